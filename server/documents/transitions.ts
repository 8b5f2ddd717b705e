import { type Refusal, refusalFor } from '#schema/api/refusals/refusals'
import type { PostStatus, RecordStatus } from '#schema/entities/statuses'
import { ApiError } from '../http/errors/api-error'

/**
 * The steps a document goes through; the table of reliability's 'Minimal policy'. Publishing straight from a draft is
 * submitting and approving in one step, by someone who may do both; what was submitted keeps its second pair of eyes.
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

/** The status after a step; INVALID_TRANSITION, naming what may follow, when the step is not one from here. */
export function statusAfter(step: Step, status: PostStatus): PostStatus {
  const { from, to }: { from: readonly PostStatus[]; to: PostStatus | null } = steps[step]
  if (!from.includes(status))
    throw new ApiError('INVALID_TRANSITION', notPossible(step, status), {
      allowed: followers(status),
    })
  if (to !== null) return to
  // What was published and is edited or taken back is a draft again; every other status stays.
  return status === 'PUBLISHED' ? 'DRAFT' : status
}

function notPossible(step: Step, status: PostStatus): Refusal {
  const from: readonly PostStatus[] = steps[step].from
  const isReviewStep = from.length === 1 && from[0] === 'IN_REVIEW'
  return refusalFor('stepNotPossible', { step, status: isReviewStep ? 'NOT_IN_REVIEW' : status })
}

const recordFollowers: Readonly<Record<RecordStatus, readonly RecordStatus[]>> = {
  ACTIVE: ['INACTIVE', 'ARCHIVED', 'DELETED'],
  INACTIVE: ['ACTIVE', 'DELETED'],
  ARCHIVED: ['ACTIVE', 'DELETED'],
  // What was deleted comes back out of sight, never straight to visitors.
  DELETED: ['INACTIVE'],
}

/** Refuses a change of the record's status that is none of the table. */
export function checkRecordTransition(from: RecordStatus, to: RecordStatus): void {
  const allowed = recordFollowers[from]
  if (allowed.includes(to)) return
  throw new ApiError('INVALID_TRANSITION', transitionRefusal(from, to), { allowed })
}

function transitionRefusal(from: RecordStatus, to: RecordStatus): Refusal {
  if (from === to) return refusalFor('sameStatus', { status: from })
  return from === 'INACTIVE'
    ? refusalFor('archiveDraft')
    : refusalFor('restoreFirst', { status: from })
}

/** The statuses that may follow one, whichever step leads there. */
export function followers(status: PostStatus): readonly PostStatus[] {
  const next = Object.values(steps).flatMap(({ from, to }) =>
    to !== null && (from as readonly PostStatus[]).includes(status) && to !== status ? [to] : [],
  )
  return [...new Set<PostStatus>(status === 'PUBLISHED' ? [...next, 'DRAFT'] : next)]
}
