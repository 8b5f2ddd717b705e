import { type SQL, sql } from 'drizzle-orm'
import { closestWords } from './edit-distance'
import { stemOf } from './stems'
import { inLatin, soundOf } from './word-sounds'

/** Maximum number of additional spellings per word. */
const MAX_SPELLINGS = 8
/** Number of similarly spelled words to compare, and their minimum trigram similarity, 0 to 1. */
const MAX_SLIPS = 8
const SLIP = 0.3
/** Minimum similarity of the Latin spellings of words that sound alike; higher if the typed word is on the site. */
const SOUNDS_ALIKE = 0.3
const SOUNDS_THE_SAME = 0.5
/** Minimum length; shorter words resemble too many others. */
const MIN_LETTERS = 3
/** Letters of Indian scripts, such as Gujarati and Devanagari. */
export const INDIC = /[\u0900-\u0dff]/

/** Runs a statement on the database. */
export type Ask = <Row>(statement: SQL) => Promise<readonly Row[]>

/** A typed word or phrase. */
interface TypedWord {
  readonly word: string
  readonly synonyms: readonly string[]
  /** True if the synonyms belong to another word that may have been meant. */
  readonly isGuess: boolean
}

/** The index’s data on a word, as read by `meaningsOf`. */
export interface MeaningsRow {
  readonly word: string
  /** True if the index contains the word in some form. */
  readonly is_there: boolean
  readonly is_guess: boolean
  readonly synonyms: readonly string[]
  readonly sounds: readonly string[]
  readonly slips: readonly string[]
}

/** Columns that `meaningsOf` reads of a word; `meaningValues` returns their values. */
export const MEANING_COLUMNS = sql.raw('word, latin, sound, is_known, is_guess, english, indic')

export function meaningValues({ word, synonyms, isGuess }: TypedWord): SQL {
  const isCompared = [...word].length >= MIN_LETTERS && !word.includes(' ')
  const english = synonyms.filter((one) => !INDIC.test(one))
  const indic = synonyms.filter((one) => INDIC.test(one))
  return sql`${word}::text, ${isCompared ? inLatin(word) : ''}::text, ${isCompared ? soundOf(word) : ''}::text,
    ${synonyms.length > 0 && !isGuess}::boolean, ${isGuess}::boolean,
    ${english.join(' ')}::text, ${[...indic, ...indic.flatMap((one) => stemOf(one) ?? [])].join(' ')}::text`
}

/**
 * Returns the query for indexed words that each row may mean: synonyms, words that sound alike and, if the index lacks the word,
 * similarly spelled ones. Candidates are found through indexes, and their number is limited.
 */
export function meaningsOf(table: SQL): SQL {
  return sql`select t.*,
    array(select distinct w.word from search_words w
      join unnest(to_tsvector('english', t.english) || to_tsvector('simple', t.indic)) s on w.word = s.lexeme
      where not (t.is_guess and t.is_there)) synonyms,
    array(select w.word from search_words w
      where t.sound <> '' and w.sound = t.sound
        and similarity(w.latin, t.latin) >= case when t.is_there or t.is_known then ${SOUNDS_THE_SAME}::real else ${SOUNDS_ALIKE}::real end
      order by similarity(w.latin, t.latin) desc, w.word limit ${MAX_SPELLINGS}) sounds,
    array(select w.word from search_words w
      where not t.is_there and not t.is_known and t.latin <> '' and w.latin % t.latin and similarity(w.latin, t.latin) >= ${SLIP}::real
      order by similarity(w.latin, t.latin) desc, w.word limit ${MAX_SLIPS}) slips
    from (select a.*, exists (select 1 from search_words k
        where k.word = any(a.word || tsvector_to_array(to_tsvector('english', a.word)))) is_there
      from (${table}) a) t`
}

/** Returns the alternative meanings of a word, as lexemes. */
export function meanings(row: MeaningsRow): readonly string[] {
  const spellings = likeliestWords(row.word, row.sounds, row.slips)
  // The meant word is on the site, so further alternatives would only be guesses.
  const isSpelled = row.is_guess && spellings.length > 0
  return [...new Set([...(isSpelled ? [] : row.synonyms), ...spellings])]
}

/**
 * Returns the same word in other scripts: `હવેલી` for haveli. The letter a is ignored, because it is often not written, as in
 * આરતી and arti.
 */
export function inOtherScripts({ word, sounds }: MeaningsRow): readonly string[] {
  const bare = (one: string) => inLatin(one).replaceAll('a', '')
  return sounds.filter(
    (other) => INDIC.test(other) !== INDIC.test(word) && bare(other) === bare(word),
  )
}

/** Prefers words with the same letters, because transposed letters are the most common typing error. */
function likeliestWords(
  typed: string,
  sounds: readonly string[],
  slips: readonly string[],
): readonly string[] {
  const words = [...sounds, ...slips]
  const same = words.filter((word) => word !== typed && lettersOf(word) === lettersOf(typed))
  if (same.length > 0 && !words.includes(typed)) return same
  const inScript = slips.filter((word) => INDIC.test(word) === INDIC.test(typed))
  const byLatin = new Map(inScript.map((word) => [inLatin(word), word]))
  const meant = closestWords(inLatin(typed), [...byLatin.keys()])
  return [...sounds, ...meant.flatMap((latin) => byLatin.get(latin) ?? [])]
}

function lettersOf(word: string): string {
  return [...inLatin(word)].toSorted().join('')
}
