import { inArray } from 'drizzle-orm'
import type { Fields } from '#schema/fields'
import { type CacheTag, listTags, recordTag } from '../database/cache-tags'
import type { Orm } from '../database/orm'
import { locations } from '../database/tables'
import type { ExposedPart, RecordRow, RecordWriter } from './record-writer'

interface RecordStore<Row extends RecordRow, F extends Fields> {
  readonly tx: Orm
  readonly writer: RecordWriter<Row, F>
}

/** A record at one moment, with the tags of its content. */
interface ShownRecord<Row> {
  readonly row: Row
  /** Empty if it is not public. */
  readonly tags: readonly CacheTag[]
  /** Parts of it that other pages show. */
  readonly exposed: readonly ExposedPart[]
}

/** Records by their ids. */
type ShownRecords<Row> = ReadonlyMap<number, ShownRecord<Row>>

/** Returns the cache tags that depend on each of some records; call before changing them. */
export async function shownTags<Row extends RecordRow, F extends Fields>(
  stored: RecordStore<Row, F>,
  rows: readonly Row[],
): Promise<ShownRecords<Row>> {
  const { writer } = stored
  const slugs = await slugsOfLocations(
    stored,
    rows.filter((row) => writer.isPublic(row)),
  )
  const shown = await Promise.all(
    rows.map(async (row) => [row.id, await shownOf(stored, row, slugs)] as const),
  )
  return new Map(shown)
}

async function shownOf<Row extends RecordRow, F extends Fields>(
  stored: RecordStore<Row, F>,
  row: Row,
  slugs: ReadonlyMap<number, string>,
): Promise<ShownRecord<Row>> {
  const { tx, writer } = stored
  if (!writer.isPublic(row)) return { row, tags: [], exposed: [] }
  const [further = [], exposed = []] = await Promise.all([
    writer.furtherTags?.(tx, row),
    writer.exposes?.(tx, row),
  ])
  const own = writer.tagsOf?.(row) ?? [tagOf(writer, row)]
  return { row, tags: [...own, ...listsOf(stored, row, slugs), ...further], exposed }
}

/** Returns the cache tags of lists that may show a record: those of its location and of the network. */
export async function tagsOfLists<Row extends RecordRow, F extends Fields>(
  stored: RecordStore<Row, F>,
  row: Row,
): Promise<readonly CacheTag[]> {
  return listsOf(stored, row, await slugsOfLocations(stored, [row]))
}

function listsOf<Row extends RecordRow, F extends Fields>(
  { writer: { definition } }: RecordStore<Row, F>,
  { locationId }: Row,
  slugs: ReadonlyMap<number, string>,
): readonly CacheTag[] {
  const slug = locationId === null ? undefined : slugs.get(locationId)
  return listTags(definition.kind, slug === undefined ? [] : [slug])
}

/** Reads all slugs with one query. */
async function slugsOfLocations<Row extends RecordRow, F extends Fields>(
  { tx, writer: { definition } }: RecordStore<Row, F>,
  rows: readonly Row[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(rows.flatMap(({ locationId }) => locationId ?? []))]
  if (ids.length === 0 || definition.owner !== 'location') return new Map()
  const found = await tx
    .select({ id: locations.id, slug: locations.slug })
    .from(locations)
    .where(inArray(locations.id, ids))
  return new Map(found.map(({ id, slug }) => [id, slug]))
}

/**
 * Returns the tags of some changed records: of content that showed them before or shows them now, of exposed parts, and of what
 * depends on the differences.
 */
export async function changedTags<Row extends RecordRow, F extends Fields>(
  stored: RecordStore<Row, F>,
  before: ShownRecords<Row>,
  rows: readonly Row[],
): Promise<(id: number) => readonly CacheTag[]> {
  const now = await shownTags(stored, rows)
  return (id) => {
    const [were, are] = [before.get(id), now.get(id)]
    const further = are && stored.writer.changeTags?.(were?.row ?? null, are.row)
    const exposed = differingParts(were?.exposed ?? [], are?.exposed ?? [])
    return [...new Set([were?.tags, are?.tags, exposed, further].flatMap((tags) => tags ?? []))]
  }
}

/** Returns a record’s tag, by the key in its declaration. */
function tagOf<Row extends RecordRow, F extends Fields>(
  { definition: { kind, key }, slugOf }: RecordWriter<Row, F>,
  row: Row,
): CacheTag {
  return recordTag(kind, (key === 'slug' ? slugOf(row) : null) ?? row.id)
}

function differingParts(
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
