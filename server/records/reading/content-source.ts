import DataLoader from 'dataloader'
import { eq } from 'drizzle-orm'
import type {
  ContentSource,
  PageAddress,
  RecordsQuery,
  ShapeReaders,
} from '#schema/api/content-source'
import type { Location } from '#schema/entities/location'
import type { MediaItem } from '#schema/entities/media'
import { DEFAULT_LOCATION_ID } from '#schema/entities/place'
import type { Topic } from '#schema/entities/topic'
import { recordDefinitions } from '#schema/records'
import { type AnyRecord, cleaned } from '#schema/records/record'
import { itemsOf } from '#schema/records/record-item'
import type { App } from '../../app/app'
import { type CacheTag, listTag, recordTag, SEARCH } from '../../database/cache-tags'
import { locations } from '../../database/tables'
import type { Principal } from '../../people/access/principal'
import { findPlace } from './find-place'
import { type GalleryNode, givenOf, listGalleryTiles, readGalleries } from './galleries'
import { readLocations, readLocationsById } from './locations'
import { type LoadMedia, readMedia } from './media'
import {
  readNetworkPlaces,
  readPageAddresses,
  readPublishedPaths,
  readTrail,
} from './page-addresses'
import { inOrder, MAX_LIST_LENGTH, type ReadContext } from './read-context'
import {
  type RecordQuery,
  type RecordSource,
  recordSource,
  type StoredItem,
} from './record-sources'
import { searchSite } from './search'
import { readTopics, type TopicRecord } from './topics'

/** Maximum offset in lists. */
const MAX_OFFSET = 100_000

/** The parts of the app that a source needs; without a geocoder only the network's own towns are found. */
export type SourceApp = Pick<App, 'database' | 'searchMisses'> & Partial<Pick<App, 'geocoder'>>

/**
 * Implements specification section 7 within the process for one page: batched, with the caller’s permissions. Records the tag of
 * every requested record (`event:7`, `location:10`, `media:12`, `path:/visit`) and list (`event@ottawa`, for the network
 * `event@*`), so that the page is revalidated when one changes (`database/cache-tags.ts`).
 */
export function createContentSource(
  app: SourceApp & Pick<App, 'configuration'>,
  principal: Principal | null,
  addCacheTag: (tag: CacheTag) => void,
): ContentSource {
  const { mapsKey } = app.configuration
  return sourceBy(app, { orm: app.database.orm, principal, mapsKey, addCacheTag })
}

