import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { bestOf } from '#schema/entities/place'
import { t } from '#schema/messages/t'
import type { ApiClient } from '../api/fetch-query'
import { type CollectionTopic, readBelow, type TopicsBelow, writeTopic } from '../api/topics'

/** Changes of the tree of topics. Errors are passed on. */

/** The order below a topic that is shown wherever a language or location has none of its own. */
const EVERYWHERE = { language: DEFAULT_LANGUAGE, locationId: null } as const

/** What a topic is called. */
export function topicTitle({ id, items }: Pick<CollectionTopic, 'id' | 'items'>): string {
  const place = { language: DEFAULT_LANGUAGE, locationId: DEFAULT_LOCATION_ID }
  return (bestOf(items, place) ?? items[0])?.title || t('Topic {id}', { id })
}

/** The topics below one, each once, in the order for everywhere; those of single locations follow. */
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
  /** The topic it stands below; `null` at the top. */
  readonly below: number | null
}

/** Makes a topic; below another it comes last. */
export async function makeTopic(
  client: ApiClient,
  { title, richText, below }: NewTopic,
): Promise<void> {
  const item = { ...EVERYWHERE, title, richText }
  if (below === null) await writeTopic(client, { topic: { items: [item] } })
  else await changeBelow(client, below, (items) => [...items, { title, richText }])
}

type Child = { readonly id: string } | { readonly title: string; readonly richText: string }

/** Moves a topic below another (`null`: to the top), as the last there. */
export async function moveTopic(
  client: ApiClient,
  topic: number,
  { from, to }: { readonly from: number | null; readonly to: number | null },
): Promise<void> {
  // First where it goes: what is refused there leaves it where it is.
  if (to !== null) await changeBelow(client, to, (items) => [...without(items, topic), own(topic)])
  if (from !== null && from !== to) await takeOut(client, from, topic)
}

/** Moves a topic so many places up (below 0) or down among those beside it. */
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

/** Changes the order below a topic that is shown everywhere. */
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
