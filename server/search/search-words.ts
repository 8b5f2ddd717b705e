import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Orm } from '../database/orm'
import { jobs, searchEntries, searchWords } from '../database/tables'
import { enqueue } from '../jobs/enqueue'
import { type AnyJobKind, jobKind } from '../jobs/job-kind'
import { inLatin, soundOf } from './words/word-sounds'

const BATCH_SIZE = 1000
const COMPARING = 'search-words'
const COMPARE_AFTER_MS = 24 * 3_600_000
const MAX_TRIES = 5
/** Lengths of words that are indexed by sound; shorter ones are ambiguous, and nobody types longer ones. */
const isLookedUp = sql`length(w.lexeme) between 3 and 60`

/** Adds words of these entries that aren't indexed yet, inside the transaction that wrote the entries. */
export async function addSearchWords(tx: Orm, kind: string, ids: readonly number[]): Promise<void> {
  const known = tx
    .select({ one: sql`1` })
    .from(searchWords)
    .where(eq(searchWords.word, sql`w.lexeme`))
  const found = await tx
    .selectDistinct({ word: sql<string>`w.lexeme` })
    .from(sql`${searchEntries}, unnest(${searchEntries.words}) w`)
    .where(
      and(
        eq(searchEntries.kind, kind),
        inArray(searchEntries.recordId, [...ids]),
        isLookedUp,
        notExists(known),
      ),
    )
  if (found.length === 0) return
  await insertWords(
    tx,
    found.map(({ word }) => word),
  )
  await scheduleComparison(tx)
}

/**
 * Job that compares the words with the entries. Deletes words that no entry contains, to limit their number, and adds words that
 * were deleted while an entry with them was being written.
 */
export function searchWordsJob(): AnyJobKind {
  return jobKind({
    name: COMPARING,
    payload: z.object({}),
    mostTries: MAX_TRIES,
    async run(tx) {
      await tx.execute(sql`create temporary table words_of_entries on commit drop as
        select word lexeme from ts_stat('select words from search_entries')`)
      await tx.execute(
        sql`delete from ${searchWords} where not exists (select 1 from words_of_entries w where w.lexeme = ${searchWords.word})`,
      )
      const missing = await tx
        .select({ word: sql<string>`w.lexeme` })
        .from(sql`words_of_entries w`)
        .where(
          and(
            isLookedUp,
            notExists(
              tx
                .select({ one: sql`1` })
                .from(searchWords)
                .where(eq(searchWords.word, sql`w.lexeme`)),
            ),
          ),
        )
      await insertWords(
        tx,
        missing.map(({ word }) => word),
      )
    },
  })
}

/** Inserts words in sorted order, to prevent deadlocks. */
async function insertWords(tx: Orm, words: readonly string[]): Promise<void> {
  const sorted = words.toSorted()
  for (let from = 0; from < sorted.length; from += BATCH_SIZE)
    await tx
      .insert(searchWords)
      .values(
        sorted
          .slice(from, from + BATCH_SIZE)
          .map((word) => ({ word, latin: inLatin(word), sound: soundOf(word) })),
      )
      .onConflictDoNothing()
}

/** Schedules the next comparison unless one is waiting. A duplicate does no harm: it finds nothing to do. */
async function scheduleComparison(tx: Orm): Promise<void> {
  const [waiting] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.kind, COMPARING), isNull(jobs.deadAt)))
    .limit(1)
  if (waiting) return
  await enqueue(tx, {
    kind: COMPARING,
    payload: {},
    runAt: new Date(Date.now() + COMPARE_AFTER_MS),
  })
}
