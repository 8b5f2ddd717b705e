import { type Refusal, refusalFor } from '#schema/api/refusals/refusals'
import type { PostStatus, RecordStatus } from '#schema/entities/statuses'
import { ApiError } from '../http/errors/api-error'

/**
 * The workflow steps of a document: the table of reliability’s ‘Minimal policy’. Publishing directly from a draft submits and
 * approves in one step, by a person allowed to do both. A submitted document still needs a second person.
 */
const steps = {
  edit: { from: ['DRAFT', 'IN_REVIEW', 'PUBLISHED'], to: null },
  submit: { from: ['DRAFT'], to: 'IN_REVIEW' },
  withdraw: { from: ['IN_REVIEW'], to: 'DRAFT' },
  return: { from: ['IN_REVIEW'], to: 'DRAFT' },
  approve: { from: ['IN_REVIEW'], to: 'PUBLISHED' },
  abandon: { from: ['DRAFT', 'IN_REVIEW'], to: 'ABANDONED' },
  reopen: { from: ['ABANDONED'], to: 'DRAFT' },
  publish: { from: ['DRAFT', 'IN_REVIEW', 'PUBLISHED'], to: 'PUBLISHED' },
  unpublish: { from: ['DRAFT', 'IN_REVIEW', 'PUBLISHED', 'ABANDONED'], to: null },
} as const satisfies Record<string, { from: readonly PostStatus[]; to: PostStatus | null }>

export type Step = keyof typeof steps

/** Returns the status after a step. Throws INVALID_TRANSITION with the allowed statuses if the step is not possible. */
export function statusAfter(step: Step, status: PostStatus): PostStatus {
  const { from, to }: { from: readonly PostStatus[]; to: PostStatus | null } = steps[step]
  if (!from.includes(status))
    throw new ApiError('INVALID_TRANSITION', notPossible(step, status), {
      allowed: nextStatuses(status),
    })
  if (to !== null) return to
  // A published document that is edited or withdrawn becomes a draft again; every other status stays.
  return status === 'PUBLISHED' ? 'DRAFT' : status
}

function notPossible(step: Step, status: PostStatus): Refusal {
  const from: readonly PostStatus[] = steps[step].from
  const isReviewStep = from.length === 1 && from[0] === 'IN_REVIEW'
  return refusalFor('stepNotPossible', { step, status: isReviewStep ? 'NOT_IN_REVIEW' : status })
}

const nextRecordStatuses: Readonly<Record<RecordStatus, readonly RecordStatus[]>> = {
  ACTIVE: ['INACTIVE', 'ARCHIVED', 'DELETED'],
  INACTIVE: ['ACTIVE', 'DELETED'],
  ARCHIVED: ['ACTIVE', 'DELETED'],
  // A restored document is hidden at first, never immediately public.
  DELETED: ['INACTIVE'],
}

/** Throws if the table doesn’t allow the change of record status. */
export function checkRecordTransition(from: RecordStatus, to: RecordStatus): void {
  const allowed = nextRecordStatuses[from]
  if (allowed.includes(to)) return
  throw new ApiError('INVALID_TRANSITION', transitionRefusal(from, to), { allowed })
}

function transitionRefusal(from: RecordStatus, to: RecordStatus): Refusal {
  if (from === to) return refusalFor('sameStatus', { status: from })
  return from === 'INACTIVE'
    ? refusalFor('archiveDraft')
    : refusalFor('restoreFirst', { status: from })
}

/** Returns the statuses that can follow a status, by any step. */
export function nextStatuses(status: PostStatus): readonly PostStatus[] {
  const next = Object.values(steps).flatMap(({ from, to }) =>
    to !== null && (from as readonly PostStatus[]).includes(status) && to !== status ? [to] : [],
  )
  return [...new Set<PostStatus>(status === 'PUBLISHED' ? [...next, 'DRAFT'] : next)]
}
