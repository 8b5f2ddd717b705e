import { sql } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/place'
import type { Database } from '../database/database'
import type { Orm } from '../database/orm'
import type { FileStore } from '../media/store/file-store'
import { ArchiveNumbers, orderedIds, pagesOf } from './archive-numbers'
import { type ArchiveScope, locationOf, type Selection, selectScope } from './archive-scope'
import { type ArchivedKind, kindsOfArchive } from './archived-kinds'
import { readAttachedLines } from './attached-lines'
import { type AttachedRows, rowsOfArchive } from './attached-rows'
import {
  ARCHIVE_FORMAT,
  type ArchiveFacts,
  linesFile,
  OUTSIDE_FILE,
  PEOPLE_FILE,
} from './bag/archive-format'
import { openBagTarget } from './bag/bag-target'
import { BagWriter } from './bag/bag-writer'
import { DETACHED, readDetachedLines } from './detached-lines'
import { exportOriginals } from './export-originals'
import { networkName, recordKeys } from './keys'
import { readPeopleLines } from './people-lines'
import { type Line, readRecordLines } from './record-lines'
import { ROLLOUTS, readRolloutLines } from './rollout-lines'

export interface ExportOptions {
  readonly scope: ArchiveScope
  /** True to write every saved version, not only the required ones. */
  readonly withHistory: boolean
  /** True to write personal data: people, authors of comments, sign-ups, messages; never passwords or tokens. */
  readonly withPeople?: boolean
  readonly progress?: (text: string) => void
}

export interface ExportResult {
  readonly lines: Readonly<Record<string, number>>
  readonly originals: number
  /** Names of originals that the store lacks, or whose content doesn't match their name. */
  readonly missing: readonly string[]
}

/** Records read, and in memory, at once. */
const BATCH_SIZE = 50

/**
 * Writes an archive from a single snapshot of the database, regardless of concurrent saves. An incomplete archive is deleted on
 * failure.
 */
