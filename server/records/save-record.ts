import { eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { Fields, PropsOf } from '#schema/fields'
import { readProps } from '#schema/fields/read'
import { validateProps } from '#schema/fields/validate'
import { changedFields } from '../audit/changed-fields'
import type { Orm } from '../database/orm'
import { locations } from '../database/tables'
import { requireSignIn } from '../documents/document-row'
import { recordName } from '../events/domain-event'
import { emit } from '../events/emit'
import type { RequestContext } from '../graphql/operations/context'
import { withIdempotency } from '../graphql/operations/idempotency'
import { inputId } from '../graphql/operations/ids'
import { ApiError, forPrograms, noSuchLocation } from '../http/errors/api-error'
import { can } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import { refuseExamples } from './check-examples'
import { missingPictures, picturesIn } from './check-pictures'
import { endSubmissions } from './drafts/end-submissions'
import { deletePublishedDraft } from './drafts/stored-drafts'
import { checkMayChange, forceHidden, makePublic } from './live-records'
import { conflict, type LockedRecordQuery, lockRecordForUpdate } from './lock-record'
import { readRecordInput } from './read-record-input'
import { createRevision, saveInitialRevision } from './record-revisions'
import type { RecordRow, RecordWriter, SaveContext } from './record-writer'
import { refusal } from './refusal'
import { resourceOf } from './resource-of'
import { changedTags, shownTags } from './shown-tags'

export interface RecordArguments {
  readonly id?: string | null
  readonly input: Readonly<Record<string, unknown>> & { readonly locationId?: string | null }
  readonly expectedVersion?: number | null
  readonly idempotencyKey?: string | null
  /** True for an autosave; consecutive ones by one person become one revision. */
  readonly autosave?: boolean | null
  /** Version of the draft that this save publishes; CONFLICT if it is stale. */
  readonly draftVersion?: number | null
  /** True if a hidden record becomes public with this save, as when it is approved. */
  readonly publishes?: boolean
  /** Language of a topic’s text; part of the payload of an idempotency key. */
  readonly language?: string
}

/** The result (`SavedRecord` in schema/api). */
export interface SavedRecord {
  readonly id: string
  readonly slug: string | null
  readonly version: number
  /** ISO 8601. */
  readonly savedAt: string
  readonly isPublic: boolean
  /** The period in which visitors see it (ISO 8601), for kinds that have one. */
  readonly publishedAt: string | null
  readonly until: string | null
}

/** Creates a record or updates its given fields, in one transaction with its audit and search rows. */
export async function saveRecord<Row extends RecordRow, F extends Fields>(
  context: RequestContext,
  writer: RecordWriter<Row, F>,
  args: RecordArguments,
): Promise<SavedRecord> {
  const principal = requireSignIn(context.principal)
  const key = args.idempotencyKey ?? null
  const payload = { ...args, record: writer.definition.api.chain, idempotencyKey: null }
  return context.app.changes.write((tx) =>
    withIdempotency(tx, { principal, key, payload }, async () =>
      savedRecord(writer, await saveInside({ tx, context }, writer, args)),
    ),
  )
}

/** The part of a request or job that a save needs. */
export type SavingContext = Pick<RequestContext, 'app' | 'principal' | 'requestId' | 'network'>

/** Saves as part of a larger transaction of `Changes.write`. */
export async function saveInside<Row extends RecordRow, F extends Fields>(
  { tx, context }: { readonly tx: Orm; readonly context: SavingContext },
  writer: RecordWriter<Row, F>,
  args: RecordArguments,
): Promise<Row> {
  const principal = requireSignIn(context.principal)
  const before = await rowOf({ tx, writer, principal }, args)
  const locationId = before ? (before.locationId ?? DEFAULT_LOCATION_ID) : locationOf(args)
  if (before === null) checkMayCreate(writer, principal, { locationId, input: args.input })
  const timeZone = await timeZoneOf(tx, locationId)
  const stored = before && (await writer.valuesOf(tx, before, timeZone))
  const values = valuesOf({ writer, stored, timeZone }, args)
  const savedBy = {
    version: (before?.version ?? 0) + 1,
    updatedAt: new Date(),
    updatedByName: principal.name,
  }
  const tagsBefore = await shownTags({ tx, writer }, before ? [before] : [])
  const { origin } = context.app.configuration
  const writing = { tx, principal, before, values, savedBy, locationId, timeZone, origin }
  await checkStored(writer, writing, stored)
  const revised = { tx, writer, timeZoneOf: () => timeZone }
  if (before) await saveInitialRevision(revised, before)
  const written = await writer.write(writing)
  const shown = args.publishes ? await makePublic({ tx, writer }, written) : written
  const row = await forceHidden({ tx, writer, principal, before }, shown)
  refuseNewExamples(writer, { row, before, values }, args)
  await deletePublishedDraft(tx, writer.definition, { ...args, row, values })
  if (before && !writer.isPublic(before) && writer.isPublic(row))
    await endSubmissions({ tx, principal, ...context.app, definition: writer.definition }, [row])
  await createRevision(revised, row, { action: savingOf(before, args), principal })
  const tagsOf = await changedTags({ tx, writer }, tagsBefore, [row])
  await emit(tx, {
    ...{ type: 'record.saved', by: context, ...recordName(writer.definition, row.id) },
    action: before === null ? 'create' : 'save',
    language: writer.place?.language,
    locationId: row.locationId,
    fromVersion: before?.version ?? null,
    toVersion: row.version,
    fromStatus: before && writer.statusOf(before),
    toStatus: writer.statusOf(row),
    ...(stored && { fields: changedFields(stored, values) }),
    tags: tagsOf(row.id),
  })
  return row
}

/** Throws if a public record would contain text marked as an example, among the fields of this save. */
function refuseNewExamples<Row extends RecordRow, F extends Fields>(
  writer: RecordWriter<Row, F>,
  { row, before, values }: Pick<SaveContext<Row, F>, 'before' | 'values'> & { readonly row: Row },
  { input }: RecordArguments,
): void {
  if (writer.keepsExamples || !writer.isPublic(row)) return
  const all: Readonly<Record<string, unknown>> = values
  const isShown = before !== null && writer.isPublic(before)
  const names = Object.keys(all).filter((name) => !isShown || Object.hasOwn(input, name))
  refuseExamples(writer, Object.fromEntries(names.map((name) => [name, all[name]])))
}

function savingOf(before: RecordRow | null, { autosave }: RecordArguments) {
  if (before === null) return 'create'
  return autosave ? 'autosave' : 'save'
}

export function savedRecord<Row extends RecordRow, F extends Fields>(
  writer: RecordWriter<Row, F>,
  row: Row,
): SavedRecord {
  return {
    id: String(row.id),
    slug: writer.slugOf(row),
    version: row.version,
    savedAt: row.updatedAt.toISOString(),
    isPublic: writer.isPublic(row),
    publishedAt: instantIn(row, writer.definition.shown.from),
    until: instantIn(row, writer.definition.shown.until),
  }
}

/** Kinds with a period store its times as columns. */
function instantIn(row: RecordRow, name: string | null): string | null {
  const value = name === null ? null : new Map(Object.entries(row)).get(name)
  return value instanceof Date ? value.toISOString() : null
}

/** Returns the record to change, at the expected version; `null` to create one. */
async function rowOf<Row extends RecordRow, F extends Fields>(
  query: LockedRecordQuery<Row, F>,
  { id: text, expectedVersion, input }: RecordArguments,
): Promise<Row | null> {
  if (text === null || text === undefined) return null
  const { writer } = query
  const row = await lockRecordForUpdate(query, text, 'save')
  checkMayChange(query, row)
  const status = writer.status?.of(row)
  if (status === 'ARCHIVED' || status === 'DELETED')
    throw new ApiError(
      'INVALID_TRANSITION',
      refusalFor('recordRemoved', { kind: writer.definition.kind, status }),
      { allowed: [status === 'DELETED' ? 'INACTIVE' : 'ACTIVE'] },
    )
  if (input.locationId != null && inputId(input.locationId, 'locationId') !== row.locationId)
    throw new ApiError(
      'BAD_USER_INPUT',
      refusalFor('recordStays', { kind: writer.definition.kind }),
    )
  if (expectedVersion === null || expectedVersion === undefined)
    throw new ApiError(
      'VERSION_REQUIRED',
      forPrograms('Pass expectedVersion: the version that this is based on.'),
    )
  if (expectedVersion !== row.version) throw conflict(writer, row, expectedVersion)
  return row
}

function locationOf({ input, expectedVersion }: RecordArguments): number {
  if (expectedVersion !== null && expectedVersion !== undefined)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms('A new record has no version yet. Leave out expectedVersion, or pass the id.'),
    )
  return input.locationId == null ? DEFAULT_LOCATION_ID : inputId(input.locationId, 'locationId')
}

