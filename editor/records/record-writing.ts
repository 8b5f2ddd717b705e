import type { ApolloClient, TypedDocumentNode } from '@apollo/client'
import type { RawProps } from '#schema/block/block'
import { ask, write } from '../api/ask'
import type { EventInput, GalleryInput, NewsArticleInput } from '../api/operations/generated'
import * as operations from '../api/operations/record-writing'
import { asInput } from './as-input'
import { pageVariables, textVariables, topicOfRecord } from './page-record'
import {
  articleOf,
  eventOf,
  type FormKind,
  galleryOf,
  type OpenedRecord,
  type RecordPlace,
  type WritableKind,
} from './record-reading'

interface Kind {
  readonly open: (
    client: ApolloClient,
    key: string,
    place: RecordPlace,
  ) => Promise<OpenedRecord | null>
  /** Answers the key that fields keep. */
  readonly write: (client: ApolloClient, opened: OpenedRecord, sent: Sent) => Promise<string>
  /** The fields of the cache that may hold it. */
  readonly lists: readonly string[]
}

/** What is sent with every write, and what has changed. */
interface Sent {
  readonly values: RawProps
  readonly about: {
    readonly id: string | null
    readonly expectedVersion: number | null
    readonly idempotencyKey: string
  }
}

const PAGE_LISTS = ['topic', 'topics', 'document', 'documents', 'pageAddresses']

const kinds: { readonly [K in FormKind]: Kind } = {
  event: {
    open: opens(operations.openEventQuery, eventOf),
    write: async (client, opened, { values, about }) => {
      const variables = { ...about, input: inputOf<EventInput>(opened, values) }
      return (await write(client, operations.writeEventMutation, variables)).saved.id
    },
    lists: ['allEvents', 'search'],
  },
  newsArticle: {
    open: opens(operations.openArticleQuery, articleOf),
    write: async (client, opened, { values, about }) => {
      const variables = { ...about, input: inputOf<NewsArticleInput>(opened, values) }
      const { saved } = await write(client, operations.writeArticleMutation, variables)
      return saved.slug ?? saved.id
    },
    lists: ['allPosts', 'allNews', 'search'],
  },
  gallery: {
    open: opens(operations.openGalleryQuery, galleryOf),
    write: async (client, opened, { values, about }) => {
      const variables = { ...about, input: inputOf<GalleryInput>(opened, values) }
      return (await write(client, operations.writeGalleryMutation, variables)).saved.id
    },
    lists: ['gallery', 'galleries', 'location', 'locations'],
  },
  page: {
    open: opens(operations.openTopicQuery, topicOfRecord),
    write: async (client, opened, sent) => (await writePage(client, opened, sent)).id,
    lists: PAGE_LISTS,
  },
  topic: {
    open: opens(operations.openTopicQuery, topicOfRecord),
    write: async (client, opened, sent) => (await writePage(client, opened, sent)).topicId,
    lists: PAGE_LISTS,
  },
  topicText: {
    open: opens(operations.openTopicQuery, topicOfRecord),
    write: async (client, opened, { values, about: { id, ...about } }) => {
      if (id === null) throw new Error('The text of a topic belongs to a topic that is there')
      const variables = { id, ...about, ...textVariables(opened, values) }
      return (await write(client, operations.writeTopicMutation, variables)).saved.id
    },
    lists: ['topic', 'topics', 'search'],
  },
}

function opens<Stored>(
  query: TypedDocumentNode<{ readonly record: Stored }, { key: string }>,
  read: (stored: Stored, place: RecordPlace) => OpenedRecord | null,
): Kind['open'] {
  return async (client, key, place) => read((await ask(client, query, { key })).record, place)
}

async function writePage(client: ApolloClient, opened: OpenedRecord, { values, about }: Sent) {
  const variables = { ...about, ...pageVariables(opened, values) }
  return (await write(client, operations.writePageMutation, variables)).saved
}

function inputOf<Input>({ id, locationId }: OpenedRecord, values: RawProps): Input {
  return asInput(id === null ? { ...values, locationId: String(locationId) } : values)
}

/** A record as it is stored now; `null` when there is none. Failures are thrown as they came. */
export function openRecord(
  client: ApolloClient,
  { kind, key, place }: RecordToOpen,
): Promise<OpenedRecord | null> {
  return kinds[kind].open(client, key, place)
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

/** Writes a record; answers the key that fields keep. What is shown of it next is fetched again. */
export async function writeRecord(
  client: ApolloClient,
  { kind, opened, values, idempotencyKey }: RecordToWrite,
): Promise<string> {
  const about = { id: opened.id, expectedVersion: opened.version, idempotencyKey }
  const key = await kinds[kind].write(client, opened, { values, about })
  forget(client, kinds[kind].lists)
  return key
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
/** The records that are archived and restored. */
export type KeptKind = keyof typeof statusMutations

export function isKept(kind: FormKind): kind is KeptKind {
  return kind in statusMutations
}

/** Archives a record or restores it; answers its version then. Failures are thrown as they came. */
export async function setStatusOfRecord(
  client: ApolloClient,
  { kind, id, version, status }: StatusToSet,
): Promise<number> {
  const variables = { id, status, expectedVersion: version }
  const { saved } = await write<{ saved: { version: number } }, typeof variables>(
    client,
    statusMutations[kind],
    variables,
  )
  forget(client, kinds[kind].lists)
  return saved.version
}

interface StatusToSet {
  readonly kind: KeptKind
  readonly id: string
  /** The one it was opened at. */
  readonly version: number
  readonly status: 'ACTIVE' | 'ARCHIVED'
}
