import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../app/app'
import type { Orm } from '../database/orm'
import { textReplacements } from '../database/tables'
import { makerOf } from '../documents/schedule/schedule-maker'
import { emit } from '../events/emit'
import { ApiError } from '../http/errors/api-error'
import { storedError } from '../http/errors/refusal-text'
import { enqueue } from '../jobs/enqueue'
import { type AnyJobKind, jobKind } from '../jobs/job-kind'
import { changeBatch } from './change-batch'
import { findBatch, type ReplacementRow } from './find-batch'
import type { ReplaceContext } from './text-source'

export const REPLACEMENT = 'textReplacement'

/**
 * Job that searches, replaces or undoes one batch and continues in another job, so that others run in between, progress is
 * visible, and a killed server resumes.
 */
export function replacementJob(app: App): AnyJobKind {
  return jobKind({
    name: REPLACEMENT,
    payload: z.object({ id: z.int() }),
    mostTries: 5,
    async run(tx, { id: jobId, payload: { id } }) {
      const run = await lockRun(tx, id)
      if (!run || !isWorking(run)) return
      const next = await catchRefusal(() => work(tx, run, { app, jobId }))
      await tx.update(textReplacements).set(next).where(eq(textReplacements.id, id))
      if (isWorking({ ...run, ...next })) await enqueue(tx, { kind: REPLACEMENT, payload: { id } })
    },
  })
}

export async function lockRun(tx: Orm, id: number): Promise<ReplacementRow | undefined> {
  const [run] = await tx
    .select()
    .from(textReplacements)
    .where(eq(textReplacements.id, id))
    .for('update')
  return run
}

export function isWorking({ state }: Pick<ReplacementRow, 'state'>): boolean {
  return state === 'FINDING' || state === 'REPLACING' || state === 'UNDOING'
}

/** Ends the run with the reason if a step is refused. */
async function catchRefusal(
  work: () => Promise<Partial<ReplacementRow>>,
): Promise<Partial<ReplacementRow>> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { state: 'FAILED', problem: storedError(error) }
  }
}

async function work(
  tx: Orm,
  run: ReplacementRow,
  { app, jobId }: { readonly app: App; readonly jobId: number },
): Promise<Partial<ReplacementRow>> {
  const started = { createdBy: run.startedBy, createdByName: run.startedByName }
  const principal = await makerOf(tx, started, app.configuration)
  if (run.state === 'FINDING') return findBatch(tx, run, principal)
  const context = { app, principal, requestId: `job ${jobId}`, network: null }
  const replaceContext: ReplaceContext = {
    ...{ tx, context, publishes: run.publishes },
    action: run.state === 'UNDOING' ? 'undoReplacement' : 'replaceText',
  }
  const { done, documentIds, afterId } = await changeBatch(replaceContext, run)
  const isDone = done === 0
  await emitReplaced(tx, run, { by: context, action: replaceContext.action, documentIds, isDone })
  if (!isDone) return { done: run.done + done, afterId }
  const state = run.state === 'UNDOING' ? 'UNDONE' : 'REPLACED'
  return { state, ...(state === 'REPLACED' && { replacedAt: new Date() }) }
}

/** Writes a single audit row for the whole replacement, when it is done or stopped. */
export async function emitReplaced(
  tx: Orm,
  { id, scope, done, stepCount }: ReplacementRow,
  {
    by,
    action,
    documentIds,
    isDone,
  }: {
    readonly by: ReplaceContext['context']
    readonly action: string
    readonly documentIds: readonly number[]
    readonly isDone: boolean
  },
): Promise<void> {
  const [only, ...others] = scope.locationIds ?? []
  await emit(tx, {
    ...{ type: 'text.replaced', by, action, id, documentIds, isDone },
    locationId: others.length === 0 ? (only ?? null) : null,
    reason: `${done} of ${stepCount} pages and records`,
  })
}
