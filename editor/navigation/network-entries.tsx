import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { formatList } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { NavigationEntry } from '#schema/records/navigation/menu-changes'
import navigation, { MAX_LEVEL } from '#schema/records/navigation/navigation.record'
import { navigationKey } from '#schema/records/navigation/navigation-key'
import { useCachedRequest } from '../app/use-cached-request'
import { useFieldValue } from '../panel/form/use-field-value'
import { useSession } from '../store/session'
import { MenuHere, OrphanedChanges } from './menu-here'
import { usePageTitles } from './use-page-titles'

const { combines, entries, footer } = navigation.fields

/** Menus of a location, entry by entry, if it follows the network; if it has its own, the network entries that it lacks. */
export function NetworkEntries({ language }: { readonly language: string }) {
  const network = useNetworkMenu(language)
  const isReplaced = useFieldValue(combines, 'combines').value === 'instead'
  const own = {
    // The declaration defines the item types.
    header: (useFieldValue(entries, 'entries').value ?? []) as readonly NavigationEntry[],
    footer: onFirstLevel(useFieldValue(footer, 'footer').value ?? []),
  }
  const titles = usePageTitles(network ? [...network.header, ...network.footer] : [])
  if (!network) return null
  if (isReplaced) return <Replaced header={network.header} />
  return (
    <>
      <MenuHere
        label={t('Header at this location')}
        network={network.header}
        own={own.header}
        deepest={MAX_LEVEL}
        titles={titles}
      />
      <MenuHere
        label={t('Footer at this location')}
        network={network.footer}
        own={own.footer}
        deepest={0}
        titles={titles}
      />
      <OrphanedChanges menus={[network.header, network.footer, own.header, own.footer]} />
    </>
  )
}

function Replaced({ header }: { readonly header: readonly NavigationEntry[] }) {
  const tops = header.filter(({ level }) => !level)
  return (
    <p className="ed-message navigation-network" data-tone="plain">
      {tops.length === 0
        ? t('The network has no menu entries yet. This location wouldn’t show them.')
        : t('The network’s entries aren’t shown here: {tops}.', {
            tops: formatList(tops.map(({ label }) => label)),
          })}
    </p>
  )
}

/** Returns the network's menu in a language, or else in the default one; `null` if there is none, or while it loads. */
function useNetworkMenu(language: string) {
  const { source } = useSession()
  const { answer } = useCachedRequest(language, async () => {
    const keys = [language, DEFAULT_LANGUAGE].map((each) =>
      navigationKey(DEFAULT_LOCATION_ID, each),
    )
    const found = await source.recordsOf(navigation, { keys, first: keys.length })
    const { values } = found.find((each) => each.values.language === language) ?? found[0] ?? {}
    return values ? { header: values.entries, footer: onFirstLevel(values.footer) } : null
  })
  return answer.state === 'ready' ? answer.value : null
}

function onFirstLevel(
  links: readonly Omit<NavigationEntry, 'level'>[],
): readonly NavigationEntry[] {
  return links.map((link) => ({ ...link, level: 0 }))
}
