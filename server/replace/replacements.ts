import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { type Refusal, refusalFor } from '#schema/api/refusals/refusals'
import { permissionKinds } from '#schema/entities/permission-kinds'
import { TEXT_QUERY_LIMITS, type TextQuery } from '#schema/text/find/text-query'
import { lock } from '../database/locks'
import type { Orm } from '../database/orm'
import { locations, textReplacementTargets as targets, textReplacements } from '../database/tables'
import type { TextScope } from '../database/tables/stored-values'
import { checkLanguage } from '../documents/check-place'
import { requireSignIn } from '../documents/document-row'
import type { RequestContext } from '../graphql/operations/context'
import { idOf, inputId } from '../graphql/operations/ids'
import { ApiError, notFound } from '../http/errors/api-error'
import { enqueue } from '../jobs/enqueue'
import { hasLevel, hasLevelAnywhere } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import { countTargets } from './change-batch'
import type { ReplacementRow } from './find-batch'
import { emitReplaced, isWorking, lockRun, REPLACEMENT } from './replacement-job'
import {
  KEEP_MS,
  mayWork,
  type ReplacementNode,
  replacementNode,
  type TargetNode,
  targetNode,
} from './replacement-nodes'
import { textSources } from './sources'
import { textMatcher } from './text-matcher'

interface FindArguments {
  readonly query: TextQuery
  readonly scope?: {
    readonly locationIds?: readonly string[] | null
    readonly languages?: readonly string[] | null
  } | null
}

/** Starts a search. Deletes the person’s previous one if it replaced nothing. */
export async function findText(
  _: unknown,
  { query, scope }: FindArguments,
  context: RequestContext,
): Promise<ReplacementNode> {
  const principal = requireSignIn(context.principal)
  const wanted = await readQuery(query)
  const where = readScope(scope)
  checkMaySearch(principal, where)
  return context.app.changes.write(async (tx) => {
    // Serializes a person’s searches, because each deletes the previous one.
    await lock(tx, `findText ${principal.id}`)
    await deleteOldSearches(tx, principal)
    const counts = await Promise.all(textSources.map((source) => source.count(tx)))
    const [run] = await tx
      .insert(textReplacements)
      .values({
        ...{ query: wanted, scope: where, state: 'FINDING' },
        total: counts.reduce((sum, count) => sum + count, 0),
        ...{ createdBy: principal.id, createdByName: principal.name },
        ...{ startedBy: principal.id, startedByName: principal.name },
      })
      .returning()
    if (!run) throw new Error('A search was not written')
    await enqueue(tx, { kind: REPLACEMENT, payload: { id: run.id } })
    return replacementNode(tx, run)
  })
}

async function readQuery({
  text,
  isPattern,
  matchesCase,
  isWholeWord,
}: TextQuery): Promise<TextQuery> {
  if (text.trim() === '') throw new ApiError('BAD_USER_INPUT', refusalFor('textToFind'))
  if (text.length > TEXT_QUERY_LIMITS.text)
    throw new ApiError(
      'LIMIT_EXCEEDED',
      refusalFor('longTextToFind', { most: TEXT_QUERY_LIMITS.text }),
    )
  const query = { text, isPattern, matchesCase, isWholeWord }
  // Throws if it is not a valid regular expression.
  await textMatcher(query)
  return query
}

function readScope(scope: FindArguments['scope']): TextScope {
  const languages = scope?.languages ?? null
  for (const language of languages ?? []) checkLanguage(language)
  const ids = scope?.locationIds?.map((id) => inputId(id, 'locationIds')) ?? null
  return { locationIds: ids && [...new Set(ids)], languages: languages && [...new Set(languages)] }
}

/** Throws unless the principal may change something at the locations; permissions for each text are checked later. */
function checkMaySearch(principal: Principal, { locationIds }: TextScope): void {
  const may =
    locationIds === null
      ? permissionKinds.some((kind) => hasLevelAnywhere(principal, 'CONTRIBUTE', kind))
      : locationIds.some((id) => permissionKinds.some((kind) => changesThere(principal, id, kind)))
  if (!may) throw new ApiError('FORBIDDEN', refusalFor('noText'))
}

function changesThere(
  principal: Principal,
  locationId: number,
  kind: (typeof permissionKinds)[number],
): boolean {
  return hasLevel(principal, 'CONTRIBUTE', locationId, { kind, isAnyLanguage: true })
}

async function deleteOldSearches(tx: Orm, { id }: Principal): Promise<void> {
  const { createdBy, createdAt, replacement } = textReplacements
  const isOver = lt(createdAt, new Date(Date.now() - KEEP_MS))
  await tx
    .delete(textReplacements)
    .where(or(and(eq(createdBy, id), isNull(replacement)), and(eq(createdBy, id), isOver)))
}

