import { t } from '#schema/messages/t'
import { savedFacts } from '#schema/publication/record-facts'
import { stepMessage } from '#schema/publication/step-message'
import type { OpenedRecord, RecordFormOf, WrittenRecord } from './forms/opened-record'

/** Returns the message after a save, derived from its answer: whether visitors see the record. */
export function savedMessage(
  { isPublic = true, ...written }: WrittenRecord,
  { isInternal }: Pick<RecordFormOf, 'isInternal'>,
  { draft, schedules, timeZone }: OpenedRecord,
): string {
  if (isInternal) return t('Saved.')
  const facts = savedFacts({ ...written, isPublic }, { schedules, timeZone })
  return stepMessage(draft ? 'publish' : 'save', facts)
}
