import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import navigation from '#schema/records/navigation/navigation.record'
import { navigationKey } from '#schema/records/navigation/navigation-key'
import { useCachedRequest } from '../app/use-cached-request'
import { usePage, useSession } from '../store/session'

/** What the network's navigation gives a location, to look at while it adds to it. */
export function NetworkEntries({ language }: { readonly language: string }) {
  const { source } = useSession()
  const isReplaced = usePage(({ page }) =>
    (page.tree.blocks.get('record')?.fields ?? []).some(
      ({ name, value }) => name === 'combines' && value === 'instead',
    ),
  )
  const { answer } = useCachedRequest(language, async () => {
    const keys = [language, DEFAULT_LANGUAGE].map((each) =>
      navigationKey(DEFAULT_LOCATION_ID, each),
    )
    const found = await source.recordsOf(navigation, { keys, first: keys.length })
    return found.find(({ values }) => values.language === language) ?? found[0] ?? null
  })
  if (answer.state !== 'ready' || answer.value === null) return null
  const tops = answer.value.values.entries.filter(({ level }) => !level)
  return (
    <p className="ed-message navigation-network" data-tone="plain">
      {t(
        '{isReplaced, select, true {Not shown here: the entries of the network: {tops}.} other {The entries of the network: {tops}.}}',
        {
          isReplaced: String(isReplaced),
          tops: tops.map(({ label }) => label).join(', ') || t('none yet'),
        },
      )}
    </p>
  )
}
