import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { ArchiveProblem } from '../archive/bag/archive-problem'
import { pageAt } from '../archive/page-at'
import type { Caller } from '../audit/audit'
import { lock } from '../database/locks'
import type { Orm } from '../database/orm'
import { archiveExports, locations } from '../database/tables'
import { requireSignIn } from '../documents/document-row'
import { emit } from '../events/emit'
import { audited } from '../graphql/operations/audited'
import type { RequestContext } from '../graphql/operations/context'
import { idOf, inputId } from '../graphql/operations/ids'
import { ApiError, noSuchLocation } from '../http/errors/api-error'
import { enqueue } from '../jobs/enqueue'
import { can } from '../people/access/can'
import type { Principal } from '../people/access/principal'

export type ArchiveExport = typeof archiveExports.$inferSelect

/** The kind of job that starts an archive and monitors it until it is finished. */
export const ARCHIVE_EXPORT = 'archiveExport'
const LIFETIME_MS = 24 * 3_600_000
/** Per person. */
const MAX_KEPT = 2

interface StartArguments {
  readonly locationId?: string | null
  readonly path?: string | null
  readonly withHistory: boolean
  readonly withPeople: boolean
}

async function archiveExportList(_: unknown, _args: unknown, context: RequestContext) {
  const { id } = requireHeadOffice(context)
  return context.readContext.orm
    .select()
    .from(archiveExports)
    .where(eq(archiveExports.personId, id))
    .orderBy(desc(archiveExports.id))
    .limit(MAX_KEPT + 1)
}

function startArchiveExport(
  _: unknown,
  { locationId: given, path: text, withHistory, withPeople }: StartArguments,
  context: RequestContext,
): Promise<ArchiveExport> {
  const { id: personId, name: personName } = requireHeadOffice(context)
  const locationId = given == null ? null : inputId(given, 'locationId')
  const path = text?.trim() || null
  if (withPeople) checkPeople(context, path)
  return context.app.changes.write(async (tx) => {
    await lock(tx, `${ARCHIVE_EXPORT} ${personId}`)
    const own = await tx
      .select()
      .from(archiveExports)
      .where(eq(archiveExports.personId, personId))
      .orderBy(desc(archiveExports.id))
    const begun = own.find(({ status }) => status === 'WAITING' || status === 'RUNNING')
    if (begun) return begun
    await checkScope(tx, { locationId, path })
    const old = own.slice(MAX_KEPT - 1).map(({ id }) => id)
    if (old.length > 0) await tx.delete(archiveExports).where(inArray(archiveExports.id, old))
    const now = context.app.clock()
    const [row] = await tx
      .insert(archiveExports)
      .values({
        ...{ personId, personName, locationId, path, withHistory, withPeople, status: 'WAITING' },
        ...{ file: `${randomUUID()}.zip`, createdAt: now },
        expiresAt: new Date(now.getTime() + LIFETIME_MS),
      })
      .returning()
    if (!row) throw new Error(`The archive of ${personId} was not written`)
    await enqueue(tx, { kind: ARCHIVE_EXPORT, payload: { id: row.id } })
    await emitExport(tx, row, { by: context, action: 'startArchiveExport' })
    return row
  })
}

function deleteArchiveExport(
  _: unknown,
  { id: text }: { readonly id: string },
  context: RequestContext,
): Promise<boolean> {
  const { id: personId } = requireHeadOffice(context)
  const id = idOf(text)
  if (id === null) return Promise.resolve(false)
  return context.app.changes.write(async (tx) => {
    const [row] = await tx
      .delete(archiveExports)
      .where(and(eq(archiveExports.id, id), eq(archiveExports.personId, personId)))
      .returning()
    if (!row) return false
    await emitExport(tx, row, { by: context, action: 'deleteArchiveExport' })
    return true
  })
}

/** Fields of Query. */
export const archiveQueries = { archiveExports: archiveExportList }

/** Fields of Mutation. */
export const archiveMutations = {
  startArchiveExport: audited('startArchiveExport', startArchiveExport),
  deleteArchiveExport: audited('deleteArchiveExport', deleteArchiveExport),
}

export async function emitExport(
  tx: Orm,
  { id, locationId, withPeople }: Pick<ArchiveExport, 'id' | 'locationId' | 'withPeople'>,
  { by, action }: { readonly by: Caller; readonly action: string },
): Promise<void> {
  const reason = withPeople ? 'with people' : null
  await emit(tx, { type: 'archive.changed', by, id, action, locationId, reason })
}

/** Returns the slug of a location; `undefined` for the whole network. */
export async function slugOf(tx: Orm, locationId: number | null): Promise<string | undefined> {
  if (locationId === null) return undefined
  const [location] = await tx
    .select({ slug: locations.slug })
    .from(locations)
    .where(eq(locations.id, locationId))
  if (!location) throw noSuchLocation(locationId)
  return location.slug
}

async function checkScope(
  tx: Orm,
  { locationId, path }: Pick<ArchiveExport, 'locationId' | 'path'>,
): Promise<void> {
  const location = await slugOf(tx, locationId)
  if (path === null) return
  try {
    await pageAt(tx, { path, location })
  } catch (error) {
    if (!(error instanceof ArchiveProblem)) throw error
    throw new ApiError('BAD_USER_INPUT', refusalFor('noPageToArchive', { path }))
  }
}

function checkPeople({ principal }: RequestContext, path: string | null): void {
  if (!mayArchivePeople(principal))
    throw new ApiError('FORBIDDEN', refusalFor('archivePeopleByManagers'))
  if (path !== null) throw new ApiError('BAD_USER_INPUT', refusalFor('noPeopleOfPage'))
}

/** Returns whether a principal may make and download archives with personal data. */
export function mayArchivePeople(principal: Principal | null): boolean {
  const everywhere = { locationId: null, isPublic: false }
  return can(principal, 'assign', everywhere) && can(principal, 'readMessages', everywhere)
}

function requireHeadOffice({ principal }: RequestContext) {
  const person = requireSignIn(principal)
  if (can(person, 'administer', { locationId: null, isPublic: false })) return person
  throw new ApiError('FORBIDDEN', refusalFor('archivesByNetwork'))
}
