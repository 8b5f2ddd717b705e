import type { SaveState } from '../saving/save-state'

/** The states in which a page waits for somebody, or is not public. */
export type WaitingState =
  | 'IN_REVIEW'
  | 'RETURNED'
  | 'ABANDONED'
  | 'ARCHIVED'
  | 'INACTIVE'
  | 'DELETED'

/** Which of these states a page is in; `null` for an ordinary draft or published page. */
export function waitingState({
  status,
  recordStatus,
  review,
}: Pick<SaveState['saved'], 'status' | 'recordStatus' | 'review'>): WaitingState | null {
  if (recordStatus !== 'ACTIVE') return recordStatus
  if (status === 'IN_REVIEW' || status === 'ABANDONED') return status
  return status === 'DRAFT' && review?.step === 'RETURNED' ? 'RETURNED' : null
}
