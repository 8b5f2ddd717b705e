import type { RecordStatus } from '#schema/entities/statuses'
import { checkRecordTransition } from '../documents/transitions'

/** The status offered in forms: archived and deleted records count as hidden. */
type Offered = 'ACTIVE' | 'INACTIVE'

export function shownRecordStatus(status: string): Offered {
  return status === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE'
}

/** Returns the status after saving; throws INVALID_TRANSITION if it can’t follow the current one. */
export function nextRecordStatus(from: RecordStatus, to: Offered): RecordStatus {
  if (from === to) return from
  checkRecordTransition(from, to)
  return to
}
