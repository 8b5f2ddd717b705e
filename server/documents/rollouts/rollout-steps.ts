import { and, eq } from 'drizzle-orm'
import { type Refusal, refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../../database/orm'
import { keptPages, revisions } from '../../database/tables'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import { ApiError } from '../../http/errors/api-error'
import { enqueue } from '../../jobs/enqueue'
import { PAGE_WAVE } from '../../jobs/scheduled-jobs'
import type { Principal } from '../../people/access/principal'
import { type StatusDecision, statusInside } from '../change-status'
import { type DocumentRow, lockDocument, requireSignIn } from '../document-row'
import { composePublished, isAt, readPublications } from '../publications/publications'
import { ofWholePage } from '../publish'
import { lockNetworkPage, namedLocations, namesOf } from './lock-network-page'
import { type RolloutNode, rolloutNode } from './rollout-node'
import {
  detachedAt,
  follow,
  isCurrent,
  keptAt,
  lockRollout,
  newestRollout,
  openLocations,
  type RolloutRow,
} from './rollout-rows'
import { emitReach, emitStep, setRollout } from './write-rollout'

interface StepArguments {
  readonly documentId: string
  readonly rolloutId: string
}

/** Pauses a rollout: no further wave starts until someone continues it. */
export function stopRollout(_: unknown, args: StepArguments, context: RequestContext) {
  return inRollout(args, context, async ({ tx, document, rollout }) => {
    if (rollout.state === 'STOPPED') return
    checkState(rollout.state === 'RUNNING', refusalFor('noWavesToCome'))
    await setRollout(tx, rollout, { state: 'STOPPED', nextAt: null, problem: null })
    await emitStep(tx, document, { by: context, action: 'stopRollout' })
  })
}

/** Continues a stopped rollout with an immediate next wave. The problems that stopped it are ignored from now on. */
export function continueRollout(_: unknown, args: StepArguments, context: RequestContext) {
  return inRollout(args, context, async ({ tx, document, rollout }) => {
    const { id, problem, accepted, nextWave: wave } = rollout
    checkState(rollout.state === 'STOPPED', refusalFor('wavesNotStopped'))
    const now = context.app.clock()
    await setRollout(tx, rollout, {
      ...{ state: 'RUNNING', nextAt: now, problem: null },
      accepted: [...accepted, ...(problem?.split('\n') ?? [])],
    })
    await enqueue(tx, { kind: PAGE_WAVE, payload: { id, wave }, runAt: now })
    await emitStep(tx, document, { by: context, action: 'continueRollout', reason: problem })
  })
}

/** Every location shows again what was published before the change. */
export function takeBackRollout(_: unknown, args: StepArguments, context: RequestContext) {
  return inRollout(args, context, async ({ tx, document, rollout }) => {
    await checkCanUndo(tx, document, rollout)
    const kept = await keptAt(tx, document.id)
    const places = await openLocations(tx)
    const unchangedIds = new Set(kept.map(({ locationId }) => locationId))
    const reachedLocations = places.filter(({ id }) => !unchangedIds.has(id))
    // Locations that keep the state before this rollout follow the published version again; those that keep an older one go on
    // keeping it.
    await tx
      .delete(keptPages)
      .where(and(eq(keptPages.documentId, document.id), eq(keptPages.shownBefore, rollout.id)))
    await tx
      .update(keptPages)
      .set({ reason: 'LEFT_OUT', rolloutId: null, wave: null })
      .where(eq(keptPages.rolloutId, rollout.id))
    await setRollout(tx, rollout, { state: 'TAKEN_BACK', nextAt: null, nextWave: null })
    await statusInside({ tx, context }, document, {
      action: 'takeBackRollout',
      decide: async () => ({
        ...(await stateBefore(tx, document, rollout)),
        reach: reachedLocations.map(({ id }) => id),
        reason: namesOf(reachedLocations, places.length),
      }),
    })
  })
}

/** Reads the state published before a rollout in order to publish it again. The draft stays unchanged. */
async function stateBefore(
  tx: Orm,
  document: DocumentRow,
  { before }: RolloutRow,
): Promise<StatusDecision> {
  const { id } = document
  const [revision] = await tx
    .select()
    .from(revisions)
    .where(and(eq(revisions.documentId, id), eq(revisions.version, before.version)))
  if (!revision) throw new Error(`Document ${id} has no revision of its version ${before.version}`)
  const now = await readPublications(tx, id)
  const from = new Date()
  const rows = before.texts.map((text) => {
    const until = now.find((row) => isAt(row, text))?.until ?? null
    return { ...text, from, until }
  })
  return {
    published: await composePublished(tx, { documentId: id, rows, version: before.version }),
    set: {
      ...ofWholePage(revision),
      publishedAt: from,
      ...(document.status === 'IN_REVIEW' ? {} : { status: 'DRAFT' }),
    },
  }
}

/** Makes chosen locations show the version before the change again. All others stay unchanged. */
export function undoAtLocations(
  _: unknown,
  args: StepArguments & { readonly locationIds: readonly string[] },
  context: RequestContext,
) {
  return inRollout(args, context, async ({ tx, document, rollout, principal }) => {
    await checkCanUndo(tx, document, rollout)
    const named = await namedLocations(tx, principal, args.locationIds)
    checkSome(named)
    const kept = new Map((await keptAt(tx, document.id)).map((each) => [each.locationId, each]))
    // Locations of a later wave never get the change; locations that keep an earlier version have nothing to undo.
    const detached = await detachedAt(tx, document.id)
    const undone = named.filter(
      ({ id }) => (kept.get(id)?.reason ?? 'WAITING') === 'WAITING' && !detached.has(id),
    )
    const seen = undone.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
    if (undone.length === 0) return
    const rows = undone.map(({ id }) => ({
      ...{ documentId: document.id, locationId: id, reason: 'UNDONE' as const },
      shownBefore: kept.get(id)?.shownBefore ?? rollout.id,
      ...{ keptAt: context.app.clock(), keptByName: principal.name },
    }))
    await follow(
      tx,
      document.id,
      undone.map(({ id }) => id),
    )
    await tx.insert(keptPages).values(rows)
    await emitReach(tx, document, {
      ...{ by: context, action: 'undoAtLocations', locationIds: seen },
      reason: namesOf(undone, (await openLocations(tx)).length),
    })
  })
}

/** Makes locations that keep an earlier version show the published one. */
export async function includeLocations(
  _: unknown,
  args: { readonly documentId: string; readonly locationIds: readonly string[] },
  context: RequestContext,
): Promise<RolloutNode> {
  const principal = requireSignIn(context.principal)
  return context.app.changes.write(async (tx) => {
    const document = await lockNetworkPage(tx, principal, { id: args.documentId })
    const named = await namedLocations(tx, principal, args.locationIds)
    checkSome(named)
    const rollout = await newestRollout(tx, document.id)
    if (!rollout)
      throw new ApiError('INVALID_TRANSITION', refusalFor('allShowPublished'), {
        allowed: [],
      })
    const gone = new Set(
      await follow(
        tx,
        document.id,
        named.map(({ id }) => id),
      ),
    )
    if (gone.size > 0)
      await emitReach(tx, document, {
        ...{ by: context, action: 'includeLocations', locationIds: [...gone] },
        reason: namesOf(
          named.filter(({ id }) => gone.has(id)),
          (await openLocations(tx)).length,
        ),
      })
    return rolloutNode(tx, document, { rollout, principal })
  })
}

interface LockedRollout {
  readonly tx: Orm
  readonly document: DocumentRow
  readonly rollout: RolloutRow
  readonly principal: Principal
}

/** Runs a rollout step while the page is locked, so that publishing, waves and other steps wait. */
function inRollout(
  { documentId, rolloutId }: StepArguments,
  context: RequestContext,
  step: (held: LockedRollout) => Promise<void>,
): Promise<RolloutNode> {
  const principal = requireSignIn(context.principal)
  return context.app.changes.write(async (tx) => {
    const document = await lockNetworkPage(tx, principal, { id: documentId })
    const rollout = await lockRollout(tx, document.id, idOf(rolloutId))
    await step({ tx, document, rollout, principal })
    const [after, now] = [
      await lockDocument(tx, document.id),
      await lockRollout(tx, document.id, rollout.id),
    ]
    if (!after) throw new Error(`Document ${document.id} was locked and is gone`)
    return rolloutNode(tx, after, { rollout: now, principal })
  })
}

function checkState(isRight: boolean, refusal: Refusal): void {
  if (!isRight) throw new ApiError('INVALID_TRANSITION', refusal, { allowed: [] })
}

async function checkCanUndo(tx: Orm, document: DocumentRow, rollout: RolloutRow): Promise<void> {
  if (rollout.state !== 'TAKEN_BACK' && (await isCurrent(tx, document, rollout))) return
  throw new ApiError('INVALID_TRANSITION', refusalFor('publishedSince'), { allowed: [] })
}

function checkSome(named: readonly unknown[]): void {
  if (named.length === 0) throw new ApiError('BAD_USER_INPUT', refusalFor('nameLocation'))
}
