import { and, between, eq, gt, notInArray } from 'drizzle-orm'
import type { App } from '../app/app'
import type { Orm } from '../database/orm'
import { type Batch, buildWhole, type Derived, rebuild } from '../database/rebuild'
import { searchEntries } from '../database/tables'
import { writeTexts } from './search-index'
import { searchKinds, searchSource } from './search-sources'

const searchIndex: Derived = {
  setting: 'search-index',
  version: '12',
  kinds: searchKinds,
  // About 100 ms of work.
  batch: 50,
  stored: searchSource,
  async derive(tx, batch) {
    await deleteStale(tx, batch)
    if (batch.ids.length > 0) await writeTexts(tx, batch.kind, batch.ids)
  },
}

/** Builds the index if there is none, or if it is from an earlier release. */
export function ensureSearchIndex(app: Pick<App, 'database' | 'changes'>): Promise<void> {
  return rebuild(app, searchIndex)
}

/** Builds the whole index inside the transaction that fills an empty database. */
export function buildSearchIndex(tx: Orm): Promise<void> {
  return buildWhole(tx, searchIndex)
}

/** Deletes the rows of records that no longer exist: in the range of this batch, and after the last batch all of them. */
async function deleteStale(tx: Orm, { kind, after, ids }: Batch): Promise<void> {
  const { recordId } = searchEntries
  const last = ids.at(-1)
  const inBatch = last === undefined ? gt(recordId, after) : between(recordId, after + 1, last)
  await tx
    .delete(searchEntries)
    .where(and(eq(searchEntries.kind, kind), inBatch, notInArray(recordId, [...ids])))
}
