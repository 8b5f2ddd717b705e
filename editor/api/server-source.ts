import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import DataLoader from 'dataloader'
import type { ContentSource, PageAddress, RecordsQuery } from '#schema/api/content-source'
import { gallery, type MediaItem, mediaItem } from '#schema/entities/media'
import { pageAddress } from '#schema/entities/page-address'
import { itemsOf, recordItem } from '#schema/records/record-item'
import { recordSummary } from '#schema/records/record-summary'
import { type ApiClient, fetchQuery } from './fetch-query'
import { libraryCalls } from './library-calls'
import { recordItemsQuery, recordsQuery } from './operations/record-lists'
import { galleryQuery, mediaQuery, pageAddressesQuery, topicQuery } from './operations/records'
import { LIST_LIMIT, limited, many, one } from './read-answer'
import { topicOf } from './topic-answer'

/** What was read of pictures and addresses so far; emptied when records change. */
export interface ReadRecords {
  readonly media: Map<number, MediaItem>
  readonly pages: Map<number, PageAddress>
}

/** Locations are asked for before this part is there. */
export type ServerSource = Omit<ContentSource, 'location'>

/**
 * The calls of specification section 7, through Apollo Client: asked once, then from its cache. Pictures and addresses that many
 * blocks ask for at the same moment are fetched in one request. Records that do not fit their schema are absent.
 */
export function serverSource(client: ApiClient, read: ReadRecords): ServerSource {
  const mediaById = new DataLoader<number, MediaItem | null>(loadMedia, {
    maxBatchSize: LIST_LIMIT,
  })
  const addressById = new DataLoader<number, PageAddress | null>(loadAddresses, {
    maxBatchSize: LIST_LIMIT,
  })
  for (const [id, item] of read.media) mediaById.prime(id, item)
  for (const [id, address] of read.pages) addressById.prime(id, address)
  // Records were changed here: the next reads go to the server.
  client.onRecordsChanged((kind) => {
    if (kind === 'media') mediaById.clearAll()
    if (kind === 'page') addressById.clearAll()
  })
  return {
    topic: async (id) => topicOf((await request(topicQuery, { id: String(id) })).topic),
    gallery: async (id) =>
      one(gallery, (await requestUncached(galleryQuery, { id: String(id) })).gallery),
    media: async (ids) => present(await mediaById.loadMany(ids)),
    pages: async (ids) => present(await addressById.loadMany(ids)),
    ...libraryCalls(request, requestUncached),
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

  /** The first of a picture has its own words, those behind it the words for places: the last in this order is what is kept. */
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
   * Past the cache: the same picture is answered once for each place, with the words for there, and the cache keeps one picture
   * of an id.
   */
  function requestUncached<Answer, Variables extends OperationVariables>(
    query: TypedDocumentNode<Answer, Variables>,
    variables: Variables,
  ): Promise<Answer> {
    return fetchQuery(client, query, variables, 'no-cache')
  }
}

function recordVariables(kind: string, { first, skip = 0, ...query }: RecordsQuery) {
  const { keys = null, locationSlug = null, filter = null, from = null } = query
  return { kind, keys, locationSlug, filter, from, publicOnly: true, first: limited(first), skip }
}

function inOrder<T extends { readonly id: number }>(
  ids: readonly number[],
  found: readonly T[],
): (T | null)[] {
  const byId = new Map(found.map((record) => [record.id, record]))
  return ids.map((id) => byId.get(id) ?? null)
}

/** Throws what one of them failed with, so that the block says that it could not be loaded. */
function present<T>(records: readonly (T | null | Error)[]): T[] {
  return records.flatMap((record) => {
    if (record instanceof Error) throw record
    return record ?? []
  })
}
