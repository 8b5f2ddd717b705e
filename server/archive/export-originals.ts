import { and, asc, gt, inArray, isNotNull } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import { mediaItems, mediaRevisions } from '../database/tables'
import { readOriginal } from '../media/originals'
import type { FileStore } from '../media/store/file-store'
import type { Selection } from './archive-scope'
import { MEDIA_FOLDER } from './bag/archive-format'
import type { BagWriter } from './bag/bag-writer'

interface OriginalsContext {
  readonly tx: Orm
  readonly bag: BagWriter
  readonly store: FileStore
}

interface OriginalsOptions {
  readonly selected: Selection
  readonly withHistory: boolean
}

/** Names read at once. */
const BATCH_SIZE = 500

/** Writes the originals of pictures and files, one in memory at a time. Each is verified: damaged ones count as missing. */
export async function exportOriginals(
  { tx, bag, store }: OriginalsContext,
  options: OriginalsOptions,
): Promise<{ readonly count: number; readonly missing: readonly string[] }> {
  let count = 0
  const missing: string[] = []
  for await (const name of namesOf(tx, options)) {
    const original = await readOriginal(store, name)
    if (original) {
      await bag.add(`${MEDIA_FOLDER}${name}`, [original.bytes])
      count += 1
    } else missing.push(name)
  }
  return { count, missing }
}

/** Yields each name once, in order. */
async function* namesOf(
  tx: Orm,
  { selected, withHistory }: OriginalsOptions,
): AsyncGenerator<string> {
  const ids = selected ? [...(selected.get('media') ?? [])] : null
  let after = ''
  for (;;) {
    const pages = [await namesIn(mediaItems, after)]
    if (withHistory) pages.push(await namesIn(mediaRevisions, after))
    const names = [...new Set(pages.flat())].sort().slice(0, BATCH_SIZE)
    yield* names
    const last = names.at(-1)
    if (last === undefined) return
    after = last
  }

  async function namesIn(
    table: typeof mediaItems | typeof mediaRevisions,
    from: string,
  ): Promise<readonly string[]> {
    const id = table === mediaItems ? mediaItems.id : mediaRevisions.mediaId
    const rows = await tx
      .selectDistinct({ name: table.original })
      .from(table)
      .where(
        and(
          isNotNull(table.original),
          gt(table.original, from),
          ids ? inArray(id, ids) : undefined,
        ),
      )
      .orderBy(asc(table.original))
      .limit(BATCH_SIZE)
    return rows.flatMap(({ name }) => name ?? [])
  }
}
