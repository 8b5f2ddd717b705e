import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { App } from '../../app/app'
import type { Orm } from '../../database/orm'
import { keptPages, pageRollouts } from '../../database/tables'
import { ApiError } from '../../http/errors/api-error'
import { storedRefusal } from '../../http/errors/refusal-text'
import { enqueue } from '../../jobs/enqueue'
import { type AnyJobKind, jobKind } from '../../jobs/job-kind'
import { PAGE_WAVE } from '../../jobs/scheduled-jobs'
import { checkPermission, type DocumentRow, lockDocument } from '../document-row'
import { makerOf } from '../schedule/schedule-maker'
import { findNewProblems } from './rollout-problems'
import { type RolloutRow, waitingOf } from './rollout-rows'
import { emitReach, emitStep, setRollout } from './write-rollout'

const MAX_TRIES = 20

/**
 * Job that publishes a change to the locations of the next wave, unless the rollout was stopped or new problems appeared since
 * the previous wave.
 */
export function waveJob({
  configuration,
  clock,
}: Pick<App, 'clock' | 'configuration'>): AnyJobKind {
  return jobKind({
    name: PAGE_WAVE,
    payload: z.object({ id: z.int(), wave: z.int() }),
    mostTries: MAX_TRIES,
    async run(tx, { id: jobId, payload }) {
      const held = await hold(tx, payload)
      if (!held) return
      const { document, rollout } = held
      const by = { principal: null, requestId: `job ${jobId}`, network: null }
      const step = { by, actorId: rollout.createdBy }
      const problems = [
        ...(await authorProblem(tx, document, { rollout, configuration })),
        ...(await findNewProblems(tx, document, rollout)),
      ]
      if (problems.length > 0) {
        const problem = problems.join('\n')
        await setRollout(tx, rollout, { state: 'STOPPED', nextAt: null, problem })
        await emitStep(tx, document, { ...step, action: 'stopRollout', reason: problem })
        return
      }
      const locationIds = await releaseWave(tx, rollout, payload.wave)
      await planNext(tx, rollout, clock())
      await emitReach(tx, document, {
        ...{ ...step, action: 'publishWave', locationIds },
        reason: `wave ${payload.wave}: ${locationIds.length} locations`,
      })
    },
  })
}

/** Locks the page first, as every other step does; returns `null` if this wave should not run. */
async function hold(
  tx: Orm,
  { id, wave }: { readonly id: number; readonly wave: number },
): Promise<{ readonly document: DocumentRow; readonly rollout: RolloutRow } | null> {
  const isDue = and(
    ...[eq(pageRollouts.id, id), eq(pageRollouts.state, 'RUNNING')],
    eq(pageRollouts.nextWave, wave),
  )
  const [scheduled] = await tx.select().from(pageRollouts).where(isDue)
  const document = scheduled && (await lockDocument(tx, scheduled.documentId))
  const [rollout] = await tx.select().from(pageRollouts).where(isDue).for('update')
  return document && rollout ? { document, rollout } : null
}

/**
 * Checks the person who started the rollout, in whose name waves are published: the rollout stops if they may no longer publish.
 */
async function authorProblem(
  tx: Orm,
  document: DocumentRow,
  { rollout, configuration }: { readonly rollout: RolloutRow } & Pick<App, 'configuration'>,
): Promise<readonly string[]> {
  try {
    checkPermission(await makerOf(tx, rollout, configuration), 'publish', document)
    return []
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const refusal = refusalFor('authorCannotPublish', { person: rollout.createdByName })
    const problem = storedRefusal(refusal)
    return rollout.accepted.includes(problem) ? [] : [problem]
  }
}

async function releaseWave(tx: Orm, { id }: RolloutRow, wave: number): Promise<readonly number[]> {
  const gone = await tx
    .delete(keptPages)
    .where(and(eq(keptPages.rolloutId, id), eq(keptPages.wave, wave)))
    .returning({ locationId: keptPages.locationId })
  return gone.map(({ locationId }) => locationId)
}

async function planNext(tx: Orm, rollout: RolloutRow, now: Date): Promise<void> {
  const { nextWave } = await waitingOf(tx, rollout.id)
  if (nextWave === null) {
    await setRollout(tx, rollout, { state: 'DONE', nextWave: null, nextAt: null })
    return
  }
  const nextAt = new Date(now.getTime() + rollout.waveMinutes * 60_000)
  await setRollout(tx, rollout, { nextWave, nextAt })
  await enqueue(tx, {
    ...{ kind: PAGE_WAVE, payload: { id: rollout.id, wave: nextWave }, runAt: nextAt },
  })
}
