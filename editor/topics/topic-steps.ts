import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { bestOf } from '#schema/entities/place'
import { t } from '#schema/messages/t'
import type { ApiClient } from '../api/fetch-query'
import { type CollectionTopic, readBelow, type TopicsBelow, writeTopic } from '../api/topics'

/** Changes to the tree of topics. Errors are passed on. */

/** Key of the order below a topic that applies if a language or location has none of its own. */
const EVERYWHERE = { language: DEFAULT_LANGUAGE, locationId: null } as const

/** Returns the title of a topic. */
export function topicTitle({ id, items }: Pick<CollectionTopic, 'id' | 'items'>): string {
  const place = { language: DEFAULT_LANGUAGE, locationId: DEFAULT_LOCATION_ID }
  return (bestOf(items, place) ?? items[0])?.title || t('Topic {id}', { id })
}

/** Returns the topics below a topic, each once: first in the default order, then those of single locations. */
export function topicsIn(lists: readonly TopicsBelow[]): readonly CollectionTopic[] {
  const all = [...lists].sort((a, b) => Number(isEverywhere(b)) - Number(isEverywhere(a)))
  const byId = new Map(all.flatMap(({ topics }) => topics).map((topic) => [topic.id, topic]))
  return [...byId.values()].filter(({ recordStatus }) => recordStatus !== 'DELETED')
}

function isEverywhere({ language, locationId }: Pick<TopicsBelow, 'language' | 'locationId'>) {
  return language === EVERYWHERE.language && locationId === EVERYWHERE.locationId
}

interface NewTopic {
  readonly title: string
  readonly richText: string
  /** The parent topic; `null` at the top. */
  readonly below: number | null
}

/** Creates a topic, as the last one below its parent. */
export async function makeTopic(
  client: ApiClient,
  { title, richText, below }: NewTopic,
): Promise<void> {
  const item = { ...EVERYWHERE, title, richText }
  if (below === null) await writeTopic(client, { topic: { items: [item] } })
  else await changeBelow(client, below, (items) => [...items, { title, richText }])
}

type Child = { readonly id: string } | { readonly title: string; readonly richText: string }

/** Moves a topic below another one, as the last; `null` moves it to the top. */
export async function moveTopic(
  client: ApiClient,
  topic: number,
  { from, to }: { readonly from: number | null; readonly to: number | null },
): Promise<void> {
  // Adds it to the target first: if that is refused, the topic stays where it is.
  if (to !== null) await changeBelow(client, to, (items) => [...without(items, topic), own(topic)])
  if (from !== null && from !== to) await takeOut(client, from, topic)
}

/** Moves a topic up (negative) or down among its siblings. */
export async function shiftTopic(
  client: ApiClient,
  below: number,
  { topic, by }: { readonly topic: number; readonly by: number },
): Promise<void> {
  await changeBelow(client, below, (items) => {
    const at = items.findIndex((item) => 'id' in item && item.id === String(topic))
    const rest = without(items, topic)
    const to = Math.max(0, Math.min(rest.length, at + by))
    return [...rest.slice(0, to), own(topic), ...rest.slice(to)]
  })
}

async function takeOut(client: ApiClient, from: number, topic: number): Promise<void> {
  const below = await readBelow(client, from)
  if (!below) return
  const lists = below.lists.filter(({ topics }) => topics.some(({ id }) => id === topic))
  const children = lists.map(({ language, locationId, topics }) => ({
    ...{ language, locationId: locationId === null ? null : String(locationId) },
    items: topics.filter(({ id }) => id !== topic).map(({ id }) => ({ id: String(id) })),
  }))
  if (children.length === 0) return
  await writeTopic(client, {
    ...{ id: String(from), expectedVersion: below.version },
    topic: { children },
  })
}

/** Changes the default order below a topic. */
async function changeBelow(
  client: ApiClient,
  id: number,
  change: (items: readonly Child[]) => readonly Child[],
): Promise<void> {
  const below = await readBelow(client, id)
  if (!below) throw new Error(`Topic ${id} no longer exists`)
  const topics = below.lists.find(isEverywhere)?.topics ?? []
  const items = change(topics.map((topic) => own(topic.id)))
  await writeTopic(client, {
    ...{ id: String(id), expectedVersion: below.version },
    topic: { children: [{ ...EVERYWHERE, items: [...items] }] },
  })
}

function own(id: number): Child {
  return { id: String(id) }
}

function without(items: readonly Child[], topic: number): readonly Child[] {
  return items.filter((item) => !('id' in item && item.id === String(topic)))
}