/** Creates a content source; `given` supplies pictures that are already known. */
export function sourceBy(app: SourceApp, by: ReadContext, given?: LoadMedia): ContentSource {
  const { addCacheTag } = by
  const loaders = createLoaders(by, given)
  const shapes = shapesBy(loaders)
  const part = (first: number, skip = 0) => ({
    first: Math.min(Math.max(0, first), MAX_LIST_LENGTH),
    offset: Math.min(Math.max(0, skip), MAX_OFFSET),
    load: loaders.mediaList,
  })
  return {
    record: (kind, key) => shapes[kind](key),
    media: (ids) => loaders.mediaList(ids),
    async pages(query) {
      if (!('ids' in query)) return readTrail(by, query)
      const found = await Promise.all(query.ids.map((id) => loaders.page.load(id)))
      return found.filter((page) => page !== null)
    },
    galleries({ first, skip, locationSlug, category, featured }) {
      addCacheTag(listTag('gallery', locationSlug ?? null))
      const query = { locationSlug, filter: givenOf({ category, featured }) }
      return listGalleryTiles(by, query, part(first, skip))
    },
    records: (kind, query) => records(recordSource(by.orm, kind), query),
    recordsOf: async (definition, query) =>
      itemsOf(definition, await items(recordSource(by.orm, definition.kind), query)),
    async fieldValues({ kind, ...query }) {
      const { publicValues, definition } = recordSource(by.orm, kind)
      if (!publicValues) throw new Error(`Records of the kind '${kind}' are not filtered`)
      addListTags(addCacheTag, definition, query)
      return publicValues(by, query)
    },
    async search({ first, skip, ...query }) {
      // A search result depends on all of them.
      addCacheTag(SEARCH)
      for (const { kind, search } of recordDefinitions.values())
        if (search) addCacheTag(listTag(kind, null))
      const found = await searchSite(
        { database: app.database, orm: by.orm, asOf: by.asOf },
        query,
        part(first, skip),
      )
      const [hits, totalCount] = await Promise.all([found.nodes(), found.totalCount()])
      if (totalCount === 0 && by.principal === null) app.searchMisses.note(query.text)
      return { hits, totalCount }
    },
    places: () => readNetworkPlaces(by),
    findPlace: (text) => findPlace(by, app.geocoder ?? null, text),
    publishedPaths: (query) => readPublishedPaths(by, query),
  }

  /** Reads the public records of a kind. */
  async function records(
    { definition, list }: RecordSource,
    { first, skip, ...query }: RecordsQuery,
  ) {
    addListTags(addCacheTag, definition, query)
    return (await list(by, publicQuery(query), part(first, skip))).nodes()
  }

  async function items(source: RecordSource, { first, skip, ...query }: RecordsQuery) {
    const { definition } = source
    if (!source.items) throw new Error(`Records of the kind '${definition.kind}' have no values`)
    addListTags(addCacheTag, definition, query)
    const listPart = { ...part(first, skip), page: loaders.page }
    const found = await source.items(by, publicQuery(query), listPart).nodes()
    if (definition.list.lent) await addLenderTag(by, { definition, query, found })
    return found.map(({ recordStatus: _, version: __, owner: ___, row: ____, ...item }) => item)
  }
}

function publicQuery({ from, ...query }: Omit<RecordsQuery, 'first' | 'skip'>): RecordQuery {
  return { ...query, from: from === undefined ? undefined : new Date(from), publicOnly: true }
}

interface ShownList {
  readonly definition: AnyRecord
  readonly query: Pick<RecordsQuery, 'locationSlug'>
  readonly found: readonly Pick<StoredItem, 'locationSlug'>[]
}

/** Adds the tag of the default location’s list if its records are shown because the location has none. */
async function addLenderTag(
  { orm, addCacheTag }: ReadContext,
  { definition, query: { locationSlug }, found }: ShownList,
): Promise<void> {
  const [first] = found
  if (locationSlug === undefined || first?.locationSlug === locationSlug) return
  const slug = first ? first.locationSlug : await slugOfDefault(orm)
  if (slug !== null) addCacheTag(listTag(definition.kind, slug))
}

async function slugOfDefault(orm: ReadContext['orm']): Promise<string | null> {
  const [lender] = await orm
    .select({ slug: locations.slug })
    .from(locations)
    .where(eq(locations.id, DEFAULT_LOCATION_ID))
  return lender?.slug ?? null
}

/** Adds the tags of records requested by key, existing or not, or otherwise of the list. */
function addListTags(
  addCacheTag: ReadContext['addCacheTag'],
  definition: Pick<AnyRecord, 'kind' | 'list' | 'clean'>,
  { keys, locationSlug, filter }: ListQuery,
): void {
  const { kind, list } = definition
  if (keys) for (const key of keys) addCacheTag(recordTag(kind, key))
  else {
    const value = list.by === null ? undefined : filter?.[list.by]
    const of = value === undefined ? null : String(cleaned(definition, list.by ?? '', value))
    addCacheTag(listTag(kind, locationSlug ?? of))
  }
}

interface ListQuery {
  readonly keys?: readonly (string | number)[] | undefined
  readonly locationSlug?: string | undefined
  readonly filter?: RecordsQuery['filter'] | undefined
}

function shapesBy(loaders: Loaders): ShapeReaders {
  return {
    gallery: (id) => loaders.gallery.load(Number(id)),
    location: (slug) => loaders.location.load(String(slug)),
    async topic(id) {
      const found = await loaders.topic.load(Number(id))
      return found && withChildren(found, loaders)
    },
  }
}