/** Returns the owner of a new record. Network records are created and deleted by people who manage the whole network. */
export function ownerOf<Row extends RecordRow, F extends Fields>(
  { definition }: RecordWriter<Row, F>,
  locationId: number | null,
): number | null {
  return definition.owner === 'network' ? null : locationId
}

function checkMayCreate<Row extends RecordRow, F extends Fields>(
  writer: RecordWriter<Row, F>,
  principal: Principal,
  { locationId, input }: { readonly locationId: number; readonly input: object },
): void {
  const owner = ownerOf(writer, locationId)
  // A network record that can’t be hidden, such as a location, is visible to the whole network immediately.
  const action = owner === null && writer.definition.status === null ? 'saveLive' : 'create'
  const resource = resourceOf(writer, { ...input, locationId: owner }, false)
  // Adding a location requires managing the network; no permission set includes it.
  const { kind } = writer.definition
  if (can(principal, action, kind === 'location' ? { ...resource, kind: undefined } : resource))
    return
  throw new ApiError(
    'FORBIDDEN',
    owner === null
      ? refusalFor('networkOnlyRecord', { kind: writer.definition.kind })
      : refusalFor('nothingHere'),
  )
}

export async function timeZoneOf(tx: Orm, locationId: number): Promise<string> {
  const [location] = await tx
    .select({ timeZone: locations.timeZone })
    .from(locations)
    .where(eq(locations.id, locationId))
  if (!location) throw noSuchLocation(locationId)
  return location.timeZone
}

