import { and, eq, inArray, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { DEFAULT_LOCATION_ID } from '#schema/entities/place'
import type { Orm } from '../../database/orm'
import { archiveKeys } from '../../database/tables'
import type { ArchivedKind } from '../archived-kinds'
import { linesFile, OUTSIDE_FILE } from '../bag/archive-format'
import { ArchiveProblem } from '../bag/archive-problem'
import type { BagSource } from '../bag/bag-source'
import { batchesOf, type JsonLine, jsonLines } from '../bag/read-lines'
import { idInKey, isOwnKey, MAX_KEY } from '../keys'
import { ImportedIds } from './imported-ids'
import {
  type BatchOfKind,
  type KeyedLine,
  type KeyedNumber,
  recogniseAll,
} from './recognise-records'

interface ResolveContext {
  readonly tx: Orm
  readonly bag: BagSource
  readonly kinds: ReadonlyMap<string, ArchivedKind>
  readonly network: string
  /** True if the database is empty: records keep their ids, because page addresses contain them. */
  readonly isEmpty: boolean
  /** The number of the location that all others fall back to, which has the same id everywhere. */
  readonly defaultLocation: number | null
}

const BATCH_SIZE = 200
/** The first id of new records, as after the initial import. */
const FIRST_OWN_ID = 1000
/** Kinds that identify others come first. */
const FIRST = ['location', 'media', 'document']

/** Matches each archive number to a database record, or gives it an unused id. */
export async function resolveIds(resolving: ResolveContext): Promise<ImportedIds> {
  const ids = new ImportedIds()
  const { kinds, bag } = resolving
  const first = FIRST.flatMap((name) => kinds.get(name) ?? [])
  for (const kind of [...first, ...[...kinds.values()].filter((one) => !first.includes(one))]) {
    const fresh: KeyedNumber[] = []
    for await (const batch of batchesOf(jsonLines(bag, linesFile(kind.kind)), BATCH_SIZE)) {
      const unknown = await resolveBatch(resolving, ids, { kind, lines: batch.map(readKey) })
      // Only numbers and keys, because the full lines would not fit in memory.
      fresh.push(...unknown.map(({ number, key }) => ({ number, key })))
    }
    await giveIds(resolving, ids, kind, fresh)
  }
  for await (const batch of batchesOf(jsonLines(bag, OUTSIDE_FILE), BATCH_SIZE))
    await resolveOutside(resolving, ids, batch)
  return ids
}

function readKey({ json, line }: JsonLine): KeyedLine {
  const { id, key } = json
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1 || id > 100_000_000)
    throw new ArchiveProblem(`Line ${line} of a file of the archive has no number “id”.`)
  if (typeof key !== 'string' || key === '' || key.length > MAX_KEY)
    throw new ArchiveProblem(`Line ${line} of a file of the archive has no “key”.`)
  return { number: id, key, json }
}

/** Returns the lines that the database doesn't have and that have no id yet. */
async function resolveBatch(
  resolving: ResolveContext,
  ids: ImportedIds,
  { kind, lines }: BatchOfKind,
): Promise<readonly KeyedLine[]> {
  const byKey = await idsByKey(resolving, kind.kind, lines)
  const idOf = (line: KeyedLine) =>
    isDefault(resolving, kind, line) ? DEFAULT_LOCATION_ID : byKey.get(line.key)
  // The topic of a recognised page already has its id.
  const open = lines.filter(({ number }) => !ids.has(kind.kind, number))
  const there = await findExisting(
    resolving.tx,
    kind,
    open.flatMap((line) => idOf(line) ?? []),
  )
  for (const line of open) {
    const id = idOf(line)
    // A deleted record is restored under its id, so that references to it work again.
    if (id !== undefined) ids.set(kind.kind, line.number, id, there.has(id) ? 'known' : 'new')
  }
  const unknown = open.filter(({ number }) => !ids.has(kind.kind, number))
  return resolving.isEmpty ? unknown : recogniseAll(resolving.tx, ids, { kind, lines: unknown })
}

function isDefault(
  { defaultLocation }: ResolveContext,
  { kind }: ArchivedKind,
  { number }: KeyedLine,
) {
  return kind === 'location' && number === defaultLocation
}

