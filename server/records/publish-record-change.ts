import { inArray } from 'drizzle-orm'
import type { Fields } from '#schema/fields'
import type { AnyRecord } from '#schema/records/record'
import { type CacheTag, listTags, recordTag } from '../database/cache-tags'
import { announce } from '../database/changes'
import type { Orm } from '../database/orm'
import { locations } from '../database/tables'
import { indexRecord } from '../search/search-index'
import type { ExposedPart, RecordRow, RecordWriter } from './record-writer'
import { refreshReferences } from './usage/write-references'

interface RecordStore<Row extends RecordRow, F extends Fields> {
  readonly tx: Orm
  readonly writer: RecordWriter<Row, F>
}

/** What pages show of some records at one moment. */
interface ShownTags {
  readonly tags: readonly CacheTag[]
  /** Parts of them that other pages show. */
  readonly exposed: readonly ExposedPart[]
}

/** The cache tags of what shows some records; none of those that are not public. Taken before they are changed. */
export async function shownTags<Row extends RecordRow, F extends Fields>(
  stored: RecordStore<Row, F>,
  rows: readonly Row[],
): Promise<ShownTags> {
  const shown = rows.filter((row) => stored.writer.isPublic(row))
  const { tx, writer } = stored
  const [lists, further, exposed] = await Promise.all([
    tagsOfLists(stored, shown),
    Promise.all(shown.map((row) => writer.furtherTags?.(tx, row) ?? [])),
    Promise.all(shown.map((row) => writer.exposes?.(tx, row) ?? [])),
  ])
  const own = shown.flatMap((row) => writer.tagsOf?.(row) ?? [tagOf(writer, row)])
  return { tags: [...own, ...lists, ...further.flat()], exposed: exposed.flat() }
}

/** The cache tags of the lists that may show some records: those of their locations, and of the network. */
export async function tagsOfLists<Row extends RecordRow, F extends Fields>(
  { tx, writer: { definition } }: RecordStore<Row, F>,
  rows: readonly Row[],
): Promise<readonly CacheTag[]> {
  if (rows.length === 0) return []
  const ids = [...new Set(rows.flatMap(({ locationId }) => locationId ?? []))]
  const isLocated = ids.length > 0 && definition.owner === 'location'
  const found = isLocated
    ? await tx.select({ slug: locations.slug }).from(locations).where(inArray(locations.id, ids))
    : []
  return listTags(
    definition.kind,
    found.map(({ slug }) => slug),
  )
}

/** Notifies the pages that showed a record and those that show it now, and updates its search rows. */
export async function publishRecordChange<Row extends RecordRow, F extends Fields>(
  stored: RecordStore<Row, F>,
  before: ShownTags,
  row: Row,
): Promise<void> {
  await publishRecordChanges(stored, before, [row])
}

/** The same for several records that one transaction has changed. */
export async function publishRecordChanges<Row extends RecordRow, F extends Fields>(
  stored: RecordStore<Row, F>,
  before: ShownTags,
  rows: readonly Row[],
): Promise<void> {
  const now = await shownTags(stored, rows)
  const exposed = differing(before.exposed, now.exposed)
  announce(stored.tx, [...new Set([...before.tags, ...now.tags, ...exposed])])
  const ids = rows.map(({ id }) => id)
  await refreshDerived(stored.tx, stored.writer.definition, ids)
}

/** Updates the search rows and the picture references of records of a kind, in the order of their ids. */
export async function refreshDerived(
  tx: Orm,
  { search, api }: AnyRecord,
  ids: readonly number[],
): Promise<void> {
  const sorted = [...new Set(ids)].sort((a, b) => a - b)
  if (search && sorted.length > 0) await indexRecord(tx, search.group, ...sorted)
  await refreshReferences(tx, api.chain, ...sorted)
}

/** A record by what its declaration calls its key. */
function tagOf<Row extends RecordRow, F extends Fields>(
  { definition: { kind, key }, slugOf }: RecordWriter<Row, F>,
  row: Row,
): CacheTag {
  return recordTag(kind, (key === 'slug' ? slugOf(row) : null) ?? row.id)
}

function differing(
  before: readonly ExposedPart[],
  now: readonly ExposedPart[],
): readonly CacheTag[] {
  const [were, are] = [new Set(before.map(partKey)), new Set(now.map(partKey))]
  const gone = before.filter((part) => !are.has(partKey(part)))
  const added = now.filter((part) => !were.has(partKey(part)))
  return [...gone, ...added].map(({ tag }) => tag)
}

function partKey({ tag, value = '' }: ExposedPart): string {
  return `${tag} ${value}`
}
