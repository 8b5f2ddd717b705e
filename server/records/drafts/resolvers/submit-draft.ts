import { refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../../../database/orm'
import { recordDrafts as table } from '../../../database/tables'
import { requireSignIn } from '../../../documents/document-row'
import { emit } from '../../../events/emit'
import type { RequestContext } from '../../../graphql/operations/context'
import { ApiError } from '../../../http/errors/api-error'
import { notifyReviewers } from '../../../mail/notify-people'
import { reviewNote } from '../../../mail/review-note'
import { lockDraftForUpdate, ofDraft, type StoredDraft, staleDraft } from '../stored-drafts'
import { type DraftNode, draftNode } from './draft-node'
import { type DraftArguments, type DraftTarget, lockTarget } from './draft-target'
import { draftEventData, reviewedRecord } from './reviewed-record'

interface StepArguments extends DraftArguments {
  readonly expectedVersion: number
  readonly note?: string | null
}

/** Submits a draft for review; a hidden record is submitted as it is. */
export async function submitRecordDraft(
  _: unknown,
  { expectedVersion: expected, note: given, ...args }: StepArguments,
  context: RequestContext,
): Promise<DraftNode> {
  const principal = requireSignIn(context.principal)
  const { id, name } = principal
  return context.app.changes.write(async (tx) => {
    const target = await lockTarget(tx, args, { principal, action: 'submit' })
    const expectation = { expected, kind: target.definition.kind }
    const before = await lockDraftForUpdate(tx, target.name, expectation)
    checkMaySubmit(target, before)
    const note = reviewNote(given)
    const at = new Date()
    const review = { step: 'SUBMITTED', at: at.toISOString(), by: { id, name }, note } as const
    const step = { status: 'IN_REVIEW', submittedBy: id, review, version: expected + 1 } as const
    const [draft] = before
      ? await tx.update(table).set(step).where(ofDraft(target.name)).returning()
      : await tx
          .insert(table)
          .values({ ...empty(target), ...step, savedAt: at, savedByName: name })
          .onConflictDoNothing()
          .returning()
    if (!draft)
      throw staleDraft((await tx.select().from(table).where(ofDraft(target.name)))[0], expectation)
    const { origin } = context.app.configuration
    const words = { byId: id, by: name, note }
    await notifyReviewers({ tx, origin }, reviewedRecord(target, draft), words)
    await auditStep(tx, { target, context, action: 'submit' }, draft)
    return draftNode(draft, principal)
  })
}

/** Withdraws a submission; for a hidden record without draft changes, nothing remains of it. */
export async function withdrawRecordDraft(
  _: unknown,
  { expectedVersion: expected, ...args }: StepArguments,
  context: RequestContext,
): Promise<DraftNode> {
  const principal = requireSignIn(context.principal)
  return context.app.changes.write(async (tx) => {
    const target = await lockTarget(tx, args, { principal, action: 'withdraw' })
    const { name, definition } = target
    const draft = await lockDraftForUpdate(tx, name, { expected, kind: definition.kind })
    if (draft?.status !== 'IN_REVIEW')
      throw new ApiError(
        'INVALID_TRANSITION',
        refusalFor('recordNotInReview', { kind: definition.kind }),
        {
          allowed: [],
        },
      )
    const step = { status: 'DRAFT', submittedBy: null, review: null } as const
    const after = { ...draft, ...step, version: expected + 1 }
    if (draft.values === '{}') await tx.delete(table).where(ofDraft(name))
    else
      await tx
        .update(table)
        .set({ ...step, version: expected + 1 })
        .where(ofDraft(name))
    await auditStep(tx, { target, context, action: 'withdraw' }, draft)
    return draftNode(after, principal)
  })
}

function checkMaySubmit({ definition, writer, row }: DraftTarget, draft: StoredDraft | undefined) {
  const { kind } = definition
  if (draft?.status === 'IN_REVIEW')
    throw new ApiError('INVALID_TRANSITION', refusalFor('recordInReview', { kind }), {
      allowed: [],
    })
  const status = row && writer.status?.of(row)
  if (status === 'ARCHIVED' || status === 'DELETED')
    throw new ApiError('INVALID_TRANSITION', refusalFor('restoreToSubmit', { kind }), {
      allowed: [],
    })
  const isHidden = row !== null && !writer.isPublic(row)
  if (draft || isHidden) return
  throw new ApiError('BAD_USER_INPUT', refusalFor('nothingToSubmit', { kind }))
}

function empty({ name, writer, row }: DraftTarget) {
  return {
    ...name,
    ...{ values: '{}', baseVersion: row?.version ?? 0, title: row ? writer.titleOf(row) : '' },
  }
}

interface Step {
  readonly target: DraftTarget
  readonly context: RequestContext
  readonly action: 'submit' | 'withdraw'
}

async function auditStep(tx: Orm, { target, context, action }: Step, draft: StoredDraft) {
  await emit(tx, {
    type: action === 'submit' ? 'record.draftSubmitted' : 'record.draftWithdrawn',
    ...{ by: context, action, ...draftEventData(target) },
    ...{ toVersion: draft.version, toStatus: draft.status },
  })
}
