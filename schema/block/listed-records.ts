import type { ContentSource, RecordShapes, ShapedKind } from '../api/content-source'
import { bestOf, type LocaleScope, placeOf } from '../entities/place'
import { childrenOf, type Topic } from '../entities/topic'
import type { AnyRecordItem } from '../records/record-item'
import type { PageContext } from '../site/page-context'
import type { AnyBlock } from './block'

export interface ListedRecord {
  /** The id as text, or the slug. */
  readonly key: string
  readonly title: string
  /** Where it says itself that it is read; `null` where it says nothing of it. */
  readonly href: string | null
}

/** What a block lists of one kind, in the order it is shown. */
export interface ListedRecords {
  readonly kind: string
  readonly records: readonly ListedRecord[]
}

/** How deep in what a block has loaded records are looked for. */
const MAX_DEPTH = 4

/**
 * The lists a block shows, found by looking on while it loads: definitions say nothing of it twice. Calls that name
 * single records are no lists, and what was fetched but is not shown is left out.
 */
export async function listedRecords(
  definition: AnyBlock,
  props: Readonly<Record<string, unknown>>,
  page: PageContext,
  source: ContentSource,
): Promise<readonly ListedRecords[]> {
  const known = new Map<object, KnownRecord>()
  const asked = new Set<string>()
  const place = placeOf(page)
  const data = await definition.load?.(
    recordingSource(source, { known, asked, place }),
    props,
    page,
  )
  const shown = [...recordsIn(data, known)]
  return [...asked].map((kind) => ({
    kind,
    records: shown.flatMap((one) => (one.kind === kind ? one.record : [])),
  }))
}

interface KnownRecord {
  readonly kind: string
  readonly record: ListedRecord
}

interface RecordingState {
  /** Every record that was answered, as the block got it. */
  readonly known: Map<object, KnownRecord>
  readonly asked: Set<string>
  /** Whose texts are shown, and in which language. */
  readonly place: LocaleScope
}

function recordingSource(
  source: ContentSource,
  { known, asked, place }: RecordingState,
): ContentSource {
  return {
    ...source,
    galleries: (query) =>
      list('gallery', source.galleries(query), ({ id, title }) => [id, title, null]),
    records: (kind, query) =>
      query.keys
        ? source.records(kind, query)
        : list(kind, source.records(kind, query), ({ key, title, path }) => [key, title, path]),
    recordsOf: (definition, query) =>
      query.keys
        ? source.recordsOf(definition, query)
        : list(definition.kind, source.recordsOf(definition, query), (record) => [
            record.key,
            String(record.values[definition.title]),
            addressOf(record),
          ]),
    async record(kind, key) {
      const found = await source.record(kind, key)
      const shape: RecordShapes[ShapedKind] | null = found
      // What stands below a topic is written for itself.
      if (shape && 'topicChildren' in shape) addChildren(shape)
      // The latest of a list may be fetched in full; alone it is no list.
      else if (shape && kind === 'gallery') addEntry(kind, shape, [key, shape.name, null])
      return found
    },
  }

  async function list<T extends object>(
    kind: string,
    answer: Promise<readonly T[]>,
    entryOf: (record: T) => RecordEntry,
  ): Promise<readonly T[]> {
    asked.add(kind)
    const records = await answer
    for (const record of records) addEntry(kind, record, entryOf(record))
    return records
  }

  function addChildren(topic: Topic): void {
    const children = childrenOf(topic, place)
    if (children.length > 0) asked.add('topic')
    for (const child of children)
      addEntry('topic', child, [child.id, bestOf(child.items, place)?.title ?? '', null])
  }

  function addEntry(kind: string, record: object, [key, title, href]: RecordEntry): void {
    known.set(record, { kind, record: { key: String(key), title, href } })
  }
}

/** Its page, else the address that one of its fields holds. */
function addressOf({ path, values }: AnyRecordItem): string | null {
  return path ?? (typeof values.href === 'string' ? values.href : null)
}

type RecordEntry = readonly [key: number | string, title: string, href: string | null]

/** The records somewhere in what was loaded, each once, in their order. */
function recordsIn(
  data: unknown,
  known: ReadonlyMap<object, KnownRecord>,
  depth = 0,
): Set<KnownRecord> {
  const found = new Set<KnownRecord>()
  if (typeof data !== 'object' || data === null || depth > MAX_DEPTH) return found
  const record = known.get(data)
  if (record) return found.add(record)
  for (const value of Object.values(data))
    for (const inner of recordsIn(value, known, depth + 1)) found.add(inner)
  return found
}
