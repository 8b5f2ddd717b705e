import type { RecordStatus } from '#schema/entities/statuses'
import { checkRecordTransition } from '../documents/transitions'

/** What a form offers of the status of a record: what is archived or deleted is seen by nobody else either. */
type Offered = 'ACTIVE' | 'INACTIVE'

export function shownRecordStatus(status: string): Offered {
  return status === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE'
}

/** The status after saving; INVALID_TRANSITION where the one does not follow the other. */
export function nextRecordStatus(from: RecordStatus, to: Offered): RecordStatus {
  if (from === to) return from
  checkRecordTransition(from, to)
  return to
}
