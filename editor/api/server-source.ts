import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import DataLoader from 'dataloader'
import { z } from 'zod/mini'
import type {
  ContentSource,
  PageAddress,
  RecordShapes,
  ShapedKind,
  ShapeReaders,
} from '#schema/api/content-source'
import { gallery, galleryTile, type MediaItem, mediaItem } from '#schema/entities/media'
import { networkPlace } from '#schema/entities/network-place'
import { pageAddress } from '#schema/entities/page-address'
import { DEFAULT_LANGUAGE, place } from '#schema/entities/place'
import { recordText } from '#schema/entities/record-text'
import { searchHit } from '#schema/entities/search-hit'
import { itemsOf, recordItem } from '#schema/records/record-item'
import { recordSummary } from '#schema/records/record-summary'
import { type ApiClient, fetchQuery } from './fetch-query'
import {
  fieldValuesQuery,
  galleryTilesQuery,
  pageTrailQuery,
  placesQuery,
  publishedPathsQuery,
  searchQuery,
} from './operations/library'
import { recordItemsQuery, recordsQuery } from './operations/record-lists'
import { galleryQuery, mediaQuery, pageAddressesQuery, topicQuery } from './operations/records'
import { limited, MAX_LIST_SIZE, many, one, recordVariables } from './read-answer'
import { topicOf } from './topic-answer'

/** A gallery in list queries: its image is that of its first media item, its covers are those of the others. */
const galleryAnswer = z.pipe(
  z.extend(z.omit(galleryTile, { image: true, covers: true }), {
    media: z.array(z.extend(place, { featuredMediaItem: z.nullable(mediaItem) })),
  }),
  z.transform(({ media: [own, ...others], texts = [], ...tile }) => ({
    ...tile,
    texts: texts.map(({ language, name = '' }) => ({ language, title: name })),
    image: own?.featuredMediaItem ?? null,
    covers: others.flatMap(({ featuredMediaItem: image, ...at }) =>
      image ? { ...at, image } : [],
    ),
  })),
)

const fieldValue = z.object({ value: z.string(), texts: z.array(recordText) })

/** Cache of the pictures and addresses read so far; cleared when records change. */
export interface ReadRecords {
  readonly media: Map<number, MediaItem>
  readonly pages: Map<number, PageAddress>
}

/** Excludes locations, which are requested before this part is loaded. */
export interface ServerSource extends Omit<ContentSource, 'findPlace' | 'record'> {
  record<Kind extends LaterKind>(
    kind: Kind,
    key: number | string,
  ): Promise<RecordShapes[Kind] | null>
}
type LaterKind = Exclude<ShapedKind, 'location'>

/**
 * Implements specification section 7 with Apollo Client, cached. Pictures and addresses requested at the same time are
 * batched. Records that don’t match their schema are omitted.
 */
export function serverSource(client: ApiClient, read: ReadRecords): ServerSource {
  const mediaById = new DataLoader<number, MediaItem | null>(loadMedia, {
    maxBatchSize: MAX_LIST_SIZE,
  })
  const addressById = new DataLoader<number, PageAddress | null>(loadAddresses, {
    maxBatchSize: MAX_LIST_SIZE,
  })
  for (const [id, item] of read.media) mediaById.prime(id, item)
  for (const [id, address] of read.pages) addressById.prime(id, address)
  // Records were changed in this editor: the next reads go to the server.
  client.onRecordsChanged((kind) => {
    if (kind === 'media') mediaById.clearAll()
    if (kind === 'page') addressById.clearAll()
  })
  const shapes: ShapeReaders<LaterKind> = {
    gallery: async (id) =>
      one(gallery, (await requestUncached(galleryQuery, { id: String(id) })).gallery),
    topic: async (id) => topicOf((await request(topicQuery, { id: String(id) })).topic),
  }
  return {
    record: (kind, key) => shapes[kind](key),
    media: async (ids) => present(await mediaById.loadMany(ids)),
    async pages(query) {
      if ('ids' in query) return present(await addressById.loadMany(query.ids))
      const { locationSlug, above: path, language = DEFAULT_LANGUAGE } = query
      const variables = { locationSlug, path, language }
      return many(pageAddress, (await request(pageTrailQuery, variables)).pageTrail)
    },
    async galleries({ locationSlug = null, category = null, featured = null, first, skip = 0 }) {
      const variables = { locationSlug, category, featured, first: limited(first), skip }
      return many(
        galleryAnswer,
        (await requestUncached(galleryTilesQuery, variables)).galleries.nodes,
      )
    },
    async fieldValues({ locationSlug = null, ...field }) {
      const variables = { ...field, locationSlug }
      return many(fieldValue, (await request(fieldValuesQuery, variables)).fieldValues)
    },
    async search({ locationSlug, text, language = DEFAULT_LANGUAGE, first, skip = 0 }) {
      const variables = { locationSlug, text, language, first: limited(first), skip }
      const { nodes, totalCount } = (await request(searchQuery, variables)).search
      return { totalCount, hits: many(searchHit, nodes) }
    },
    places: async () => many(networkPlace, (await request(placesQuery, {})).places),
    publishedPaths: async ({ locationSlug, paths }) =>
      (await request(publishedPathsQuery, { locationSlug, paths: [...paths] })).publishedPaths,
    async records(kind, query) {
      const { records } = await request(recordsQuery, recordVariables(kind, query))
      return many(recordSummary, records.nodes)
    },
    async recordsOf(definition, query) {
      const variables = recordVariables(definition.kind, query)
      const { records } = await request(recordItemsQuery, variables)
      return itemsOf(definition, many(recordItem, records.nodes))
    },
  }

  /**
   * Loads pictures by id. The first item of a picture has the default texts, later ones those of places; reversed, so that the
   * map keeps the default.
   */
  async function loadMedia(ids: readonly number[]): Promise<(MediaItem | null)[]> {
    const { allMedia } = await requestUncached(mediaQuery, { ids: ids.map(String) })
    const found = many(mediaItem, allMedia.nodes.flatMap(({ items }) => items).reverse())
    for (const item of found) read.media.set(item.id, item)
    return inOrder(ids, found)
  }

  async function loadAddresses(ids: readonly number[]): Promise<(PageAddress | null)[]> {
    const { pageAddresses } = await request(pageAddressesQuery, { ids: ids.map(String) })
    return inOrder(ids, many(pageAddress, pageAddresses))
  }

  function request<Answer, Variables extends OperationVariables>(
    query: TypedDocumentNode<Answer, Variables>,
    variables: Variables,
  ): Promise<Answer> {
    return fetchQuery(client, query, variables, 'cache-first')
  }

  /**
   * Bypasses the cache: the result has the same picture once per place with different texts, but the cache keeps only one per id.
   */
  function requestUncached<Answer, Variables extends OperationVariables>(
    query: TypedDocumentNode<Answer, Variables>,
    variables: Variables,
  ): Promise<Answer> {
    return fetchQuery(client, query, variables, 'no-cache')
  }
}

function inOrder<T extends { readonly id: number }>(
  ids: readonly number[],
  found: readonly T[],
): (T | null)[] {
  const byId = new Map(found.map((record) => [record.id, record]))
  return ids.map((id) => byId.get(id) ?? null)
}

/** Returns the records that exist. Throws the error of a failed one, so that the block shows that it could not be loaded. */
function present<T>(records: readonly (T | null | Error)[]): T[] {
  return records.flatMap((record) => {
    if (record instanceof Error) throw record
    return record ?? []
  })
}
