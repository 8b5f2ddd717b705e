import { type SQL, sql } from 'drizzle-orm'
import { inLatin, soundOf } from './word-sounds'

/** How many other spellings of a word are searched with it. */
const MAX_SPELLINGS = 8
/** How many of those that are only spelled alike. */
const MAX_SLIPS = 3
/** The trigram similarity, 0 to 1, from which a word is taken for a misspelling of another. */
const SLIP = 0.3
/** Words that sound alike match only when their Latin spellings are also a little alike. */
const SOUNDS_ALIKE = 0.3
/** Shorter words sound and look like too many others. */
const MIN_LETTERS = 3

/** Runs a statement on the database. */
export type Ask = <Row>(statement: SQL) => Promise<readonly Row[]>

/**
 * The words of the index that a word may mean: those that sound like it and, where the index has no such word, those that
 * look most like it. One statement; an index leads to every candidate, and their number is limited.
 */
export async function spellingsOf(
  words: readonly string[],
  ask: Ask,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const long = words.filter((word) => [...word].length >= MIN_LETTERS)
  if (long.length === 0) return new Map()
  const asked = sql.join(
    long.map((word) => sql`(${word}::text, ${inLatin(word)}::text, ${soundOf(word)}::text)`),
    sql`, `,
  )
  const rows = await ask<{ asked: string; word: string }>(sql`
    select asked.word asked, found.word from (values ${asked}) asked (word, latin, sound),
    lateral (
      (select w.word, 1 + similarity(w.latin, asked.latin) likeness from search_words w
        where asked.sound <> '' and w.sound = asked.sound and similarity(w.latin, asked.latin) >= ${SOUNDS_ALIKE}
        order by likeness desc, w.word limit ${MAX_SPELLINGS})
      union all
      (select w.word, similarity(w.latin, asked.latin) likeness from search_words w
        where w.latin % asked.latin and similarity(w.latin, asked.latin) >= ${SLIP}
          and not exists (select 1 from search_words k where k.word = asked.word)
        order by likeness desc, w.word limit ${MAX_SLIPS})
    ) found`)
  const found = new Map<string, readonly string[]>()
  for (const word of long)
    found.set(
      word,
      likeliest(
        word,
        rows.filter((row) => row.asked === word).map((row) => row.word),
      ),
    )
  return found
}

/** Letters that have changed places are the commonest slip: a word of the same letters is meant, where there is one. */
function likeliest(typed: string, words: readonly string[]): readonly string[] {
  const same = words.filter((word) => word !== typed && lettersOf(word) === lettersOf(typed))
  return same.length > 0 && !words.includes(typed) ? same : words
}

function lettersOf(word: string): string {
  return [...inLatin(word)].toSorted().join('')
}
