import { and, asc, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { LocaleScope } from '#schema/entities/place'
import { recordRevisions as table } from '../database/tables'
import { counted, type Listed, type ListPage, type ReadContext } from './reading/read-context'

/** A record by the name of its audit log (`article`) and its id. */
export interface RevisedRecord {
  readonly chain: string
  readonly id: number
  /** Whose text is meant, of kinds with one for each language and location. */
  readonly place?: RevisedPlace
}

interface RevisedPlace extends LocaleScope {
  /** Whether what was saved before places were told apart counts, too: it may be the text of another one. */
  readonly takesUnplaced: boolean
}

/** A saved state of a record, without what its fields held. */
export type RevisionRow = Pick<
  typeof table.$inferSelect,
  | 'version'
  | 'savedAt'
  | 'savedByName'
  | 'action'
  | 'status'
  | 'timeZone'
  | 'language'
  | 'locationId'
>

const columns = {
  version: table.version,
  savedAt: table.savedAt,
  savedByName: table.savedByName,
  action: table.action,
  status: table.status,
  timeZone: table.timeZone,
  language: table.language,
  locationId: table.locationId,
}

/** The saved states of a record, the newest first. The caller has checked who may read them. */
export function listRecordRevisions(
  { orm }: Pick<ReadContext, 'orm'>,
  record: RevisedRecord,
  { first, offset }: ListPage,
): Listed<RevisionRow> {
  const where = ofRecord(record)
  return {
    totalCount: () => counted(orm.select({ count: count() }).from(table).where(where)),
    nodes: async () =>
      orm
        .select(columns)
        .from(table)
        .where(where)
        .orderBy(desc(table.version), asc(table.language), asc(table.locationId))
        .limit(first)
        .offset(offset),
  }
}

/** One of them, with what its fields held as JSON text; `null` when there is none of this version. */
export async function readRecordRevision(
  { orm }: Pick<ReadContext, 'orm'>,
  record: RevisedRecord,
  version: number,
): Promise<(RevisionRow & { readonly values: string }) | null> {
  const [row] = await orm
    .select({ ...columns, values: table.values })
    .from(table)
    .where(and(ofRecord(record), eq(table.version, version)))
  return row ?? null
}

function ofRecord({ chain, id, place }: RevisedRecord): SQL | undefined {
  const record = and(eq(table.kind, chain), eq(table.recordId, id))
  if (!place) return record
  const own = ofPlace(place)
  if (!place.takesUnplaced) return and(record, own)
  // The first revision of a place holds what it showed then: what is older has no place yet.
  const first = sql`(select min(${table.version}) from ${table} where ${and(record, own)})`
  const older = sql`${table.version} < coalesce(${first}, 2147483647)`
  return and(record, or(own, and(isNull(table.language), older)))
}

/** The revisions of the text for a language and location. */
export function ofPlace({ language, locationId }: LocaleScope): SQL | undefined {
  const { locationId: location } = table
  return and(
    eq(table.language, language),
    locationId === null ? isNull(location) : eq(location, locationId),
  )
}
