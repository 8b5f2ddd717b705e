import type { RawProps } from '#schema/block/block'
import { localTime } from '#schema/entities/local-time'
import { t } from '#schema/messages/t'
import { formatLocalTime } from '#schema/publication/publication-text'
import type { RecordFormOf } from './forms/opened-record'

interface SavedRecord {
  readonly values: RawProps
  /** Stored visibility. */
  readonly isPublic: boolean | undefined
  /** True if a draft was published with it. */
  readonly isDraft: boolean
}

/** Returns the message after a save: what was stored, and whether visitors see it. */
export function savedMessage(
  { values, isPublic, isDraft }: SavedRecord,
  { shownFrom, isInternal }: Pick<RecordFormOf, 'shownFrom' | 'isInternal'>,
  timeZone: string,
  now = new Date(),
): string {
  if (isInternal) return t('Saved.')
  const verb = isDraft ? 'published' : 'saved'
  if (isPublic === false) return t('Saved as a draft. Visitors don’t see it yet.')
  const from = shownFrom === undefined ? '' : String(values[shownFrom] ?? '')
  if (from > localTime(now.toISOString(), timeZone))
    return t(
      '{verb, select, published {Published. Visitors see it from {localTime}.} other {Saved. Visitors see it from {localTime}.}}',
      { verb, localTime: formatLocalTime(from) },
    )
  return t(
    '{verb, select, published {Published. Visitors see it now.} other {Saved. Visitors see it now.}}',
    { verb },
  )
}
