import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { announce } from '../database/announcements'
import { SEARCH } from '../database/cache-tags'
import type { Orm } from '../database/orm'
import { contentReferences, pageOverrides } from '../database/tables'
import { enqueueEach } from '../jobs/enqueue'
import { type AnyJobKind, jobKind } from '../jobs/job-kind'
import { writeTexts } from './search-index'

const NAME = 'sharedTexts'
const MAX_TRIES = 10
/** About 100 ms of work. */
const BATCH = 50

/** Queues the pages that use a shared block for reindexing, because they are found by its words. */
export async function queueSharedTexts(tx: Orm, sharedId: number): Promise<void> {
  const ids = await idsOfPagesUsing(tx, sharedId)
  const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) =>
    ids.slice(index * BATCH, (index + 1) * BATCH),
  )
  if (batches.length > 0)
    await enqueueEach(
      tx,
      batches.map((batch) => ({ kind: NAME, payload: { ids: batch } })),
    )
}

export function sharedTextsJob(): AnyJobKind {
  return jobKind({
    name: NAME,
    payload: z.object({ ids: z.array(z.int()) }),
    mostTries: MAX_TRIES,
    async run(tx, { payload: { ids } }) {
      await writeTexts(tx, 'PAGE', ids)
      announce(tx, [SEARCH])
    },
  })
}

async function idsOfPagesUsing(tx: Orm, sharedId: number): Promise<readonly number[]> {
  const { sourceKind, sourceId, targetKind, targetId } = contentReferences
  const rows = await tx
    .selectDistinct({ kind: sourceKind, id: sourceId, page: pageOverrides.documentId })
    .from(contentReferences)
    .leftJoin(pageOverrides, and(eq(sourceKind, 'pageOverride'), eq(pageOverrides.id, sourceId)))
    .where(
      and(
        eq(targetKind, 'document'),
        eq(targetId, sharedId),
        inArray(sourceKind, ['document', 'pageOverride']),
      ),
    )
  const ids = rows.flatMap(({ kind, id, page }) => (kind === 'document' ? id : (page ?? [])))
  return [...new Set(ids)].sort((a, b) => a - b)
}
