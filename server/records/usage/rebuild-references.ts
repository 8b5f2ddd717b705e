import { and, eq, inArray, notExists } from 'drizzle-orm'
import type { App } from '../../app/app'
import { EVERYTHING } from '../../database/cache-tags'
import { announce } from '../../database/changes'
import type { Orm } from '../../database/orm'
import { type Batch, buildWhole, type Derived, rebuild } from '../../database/rebuild'
import { contentReferences, documents, pageOverrides, topics } from '../../database/tables'
import { READ_AT_ONCE } from './reference'
import { derivedSources, type ownReaders, sourceReader } from './source-readers'
import { insertReferences } from './write-references'

const sourceTables = {
  document: { table: documents, id: documents.id },
  topic: { table: topics, id: topics.id },
  pageOverride: { table: pageOverrides, id: pageOverrides.id },
} as const satisfies Record<keyof typeof ownReaders, unknown>

const references: Derived = {
  setting: 'references',
  version: '3',
  // Everything that points at something: pages, and kinds of records by the names of their audit logs.
  kinds: (tx) => [...Object.keys(sourceTables), ...derivedSources(tx).keys()],
  batch: READ_AT_ONCE,
  stored: tableOf,
  derive: readBatch,
  // Which pictures are public may be another answer for all of them.
  finish: (tx) => announce(tx, [EVERYTHING]),
}

/** Reads what everything points at where that was never read, or by an earlier release. */
export function ensureReferences(app: Pick<App, 'database' | 'changes'>): Promise<void> {
  return rebuild(app, references)
}

/** Reads all of it inside the transaction that fills an empty database. */
export function buildReferences(tx: Orm): Promise<void> {
  return buildWhole(tx, references)
}

function tableOf(tx: Orm, kind: string) {
  return Object.hasOwn(sourceTables, kind)
    ? sourceTables[kind as keyof typeof sourceTables]
    : storedOf(tx, kind)
}

function storedOf(tx: Orm, kind: string) {
  const source = derivedSources(tx).get(kind)
  if (!source) throw new Error(`Records of the kind '${kind}' have no table`)
  return source.stored
}

async function readBatch(tx: Orm, { kind, ids }: Batch): Promise<void> {
  if (ids.length === 0) return deleteOrphans(tx, kind)
  const { sourceKind, sourceId } = contentReferences
  await tx.delete(contentReferences).where(and(eq(sourceKind, kind), inArray(sourceId, [...ids])))
  await insertReferences(tx, kind, await sourceReader(tx, kind)(tx, { ids }))
}

/** References of records that are no longer there. */
async function deleteOrphans(tx: Orm, kind: string): Promise<void> {
  const { table, id } = tableOf(tx, kind)
  const { sourceKind, sourceId } = contentReferences
  const source = tx.select({ id }).from(table).where(eq(id, sourceId))
  await tx.delete(contentReferences).where(and(eq(sourceKind, kind), notExists(source)))
}
