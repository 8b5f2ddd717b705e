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

/** What the tree of topics asks and sends. Failures are thrown as they came. */

export type CollectionTopic = CollectionTopicsQuery['topics']['nodes'][number]

/** The topics that stand at the top of the tree; those that a search finds, or the trash holds, wherever they stand. */
export function topicsAsked(search: string, deleted: boolean): CollectionTopicsQueryVariables {
  return { search: search.trim() || null, deleted, first: TOPICS_AT_ONCE }
}

export const TOPICS_AT_ONCE = 50

/** A list of topics below a topic, for a language and location. */
export interface TopicsBelow {
  readonly language: string
  readonly locationId: number | null
  readonly topics: readonly CollectionTopic[]
}

/** The lists of topics below a topic as they are now, and the version they were read at; `null` when the topic is gone. */
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

/** What a topic is beside its texts, the same everywhere. */
export interface TopicFacts {
  readonly version: number | null
  /** Where it leads; empty for nowhere. */
  readonly href: string
  readonly pictureIds: readonly string[]
}

/** `null` when the topic is gone. */
export function factsOf({ topic }: TopicFactsQuery): TopicFacts | null {
  if (!topic) return null
  const { version, externalUrl, mediaSelection } = topic
  return {
    version,
    href: externalUrl ?? '',
    pictureIds: mediaSelection?.media.map((item) => String(item.id)) ?? [],
  }
}

/** Makes a topic, or changes what is given of one; returns its id. */
export async function writeTopic(
  client: ApiClient,
  variables: Omit<WriteTopicTreeMutationVariables, 'idempotencyKey'>,
): Promise<number> {
  const keyed = { ...variables, idempotencyKey: newKey() }
  const { saved } = await write(client, writeTopicTreeMutation, keyed)
  client.recordsChanged('topic')
  return saved.id
}

/** Deletes or restores a topic; returns its version then. */
export async function setTopicStatus(
  client: ApiClient,
  variables: SetTopicStatusMutationVariables,
): Promise<number> {
  const { saved } = await write(client, setTopicStatusMutation, variables)
  client.recordsChanged('topic')
  return saved.version
}
