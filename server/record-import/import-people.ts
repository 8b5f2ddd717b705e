import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Refusal, refusalFor } from '#schema/api/refusals/refusals'
import type { PermissionLevel } from '#schema/entities/statuses'
import { lock } from '../database/locks'
import type { Orm } from '../database/orm'
import { locations, users } from '../database/tables'
import { requireSignIn } from '../documents/document-row'
import { emit } from '../events/emit'
import type { RequestContext } from '../graphql/operations/context'
import { ApiError } from '../http/errors/api-error'
import { storedError, storedRefusal } from '../http/errors/refusal-text'
import { mailAddress } from '../mail/mail'
import { managedLocations } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import { accessOf } from '../people/change-person'
import { addPerson, consumeInvitation, personName } from '../people/invite-person'
import { lockPersonForUpdate } from '../people/person-node'
import {
  type AssignmentWithLocation,
  checkPlaces,
  insertAssignments,
  readAssignments,
} from '../people/read-assignments'
import { readText } from '../people/read-text'
import { checkLanguage } from '../people/set-language'
import { type RowReport, type RowState, readRows } from './import-row'
import { type ImportAnswer, runRows } from './run-import'

interface ImportPeopleArguments {
  readonly rows: unknown
  readonly isDryRun: boolean
  readonly sendsInvitations: boolean
}

const MAX_ROWS = 200
const LEVELS: readonly PermissionLevel[] = ['VIEW', 'CONTRIBUTE', 'MANAGE']
/** Cell values that mean all locations, in the editor’s languages. */
const EVERYWHERE = new Set(['all', 'all locations', 'everywhere', '*', 'બધાં સ્થાન', 'सभी स्थान'])

const cell = z.string().max(1000).nullish()
const rowsOf = z.array(
  z.object({
    line: z.int().positive(),
    title: z.string().max(500),
    values: z.object({
      ...{ email: cell, name: cell, level: cell, locations: cell, language: cell },
    }),
  }),
)
type PersonTableRow = z.infer<typeof rowsOf>[number]

/** Skips a row without stopping the others. */
class SkippedRow extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

interface PeopleImport {
  readonly tx: Orm
  readonly context: RequestContext
  readonly principal: Principal
  /** Ids of locations by the names allowed in cells. */
  readonly places: ReadonlyMap<string, number>
  readonly isInvited: boolean
  readonly seen: Set<string>
}

/** Adds the rows of a table as people; invites them only if requested. */
export function importPeople(
  _: unknown,
  { rows, isDryRun, sendsInvitations }: ImportPeopleArguments,
  context: RequestContext,
): Promise<ImportAnswer> {
  const principal = requireSignIn(context.principal)
  if (managedLocations(principal).length === 0)
    throw new ApiError('FORBIDDEN', refusalFor('noPeople'))
  const read = readRows(rowsOf, rows, MAX_ROWS)
  return runRows(context, isDryRun, async (tx) => {
    const places = await placesByName(tx)
    const isInvited = sendsInvitations && !isDryRun
    const run = { tx, context, principal, places, isInvited, seen: new Set<string>() }
    const reports: RowReport[] = []
    for (const row of read) reports.push(await importPerson(run, row))
    return reports
  })
}

async function importPerson(run: PeopleImport, row: PersonTableRow): Promise<RowReport> {
  const told = { line: row.line, title: row.title, recordId: null }
  try {
    return { ...told, state: await outcomeOf(run, row), problem: null }
  } catch (error) {
    if (error instanceof SkippedRow)
      return { ...told, state: 'LEFT_OUT', problem: storedRefusal(error.refusal) }
    if (!(error instanceof ApiError) || error.code === 'LIMIT_EXCEEDED') throw error
    return { ...told, state: 'WRONG', problem: storedError(error) }
  }
}

