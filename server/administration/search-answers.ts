import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { type Refusal, refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { MAX_PHRASE_WORDS, phrasesIn } from '#schema/text/folded'
import { MAX_MISSES } from '../audit/search-misses'
import { lock } from '../database/locks'
import type { Orm } from '../database/orm'
import {
  removedSearchAnswers,
  searchAnswers,
  searchEntries,
  searchMisses,
} from '../database/tables'
import { requireSignIn } from '../documents/document-row'
import { emit } from '../events/emit'
import type { RequestContext } from '../graphql/operations/context'
import { inputId } from '../graphql/operations/ids'
import { ApiError } from '../http/errors/api-error'
import { can } from '../people/access/can'
import { readPath } from '../site/redirects/redirect-address'

/** Limited, because each search compares its text with all of them. */
const MAX_ANSWERS = 500
const MAX_PHRASES = 40
/** Removed answers that can be restored. */
const MAX_REMOVED = 50
/** Lock that serialises changes to the list. */
const LIST = 'searchAnswers'

interface SearchAnswerInput {
  readonly words: string
  readonly foundAs?: string | null
  readonly target?: string | null
}

/** Returns the network's list, in alphabetical order. */
export async function listSearchAnswers(_: unknown, _args: unknown, context: RequestContext) {
  requireHeadOffice(context)
  return context.readContext.orm
    .select()
    .from(searchAnswers)
    .orderBy(asc(searchAnswers.words), asc(searchAnswers.id))
    .limit(MAX_ANSWERS)
}

/** Returns the answers removed last, latest first. */
export async function listRemovedSearchAnswers(
  _: unknown,
  _args: unknown,
  context: RequestContext,
) {
  requireHeadOffice(context)
  return context.readContext.orm
    .select()
    .from(removedSearchAnswers)
    .orderBy(desc(removedSearchAnswers.removedAt), desc(removedSearchAnswers.id))
    .limit(MAX_REMOVED)
}

/** Returns the searches without results, most frequent first. */
export async function listSearchMisses(_: unknown, _args: unknown, context: RequestContext) {
  requireHeadOffice(context)
  await context.app.searchMisses.flush()
  return context.app.database.orm
    .select()
    .from(searchMisses)
    .orderBy(desc(searchMisses.count), desc(searchMisses.lastAt), asc(searchMisses.words))
    .limit(MAX_MISSES)
}

export function saveSearchAnswer(
  _: unknown,
  args: { readonly id?: string | null; readonly answer: SearchAnswerInput },
  context: RequestContext,
) {
  const { name } = requireSignIn(context.principal)
  requireHeadOffice(context)
  const id = args.id ? inputId(args.id, 'id') : null
  const read = readAnswer(args.answer)
  return context.app.changes.write(async (tx) => {
    // Serialises additions, so that two of them can't both add the last one allowed.
    await lock(tx, LIST)
    await checkTarget(tx, read.target)
    const values = { ...read, changedAt: new Date(), changedByName: name }
    if (id === null) await checkRoom(tx)
    const [saved] =
      id === null
        ? await tx.insert(searchAnswers).values(values).returning()
        : await tx.update(searchAnswers).set(values).where(eq(searchAnswers.id, id)).returning()
    if (!saved) throw new ApiError('NOT_FOUND', refusalFor('searchAnswerGone'))
    await tx.delete(searchMisses).where(inArray(searchMisses.words, [...read.phrases]))
    await auditChange(tx, context, { action: 'saveSearchAnswer', words: saved.words })
    return saved
  })
}

/** Returns whether it existed. */
export function removeSearchAnswer(
  _: unknown,
  args: { readonly id: string },
  context: RequestContext,
): Promise<boolean> {
  const { name } = requireSignIn(context.principal)
  requireHeadOffice(context)
  const id = inputId(args.id, 'id')
  return context.app.changes.write(async (tx) => {
    await lock(tx, LIST)
    const [removed] = await tx.delete(searchAnswers).where(eq(searchAnswers.id, id)).returning()
    if (!removed) return false
    const { words, foundAs, target } = removed
    await tx
      .insert(removedSearchAnswers)
      .values({ id, words, foundAs, target, removedAt: new Date(), removedByName: name })
    await tx
      .delete(removedSearchAnswers)
      .where(
        inArray(
          removedSearchAnswers.id,
          tx
            .select({ id: removedSearchAnswers.id })
            .from(removedSearchAnswers)
            .orderBy(desc(removedSearchAnswers.removedAt), desc(removedSearchAnswers.id))
            .offset(MAX_REMOVED),
        ),
      )
    await auditChange(tx, context, { action: 'removeSearchAnswer', words: removed.words })
    return true
  })
}

/** Adds a removed answer again. Its page may be gone since: it is found first when it is published again. */
export function restoreSearchAnswer(
  _: unknown,
  args: { readonly id: string },
  context: RequestContext,
) {
  const { name } = requireSignIn(context.principal)
  requireHeadOffice(context)
  const id = inputId(args.id, 'id')
  return context.app.changes.write(async (tx) => {
    await lock(tx, LIST)
    const [removed] = await tx
      .delete(removedSearchAnswers)
      .where(eq(removedSearchAnswers.id, id))
      .returning()
    if (!removed) throw new ApiError('CONFLICT', refusalFor('searchAnswerRestored'))
    await checkRoom(tx)
    const { words, foundAs, target } = removed
    const phrases = [...phrasesIn(words)]
    const [restored] = await tx
      .insert(searchAnswers)
      .values({ id, words, phrases, foundAs, target, changedAt: new Date(), changedByName: name })
      .returning()
    await auditChange(tx, context, { action: 'restoreSearchAnswer', words })
    return restored
  })
}

/** Removes a search from the list of those without results; returns whether it was there. */
export function dismissSearchMiss(
  _: unknown,
  args: { readonly words: string },
  context: RequestContext,
): Promise<boolean> {
  requireHeadOffice(context)
  return context.app.changes.write(async (tx) => {
    const [removed] = await tx
      .delete(searchMisses)
      .where(eq(searchMisses.words, args.words))
      .returning()
    return removed !== undefined
  })
}

function requireHeadOffice({ principal }: RequestContext): void {
  requireSignIn(principal)
  if (can(principal, 'administer', { locationId: null, isPublic: false })) return
  throw new ApiError('FORBIDDEN', refusalFor('searchByNetwork'))
}

function readAnswer({ words, foundAs, target }: SearchAnswerInput) {
  const phrases = phrasesIn(words)
  const path = target?.trim() ? readPath(target) : null
  if (phrases.length === 0) throw inputError(refusalFor('enterSearchWords'))
  if (phrases.length > MAX_PHRASES)
    throw inputError(refusalFor('manySearchPhrases', { most: MAX_PHRASES }))
  const long = phrases.find((phrase) => phrase.split(' ').length > MAX_PHRASE_WORDS)
  if (long)
    throw inputError(refusalFor('longSearchPhrase', { phrase: long, most: MAX_PHRASE_WORDS }))
  if (target?.trim() && path === null) throw inputError(refusalFor('enterPagePath'))
  const others = foundAs?.trim() ?? ''
  if (path === null && phrasesIn(others).length === 0 && phrases.length < 2)
    throw inputError(refusalFor('enterOtherWords'))
  return { words: words.trim(), phrases: [...phrases], foundAs: others, target: path }
}

async function checkRoom(tx: Orm): Promise<void> {
  if ((await tx.$count(searchAnswers)) < MAX_ANSWERS) return
  throw new ApiError('LIMIT_EXCEEDED', refusalFor('manySearchAnswers', { most: MAX_ANSWERS }))
}

/** Checks that the target is a page of head office's site: every other site has it, or its own at the same path. */
async function checkTarget(tx: Orm, path: string | null): Promise<void> {
  if (path === null) return
  const [found] = await tx
    .select({ one: sql`1` })
    .from(searchEntries)
    .where(
      sql`${searchEntries.path} = ${path} and ${searchEntries.locationId} = ${DEFAULT_LOCATION_ID}`,
    )
    .limit(1)
  if (!found) throw inputError(refusalFor('noPublishedPageAt', { path }))
}

function inputError(refusal: Refusal): ApiError {
  return new ApiError('BAD_USER_INPUT', refusal)
}

interface AuditedChange {
  readonly action: string
  readonly words: string
}

async function auditChange(
  tx: Orm,
  by: RequestContext,
  { action, words }: AuditedChange,
): Promise<void> {
  const reason = words.slice(0, 500)
  await emit(tx, { type: 'searchAnswer.changed', by, action, locationId: null, reason })
}
