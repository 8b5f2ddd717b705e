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
  /** The address in the record itself; `null` if it contains none. */
  readonly href: string | null
}

/** The records of one kind that a block lists, in display order. */
export interface ListedRecords {
  readonly kind: string
  readonly records: readonly ListedRecord[]
}

/** Depth to which loaded data is searched for records. */
const MAX_DEPTH = 4

/**
 * Finds the lists a block shows by recording its loading, so that definitions needn't declare them again. Calls for single
 * records don't count as lists, and data that is loaded but not shown is omitted.
 */
export async function listedRecords(
  definition: AnyBlock,
  props: Readonly<Record<string, unknown>>,
  page: PageContext,
  source: ContentSource,
): Promise<readonly ListedRecords[]> {
  const known = new Map<object, KnownRecord>()
  const kinds = new Set<string>()
  const place = placeOf(page)
  const data = await definition.load?.(
    recordingSource(source, { known, kinds, place }),
    props,
    page,
  )
  const shown = [...recordsIn(data, known)]
  return [...kinds].map((kind) => ({
    kind,
    records: shown.flatMap((one) => (one.kind === kind ? one.record : [])),
  }))
}

interface KnownRecord {
  readonly kind: string
  readonly record: ListedRecord
}

interface RecordingState {
  /** Every record returned, by the object the block received. */
  readonly known: Map<object, KnownRecord>
  readonly kinds: Set<string>
  /** The location and language whose texts are shown. */
  readonly place: LocaleScope
}

function recordingSource(
  source: ContentSource,
  { known, kinds, place }: RecordingState,
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
      // The topics below a topic are records themselves.
      if (shape && 'topicChildren' in shape) addChildren(shape)
      // The first of a list may be loaded in full; on its own it is not a list.
      else if (shape && kind === 'gallery') addEntry(kind, shape, [key, shape.name, null])
      return found
    },
  }

  async function list<T extends object>(
    kind: string,
    answer: Promise<readonly T[]>,
    entryOf: (record: T) => RecordEntry,
  ): Promise<readonly T[]> {
    kinds.add(kind)
    const records = await answer
    for (const record of records) addEntry(kind, record, entryOf(record))
    return records
  }

  function addChildren(topic: Topic): void {
    const children = childrenOf(topic, place)
    if (children.length > 0) kinds.add('topic')
    for (const child of children)
      addEntry('topic', child, [child.id, bestOf(child.items, place)?.title ?? '', null])
  }

  function addEntry(kind: string, record: object, [key, title, href]: RecordEntry): void {
    known.set(record, { kind, record: { key: String(key), title, href } })
  }
}

/** Returns the record's page, or otherwise the address in one of its fields. */
function addressOf({ path, values }: AnyRecordItem): string | null {
  return path ?? (typeof values.href === 'string' ? values.href : null)
}

type RecordEntry = readonly [key: number | string, title: string, href: string | null]

/** Returns the records in loaded data, each once, in order. */
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
