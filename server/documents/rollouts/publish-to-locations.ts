import { refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../../database/orm'
import { keptPages, pageRollouts } from '../../database/tables'
import type { RequestContext } from '../../graphql/operations/context'
import { ApiError } from '../../http/errors/api-error'
import { enqueue } from '../../jobs/enqueue'
import { PAGE_WAVE } from '../../jobs/scheduled-jobs'
import type { Principal } from '../../people/access/principal'
import { type StatusDecision, statusInside } from '../change-status'
import { checkVersion, conflict } from '../conflict'
import { type DocumentRow, lockDocument, requireSignIn } from '../document-row'
import { publishedState } from '../publications/kept-versions'
import { readPublications } from '../publications/publications'
import { checkApprover, published } from '../publish'
import { readTexts, type TextsOfPage } from '../texts-of-page'
import { lockNetworkPage, namedLocations, namesOf } from './lock-network-page'
import { type LocationImpact, readImpact, readImpactContext } from './read-impact'
import { type RolloutNode, rolloutNode } from './rollout-node'
import { checkNoneUnderWay, dropOldRollouts, follow, keptAt, newestRollout } from './rollout-rows'

interface Waves {
  /** Number of locations in the first wave. Each later wave is twice as large as the one before. */
  readonly first: number
  /** Minutes between two waves. */
  readonly minutes: number
}

interface PublishArguments {
  readonly id: string
  readonly expectedVersion: number
  readonly expectedPublishedVersion?: number | null
  readonly language?: string | null
  readonly locationId?: string | null
  readonly leaveOut: readonly string[]
  readonly waves?: Waves | null
}

const MAX_MINUTES = 7 * 24 * 60

/**
 * Publishes a page of the network, or some of its texts, to the locations that show it: all at once or in waves, excluding the
 * locations left out.
 */
export async function publishToLocations(
  _: unknown,
  args: PublishArguments,
  context: RequestContext,
): Promise<RolloutNode> {
  const principal = requireSignIn(context.principal)
  const waves = readWaves(args.waves)
  const part = readTexts(args)
  return context.app.changes.write(async (tx) => {
    const document = await lockNetworkPage(tx, principal, { id: args.id, language: part.language })
    await checkVersion(tx, document, args.expectedVersion)
    if ((args.expectedPublishedVersion ?? null) !== document.publishedVersion)
      throw await conflict(tx, document, args.expectedVersion)
    await checkNoneUnderWay(tx, document.id)
    const leaveOut = await namedLocations(tx, principal, args.leaveOut)
    const plan = await planOf(tx, document, { principal, leaveOut, waves, part })
    await statusInside({ tx, context }, document, {
      action: 'publish',
      decide: async (_tx, row) => {
        const publishing = await published({ tx, principal }, row, { step: 'publish', ...part })
        const approval = await checkApprover(tx, row, { principal, ...part })
        await writeRollout(tx, row, {
          plan,
          principal,
          publishing,
          waves,
          now: context.app.clock(),
        })
        return { ...publishing, reach: plan.reach, reason: plan.reason ?? approval }
      },
    })
    const [after, rollout] = [
      await lockDocument(tx, document.id),
      await newestRollout(tx, document.id),
    ]
    if (!after || !rollout) throw new Error(`What was published of ${document.id} is gone`)
    return rolloutNode(tx, after, { rollout, principal })
  })
}

function readWaves(waves: Waves | null | undefined): Waves | null {
  if (!waves) return null
  const { first, minutes } = waves
  if (first < 0 || first > 1000) throw new ApiError('BAD_USER_INPUT', refusalFor('firstWaveSize'))
  if (minutes < 1 || minutes > MAX_MINUTES)
    throw new ApiError('BAD_USER_INPUT', refusalFor('waveInterval'))
  return waves
}

/** The waves of a rollout: the locations of each. */
interface Plan {
  /** Locations that get the change immediately. */
  readonly now: readonly LocationImpact[]
  readonly later: readonly (LocationImpact & { readonly wave: number })[]
  readonly leftOut: readonly LocationImpact[]
  /** Ids of the locations where visitors see a change immediately. */
  readonly reach: readonly number[]
  /** Reason in the audit log; `null` if all locations get the change immediately. */
  readonly reason: string | null
}

interface RolloutOptions {
  readonly principal: Principal
  readonly leaveOut: readonly { readonly id: number }[]
  readonly waves: Waves | null
  readonly part: TextsOfPage
}

async function planOf(
  tx: Orm,
  document: DocumentRow,
  { principal, leaveOut, waves, part }: RolloutOptions,
): Promise<Plan> {
  const impactContext = await readImpactContext(tx, document, part)
  if (!impactContext) throw new Error(`Document ${document.id} has no draft`)
  const all = await readImpact(tx, impactContext, principal)
  const isNew = impactContext.before === null
  if (isNew && (leaveOut.length > 0 || waves))
    throw new ApiError('BAD_USER_INPUT', refusalFor('newPageForAll'))
  const named = new Set(leaveOut.map(({ id }) => id))
  const isLeftOut = ({ locationId, state }: LocationImpact) =>
    !isNew && state !== 'DETACHED' && (named.has(locationId) || state === 'NOT_ALLOWED')
  const leftOut = all.filter(isLeftOut)
  // Locations where nothing visible changes need no wave.
  const rest = all.filter((each) => !isLeftOut(each))
  const waiting = waves ? rest.filter(({ isChanged }) => isChanged).slice(waves.first) : []
  const later = waiting.map((each, index) => ({ ...each, wave: waveOf(index, waves?.first ?? 0) }))
  const held = new Set(later.map(({ locationId }) => locationId))
  const now = rest.filter(({ locationId }) => !held.has(locationId))
  return {
    ...{ now, later, leftOut },
    // The page of a detached location stays, but once the network's differs it's canonical itself.
    reach: now.flatMap(({ isChanged, state, locationId }) =>
      isChanged || state === 'DETACHED' ? locationId : [],
    ),
    reason: reasonOf({ leftOut, later }, all.length),
  }
}

/**
 * Returns the wave number of a location. Waves double in size; if the first wave is empty, the second has one location. Delayed
 * waves start at `2`.
 */
function waveOf(index: number, first: number): number {
  return Math.floor(Math.log2(index / Math.max(2 * first, 1) + 1)) + 2
}

function reasonOf({ leftOut, later }: Pick<Plan, 'later' | 'leftOut'>, all: number): string | null {
  const out =
    leftOut.length === 0
      ? []
      : `left out ${namesOf(
          leftOut.map((each) => ({ ...each, id: each.locationId })),
          all,
        )}`
  const waves = later.length === 0 ? [] : `${later.length} of ${all} locations in later waves`
  const parts = [out, waves].flat()
  return parts.length === 0 ? null : parts.join('; ')
}

interface RolloutWrite {
  readonly plan: Plan
  readonly principal: Principal
  readonly publishing: Pick<StatusDecision, 'set'> & Required<Pick<StatusDecision, 'published'>>
  readonly waves: Waves | null
  readonly now: Date
}

/** Stores the previously published state and the locations that keep it. Other locations have no row. */
async function writeRollout(
  tx: Orm,
  row: DocumentRow,
  { plan, principal, publishing, waves, now }: RolloutWrite,
): Promise<void> {
  const isWaved = plan.later.length > 0
  const nextAt = isWaved && waves ? new Date(now.getTime() + waves.minutes * 60_000) : null
  const [rollout] = await tx
    .insert(pageRollouts)
    .values({
      documentId: row.id,
      before: publishedState(row, await readPublications(tx, row.id)),
      after: publishedState({ ...row, ...publishing.set }, publishing.published.rows),
      ...{ state: isWaved ? 'RUNNING' : 'DONE', formerPath: row.publishedUrl, accepted: [] },
      ...{ nextWave: isWaved ? 2 : null, nextAt, waveMinutes: waves?.minutes ?? 0 },
      ...{ createdAt: now, createdBy: principal.id, createdByName: principal.name },
    })
    .returning()
  if (!rollout) throw new Error(`A change of the page ${row.id} was not written`)
  await keep(tx, row.id, { rolloutId: rollout.id, plan, principal, now })
  await dropOldRollouts(tx, row.id)
  if (nextAt)
    await enqueue(tx, { kind: PAGE_WAVE, payload: { id: rollout.id, wave: 2 }, runAt: nextAt })
}

async function keep(
  tx: Orm,
  documentId: number,
  {
    rolloutId,
    plan,
    principal,
    now,
  }: Pick<RolloutWrite, 'now' | 'plan' | 'principal'> & { readonly rolloutId: number },
): Promise<void> {
  const known = new Map((await keptAt(tx, documentId)).map((each) => [each.locationId, each]))
  const rows = [
    ...plan.leftOut.map(({ locationId, state }) => ({
      ...{ locationId, rolloutId: null, wave: null },
      reason: state === 'NOT_ALLOWED' ? ('NOT_ALLOWED' as const) : ('LEFT_OUT' as const),
    })),
    ...plan.later.map(({ locationId, wave }) => ({
      ...{ locationId, rolloutId, wave, reason: 'WAITING' as const },
    })),
  ].map((each) => ({
    ...{ ...each, documentId, keptAt: now, keptByName: principal.name },
    // A location that already keeps an earlier version goes on keeping it.
    shownBefore: known.get(each.locationId)?.shownBefore ?? rolloutId,
  }))
  const nowIds = plan.now.map(({ locationId }) => locationId)
  await follow(tx, documentId, [...nowIds, ...rows.map(({ locationId }) => locationId)])
  if (rows.length > 0) await tx.insert(keptPages).values(rows)
}
