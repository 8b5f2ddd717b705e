import { refusalFor } from '#schema/api/refusals/refusals'
import type { ReviewAction } from '#schema/entities/statuses'
import type { Orm } from '../../../database/orm'
import { recordDrafts as table } from '../../../database/tables'
import { requireSignIn } from '../../../documents/document-row'
import { checkOtherApprover } from '../../../documents/publish'
import { emit } from '../../../events/emit'
import type { RequestContext } from '../../../graphql/operations/context'
import { ApiError } from '../../../http/errors/api-error'
import { notifyAuthor } from '../../../mail/notify-people'
import { abandonedMail, approvedMail, returnedMail } from '../../../mail/review-mails'
import { requiredNote, reviewNote } from '../../../mail/review-note'
import type { Principal } from '../../../people/access/principal'
import { type SavedRecord, savedRecord, saveInside } from '../../save-record'
import { lockDraftForUpdate, ofDraft, type StoredDraft } from '../stored-drafts'
import { type DraftArguments, type DraftTarget, lockTarget } from './draft-target'
import { draftEventData, isSharedDraft, reviewedRecord } from './reviewed-record'

interface Decision extends DraftArguments {
  readonly expectedVersion: number
  readonly recordVersion: number
  readonly note?: string | null
}

interface Review {
  readonly tx: Orm
  readonly context: RequestContext
  readonly principal: Principal
  readonly target: DraftTarget
  readonly draft: StoredDraft
}

/** Decides on a submitted record: publishes it, returns it with a note, or discards the draft. */
export async function reviewRecordDraft(
  _: unknown,
  { action, ...args }: Decision & { readonly action: ReviewAction },
  context: RequestContext,
): Promise<SavedRecord | null> {
  const principal = requireSignIn(context.principal)
  return context.app.changes.write(async (tx) => {
    const target = await lockTarget(tx, args, { principal, action: 'review' })
    const expectation = { expected: args.expectedVersion, kind: target.definition.kind }
    const draft = await lockDraftForUpdate(tx, target.name, expectation)
    if (draft?.status !== 'IN_REVIEW')
      throw new ApiError(
        'INVALID_TRANSITION',
        refusalFor('recordNotInReview', { kind: target.definition.kind }),
        {
          allowed: [],
        },
      )
    const review = { tx, context, principal, target, draft }
    if (action === 'APPROVE') return approve(review, args)
    if (action === 'RETURN') await returnToAuthor(review, args)
    else await discard(review, args)
    return target.row && savedRecord(target.writer, target.row)
  })
}

async function approve(review: Review, args: Decision): Promise<SavedRecord> {
  const { tx, context, principal, target, draft } = review
  const { definition, name, writer, row, locationId } = target
  const isShared = isSharedDraft(target)
  await checkOtherApprover(tx, { ...draft, locationId, isShared }, principal)
  const place = row || definition.owner === 'network' ? {} : { locationId: String(locationId) }
  const { language, onlyHere } = name
  const named = definition.drafts === 'place' ? { language, onlyHere } : {}
  const isHidden = row !== null && !writer.isPublic(row)
  const saved = await saveInside({ tx, context }, writer, {
    id: row && String(row.id),
    input: {
      ...JSON.parse(draft.values),
      ...(isHidden && publicStatus(target)),
      ...{ ...named, ...place },
    },
    expectedVersion: row && args.recordVersion,
    draftVersion: draft.version,
    publishes: isHidden,
    language,
  })
  await notify(review, { letter: approvedMail, note: reviewNote(args.note) })
  return savedRecord(writer, saved)
}

/** Returns the public value of the status field, for kinds with one in their form. */
function publicStatus({ definition: { status, fields } }: DraftTarget) {
  const field = status === null ? undefined : fields[status]
  return status === null || !field ? {} : { [status]: field.default }
}

async function returnToAuthor(review: Review, args: Decision): Promise<void> {
  const { tx, target, draft, principal } = review
  const note = requiredNote(args.note)
  const by = { id: principal.id, name: principal.name }
  await tx
    .update(table)
    .set({
      status: 'RETURNED',
      version: draft.version + 1,
      review: { step: 'RETURNED', at: new Date().toISOString(), by, note },
    })
    .where(ofDraft(target.name))
  await notify(review, { letter: returnedMail, note })
  await auditStep(review, 'RETURN')
}

async function discard(review: Review, args: Decision): Promise<void> {
  const { tx, target } = review
  await tx.delete(table).where(ofDraft(target.name))
  await notify(review, { letter: abandonedMail, note: reviewNote(args.note) })
  await auditStep(review, 'ABANDON')
}

async function notify(
  { tx, context, principal, target, draft }: Review,
  about: { readonly letter: typeof returnedMail; readonly note: string },
): Promise<void> {
  const { origin } = context.app.configuration
  const by = { byId: principal.id, by: principal.name }
  await notifyAuthor({ tx, origin }, reviewedRecord(target, draft), { ...about, ...by })
}

async function auditStep({ tx, context, target, draft }: Review, reason: string): Promise<void> {
  await emit(tx, {
    ...{ type: 'record.draftReviewed', by: context, action: 'review', reason },
    ...draftEventData(target),
    ...{ fromVersion: draft.version, fromStatus: draft.status },
  })
}
