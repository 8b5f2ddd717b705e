import { type SQL, sql } from 'drizzle-orm'
import { fewestSlips } from './edit-distance'
import { stemOf } from './stems'
import { inLatin, soundOf } from './word-sounds'

/** How many other spellings of a word are searched with it. */
const MAX_SPELLINGS = 8
/** How many words that are spelled alike are compared with what was typed, and from which trigram similarity, 0 to 1. */
const MAX_SLIPS = 8
const SLIP = 0.3
/** Words that sound alike match when their Latin spellings are also alike: a little, or more where the typed word is on the site. */
const SOUNDS_ALIKE = 0.3
const SOUNDS_THE_SAME = 0.5
/** Shorter words sound and look like too many others. */
const MIN_LETTERS = 3
/** Letters of the scripts of India, as Gujarati and Devanagari. */
export const INDIC = /[\u0900-\u0dff]/

/** Runs a statement on the database. */
export type Ask = <Row>(statement: SQL) => Promise<readonly Row[]>

/** A word or phrase that was typed. */
export interface TypedWord {
  readonly word: string
  readonly synonyms: readonly string[]
  /** Whether the synonyms are those of another word, which may have been meant. */
  readonly isGuess: boolean
}

/** What the index has for a word, as `meaningsOf` reads it. */
export interface MeaningsRow {
  readonly word: string
  /** Whether the index has the word, in some form. */
  readonly is_there: boolean
  readonly is_guess: boolean
  readonly synonyms: readonly string[]
  readonly sounds: readonly string[]
  readonly slips: readonly string[]
}

/** What `meaningsOf` reads of a word: the values of the columns `MEANING_COLUMNS`. */
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
 * The words of the index that each row of a table may mean: its synonyms, those that sound like it and, where the index has no such
 * word, those that are spelled alike. An index leads to every candidate, and their number is limited.
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

/** What a word may mean besides itself, as lexemes. */
export function meanings(row: MeaningsRow): readonly string[] {
  const spellings = likeliest(row.word, row.sounds, row.slips)
  // What was meant is on the site: other words for it would only be guessed.
  const isSpelled = row.is_guess && spellings.length > 0
  return [...new Set([...(isSpelled ? [] : row.synonyms), ...spellings])]
}

/** What is the same word in another script: `હવેલી` for haveli. An a is often not written, as in આરતી and arti. */
export function inOtherScripts({ word, sounds }: MeaningsRow): readonly string[] {
  const bare = (one: string) => inLatin(one).replaceAll('a', '')
  return sounds.filter(
    (other) => INDIC.test(other) !== INDIC.test(word) && bare(other) === bare(word),
  )
}

/** Letters that have changed places are the commonest slip: a word of the same letters is meant, where there is one. */
function likeliest(
  typed: string,
  sounds: readonly string[],
  slips: readonly string[],
): readonly string[] {
  const words = [...sounds, ...slips]
  const same = words.filter((word) => word !== typed && lettersOf(word) === lettersOf(typed))
  if (same.length > 0 && !words.includes(typed)) return same
  const inScript = slips.filter((word) => INDIC.test(word) === INDIC.test(typed))
  const byLatin = new Map(inScript.map((word) => [inLatin(word), word]))
  const meant = fewestSlips(inLatin(typed), [...byLatin.keys()])
  return [...sounds, ...meant.flatMap((latin) => byLatin.get(latin) ?? [])]
}

function lettersOf(word: string): string {
  return [...inLatin(word)].toSorted().join('')
}
