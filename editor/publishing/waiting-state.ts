import type { SaveState } from '../saving/save-state'

/** The states of a page in which somebody has to do something, or in which it is out of sight. */
export type WaitingState =
  | 'IN_REVIEW'
  | 'RETURNED'
  | 'ABANDONED'
  | 'ARCHIVED'
  | 'INACTIVE'
  | 'DELETED'

/** Which of these states a page is in; `null` for a draft or a published page like any other. */
export function waitingState({
  status,
  recordStatus,
  review,
}: Pick<SaveState['saved'], 'status' | 'recordStatus' | 'review'>): WaitingState | null {
  if (recordStatus !== 'ACTIVE') return recordStatus
  if (status === 'IN_REVIEW' || status === 'ABANDONED') return status
  return status === 'DRAFT' && review?.step === 'RETURNED' ? 'RETURNED' : null
}
