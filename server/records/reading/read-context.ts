import { type Column, count, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { CacheTag } from '../../database/cache-tags'
import { isOpen } from '../../database/location-conditions'
import type { Orm } from '../../database/orm'
import { readableLocations } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'

/** Context of every database read: connection, caller, and the function that records cache tags. */
export interface ReadContext {
  readonly orm: Orm
  /** `null` for visitors, who see only published, public content. */
  readonly principal: Principal | null
  /** Default maps key for locations without one (MAPS_KEY). */
  readonly mapsKey?: string | null
  /** Called with the tags of what was read: `media:12`, `event@ottawa`. */
  readonly addCacheTag: (tag: CacheTag) => void
  /** In a preview: a location that is read as if it were open. */
  readonly previewedLocationId?: number
  /** Moment of the read; now if omitted. */
  readonly asOf?: AsOf
}

/** A future moment at which public content is read. */
export interface AsOf {
  readonly at: Date
  /** The person who looks: scheduled content that they can’t see as a draft stays hidden. */
  readonly seenBy: Principal
}

/** A page of a list: at most 100 rows, whatever is requested (reliability, row G4). */
export interface ListPage {
  readonly first: number
  readonly offset: number
}
export const MAX_LIST_LENGTH = 100

/** A page of a list and the total count, each read lazily by one statement. */
export interface ListResult<Node> {
  nodes(): Promise<readonly Node[]>
  /** Counts up to `atMost`; counts all rows if omitted. */
  totalCount(atMost?: number): Promise<number>
}

/** Returns a list of known rows, without a query. */
export function listedAlready<Node>(
  nodes: readonly Node[],
  totalCount = nodes.length,
): ListResult<Node> {
  return { nodes: async () => nodes, totalCount: async () => totalCount }
}

/** Returns the result of a statement with `count()`. */
export async function readCount(rows: PromiseLike<readonly { readonly count: number }[]>) {
  const [total] = await rows
  return Number(total?.count ?? 0)
}

/** Counts the rows that match a condition, up to `atMost`. */
export function countRows(
  orm: Orm,
  table: PgTable,
  { where, atMost }: { readonly where: SQL | undefined; readonly atMost: number | undefined },
): Promise<number> {
  if (atMost === undefined)
    return readCount(orm.select({ count: count() }).from(table).where(where))
  const found = orm
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(atMost)
  return readCount(orm.select({ count: count() }).from(found.as('found')))
}

/** Condition that a row belongs to a location whose drafts the caller can see. */
export function mayReadDrafts(principal: Principal | null, locationId: Column): SQL {
  const locations = readableLocations(principal)
  if (locations === 'ALL') return sql`true`
  return locations.length > 0 ? inArray(locationId, [...locations]) : sql`false`
}

/** Condition that a row’s location is open; nothing of other locations is public. */
export function isAtOpenLocation(
  { previewedLocationId }: Pick<ReadContext, 'previewedLocationId'>,
  locationId: Column,
): SQL {
  const open = isOpen(locationId)
  return previewedLocationId === undefined
    ? open
    : sql`(${locationId} = ${previewedLocationId} or ${open})`
}

/** Condition for unpublished network records, visible only to people who read drafts everywhere. */
export function isHeadOffice(principal: Principal | null): SQL {
  return readableLocations(principal) === 'ALL' ? sql`true` : sql`false`
}

/** Maximum length of a search text, in characters; no name is longer, and each row is compared with it. */
const MAX_WORDS_LENGTH = 200

/** Condition that a text contains the search text, case-insensitively; `%` and `_` are escaped. */
export function containsText(column: Column | SQL, text: string): SQL {
  return sql`${column} ilike ${`%${text.slice(0, MAX_WORDS_LENGTH).replace(/[\\%_]/g, '\\$&')}%`}`
}

/** Returns rows in the order of the requested keys; `null` for missing ones. */
export function inOrder<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): (Row | null)[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return keys.map((key) => byKey.get(key) ?? null)
}

/** Creates a lazy read that runs once, so that two aliases of a field share one statement. */
export function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | null = null
  return () => {
    value ??= read()
    return value
  }
}
