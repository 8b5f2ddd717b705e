import type { OpenedRecord, RecordFormOf } from './opened-record'

/** Whether a save is public at once, or once its time has come: that of a hidden or archived record is not. */
export function isLive(
  { statusField, fields }: Pick<RecordFormOf, 'statusField' | 'fields'>,
  { recordStatus, values }: OpenedRecord,
): boolean {
  if (recordStatus !== 'ACTIVE') return false
  const field = statusField === undefined ? undefined : fields[statusField]
  return !field || statusField === undefined || values[statusField] === field.default
}
