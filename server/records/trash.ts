import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Orm } from '../database/orm'
import {
  contentReferences,
  recordDrafts,
  recordRevisions,
  recordSchedules,
} from '../database/tables'
import { recordName } from '../events/domain-event'
import { emit } from '../events/emit'
import { enqueue } from '../jobs/enqueue'
import { type AnyJobKind, type Job, jobKind } from '../jobs/job-kind'
import type { AnyRecordWriter, RecordRow } from './record-writer'

/** Days during which a deleted record can be restored. */
export const TRASH_DAYS = 30
const DAY_MS = 86_400_000
const PURGE = 'purgeRecord'
const MAX_TRIES = 8

const purged = z.object({ kind: z.string(), id: z.number(), version: z.number() })
type Purged = z.infer<typeof purged>

/** Schedules the purge of a record that was just deleted. */
export async function purgeLater(tx: Orm, kind: string, row: RecordRow): Promise<void> {
  const payload: Purged = { kind, id: row.id, version: row.version }
  const runAt = new Date(row.updatedAt.getTime() + TRASH_DAYS * DAY_MS)
  await enqueue(tx, { kind: PURGE, payload, runAt })
}

/** Job that purges records after 30 days in the trash; `writerOf` returns the writer of a kind. */
export function purgeJob(writerOf: (kind: string) => AnyRecordWriter | undefined): AnyJobKind {
  return jobKind({
    name: PURGE,
    payload: purged,
    mostTries: MAX_TRIES,
    run: (tx, job) => purge(tx, job, writerOf(job.payload.kind)),
  })
}

async function purge(
  tx: Orm,
  { id: jobId, payload }: Job<Purged>,
  writer: AnyRecordWriter | undefined,
): Promise<void> {
  // Rows of a kind whose extension was removed are kept.
  const row = await writer?.find(tx, payload.id)
  if (!writer?.purge || !row || !isInTrash(writer, row, payload)) return
  const { chain } = writer.definition.api
  const { id, locationId, version } = row
  await tx
    .delete(contentReferences)
    .where(and(eq(contentReferences.sourceKind, chain), eq(contentReferences.sourceId, id)))
  await tx
    .delete(recordRevisions)
    .where(and(eq(recordRevisions.kind, chain), eq(recordRevisions.recordId, id)))
  await tx
    .delete(recordDrafts)
    .where(and(eq(recordDrafts.kind, payload.kind), eq(recordDrafts.recordId, id)))
  await tx
    .delete(recordSchedules)
    .where(and(eq(recordSchedules.kind, payload.kind), eq(recordSchedules.recordId, id)))
  await writer.purge(tx, id)
  await emit(tx, {
    ...{ type: 'record.purged', ...recordName(writer.definition, id), action: 'purge', locationId },
    by: { principal: null, requestId: `job-${jobId}`, network: null },
    ...{ fromVersion: version, fromStatus: 'DELETED' },
  })
}

/** Returns whether a record has stayed deleted since the job was added; restoring changes its version. */
function isInTrash({ status }: AnyRecordWriter, row: RecordRow, { version }: Purged): boolean {
  return row.version === version && status?.of(row) === 'DELETED'
}
