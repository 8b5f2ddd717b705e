import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Fields } from '#schema/fields'
import type { Orm } from '../database/orm'
import { recordRevisions } from '../database/tables'
import type { Principal } from '../people/access/principal'
import { ofPlace } from './list-revisions'
import type { RecordRow, RecordWriter } from './record-writer'

/** Time during which one person’s autosaves become one revision, in ms; the same as for pages. */
const JOINED_FOR_MS = 600_000

interface RevisedRecord<Row extends RecordRow, F extends Fields> {
  readonly tx: Orm
  readonly writer: RecordWriter<Row, F>
  /** Returns the time zone of the row’s location: times are stored as shown in the form. */
  readonly timeZoneOf: (row: Row) => string
}

/** The action and its author; `null` for states older than revisions. */
interface RevisedBy {
  readonly action: 'create' | 'save' | 'autosave' | 'setRecordStatus'
  readonly principal: Pick<Principal, 'id'> | null
}

/** Stores the initial state of records before their first change, because imported records have no revisions. */
export async function saveInitialRevision<Row extends RecordRow, F extends Fields>(
  revised: RevisedRecord<Row, F>,
  ...rows: readonly Row[]
): Promise<void> {
  const { recordId } = recordRevisions
  const ids = rows.map(({ id }) => id)
  const known = await revised.tx
    .selectDistinct({ id: recordId })
    .from(recordRevisions)
    .where(and(ofWriter(revised), inArray(recordId, ids)))
  const without = rows.filter(({ id }) => !known.some((one) => one.id === id))
  await keepRevisions(revised, without, { action: 'create', principal: null })
}

/** Stores the new states of several records, in the transaction that wrote them. */
export async function keepRevisions<Row extends RecordRow, F extends Fields>(
  revised: RevisedRecord<Row, F>,
  rows: readonly Row[],
  by: RevisedBy,
): Promise<void> {
  if (rows.length === 0) return
  const revisions = await Promise.all(rows.map((row) => revisionOf(revised, row, by)))
  await revised.tx.insert(recordRevisions).values(revisions)
}

/** Stores the new state of a record, in the transaction that wrote it. */
export async function createRevision<Row extends RecordRow, F extends Fields>(
  revised: RevisedRecord<Row, F>,
  row: Row,
  by: RevisedBy,
): Promise<void> {
  const since = by.action === 'autosave' ? await joinAutosaves(revised, row, by) : null
  await revised.tx
    .insert(recordRevisions)
    .values(await revisionOf(revised, row, by, since ?? row.updatedAt))
}

/** Returns the start of the series of autosaves that this one continues, and deletes the last one’s revision. */
async function joinAutosaves<Row extends RecordRow, F extends Fields>(
  revised: RevisedRecord<Row, F>,
  row: Row,
  { principal }: RevisedBy,
): Promise<Date | null> {
  const { tx } = revised
  const [last] = await tx
    .select({
      version: recordRevisions.version,
      since: recordRevisions.since,
      savedBy: recordRevisions.savedBy,
      action: recordRevisions.action,
    })
    .from(recordRevisions)
    .where(ofRecord(revised, row))
    .orderBy(desc(recordRevisions.version))
    .limit(1)
  if (last?.action !== 'autosave' || last.savedBy !== (principal?.id ?? null)) return null
  if (row.updatedAt.getTime() - last.since.getTime() > JOINED_FOR_MS) return null
  await tx
    .delete(recordRevisions)
    .where(and(ofRecord(revised, row), eq(recordRevisions.version, last.version)))
  return last.since
}

async function revisionOf<Row extends RecordRow, F extends Fields>(
  { tx, writer, timeZoneOf }: RevisedRecord<Row, F>,
  row: Row,
  { action, principal }: RevisedBy,
  since: Date = row.updatedAt,
): Promise<typeof recordRevisions.$inferInsert> {
  const timeZone = timeZoneOf(row)
  return {
    ...{ kind: writer.definition.api.chain, recordId: row.id, version: row.version },
    ...{ language: writer.place?.language ?? null, locationId: writer.place?.locationId ?? null },
    ...{ savedAt: row.updatedAt, since, action, timeZone },
    savedBy: principal?.id ?? null,
    savedByName: row.updatedByName,
    status: writer.status?.of(row) ?? writer.statusOf(row),
    values: JSON.stringify(await writer.valuesOf(tx, row, timeZone)),
  }
}

function ofRecord<Row extends RecordRow, F extends Fields>(
  revised: Pick<RevisedRecord<Row, F>, 'writer'>,
  { id }: Row,
): SQL | undefined {
  return and(ofWriter(revised), eq(recordRevisions.recordId, id))
}

/** Condition for the revisions of a writer; for a topic’s text, only those of its place. */
function ofWriter<Row extends RecordRow, F extends Fields>({
  writer: { definition, place },
}: Pick<RevisedRecord<Row, F>, 'writer'>): SQL | undefined {
  const ofKind = eq(recordRevisions.kind, definition.api.chain)
  return place ? and(ofKind, ofPlace(place)) : ofKind
}