async function outcomeOf(run: PeopleImport, { values }: PersonTableRow): Promise<RowState> {
  const { tx, principal, seen } = run
  const address = readText(mailAddress, values.email ?? '').toLowerCase()
  if (seen.has(address)) throw new ApiError('BAD_USER_INPUT', refusalFor('sameKey'))
  seen.add(address)
  const given = readAssignments(principal, inputsOf(run, values))
  await lock(tx, `account ${address}`)
  const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, address))
  if (known && (await isSeen(run, known.id))) return giveMissing(run, known.id, given)
  const called = readText(personName, values.name ?? '')
  const language = values.language?.trim() || null
  if (language !== null) checkLanguage(language)
  // Throws if the address belongs to an account that the importing person can’t see.
  await addPerson(run, { address, called, given, language, isInvited: run.isInvited })
  if (run.isInvited) await consumeInvitation(run.context, principal)
  return 'NEW'
}

/** Returns whether the importing person can see the account in the list of people. */
async function isSeen({ tx, principal }: PeopleImport, id: string): Promise<boolean> {
  try {
    await lockPersonForUpdate(tx, principal, id)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return false
    throw error
  }
}

function inputsOf({ places }: PeopleImport, { level, locations: cells }: PersonTableRow['values']) {
  const wanted = (level ?? '').trim().toUpperCase()
  const known = LEVELS.find((each) => each === wanted)
  if (!known) throw new ApiError('BAD_USER_INPUT', refusalFor('unknownAccess'))
  const names = (cells ?? '').split(/[;\n]/).map((name) => name.trim())
  const named = names.filter((name) => name !== '')
  if (named.length === 0) throw new ApiError('BAD_USER_INPUT', refusalFor('chooseAccess'))
  return named.map((name) => {
    if (EVERYWHERE.has(name.toLowerCase())) return { level: known, locationId: null }
    const id = places.get(name.toLowerCase())
    if (id === undefined) throw new ApiError('BAD_USER_INPUT', refusalFor('unknownPlace', { name }))
    return { level: known, locationId: String(id) }
  })
}

/** Adds the missing assignments to an existing account. Existing ones stay unchanged. */
async function giveMissing(
  { tx, context, principal }: PeopleImport,
  id: string,
  given: readonly AssignmentWithLocation[],
): Promise<RowState> {
  const { row, granted, node } = await lockPersonForUpdate(tx, principal, id)
  if (node.isYou) throw new SkippedRow(refusalFor('ownAddress'))
  if (node.status === 'DEACTIVATED')
    throw new SkippedRow(refusalFor('accountDeactivated', { name: row.name }))
  const assignmentAt = ({ locationId }: AssignmentWithLocation) =>
    granted.find((one) => one.role === null && one.locationId === locationId && !one.ofNetwork)
  if (given.some((one) => (assignmentAt(one)?.level ?? one.level) !== one.level))
    throw new SkippedRow(refusalFor('otherAccess'))
  const missing = given.filter((one) => !assignmentAt(one))
  if (missing.length === 0) return 'EQUAL'
  await checkPlaces(tx, missing)
  await insertAssignments(tx, id, missing)
  await emit(
    tx,
    ...missing.map((one) => ({
      ...({ type: 'person.accessChanged', by: context, id, action: 'setAssignments' } as const),
      ...{ locationId: one.locationId, toStatus: accessOf(one) },
    })),
  )
  return 'CHANGED'
}

async function placesByName(tx: Orm): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ id: locations.id, slug: locations.slug, name: locations.name })
    .from(locations)
    .orderBy(locations.id)
  // A name shared by two locations identifies neither; their slugs do.
  const names = rows.map(({ name }) => name.toLowerCase())
  const own = rows.filter(
    ({ name }) => names.indexOf(name.toLowerCase()) === names.lastIndexOf(name.toLowerCase()),
  )
  return new Map([
    ...own.map(({ id, name }) => [name.toLowerCase(), id] as const),
    ...rows.map(({ id, slug }) => [slug.toLowerCase(), id] as const),
  ])
}
