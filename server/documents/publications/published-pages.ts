import { LRUCache } from 'lru-cache'
import type { App } from '../../app/app'
import {
  type FoundPage,
  type PageQuery,
  type PublishedRow,
  pageOf,
  readRowsAt,
} from './published-page'

/** The memory limit of published pages, in bytes. */
const LIMIT = 4 * 1024 * 1024
/** What a row takes besides its texts, in bytes. */
const ROW = 1_000

interface PublishedPageQuery extends PageQuery {
  /** What is published there now (`AddressBook`); the database is asked where that is not known. */
  readonly pages?: readonly Pick<PublishedRow, 'documentId' | 'stamp'>[]
}

/**
 * Finds published pages, each read once for every state that it is published in. A state never changes, so nothing has to be
 * dropped: who asks knows which one is current.
 */
export function createPublishedPages(
  { database: { orm } }: Pick<App, 'database'>,
  limit = LIMIT,
): (query: PublishedPageQuery) => Promise<FoundPage | null> {
  const known = new LRUCache<number, PublishedRow>({
    maxSize: limit,
    // A string takes one or two bytes a character.
    sizeCalculation: ({ items }) => ROW + 2 * items.length,
  })
  return async ({ pages = [], ...query }) => {
    const rows = pages.flatMap(({ documentId, stamp }) => {
      const row = known.get(documentId)
      return row?.stamp === stamp ? row : []
    })
    if (rows.length > 0 && rows.length === pages.length) return pageOf(rows, query)
    const read = await readRowsAt(orm, query)
    for (const row of read) known.set(row.documentId, row)
    return pageOf(read, query)
  }
}