/** Returns a topic with its direct children only; no block shows more levels. */
async function withChildren(record: TopicRecord, { topic }: Loaders): Promise<Topic> {
  const lists = record.children.map(async ({ topicIds, ...place }) => {
    const found = await Promise.all(topicIds.map((id) => topic.load(id)))
    return { ...place, items: found.flatMap((child) => (child ? toTopic(child) : [])) }
  })
  return { ...toTopic(record), topicChildren: await Promise.all(lists) }
}

function toTopic({ id, externalUrl, dateTime, media, items }: TopicRecord): Topic {
  return {
    ...{ id, externalUrl, dateTime, media, topicChildren: [] },
    items: items.map(({ language, locationId, title, richText }) => ({
      ...{ language, locationId, title, richText },
    })),
  }
}

/** Loads records by id for one request or page, batching simultaneous requests into one query. */
export interface Loaders {
  readonly media: DataLoader<number, MediaItem | null>
  readonly gallery: DataLoader<number, GalleryNode | null>
  readonly topic: DataLoader<number, TopicRecord | null>
  readonly location: DataLoader<string, Location | null>
  readonly locationById: DataLoader<number, Location | null>
  readonly page: DataLoader<number, PageAddress | null>
  /** Names of articles, by slug. */
  readonly article: DataLoader<string, ArticleName | null>
  /** Returns the existing items in the order requested. */
  readonly mediaList: LoadMedia
}

export interface ArticleName {
  readonly id: number
  readonly slug: string
  readonly title: string
}

/** Maximum number of ids per query; pages request fewer. */
const BATCH = { maxBatchSize: 500 }
/**
 * Small batches, because topics come with all their texts, up to megabytes each: few are in memory before an expensive query is
 * cancelled.
 */
const BATCH_OF_TOPICS = { maxBatchSize: 25 }

/** The maximum length of a list. */
const BATCH_OF_RECORDS = { maxBatchSize: MAX_LIST_LENGTH }

/** Creates the loaders; `given` replaces the picture loader if pictures are already known. */
export function createLoaders(readContext: ReadContext, given?: LoadMedia): Loaders {
  const media = new DataLoader((ids: readonly number[]) => readMedia(readContext, ids), BATCH)
  const mediaList: LoadMedia =
    given ??
    (async (ids) =>
      (await Promise.all(ids.map((id) => media.load(id)))).filter((item) => item !== null))
  return {
    media,
    mediaList,
    gallery: new DataLoader((ids) => readGalleries(readContext, ids, mediaList), BATCH),
    topic: new DataLoader(
      runSequentially((ids) => readTopics(readContext, ids, mediaList)),
      BATCH_OF_TOPICS,
    ),
    location: new DataLoader((slugs) => readLocations(readContext, slugs, mediaList), BATCH),
    locationById: new DataLoader((ids) => readLocationsById(readContext, ids, mediaList), BATCH),
    page: new DataLoader((ids) => readPageAddresses(readContext, ids), BATCH),
    article: new DataLoader((slugs) => readArticles(readContext, slugs), BATCH_OF_RECORDS),
  }
}

async function readArticles(
  readContext: ReadContext,
  slugs: readonly string[],
): Promise<(ArticleName | null)[]> {
  const part = { first: slugs.length, offset: 0, load: async () => [] }
  const { list } = recordSource(readContext.orm, 'newsArticle')
  const listed = await list(readContext, { keys: slugs, publicOnly: false }, part)
  const found = (await listed.nodes()).map(({ id, key: slug, title }) => ({ id, slug, title }))
  return inOrder(slugs, found, ({ slug }) => slug)
}

/** Runs batches sequentially, because in parallel they would use too much memory. */
function runSequentially<Row>(
  read: (ids: readonly number[]) => Promise<Row[]>,
): (ids: readonly number[]) => Promise<Row[]> {
  let before: Promise<unknown> = Promise.resolve()
  return (ids) => {
    const rows = before.then(() => read(ids))
    // A failed batch rejects only its own loads; the next one still runs.
    before = rows.catch(() => undefined)
    return rows
  }
}
