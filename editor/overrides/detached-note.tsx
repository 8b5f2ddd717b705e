import { formatDay, joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { Detachment } from '../store/location-version'

/** Explains that a page is detached: since when, by whom, and whether the network has changed it since. */
export function DetachedNote({ detached, count }: DetachedNoteProps) {
  const { detachedBy: name, detachedAt, isNetworkPublic, isNetworkChanged } = detached
  return (
    <>
      {joinSentences(
        t('Detached by {name} on {day}: later changes of the network don’t arrive.', {
          name,
          day: formatDay(detachedAt),
        }),
        count > 0 && t('{count, plural, one {# change here.} other {# changes here.}}', { count }),
        !isNetworkPublic && t('The network has unpublished this page, so visitors don’t see it.'),
        isNetworkChanged && t('The network has changed its page since.'),
      )}
    </>
  )
}

interface DetachedNoteProps {
  readonly detached: Detachment
  /** Number of the location's own differences. */
  readonly count: number
}
