import { formatList } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { NavigationEntry } from '#schema/records/navigation/menu-changes'
import navigation, { MAX_LEVEL } from '#schema/records/navigation/navigation.record'
import { useFieldValue } from '../panel/form/use-field-value'
import { MenuHere, OrphanedChanges } from './menu-here'
import { type MenuAddress, onFirstLevel, useMenuBelow } from './use-menu-below'
import { usePageTitles } from './use-page-titles'

const { combines, entries, footer } = navigation.fields

/** Menus of a location, entry by entry, if it follows the network; if it has its own, the network entries that it lacks. */
export function NetworkEntries(menu: MenuAddress) {
  const below = useMenuBelow(menu)
  const network = below && { header: below.header.entries, footer: below.footer.entries }
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
        ? t('This location has its own menu. The network has no menu entries yet.')
        : t('The network’s entries aren’t shown here: {tops}.', {
            tops: formatList(tops.map(({ label }) => label)),
          })}
    </p>
  )
}
