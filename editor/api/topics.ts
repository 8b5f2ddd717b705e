import { type ApiClient, fetchQuery, write } from './fetch-query'
import { newKey } from './new-key'
import type {
  CollectionTopicsQuery,
  SetTopicStatusMutationVariables,
  WriteTopicTreeMutationVariables,
} from './operations/generated'
import {
  collectionTopicsQuery,
  setTopicStatusMutation,
  topicBelowQuery,
  topicFactsQuery,
  writeTopicTreeMutation,
} from './operations/topics'
import { type Plain, plainAnswer } from './plain-answer'

/** What the tree of topics asks and sends. Failures are thrown as they came. */

type TopicPart = Plain<CollectionTopicsQuery['topics']>
export type CollectionTopic = TopicPart['nodes'][number]

interface TopicsAsked {
  readonly search: string
  readonly deleted: boolean
  readonly after: string | null
}

/** The topics that stand at the top of the tree; those that a search finds, or the trash holds, wherever they stand. */
export async function listTopics(
  client: ApiClient,
  { search, deleted, after }: TopicsAsked,
): Promise<TopicPart> {
  const words = search.trim()
  const variables = { search: words === '' ? null : words, deleted, first: 50, after }
  return plainAnswer((await fetchQuery(client, collectionTopicsQuery, variables)).topics)
}

/** A list of topics below a topic, for a language and location. */
export interface TopicsBelow {
  readonly language: string
  readonly locationId: number | null
  readonly topics: readonly CollectionTopic[]
}

/** The lists of topics below a topic, and the version they were read at; `null` when the topic is gone. */
export async function readBelow(
  client: ApiClient,
  id: number,
): Promise<{ readonly version: number | null; readonly lists: readonly TopicsBelow[] } | null> {
  const { topic } = plainAnswer(await fetchQuery(client, topicBelowQuery, { id: String(id) }))
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
export async function readTopicFacts(client: ApiClient, id: number): Promise<TopicFacts | null> {
  const { topic } = await fetchQuery(client, topicFactsQuery, { id: String(id) }, 'network-only')
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
  client.forgetAnswers()
  return Number(saved.id)
}

/** Deletes or restores a topic; returns its version then. */
export async function setTopicStatus(
  client: ApiClient,
  variables: SetTopicStatusMutationVariables,
): Promise<number> {
  const { saved } = await write(client, setTopicStatusMutation, variables)
  client.forgetAnswers()
  return saved.version
}
