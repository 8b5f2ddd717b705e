import { type Column, count, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { CacheTag } from '../../database/cache-tags'
import type { Orm } from '../../database/orm'
import { isOpen } from '../../documents/publications/published-revision'
import { readableLocations } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'

/** What every read of the database is given: the connection, who asks, and what notes the cache tags. */
export interface ReadContext {
  readonly orm: Orm
  /** `null` for a visitor, who sees what is published and public. */
  readonly principal: Principal | null
  /** The maps key of locations that have none of their own (MAPS_KEY). */
  readonly mapsKey?: string | null
  /** Called with the tags of what was read: `media:12`, `event@ottawa`. */
  readonly addCacheTag: (tag: CacheTag) => void
  /** A location that is not open, and is read as if it were: that of a preview. */
  readonly previewedLocationId?: number
  /** Read as of this moment; now when left out. */
  readonly asOf?: AsOf
}

/** A moment to come, as of which visitors' content is read. */
export interface AsOf {
  readonly at: Date
  /** Whose drafts are read: what is to appear elsewhere stays hidden, as it is now. */
  readonly seenBy: Principal
}

/** A page of a list: at most 100 rows, whatever is requested (reliability, row G4). */
export interface ListPage {
  readonly first: number
  readonly offset: number
}
export const MAX_LIST_LENGTH = 100

/** A page of a list, and the total count: each costs a statement, run only when it is read. */
export interface Listed<Node> {
  nodes(): Promise<readonly Node[]>
  /** Lists that may be long count no further than `atMost`; left out, it counts them all. */
  totalCount(atMost?: number): Promise<number>
}

/** A connection of known rows, without a query. */
export function listedAlready<Node>(
  nodes: readonly Node[],
  totalCount = nodes.length,
): Listed<Node> {
  return { nodes: async () => nodes, totalCount: async () => totalCount }
}

/** The result of a statement with `count()`. */
export async function counted(rows: PromiseLike<readonly { readonly count: number }[]>) {
  const [total] = await rows
  return Number(total?.count ?? 0)
}

/** The number of rows of a table that a condition holds for, counted no further than `atMost`. */
export function countRows(
  orm: Orm,
  table: PgTable,
  { where, atMost }: { readonly where: SQL | undefined; readonly atMost: number | undefined },
): Promise<number> {
  if (atMost === undefined) return counted(orm.select({ count: count() }).from(table).where(where))
  const found = orm
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(atMost)
  return counted(orm.select({ count: count() }).from(found.as('found')))
}

/** The condition that a row belongs to a location whose drafts the caller may see. */
export function mayReadDrafts(principal: Principal | null, locationId: Column): SQL {
  const locations = readableLocations(principal)
  if (locations === 'ALL') return sql`true`
  return locations.length > 0 ? inArray(locationId, [...locations]) : sql`false`
}

/** The condition that the location of a row is open to visitors; nothing of another is public. */
export function isAtOpenLocation(
  { previewedLocationId }: Pick<ReadContext, 'previewedLocationId'>,
  locationId: Column,
): SQL {
  const open = isOpen(locationId)
  return previewedLocationId === undefined
    ? open
    : sql`(${locationId} = ${previewedLocationId} or ${open})`
}

/** The condition for records of the whole network that are not public: only who reads drafts everywhere sees them. */
export function isHeadOffice(principal: Principal | null): SQL {
  return readableLocations(principal) === 'ALL' ? sql`true` : sql`false`
}

/** The length a search text is cut to, in characters: no name is longer, and each row is compared with it. */
const MAX_WORDS_LENGTH = 200

/** The condition that a text contains the words of a search, case-insensitively; their `%` and `_` are escaped. */
export function containsText(column: Column | SQL, text: string): SQL {
  return sql`${column} ilike ${`%${text.slice(0, MAX_WORDS_LENGTH).replace(/[\\%_]/g, '\\$&')}%`}`
}

/** The rows of a batch in the order of the requested ids; `null` for those that do not exist. */
export function inOrder<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): (Row | null)[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return keys.map((key) => byKey.get(key) ?? null)
}

/** Reads when it is first asked for, and once: two aliases of one field are one statement. */
export function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | null = null
  return () => {
    value ??= read()
    return value
  }
}
