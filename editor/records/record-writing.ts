import type { ApolloClient } from '@apollo/client'
import { z } from 'zod/mini'
import type { RawProps } from '#schema/block/block'
import * as operations from '../api/operations/record-writing'
import { pageVariables, textVariables, topicOfRecord } from './page-record'
import {
  articleOf,
  eventOf,
  galleryOf,
  type OpenedRecord,
  type RecordPlace,
} from './record-reading'

/** The records that have forms. */
export type WritableKind = 'event' | 'gallery' | 'newsArticle' | 'page' | 'topic'
/** The forms: a topic has that of its page, or where it has none one for its text. */
export type FormKind = WritableKind | 'topicText'

interface Kind {
  readonly query: typeof operations.openEventQuery
  readonly read: (answer: unknown, place: RecordPlace) => OpenedRecord | null
  readonly mutation: typeof operations.writeEventMutation
  readonly variables: (opened: OpenedRecord, values: RawProps) => Record<string, unknown>
  /** Which of the saved record's names fields keep. */
  readonly key: 'id' | 'slug' | 'topicId'
  /** The fields of the cache that may hold it. */
  readonly lists: readonly string[]
}

const page = {
  query: operations.openTopicQuery,
  read: topicOfRecord,
  mutation: operations.writePageMutation,
  variables: pageVariables,
  lists: ['topic', 'topics', 'document', 'documents', 'pageAddresses'],
} as const

const kinds: { readonly [K in FormKind]: Kind } = {
  event: {
    query: operations.openEventQuery,
    read: eventOf,
    mutation: operations.writeEventMutation,
    variables: recordVariables,
    key: 'id',
    lists: ['allEvents', 'search'],
  },
  newsArticle: {
    query: operations.openArticleQuery,
    read: articleOf,
    mutation: operations.writeArticleMutation,
    variables: recordVariables,
    key: 'slug',
    lists: ['allPosts', 'allNews', 'search'],
  },
  gallery: {
    query: operations.openGalleryQuery,
    read: galleryOf,
    mutation: operations.writeGalleryMutation,
    variables: recordVariables,
    key: 'id',
    lists: ['gallery', 'galleries', 'location', 'locations'],
  },
  page: { ...page, key: 'id' },
  topic: { ...page, key: 'topicId' },
  topicText: {
    query: operations.openTopicQuery,
    read: topicOfRecord,
    mutation: operations.writeTopicMutation,
    variables: textVariables,
    key: 'id',
    lists: ['topic', 'topics', 'search'],
  },
}

/** A record as it is stored now; `null` when there is none. Failures are thrown as they came. */
export async function openRecord(
  client: ApolloClient,
  { kind, key, place }: RecordToOpen,
): Promise<OpenedRecord | null> {
  const { query, read } = kinds[kind]
  const { data } = await client.query({ query, variables: { key }, fetchPolicy: 'no-cache' })
  return read(data?.record, place)
}

interface RecordToOpen {
  readonly kind: WritableKind
  readonly key: string
  readonly place: RecordPlace
}

export interface RecordToWrite {
  readonly kind: FormKind
  readonly opened: OpenedRecord
  /** What has changed; what is not among it stays as it is stored. */
  readonly values: RawProps
  readonly idempotencyKey: string
}

const savedRecord = z.object({
  id: z.string(),
  slug: z.nullish(z.string()),
  topicId: z.optional(z.string()),
})

/** Writes a record; answers the key that fields keep. What is shown of it next is fetched anew. */
export async function writeRecord(
  client: ApolloClient,
  { kind, opened, values, idempotencyKey }: RecordToWrite,
): Promise<string> {
  const { mutation, variables, key, lists } = kinds[kind]
  const { data } = await client.mutate({
    mutation,
    variables: {
      ...variables(opened, values),
      id: opened.id,
      expectedVersion: opened.version,
      idempotencyKey,
    },
    fetchPolicy: 'no-cache',
  })
  const saved = savedRecord.parse(data?.saved)
  forget(client, lists)
  return saved[key] ?? saved.id
}

/** Without the lists that lead to it, an old record is garbage. */
function forget({ cache }: ApolloClient, lists: Kind['lists']): void {
  for (const fieldName of lists) cache.evict({ id: 'ROOT_QUERY', fieldName })
  cache.gc()
}

const statusMutations = {
  event: operations.setEventStatusMutation,
  newsArticle: operations.setArticleStatusMutation,
  gallery: operations.setGalleryStatusMutation,
}
/** The records that are archived and brought back. */
export type KeptKind = keyof typeof statusMutations

export function isKept(kind: FormKind): kind is KeptKind {
  return kind in statusMutations
}

/** Archives a record or brings it back; answers its version then. Failures are thrown as they came. */
export async function setStatusOfRecord(
  client: ApolloClient,
  { kind, id, version, status }: StatusToSet,
): Promise<number> {
  const { data } = await client.mutate({
    mutation: statusMutations[kind],
    variables: { id, status, expectedVersion: version },
    fetchPolicy: 'no-cache',
  })
  forget(client, kinds[kind].lists)
  return savedVersion.parse(data?.saved).version
}

const savedVersion = z.object({ version: z.number() })

interface StatusToSet {
  readonly kind: KeptKind
  readonly id: string
  /** The one it was opened at. */
  readonly version: number
  readonly status: 'ACTIVE' | 'ARCHIVED'
}

function recordVariables({ id, locationId }: OpenedRecord, values: RawProps) {
  return { input: id === null ? { ...values, locationId: String(locationId) } : values }
}
