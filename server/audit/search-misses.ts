import { and, asc, desc, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { foldText } from '#schema/text/folded'
import type { Changes } from '../database/changes'
import { searchMisses } from '../database/tables'

/** Counts visitors' searches without results. */
export interface SearchMisses {
  note(text: string): void
  /** Stores the counts and resolves afterwards. Never rejects. */
  flush(): Promise<void>
  /** Must be called before the database is closed. */
  close(): Promise<void>
}

/** Number of searches kept: half are the most frequent, half the latest. */
export const MAX_MISSES = 200
/** Days until a search that isn't repeated is deleted. */
const KEPT_DAYS = 90
const DAY_MS = 86_400_000
const EVERY_MS = 60_000
/** Maximum that one server counts per day, so that bots can't fill the list. */
const MAX_A_DAY = 5000
/** Maximum number of distinct searches waiting to be written. */
const MAX_WAITING = 100
const MAX_LENGTH = 60
const MAX_WORDS = 6

/** Counts in memory and writes once a minute, so that searches never write. */
export function createSearchMisses(
  parts: { readonly changes: Pick<Changes, 'write'>; readonly log: Logger },
  clock: () => Date = () => new Date(),
): SearchMisses {
  let waiting = new Map<string, number>()
  let today = { day: '', count: 0 }
  let writing = Promise.resolve()
  const timer = setInterval(() => void flush(), EVERY_MS)
  timer.unref()
  return {
    note,
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }

  function note(text: string): void {
    const words = countedWords(text)
    if (words === null) return
    const day = clock().toISOString().slice(0, 10)
    if (today.day !== day) today = { day, count: 0 }
    if (today.count >= MAX_A_DAY || (!waiting.has(words) && waiting.size >= MAX_WAITING)) return
    today.count += 1
    waiting.set(words, (waiting.get(words) ?? 0) + 1)
  }

  function flush(): Promise<void> {
    if (waiting.size > 0) {
      const counted = waiting
      waiting = new Map()
      writing = writing.then(() => write(counted))
    }
    return writing
  }

  async function write(counted: ReadonlyMap<string, number>): Promise<void> {
    const lastAt = clock()
    // Sorted, so that two servers can't deadlock.
    const rows = [...counted].map(([words, count]) => ({ words, count, lastAt })).toSorted(byWords)
    try {
      await parts.changes.write(async (tx) => {
        await tx
          .insert(searchMisses)
          .values(rows)
          .onConflictDoUpdate({
            target: searchMisses.words,
            set: { count: sql`${searchMisses.count} + excluded.count`, lastAt },
          })
        await tx
          .delete(searchMisses)
          .where(lt(searchMisses.lastAt, new Date(lastAt.getTime() - KEPT_DAYS * DAY_MS)))
        const kept = (...order: readonly SQL[]) =>
          notInArray(
            searchMisses.words,
            tx
              .select({ words: searchMisses.words })
              .from(searchMisses)
              .orderBy(...order)
              .limit(MAX_MISSES / 2),
          )
        // New ones are kept for a while, to have a chance of being counted again.
        await tx
          .delete(searchMisses)
          .where(
            and(
              kept(desc(searchMisses.count), asc(searchMisses.words)),
              kept(desc(searchMisses.lastAt), asc(searchMisses.words)),
            ),
          )
      })
    } catch (error) {
      parts.log.error({ err: error, rows: rows.length }, 'failed to count searches')
    }
  }
}

/** Returns the words counted for a search; `null` if it may identify a person (an address, a number) or isn't a real query. */
function countedWords(text: string): string | null {
  if (text.length > MAX_LENGTH || /[@<>{}\\=]|:\/\/|www\./i.test(text)) return null
  if ((text.match(/\d/g) ?? []).length > MAX_DIGITS) return null
  const words = foldText(text)
  const count = words.split(' ').length
  return words.length < 2 || count > MAX_WORDS ? null : words
}

/** A year has four digits and doesn't identify a person. */
const MAX_DIGITS = 4

function byWords(a: { readonly words: string }, b: { readonly words: string }): number {
  return a.words < b.words ? -1 : Number(a.words > b.words)
}
