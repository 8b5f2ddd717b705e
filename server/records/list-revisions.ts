import { and, asc, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { LocaleScope } from '#schema/entities/place'
import { recordRevisions as table } from '../database/tables'
import { type ListPage, type ListResult, type ReadContext, readCount } from './reading/read-context'

/** A record by the name of its audit chain (`article`) and its id. */
export interface RevisedRecord {
  readonly chain: string
  readonly id: number
  /** The location and language of the text, for kinds with one each. */
  readonly place?: RevisionScope
}

interface RevisionScope extends LocaleScope {
  /** True to include revisions saved before places were recorded, which may belong to another text. */
  readonly takesUnplaced: boolean
}

/** A saved state of a record, without its field values. */
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

/** Returns the revisions of a record, newest first. The caller has checked read permission. */
export function listRecordRevisions(
  { orm }: Pick<ReadContext, 'orm'>,
  record: RevisedRecord,
  { first, offset }: ListPage,
): ListResult<RevisionRow> {
  const where = ofRecord(record)
  return {
    totalCount: () => readCount(orm.select({ count: count() }).from(table).where(where)),
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

/** Reads one revision with its field values as JSON text; `null` if the version doesn’t exist. */
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
  // The first revision of a place contains its earlier content; older revisions have no place.
  const first = sql`(select min(${table.version}) from ${table} where ${and(record, own)})`
  const older = sql`${table.version} < coalesce(${first}, 2147483647)`
  return and(record, or(own, and(isNull(table.language), older)))
}

/** Condition for revisions of the text for a language and location. */
export function ofPlace({ language, locationId }: LocaleScope): SQL | undefined {
  const { locationId: location } = table
  return and(
    eq(table.language, language),
    locationId === null ? isNull(location) : eq(location, locationId),
  )
}