async function idsByKey(
  { tx, network }: ResolveContext,
  kind: string,
  lines: readonly { readonly key: string }[],
): Promise<ReadonlyMap<string, number>> {
  const keys = lines.map(({ key }) => key)
  const own = keys.filter((key) => isOwnKey(network, key))
  const rows =
    keys.length === 0
      ? []
      : await tx
          .select({ id: archiveKeys.recordId, key: archiveKeys.key })
          .from(archiveKeys)
          .where(and(eq(archiveKeys.kind, kind), inArray(archiveKeys.key, keys)))
  return new Map([
    ...own.map((key) => [key, idInKey(key) ?? 0] as const),
    ...rows.map(({ key, id }) => [key, id] as const),
  ])
}

async function findExisting(
  tx: Orm,
  { table, id }: ArchivedKind,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id })
    .from(table)
    .where(inArray(id, [...ids]))
  return new Set(rows.map((row) => Number(row.id)))
}

/** Assigns ids to new records: their original ones if the database is empty, otherwise the next ones. */
async function giveIds(
  { tx, isEmpty }: ResolveContext,
  ids: ImportedIds,
  kind: ArchivedKind,
  fresh: readonly KeyedNumber[],
): Promise<void> {
  const others: KeyedNumber[] = []
  let greatest = FIRST_OWN_ID - 1
  for (const line of fresh) {
    const id = isEmpty ? idInKey(line.key) : null
    if (id === null || ids.number(kind.kind, id) !== undefined) others.push(line)
    else {
      ids.set(kind.kind, line.number, id, 'new')
      greatest = Math.max(greatest, id)
    }
  }
  const sequence = sql`pg_get_serial_sequence(${getTableConfig(kind.table).name}, 'id')`
  if (isEmpty) await tx.execute(sql`select setval(${sequence}, ${greatest})`)
  const next = await nextIds(tx, kind, others.length)
  for (const [index, line] of others.entries())
    ids.set(kind.kind, line.number, next[index] ?? 0, 'new')
}

async function nextIds(tx: Orm, kind: ArchivedKind, count: number): Promise<readonly number[]> {
  if (count === 0) return []
  const name = getTableConfig(kind.table).name
  const id = sql<number>`nextval(pg_get_serial_sequence(${name}, 'id'))`.mapWith(Number)
  const rows = await tx.select({ id }).from(sql`generate_series(1, ${count})`)
  return rows.map((row) => row.id)
}

/**
 * Resolves records referred to but not included. One that the database lacks, too, gets an id that is never reused, under which a
 * later import finds it.
 */
async function resolveOutside(
  resolving: ResolveContext,
  ids: ImportedIds,
  batch: readonly JsonLine[],
): Promise<void> {
  for (const line of batch) {
    const { kind: name } = line.json
    const kind = typeof name === 'string' ? resolving.kinds.get(name) : undefined
    if (!kind) continue
    const { number, key } = readKey(line)
    const known = (await idsByKey(resolving, kind.kind, [{ key }])).get(key)
    if (known !== undefined) {
      const isThere = (await findExisting(resolving.tx, kind, [known])).has(known)
      ids.set(kind.kind, number, known, isThere ? 'outside' : 'missing')
    } else ids.set(kind.kind, number, await idForMissing(resolving, ids, { kind, key }), 'missing')
    await storeKeys(resolving, kind.kind, [{ key, id: ids.id(kind.kind, number) }])
  }
}

/** Returns the original id if the database is empty; later records are numbered after it. */
async function idForMissing(
  { tx, isEmpty }: ResolveContext,
  ids: ImportedIds,
  { kind, key }: { readonly kind: ArchivedKind; readonly key: string },
): Promise<number> {
  const had = isEmpty ? idInKey(key) : null
  const [next = 0] = await nextIds(tx, kind, 1)
  if (had === null || ids.number(kind.kind, had) !== undefined) return next
  const sequence = sql`pg_get_serial_sequence(${getTableConfig(kind.table).name}, 'id')`
  await tx.execute(sql`select setval(${sequence}, ${Math.max(next, had)})`)
  return had
}

/** Stores the keys of records from elsewhere, so that a repeated import finds them and the next archive uses the same keys. */
export async function storeKeys(
  { tx, network }: Pick<ResolveContext, 'tx' | 'network'>,
  kind: string,
  records: readonly { readonly key: string; readonly id: number }[],
): Promise<void> {
  const rows = records
    .filter(({ key, id }) => !(isOwnKey(network, key) && idInKey(key) === id))
    .map(({ key, id }) => ({ kind, key, recordId: id }))
  if (rows.length > 0) await tx.insert(archiveKeys).values(rows).onConflictDoNothing()
}
