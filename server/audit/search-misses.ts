import { and, asc, desc, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { folded } from '#schema/text/folded'
import type { Changes } from '../database/changes'
import { searchMisses } from '../database/tables'

/** Counts what visitors look for and do not find. */
export interface SearchMisses {
  note(text: string): void
  /** Stores the counts; resolves when they are stored. Never rejects. */
  flush(): Promise<void>
  /** To be called before the database is closed. */
  close(): Promise<void>
}

/** How many are kept: half of them those that were looked for most, half the latest. */
export const MAX_MISSES = 200
/** A search that nobody repeats is forgotten. */
const KEPT_DAYS = 90
const DAY_MS = 86_400_000
const EVERY_MS = 60_000
/** The most that one server counts in a day, so that no program fills the list with what it makes up. */
const MAX_A_DAY = 5000
/** The most different ones that wait to be written. */
const MAX_WAITING = 100
const MAX_LENGTH = 60
const MAX_WORDS = 6

/** Counted in memory and written once a minute: a search writes nothing, however many there are. */
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
    // In one order, so that no two servers wait for each other.
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
        // A new one has to stay for a while to be counted again.
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

/** What is counted of a search; `null` for what may tell who someone is (an address, a number) or is no question at all. */
export function countedWords(text: string): string | null {
  if (text.length > MAX_LENGTH || /[@<>{}\\=]|:\/\/|www\./i.test(text)) return null
  if ((text.match(/\d/g) ?? []).length > MAX_DIGITS) return null
  const words = folded(text)
  const count = words.split(' ').length
  return words.length < 2 || count > MAX_WORDS ? null : words
}

/** A year is no number of a person. */
const MAX_DIGITS = 4

function byWords(a: { readonly words: string }, b: { readonly words: string }): number {
  return a.words < b.words ? -1 : Number(a.words > b.words)
}
