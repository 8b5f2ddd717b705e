import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { RecordStatus } from '#schema/entities/statuses'
import type { Fields } from '#schema/fields'
import type { Orm } from '../database/orm'
import { requireSignIn } from '../documents/document-row'
import { checkRecordTransition } from '../documents/transitions'
import { type DomainEvent, recordName } from '../events/domain-event'
import { emit } from '../events/emit'
import type { RequestContext } from '../graphql/operations/context'
import { ApiError } from '../http/errors/api-error'
import { can } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import { checkExamples } from './check-examples'
import { endSubmissions, returnSubmissions } from './drafts/end-submissions'
import { conflict, lockRecordForUpdate } from './lock-record'
import { keepRevisions, saveInitialRevision } from './record-revisions'
import type { RecordRow, RecordWriter, StatusColumn } from './record-writer'
import { resourceOf } from './resource-of'
import {
  ownerOf,
  type SavedRecord,
  type SavingContext,
  savedRecord,
  timeZoneOf,
} from './save-record'
import { changedTags, shownTags } from './shown-tags'
import { purgeLater } from './trash'

/** A record at the version that the change is based on. */
export interface RecordVersion {
  readonly id: string
  readonly expectedVersion: number
}

export interface StatusArguments extends RecordVersion {
  readonly status: RecordStatus
}

/**
 * Archives, deletes, restores or hides a record, which is public while it is ACTIVE. Its content is kept: a deleted record can be
 * restored, hidden at first.
 */
export async function setStatus<Row extends RecordRow, F extends Fields>(
  context: RequestContext,
  writer: RecordWriter<Row, F>,
  { status, ...record }: StatusArguments,
): Promise<SavedRecord> {
  const [result] = await setStatuses(context, writer, { status, records: [record] })
  if (!result) throw new Error('A record of which the status was set has no result')
  if (result instanceof ApiError) throw result
  return result
}

/**
 * Sets the status of several records in one transaction; returns the result of each. Refused records don’t stop the others.
 * Derived data is written in a few statements for all.
 */
export function setStatuses<Row extends RecordRow, F extends Fields>(
  context: RequestContext,
  writer: RecordWriter<Row, F>,
  wanted: StatusChange,
): Promise<readonly (SavedRecord | ApiError)[]> {
  return context.app.changes.write((tx) => setStatusesInside({ tx, context }, writer, wanted))
}

interface StatusChange {
  readonly status: RecordStatus
  readonly records: readonly RecordVersion[]
}

/** Sets statuses as part of a larger transaction of `Changes.write`. */
export async function setStatusesInside<Row extends RecordRow, F extends Fields>(
  { tx, context }: { readonly tx: Orm; readonly context: SavingContext },
  writer: RecordWriter<Row, F>,
  { status, records }: StatusChange,
): Promise<readonly (SavedRecord | ApiError)[]> {
  const principal = requireSignIn(context.principal)
  const { status: column, definition } = writer
  if (!column) throw new Error(`Records of the kind '${definition.kind}' have no status`)
  const locked = await Promise.all(
    inOrderOfIds(records).map(async (record) => {
      const row = await changeable({ tx, writer, principal, column }, record, status).catch(
        refusalIn,
      )
      return { record, row }
    }),
  )
  const before = locked.flatMap(({ row }) => (row instanceof ApiError ? [] : [row]))
  const after = await write({ tx, context, writer, principal, column }, before, status)
  const byId = new Map(after.map((row) => [row.id, savedRecord(writer, row)]))
  const results = new Map(
    locked.map(({ record, row }) => [record, row instanceof ApiError ? row : byId.get(row.id)]),
  )
  return records.map((record) => results.get(record) ?? unwritten(record))
}

interface StatusWriter<Row extends RecordRow, F extends Fields> {
  readonly tx: Orm
  readonly writer: RecordWriter<Row, F>
  readonly principal: Principal
  readonly column: StatusColumn<Row>
}

/** Reads and locks a record if the principal may set its status and the version is current. */
async function changeable<Row extends RecordRow, F extends Fields>(
  { column, ...query }: StatusWriter<Row, F>,
  { id, expectedVersion }: RecordVersion,
  status: RecordStatus,
): Promise<Row> {
  const { writer, principal } = query
  const row = await lockRecordForUpdate(query, id, 'setRecordStatus')
  checkMaySetStatus(writer, principal, row)
  if (row.version !== expectedVersion) throw conflict(writer, row, expectedVersion)
  checkRecordTransition(column.of(row), status)
  if (status === 'ACTIVE' && column.of(row) !== status) await checkRowExamples(query, row)
  return row
}

