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

const statusPhrases: Readonly<Record<PostStatus, string>> = {
  DRAFT: 'it’s a draft',
  IN_REVIEW: 'it’s in review',
  PUBLISHED: 'it’s already published',
  ABANDONED: 'it was closed without publishing',
}

const stepPhrases: Readonly<Record<Step, string>> = {
  edit: 'edited',
  submit: 'submitted for review',
  withdraw: 'withdrawn',
  return: 'returned',
  approve: 'approved',
  abandon: 'closed without publishing',
  reopen: 'reopened',
  publish: 'published',
  unpublish: 'unpublished',
}

/** The status after a step; INVALID_TRANSITION, naming what may follow, when the step is not one from here. */
export function statusAfter(step: Step, status: PostStatus): PostStatus {
  const { from, to }: { from: readonly PostStatus[]; to: PostStatus | null } = steps[step]
  if (!from.includes(status))
    throw new ApiError('INVALID_TRANSITION', transitionMessage(step, status), {
      allowed: followers(status),
    })
  if (to !== null) return to
  // What was published and is edited or taken back is a draft again; every other status stays.
  return status === 'PUBLISHED' ? 'DRAFT' : status
}

function transitionMessage(step: Step, status: PostStatus): string {
  const from: readonly PostStatus[] = steps[step].from
  const isReviewStep = from.length === 1 && from[0] === 'IN_REVIEW'
  const why = isReviewStep ? 'it isn’t in review anymore' : statusPhrases[status]
  return `This can’t be ${stepPhrases[step]}: ${why}.`
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
  throw new ApiError('INVALID_TRANSITION', transitionProblem(from, to), { allowed })
}

function transitionProblem(from: RecordStatus, to: RecordStatus): string {
  if (from === to) return `This is already ${recordStatusPhrases[from]}.`
  if (from === 'INACTIVE') return 'Only published items can be archived. Publish this one first.'
  return `This is ${recordStatusPhrases[from]}. Restore it first.`
}

const recordStatusPhrases: Readonly<Record<RecordStatus, string>> = {
  ACTIVE: 'published',
  INACTIVE: 'a draft',
  ARCHIVED: 'archived',
  DELETED: 'in the trash',
}

/** The statuses that may follow one, whichever step leads there. */
export function followers(status: PostStatus): readonly PostStatus[] {
  const next = Object.values(steps).flatMap(({ from, to }) =>
    to !== null && (from as readonly PostStatus[]).includes(status) && to !== status ? [to] : [],
  )
  return [...new Set<PostStatus>(status === 'PUBLISHED' ? [...next, 'DRAFT'] : next)]
}
