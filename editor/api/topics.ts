import { type ApiClient, fetchQuery, write } from './fetch-query'
import { newKey } from './new-key'
import type {
  CollectionTopicsQuery,
  CollectionTopicsQueryVariables,
  SetTopicStatusMutationVariables,
  TopicBelowQuery,
  TopicFactsQuery,
  WriteTopicTreeMutationVariables,
} from './operations/generated'
import {
  setTopicStatusMutation,
  topicBelowQuery,
  writeTopicTreeMutation,
} from './operations/topics'

/** Queries and mutations of the topic tree. Errors are thrown unchanged. */

export type CollectionTopic = CollectionTopicsQuery['topics']['nodes'][number]

/** Returns the query variables for the root topics, or for all topics that match a search or are in the trash. */
export function topicListVariables(
  search: string,
  deleted: boolean,
): CollectionTopicsQueryVariables {
  return { search: search.trim() || null, deleted, first: TOPICS_PAGE_SIZE }
}

export const TOPICS_PAGE_SIZE = 50

/** The topics below a topic, for one language and location. */
export interface TopicsBelow {
  readonly language: string
  readonly locationId: number | null
  readonly topics: readonly CollectionTopic[]
}

/** Returns the current lists of topics below a topic, and the version they were read at; `null` if the topic no longer exists. */
export async function readBelow(client: ApiClient, id: number): Promise<BelowTopic | null> {
  return belowOf(await fetchQuery(client, topicBelowQuery, { id }, 'network-only'))
}

interface BelowTopic {
  readonly version: number | null
  readonly lists: readonly TopicsBelow[]
}

export function belowOf({ topic }: TopicBelowQuery): BelowTopic | null {
  if (!topic) return null
  return {
    version: topic.version,
    lists: topic.topicChildren.map(({ language, locationId, items }) => ({
      ...{ language, locationId },
      topics: items.map((item) => item.topic),
    })),
  }
}

/** Properties of a topic that don't depend on location or language. */
export interface TopicFacts {
  readonly version: number | null
  /** Link target; empty for none. */
  readonly href: string
  readonly pictureIds: readonly string[]
}

/** Returns the facts of a topic; `null` if it no longer exists. */
export function factsOf({ topic }: TopicFactsQuery): TopicFacts | null {
  if (!topic) return null
  const { version, externalUrl, mediaSelection } = topic
  return {
    version,
    href: externalUrl ?? '',
    pictureIds: mediaSelection?.media.map((item) => String(item.id)) ?? [],
  }
}

/** Creates a topic, or updates the given properties of one; returns its id. */
export async function writeTopic(
  client: ApiClient,
  variables: Omit<WriteTopicTreeMutationVariables, 'idempotencyKey'>,
): Promise<number> {
  const keyed = { ...variables, idempotencyKey: newKey() }
  const { saved } = await write(client, writeTopicTreeMutation, keyed)
  client.recordsChanged('topic')
  return saved.id
}

/** Deletes or restores a topic; returns its new version. */
export async function setTopicStatus(
  client: ApiClient,
  variables: SetTopicStatusMutationVariables,
): Promise<number> {
  const { saved } = await write(client, setTopicStatusMutation, variables)
  client.recordsChanged('topic')
  return saved.version
}