interface LeaveOutArguments {
  readonly id: string
  readonly targetId: string
  readonly leftOut: readonly number[]
}

export async function leaveOutHits(
  _: unknown,
  { id, targetId, leftOut }: LeaveOutArguments,
  context: RequestContext,
): Promise<TargetNode> {
  requireSignIn(context.principal)
  return context.app.changes.write(async (tx) => {
    const run = await runFor(tx, context, id)
    checkState(run, ['FOUND'], refusalFor('searchClosed'))
    const [target] = await tx
      .select({ target: targets, locationName: locations.name })
      .from(targets)
      .leftJoin(locations, eq(locations.id, targets.locationId))
      .where(and(eq(targets.id, idOf(targetId) ?? 0), eq(targets.replacementId, run.id)))
    if (!target) throw notFound('search')
    const numbers = [...new Set(leftOut)].filter((number) => target.target.hits[number])
    await tx.update(targets).set({ leftOut: numbers }).where(eq(targets.id, target.target.id))
    return targetNode({ ...target.target, leftOut: numbers }, target.locationName)
  })
}

interface ReplaceArguments {
  readonly id: string
  readonly replacement: string
  readonly publishes?: boolean | null
}

export async function replaceText(
  _: unknown,
  { id, replacement, publishes }: ReplaceArguments,
  context: RequestContext,
): Promise<ReplacementNode> {
  const principal = requireSignIn(context.principal)
  return start(context, id, async (tx, run) => {
    checkState(run, ['FOUND'], refusalFor('searchClosed'))
    const stepCount = await countTargets(tx, run.id, false)
    return {
      ...workingState('REPLACING', principal),
      replacement,
      publishes: publishes ?? false,
      stepCount,
    }
  })
}

export async function undoReplacement(
  _: unknown,
  { id }: { readonly id: string },
  context: RequestContext,
): Promise<ReplacementNode> {
  const principal = requireSignIn(context.principal)
  return start(context, id, async (tx, run) => {
    if (run.replacement === null) throw createNothingReplacedError()
    checkState(run, ['REPLACED', 'STOPPED', 'FAILED'], refusalFor('notUndoableNow'))
    const stepCount = await countTargets(tx, run.id, true)
    return { ...workingState('UNDOING', principal), stepCount }
  })
}

function createNothingReplacedError(): ApiError {
  return new ApiError('INVALID_TRANSITION', refusalFor('nothingReplaced'), { allowed: [] })
}

function workingState(state: 'REPLACING' | 'UNDOING', { id, name }: Principal) {
  return { state, done: 0, afterId: 0, problem: null, startedBy: id, startedByName: name } as const
}

/** Queues the job for a decided step. */
async function start(
  context: RequestContext,
  id: string,
  decide: (tx: Orm, run: ReplacementRow) => Promise<Partial<ReplacementRow>>,
): Promise<ReplacementNode> {
  return context.app.changes.write(async (tx) => {
    const run = await runFor(tx, context, id)
    const next = { ...run, ...(await decide(tx, run)) }
    await tx.update(textReplacements).set(next).where(eq(textReplacements.id, run.id))
    await enqueue(tx, { kind: REPLACEMENT, payload: { id: run.id } })
    return replacementNode(tx, next)
  })
}

export async function stopReplacement(
  _: unknown,
  { id }: { readonly id: string },
  context: RequestContext,
): Promise<ReplacementNode> {
  const principal = requireSignIn(context.principal)
  return context.app.changes.write(async (tx) => {
    const run = await runFor(tx, context, id)
    if (!isWorking(run)) return replacementNode(tx, run)
    const isSearch = run.state === 'FINDING'
    const set: Partial<ReplacementRow> = isSearch
      ? { state: 'FOUND', isCut: true }
      : { state: 'STOPPED', replacedAt: run.replacedAt ?? new Date() }
    await tx.update(textReplacements).set(set).where(eq(textReplacements.id, run.id))
    const by = { ...context, principal }
    const action = 'stopReplacement'
    if (!isSearch) await emitReplaced(tx, run, { by, action, documentIds: [], isDone: true })
    return replacementNode(tx, { ...run, ...set })
  })
}

/** Reads and locks a replacement: the person’s own, or any if they are an administrator. */
async function runFor(tx: Orm, { principal }: RequestContext, id: string): Promise<ReplacementRow> {
  const number = idOf(id)
  const run = number === null ? undefined : await lockRun(tx, number)
  if (!run || !mayWork(principal, run)) throw notFound('search')
  return run
}

function checkState(
  { state }: ReplacementRow,
  allowed: readonly ReplacementRow['state'][],
  refusal: Refusal,
): void {
  if (!allowed.includes(state)) throw new ApiError('INVALID_TRANSITION', refusal, { allowed: [] })
}