async function checkRowExamples<Row extends RecordRow, F extends Fields>(
  { tx, writer }: Pick<StatusWriter<Row, F>, 'tx' | 'writer'>,
  row: Row,
): Promise<void> {
  await checkExamples({ tx, writer, timeZone: await timeZoneOf(tx, locationOf(row)) }, row)
}

async function write<Row extends RecordRow, F extends Fields>(
  {
    tx,
    context,
    writer,
    principal,
    column,
  }: StatusWriter<Row, F> & { readonly context: SavingContext },
  before: readonly Row[],
  status: RecordStatus,
): Promise<readonly Row[]> {
  if (before.length === 0) return []
  const tagsBefore = await shownTags({ tx, writer }, before)
  const revised = { tx, writer, timeZoneOf: await timeZonesOf(tx, before) }
  await saveInitialRevision(revised, ...before)
  const saved = { status, updatedAt: new Date(), updatedByName: principal.name }
  const after = await Promise.all(
    before.map((row) => column.write(tx, row, { ...saved, version: row.version + 1 })),
  )
  await keepRevisions(revised, after, { action: 'setRecordStatus', principal })
  const { kind } = writer.definition
  if (status === 'DELETED' && writer.purge)
    await Promise.all(after.map((row) => purgeLater(tx, kind, row)))
  await settleSubmissions({ tx, context, writer, principal }, { before, after, status })
  const tagsOf = await changedTags({ tx, writer }, tagsBefore, after)
  await emit(
    tx,
    ...before.map(
      (row): DomainEvent => ({
        type: status === 'DELETED' ? 'record.deleted' : 'record.statusChanged',
        ...{ by: context, ...recordName(writer.definition, row.id), action: 'setRecordStatus' },
        locationId: row.locationId,
        ...{ fromVersion: row.version, toVersion: row.version + 1 },
        ...{ fromStatus: column.of(row), toStatus: status },
        tags: tagsOf(row.id),
      }),
    ),
  )
  return after
}

interface Settled<Row> {
  readonly before: readonly Row[]
  readonly after: readonly Row[]
  readonly status: RecordStatus
}

/** Ends submissions of records that were published, and returns those that can’t be approved anymore to their authors. */
async function settleSubmissions<Row extends RecordRow, F extends Fields>(
  {
    tx,
    context,
    writer,
    principal,
  }: Omit<StatusWriter<Row, F>, 'column'> & { readonly context: SavingContext },
  { before, after, status }: Settled<Row>,
): Promise<void> {
  const { definition } = writer
  const hidden = new Set(before.filter((row) => !writer.isPublic(row)).map(({ id }) => id))
  const published = after.filter((row) => hidden.has(row.id) && writer.isPublic(row))
  await endSubmissions({ tx, principal, ...context.app, definition }, published)
  if (status !== 'ARCHIVED' && status !== 'DELETED') return
  const note = status === 'DELETED' ? 'It was moved to the trash.' : 'It was archived.'
  await returnSubmissions({ tx, principal, definition }, { ids: after.map(({ id }) => id), note })
}

/** Sorts by id, so that rows are locked in the same order everywhere, to prevent deadlocks. */
function inOrderOfIds(records: readonly RecordVersion[]): readonly RecordVersion[] {
  return records.toSorted((a, b) => Number(a.id) - Number(b.id))
}

async function timeZonesOf(tx: Orm, rows: readonly RecordRow[]) {
  const ids = new Set(rows.map(locationOf))
  const zones = await Promise.all(
    [...ids].map(async (id) => [id, await timeZoneOf(tx, id)] as const),
  )
  const byLocation = new Map(zones)
  return (row: RecordRow) => byLocation.get(locationOf(row)) ?? 'UTC'
}

function locationOf({ locationId }: RecordRow): number {
  return locationId ?? DEFAULT_LOCATION_ID
}

/** Returns an error to report for one record; rethrows any other, which rolls the transaction back. */
function refusalIn(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

function unwritten({ id }: RecordVersion): never {
  throw new Error(`The status of record ${id} was neither set nor refused`)
}

export function checkMaySetStatus<Row extends RecordRow, F extends Fields>(
  writer: RecordWriter<Row, F>,
  principal: Principal,
  row: Row,
): void {
  const resource = resourceOf(
    writer,
    { ...row, locationId: ownerOf(writer, row.locationId) },
    false,
  )
  // Closing a location requires managing the network; no permission set includes it.
  const { kind } = writer.definition
  const query = kind === 'location' ? { ...resource, kind: undefined } : resource
  if (can(principal, 'setRecordStatus', query)) return
  throw new ApiError(
    'FORBIDDEN',
    refusalFor('networkOnlyRemoval', { kind: writer.definition.kind }),
  )
}
