import type { ContentSource, PageAddress } from '#schema/api/content-source'
import type { MediaItem } from '#schema/entities/media'
import event from '#schema/records/event/event.record'
import { type EventRecord, eventRecord } from '#schema/records/event/event-record'
import type { BlockFacts } from './block-facts'
import { type LinkFacts, pathOf } from './link-checks'
import type { Inheriting } from './location-checks'
import type { RecordAnswers } from './record-answers'

/** Record lookups of the checks. Each may reject; the checks that need it are then skipped. */
export interface RecordLookup {
  readonly source: Pick<ContentSource, 'media' | 'pages' | 'recordsOf'>
  /** Returns the named blocks of a page, which can be link targets. */
  blocksOn(pageId: number): Promise<readonly { readonly id: string }[]>
  /** Returns whether visitors get a page at a path of this site. */
  isAnswered(path: string): Promise<boolean>
  /** Returns the other locations that show the page. */
  inheriting?(): Promise<Inheriting | null>
}

/** Maximum number of addresses checked per page; further ones are skipped. */
const ADDRESSES = 60
/** Maximum number of concurrent requests. */
const CONCURRENCY = 4

/** Fetches the records that are not known yet, and returns all known ones. */
export async function fetchRecords(
  facts: readonly BlockFacts[],
  known: RecordAnswers,
  lookup: RecordLookup,
  page: LinkFacts['page'],
): Promise<RecordAnswers> {
  const links = facts.flatMap((each) => each.links.map(({ value }) => value))
  const [media, pages, events] = await Promise.all([
    added(
      known.media,
      facts.flatMap((each) => each.pictures.map(({ value }) => value)),
      (ids) => lookup.source.media(ids),
    ),
    added(
      known.pages,
      links.flatMap(({ pageId }) => pageId ?? []),
      (ids) => lookup.source.pages({ ids }),
    ),
    added(
      known.events,
      facts.flatMap((each) => each.events.map(({ value }) => value)),
      async (ids) => {
        const query = { keys: ids.map(String), first: ids.length }
        return (await lookup.source.recordsOf(event, query)).map(eventRecord)
      },
    ),
  ])
  const found: RecordAnswers = { ...known, media, pages, events }
  const anchored = links.flatMap(({ pageId, blockId }) => (pageId && blockId ? [pageId] : []))
  const paths = links.flatMap(
    (link) => pathOf(link, { page, shownIds: new Set(), records: found }) ?? [],
  )
  const [anchors, answers, inheriting] = await Promise.all([
    each(known.anchors, anchored, async (id) => {
      const blocks = await lookup.blocksOn(id)
      return new Set(blocks.map((block) => block.id))
    }),
    each(known.answers, paths, (path) => lookup.isAnswered(path)),
    known.inheriting ?? lookup.inheriting?.().catch(() => null),
  ])
  return { ...found, anchors, answers, inheriting: inheriting ?? null }
}

async function added<Item extends MediaItem | PageAddress | EventRecord>(
  known: ReadonlyMap<number, Item | null>,
  wanted: readonly number[],
  ask: (ids: readonly number[]) => Promise<readonly Item[]>,
): Promise<ReadonlyMap<number, Item | null>> {
  const ids = [...new Set(wanted)].filter((id) => !known.has(id))
  if (ids.length === 0) return known
  const items = await ask(ids).catch(() => null)
  // The server is unreachable: the records stay unknown and are requested again next time.
  if (items === null) return known
  const byId = new Map(items.map((item) => [item.id, item]))
  return new Map([...known, ...ids.map((id) => [id, byId.get(id) ?? null] as const)])
}

async function each<Key, Answer>(
  known: ReadonlyMap<Key, Answer>,
  wanted: readonly Key[],
  ask: (key: Key) => Promise<Answer>,
): Promise<ReadonlyMap<Key, Answer>> {
  const keys = [...new Set(wanted)].filter((key) => !known.has(key)).slice(0, ADDRESSES)
  if (keys.length === 0) return known
  const answers = new Map(known)
  const waiting = [...keys]
  await Promise.all(Array.from({ length: CONCURRENCY }, runQueue))
  return answers

  async function runQueue(): Promise<void> {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      const answer = await ask(key).catch(() => null)
      if (answer !== null) answers.set(key, answer)
    }
  }
}
