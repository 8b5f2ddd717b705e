import type { RecordFilter } from '#schema/api/content-source'
import type { Gallery, GalleryTile } from '#schema/entities/media'
import gallery from '#schema/records/gallery/gallery.record'
import { itemsOf, placedItem } from '#schema/records/record-item'
import { recordTag } from '../../database/cache-tags'
import type { galleries } from '../../database/tables'
import { coversOf, type MediaSet, mediaSets, placesOfGallery, readSlugs } from './gallery-media'
import type { LoadMedia } from './media'
import { inOrder, type ListPage, type ListResult, type ReadContext } from './read-context'
import { type RecordQuery, recordSource, type StoredItem } from './record-sources'

/** A gallery with the data its editors need. */
export interface GalleryNode extends Gallery {
  readonly media: MediaSet[]
  readonly version: number
  readonly locationId: number
  readonly locationSlug: string
  readonly timeZone: string
}

type Row = typeof galleries.$inferSelect
type GalleryPart = ListPage & { readonly load: LoadMedia }

/** Reads the galleries of these ids that the caller can see. */
export async function readGalleries(
  readContext: ReadContext,
  ids: readonly number[],
  load: LoadMedia,
): Promise<(GalleryNode | null)[]> {
  for (const id of ids) readContext.addCacheTag(recordTag('gallery', id))
  const part = { first: ids.length, offset: 0, load }
  const query = { keys: ids.map(String), publicOnly: false }
  return inOrder(ids, await listGalleries(readContext, query, part).nodes(), ({ id }) => id)
}

/** Lists galleries by search or location, latest first. */
export function listGalleries(
  readContext: ReadContext,
  query: RecordQuery,
  part: GalleryPart,
): ListResult<GalleryNode> {
  const { nodes, totalCount } = storedGalleries(readContext, query, part)
  return {
    nodes: async () => withMedia(readContext, await nodes()),
    totalCount,
  }
}

/** Lists public galleries without their pictures, latest first. */
export async function listGalleryTiles(
  readContext: ReadContext,
  query: Omit<RecordQuery, 'publicOnly'>,
  part: GalleryPart,
): Promise<readonly GalleryTile[]> {
  const shown = { ...query, publicOnly: true }
  const found = await storedGalleries(readContext, shown, { ...part, without: ['items'] }).nodes()
  const covers = await coversOf(readContext.orm, found.map(valuesOf))
  return Promise.all(
    found.map(async (item, index) => {
      const { name: title, featuredMedia, dateTime, category, featured, texts } = valuesOf(item)
      const { items } = item.row as Row
      const [first = null] = featuredMedia ? [] : await part.load(items.slice(0, 1))
      return {
        ...{ id: item.id, title, featured, itemCount: items.length, category },
        image: featuredMedia ?? first,
        dateTime: dateTime || null,
        covers: [...(covers[index] ?? [])],
        texts: texts.map(({ language, name }) => ({ language, title: name ?? '' })),
      }
    }),
  )
}

/** Returns the filters of gallery lists without undefined values. */
export function givenOf(filter: {
  readonly category?: string | undefined
  readonly featured?: boolean | undefined
}): RecordFilter {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

function storedGalleries(
  readContext: ReadContext,
  query: RecordQuery,
  part: GalleryPart & { readonly without?: readonly string[] },
): ListResult<StoredItem> {
  const { items } = recordSource(readContext.orm, gallery.kind)
  if (!items) throw new Error('Galleries are stored as columns of their table')
  // Galleries have no links.
  return items(readContext, query, { ...part, page: { load: async () => null } })
}

function valuesOf(item: StoredItem) {
  const [{ values }] = itemsOf(gallery, [item]) as [ReturnType<typeof itemsOf<Fields>>[number]]
  return values
}
type Fields = typeof gallery.fields

async function withMedia(
  { orm }: ReadContext,
  found: readonly StoredItem[],
): Promise<GalleryNode[]> {
  const covers = await coversOf(orm, found.map(valuesOf))
  const parts = found.map((item, index) => {
    const { items, featuredMedia } = valuesOf(item)
    const row = { id: item.id, locationId: placedItem(item).locationId }
    return { row, items, cover: featuredMedia ?? items[0] ?? null, covers: covers[index] ?? [] }
  })
  const owners = found
    .map(placedItem)
    .map(({ locationId, locationSlug }) => [locationId, locationSlug] as const)
  const slugs = await readSlugs(orm, parts.flatMap(placesOfGallery), new Map(owners))
  return found.map((item, index) => {
    const part = parts[index]
    return toGallery(item, part ? mediaSets(part, slugs) : [])
  })
}

function toGallery(item: StoredItem, media: readonly MediaSet[]): GalleryNode {
  const { items: _, featuredMedia: __, covers: ___, dateTime, ...values } = valuesOf(item)
  const { slug, status, version, texts } = item.row as Row
  const { locationId, locationSlug, timeZone } = placedItem(item)
  return {
    ...values,
    ...{ id: item.id, slug, status, version, locationId, locationSlug, timeZone },
    dateTime: dateTime || null,
    media: [...media],
    texts: [...texts],
  }
}
