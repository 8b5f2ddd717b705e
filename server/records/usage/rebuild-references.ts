import { and, eq, inArray, notExists } from 'drizzle-orm'
import type { App } from '../../app/app'
import { announce } from '../../database/announcements'
import { EVERYTHING } from '../../database/cache-tags'
import type { Orm } from '../../database/orm'
import { type Batch, buildWhole, type Derived, rebuild } from '../../database/rebuild'
import { contentReferences } from '../../database/tables'
import { REFERENCES_PAGE_SIZE } from './reference'
import { sourceOf, sourcesIn } from './source-readers'
import { insertReferences } from './write-references'

const references: Derived = {
  setting: 'references',
  version: '4',
  kinds: (tx) => [...sourcesIn(tx).keys()],
  batch: REFERENCES_PAGE_SIZE,
  stored: sourceOf,
  derive: readBatch,
  // Invalidates everything, because the visibility of any picture may have changed.
  finish: (tx) => announce(tx, [EVERYTHING]),
}

/** Rebuilds the references if they were never built, or by an earlier release. */
export function ensureReferences(app: Pick<App, 'database' | 'changes'>): Promise<void> {
  return rebuild(app, references)
}

/** Builds all references inside the transaction that fills an empty database. */
export function buildReferences(tx: Orm): Promise<void> {
  return buildWhole(tx, references)
}

async function readBatch(tx: Orm, { kind, ids }: Batch): Promise<void> {
  if (ids.length === 0) return deleteOrphans(tx, kind)
  const { sourceKind, sourceId } = contentReferences
  await tx.delete(contentReferences).where(and(eq(sourceKind, kind), inArray(sourceId, [...ids])))
  await insertReferences(tx, kind, await sourceOf(tx, kind).read(tx, { ids }))
}

/** Deletes references of records that no longer exist. */
async function deleteOrphans(tx: Orm, kind: string): Promise<void> {
  const { table, id } = sourceOf(tx, kind)
  const { sourceKind, sourceId } = contentReferences
  const source = tx.select({ id }).from(table).where(eq(id, sourceId))
  await tx.delete(contentReferences).where(and(eq(sourceKind, kind), notExists(source)))
}
