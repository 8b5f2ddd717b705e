import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import { recordRevisions as table } from '../database/tables'
import { counted, type Listed, type Part, type ReadContext } from '../read/read-context'

/** A record by the name of its audit log (`article`) and its id. */
export interface RevisedRecord {
  readonly chain: string
  readonly id: number
}

/** A saved state of a record, without what its fields held. */
export type RevisionRow = Pick<
  typeof table.$inferSelect,
  'version' | 'savedAt' | 'savedByName' | 'action' | 'status' | 'timeZone'
>

const columns = {
  version: table.version,
  savedAt: table.savedAt,
  savedByName: table.savedByName,
  action: table.action,
  status: table.status,
  timeZone: table.timeZone,
}

/** The saved states of a record, the newest first. The caller has checked who may read them. */
export function listRecordRevisions(
  { orm }: Pick<ReadContext, 'orm'>,
  record: RevisedRecord,
  { first, offset }: Part,
): Listed<RevisionRow> {
  const where = ofRecord(record)
  return {
    totalCount: () => counted(orm.select({ count: count() }).from(table).where(where)),
    nodes: async () =>
      orm
        .select(columns)
        .from(table)
        .where(where)
        .orderBy(desc(table.version))
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

function ofRecord({ chain, id }: RevisedRecord): SQL | undefined {
  return and(eq(table.kind, chain), eq(table.recordId, id))
}