export async function exportArchive(
  { database, store }: { readonly database: Database; readonly store: FileStore },
  path: string,
  options: ExportOptions,
): Promise<ExportResult> {
  const network = await networkName(database.orm)
  const bag = new BagWriter(await openBagTarget(path))
  try {
    return await database.orm.transaction(
      async (tx) => {
        // The transaction is idle while waiting for the disk and the store.
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
        const kinds = kindsOfArchive(options.withPeople === true)
        const selected = await selectScope({ tx, kinds }, options.scope, options.withPeople)
        return await new ArchiveExport({ tx, network, kinds, selected, bag, store }, options).run()
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  } catch (error) {
    await bag.abort()
    throw error
  }
}

interface Parts {
  readonly tx: Orm
  readonly network: string
  readonly kinds: ReadonlyMap<string, ArchivedKind>
  readonly selected: Selection
  readonly bag: BagWriter
  readonly store: FileStore
}

class ArchiveExport {
  readonly #parts: Parts
  readonly #options: ExportOptions
  readonly #numbers = new ArchiveNumbers()
  readonly #ids = new Map<string, Int32Array>()
  readonly #lines: Record<string, number> = {}

  constructor(parts: Parts, options: ExportOptions) {
    this.#parts = parts
    this.#options = options
  }

  async run(): Promise<ExportResult> {
    const { tx, network, kinds, selected, bag, store } = this.#parts
    for (const kind of kinds.values()) {
      const only = selected ? (selected.get(kind.kind) ?? new Set<number>()) : null
      const ids = await orderedIds({ tx, network, only }, kind)
      for (const id of ids) this.#numbers.add(kind.kind, id)
      this.#ids.set(kind.kind, ids)
    }
    const { withHistory, withPeople = false } = this.#options
    const originals = await exportOriginals({ tx, bag, store }, { selected, withHistory })
    const missing = new Set(originals.missing)
    for (const kind of kinds.values()) await this.#writeKind(kind, missing)
    for (const rows of rowsOfArchive(withPeople))
      if (withHistory || !rows.isHistory) await this.#writeAttached(rows)
    if (selected === null) await this.#writeVersionsOfLocations()
    if (withPeople) await this.#writePeople()
    await this.#writeOutside()
    await bag.finish(this.#facts(originals.count))
    return { lines: this.#lines, originals: originals.count, missing: originals.missing }
  }

  async #writeKind(kind: ArchivedKind, missing: ReadonlySet<string>): Promise<void> {
    const ids = this.#ids.get(kind.kind) ?? new Int32Array()
    if (ids.length > 0) await this.#write(linesFile(kind.kind), this.#linesOf(kind, ids, missing))
  }

  async *#linesOf(kind: ArchivedKind, ids: Int32Array, missing: ReadonlySet<string>) {
    const { tx, network } = this.#parts
    for (const page of pagesOf(ids, BATCH_SIZE)) {
      const lines = await readRecordLines({ orm: tx, mapping: this.#mapping }, kind, page)
      const keyOf = await recordKeys({ orm: tx, network }, kind.kind, page)
      for (const [id, line] of lines)
        yield {
          id: this.#numbers.number(kind.kind, id),
          key: keyOf(id),
          ...line,
          // The archive doesn't promise originals that the store has lost.
          ...(missing.has(String(line.original)) && { original: null }),
        }
    }
  }

  async #writeAttached(rows: AttachedRows): Promise<void> {
    const { tx, kinds } = this.#parts
    const reading = { tx, kinds, mapping: this.#mapping, ids: this.#ids }
    const { withHistory } = this.#options
    const selected = this.#parts.selected
    await this.#write(
      linesFile(rows.name),
      readAttachedLines({ ...reading, selected, withHistory }, rows),
    )
  }

  /** Only of the whole network: elsewhere no location sees a change later. */
  async #writeVersionsOfLocations(): Promise<void> {
    const { tx } = this.#parts
    const reading = { tx, mapping: this.#mapping, withHistory: this.#options.withHistory }
    await this.#writeOfPages(ROLLOUTS, (page) => readRolloutLines(reading, page))
    await this.#writeOfPages(DETACHED, (page) => readDetachedLines(reading, page))
  }

  async #writeOfPages(
    name: string,
    read: (page: readonly number[]) => AsyncGenerator<Line>,
  ): Promise<void> {
    const ids = this.#ids.get('document') ?? new Int32Array()
    await this.#write(
      linesFile(name),
      (async function* lines() {
        for (const page of pagesOf(ids, BATCH_SIZE)) yield* read(page)
      })(),
    )
  }

  async #writePeople(): Promise<void> {
    const { tx } = this.#parts
    const { scope } = this.#options
    const place = scope.of === 'location' ? await locationOf(tx, scope.location) : null
    await this.#write(PEOPLE_FILE, readPeopleLines({ tx, mapping: this.#mapping }, place))
  }

  /** Writes the records referred to but not included: the importing network may find them by key. */
  async #writeOutside(): Promise<void> {
    const { tx, network } = this.#parts
    const { outsiders } = this.#numbers
    await this.#write(
      OUTSIDE_FILE,
      (async function* lines() {
        for (const { kind, id, number } of outsiders) {
          const keyOf = await recordKeys({ orm: tx, network }, kind, [id])
          yield { kind, id: number, key: keyOf(id) }
        }
      })(),
    )
  }

  async #write(file: string, lines: AsyncIterable<Line>): Promise<void> {
    let count = 0
    const first = await takeFirst(lines)
    if (!first) return
    this.#options.progress?.(file)
    await this.#parts.bag.add(
      file,
      (async function* bytes() {
        for await (const line of first) {
          count += 1
          yield Buffer.from(`${JSON.stringify(line)}\n`)
        }
      })(),
    )
    this.#lines[file.replace(/^data\/|\.jsonl$/g, '')] = count
  }

  get #mapping() {
    return {
      number: (kind: string, id: number) => this.#numbers.number(kind, id),
      cleans: false,
    }
  }

  #facts(originals: number): ArchiveFacts {
    const { scope, withHistory } = this.#options
    return {
      format: ARCHIVE_FORMAT,
      scope:
        scope.of === 'page'
          ? { of: 'page', page: this.#numbers.number('document', scope.page) }
          : scope,
      history: withHistory,
      defaultLocation: this.#ids.get('location')?.includes(DEFAULT_LOCATION_ID)
        ? this.#numbers.number('location', DEFAULT_LOCATION_ID)
        : null,
      lines: this.#lines,
      originals,
    }
  }
}

/** Returns the same lines, or `null` if there are none: an empty file is omitted. */
async function takeFirst(lines: AsyncIterable<Line>): Promise<AsyncIterable<Line> | null> {
  const iterator = lines[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (first.done) return null
  return (async function* all() {
    yield first.value
    yield* { [Symbol.asyncIterator]: () => iterator }
  })()
}
