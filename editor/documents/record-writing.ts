import type { ApolloClient } from '@apollo/client'
import { z } from 'zod'
import type { RawProps } from '#schema/block/block'
import * as operations from './operations/record-writing'
import { articleOf, eventOf, galleryOf, type OpenedRecord } from './record-reading'

/** The records that have forms. */
export type WritableKind = 'event' | 'gallery' | 'newsArticle'

const kinds = {
  event: {
    query: operations.openEventQuery,
    read: eventOf,
    mutation: operations.writeEventMutation,
    type: 'Event',
    lists: ['allEvents', 'search'],
  },
  newsArticle: {
    query: operations.openArticleQuery,
    read: articleOf,
    mutation: operations.writeArticleMutation,
    type: 'Post',
    lists: ['allPosts', 'allNews', 'search'],
  },
  gallery: {
    query: operations.openGalleryQuery,
    read: galleryOf,
    mutation: operations.writeGalleryMutation,
    type: 'Gallery',
    lists: ['gallery', 'galleries', 'location', 'locations'],
  },
} as const

/** A record as it is stored now; `null` when there is none. Failures are thrown as they came. */
export async function openRecord(
  client: ApolloClient,
  kind: WritableKind,
  key: string,
): Promise<OpenedRecord | null> {
  const { query, read } = kinds[kind]
  const { data } = await client.query({ query, variables: { key }, fetchPolicy: 'no-cache' })
  return read(data?.record)
}

export interface RecordToWrite {
  readonly kind: WritableKind
  readonly opened: OpenedRecord
  /** What has changed; what is not among it stays as it is stored. */
  readonly values: RawProps
  readonly idempotencyKey: string
}

const savedRecord = z.object({ id: z.string(), slug: z.string().nullable(), version: z.number() })

/** Writes a record; answers the key that fields keep. What is shown of it next is fetched anew. */
export async function writeRecord(
  client: ApolloClient,
  { kind, opened, values, idempotencyKey }: RecordToWrite,
): Promise<string> {
  const { mutation, type, lists } = kinds[kind]
  const { id, version, locationId } = opened
  const { data } = await client.mutate({
    mutation,
    variables: {
      id,
      input: id === null ? { ...values, locationId: String(locationId) } : values,
      expectedVersion: version,
      idempotencyKey,
    },
    fetchPolicy: 'no-cache',
  })
  const saved = savedRecord.parse(data?.saved)
  const { cache } = client
  cache.evict({ id: cache.identify({ __typename: type, id: saved.id }) ?? '' })
  for (const fieldName of lists) cache.evict({ id: 'ROOT_QUERY', fieldName })
  cache.gc()
  return saved.slug !== null && kind === 'newsArticle' ? saved.slug : saved.id
}
