import { sql } from 'drizzle-orm'
import { phrasesIn, runsIn } from '#schema/text/folded'
import type { Ask } from './words/spellings'

/** Maximum number of answers per search. */
const MAX_ANSWERS = 8

/** The entries of the network’s answer list that apply to a search. */
interface FoundAnswers {
  /** Additional search terms by phrase, as typed. */
  readonly others: ReadonlyMap<string, readonly string[]>
  /** Paths of the pages shown first, those of the longest phrase before others. */
  readonly targets: readonly string[]
}

export const NO_ANSWERS: FoundAnswers = { others: new Map(), targets: [] }

/** Finds the network’s configured answers for a search, those of the longest phrases first. */
export async function findAnswers(text: string, ask: Ask): Promise<FoundAnswers> {
  const runs = runsIn(text)
  if (runs.length === 0) return NO_ANSWERS
  const searchTerms = sql`array[${sql.join(
    runs.map((run) => sql`${run}`),
    sql`, `,
  )}]::text[]`
  const rows = await ask<{
    phrase: string
    words: string
    found_as: string
    target: string | null
  }>(
    sql`select phrase, words, found_as, target from (
      select distinct on (a.id) a.id, phrase, a.words, a.found_as, a.target
      from search_answers a, unnest(a.phrases) phrase
      where a.phrases && ${searchTerms} and phrase = any(${searchTerms})
      order by a.id, length(phrase) desc
    ) found order by length(phrase) desc, id limit ${MAX_ANSWERS}`,
  )
  const others = new Map<string, readonly string[]>()
  for (const { phrase, words, found_as } of rows) {
    const more = [...phrasesIn(words), ...phrasesIn(found_as)].filter((other) => other !== phrase)
    others.set(phrase, [...(others.get(phrase) ?? []), ...more].slice(0, MAX_ALTERNATIVES))
  }
  const targets = rows.flatMap(({ target }) => target ?? [])
  return { others, targets: [...new Set(targets)] }
}

/** Maximum number of additional terms per phrase. */
const MAX_ALTERNATIVES = 40