interface Checked<Row extends RecordRow, F extends Fields> {
  readonly writer: RecordWriter<Row, F>
  /** Current values; `null` for a new record. */
  readonly stored: PropsOf<F> | null
  readonly timeZone: string
}

/** Merges the input into the stored values; throws BAD_USER_INPUT with all errors. */
function valuesOf<Row extends RecordRow, F extends Fields>(
  { writer, stored, timeZone }: Checked<Row, F>,
  { input }: RecordArguments,
): PropsOf<F> {
  const { fields } = writer.definition
  const { locationId: _, ...rest } = input
  const read = readRecordInput(fields, rest)
  if (!read.ok) throw refusal(writer, read.issues)
  const given = { ...(stored ?? readProps(fields, {})), ...read.given }
  // Types are checked below.
  const values = given as PropsOf<F>
  const broken = validateProps(fields, values)
  // The rules below rely on values having the types of their fields.
  if (broken.some(({ rule }) => rule === 'type')) throw refusal(writer, broken)
  const issues = [...broken, ...writer.definition.check(values), ...writer.check(values, timeZone)]
  if (issues.length > 0) throw refusal(writer, issues)
  return values
}

/** Throws if pictures are missing, or if the kind’s rules fail against stored data. */
async function checkStored<Row extends RecordRow, F extends Fields>(
  writer: RecordWriter<Row, F>,
  writing: SaveContext<Row, F>,
  stored: PropsOf<F> | null,
): Promise<void> {
  const { fields } = writer.definition
  const before = stored ? picturesIn(fields, stored).flatMap(({ ids }) => ids) : []
  const issues = [
    ...(await missingPictures(writing, picturesIn(fields, writing.values), before)),
    ...((await writer.checkStored?.(writing)) ?? []),
  ]
  if (issues.length > 0) throw refusal(writer, issues)
}
