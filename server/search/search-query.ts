import { type SQL, sql } from 'drizzle-orm'
import { folded } from '#schema/text/folded'
import { numbersTyped } from './words/numbers'
import { type Ask, spellingsOf } from './words/spellings'
import { stemOf } from './words/stems'
import { withoutStopWords } from './words/stop-words'
import { synonymsOf } from './words/synonyms'

/** The length a query is cut to, in characters. */
const MAX_QUESTION_LENGTH = 200
/** The number of words that are looked up in other spellings. */
const MAX_WORDS = 8
/** Fewer letters begin too many words. */
const MIN_BEGUN = 3

/** Letters of the scripts of India, as Gujarati and Devanagari. */
const INDIC = /[\u0900-\u0dff]/

/** A search as queries of the index. */
export interface SearchQuery {
  /** Matches what has all words, each in some spelling. */
  readonly all: SQL
  /** Matches the words as typed: such results come first. */
  readonly exact: SQL
  /** Queries for each word; none for a search that is taken literally. */
  readonly words: readonly WordQuery[]
  /** Whether it was typed in Latin letters: texts in them are what is meant first. */
  readonly isLatin: boolean
}

/** A word of a search as queries of the index. */
export interface WordQuery {
  /** Matches the word itself, in its forms. */
  readonly typed: SQL
  /** Matches what it may mean, besides: synonyms, other spellings and scripts, what head office has looked up with it. */
  readonly any: SQL
}

/** What was typed, and what the network's list has looked up besides. */
interface Typed {
  readonly text: string
  readonly others: ReadonlyMap<string, readonly string[]>
}

/**
 * The typed words as queries of the index; `null` for none. Quotation marks and a minus have their usual
 * meaning; the last word is treated as a prefix. Besides the words as typed, each of them is looked
 * up by its synonyms, and in other spellings and scripts. Words that say nothing are left out.
 */
export async function queryOf(
  { text: typed, others }: Typed,
  ask: Ask,
): Promise<SearchQuery | null> {
  const text = cleaned(typed)
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  const asked = isLiteral(text) ? literally(text) : tellingWords(text)
  const exact = exactly(asked)
  const words = asked.words.length === 0 ? [] : await widely(asked, { others, ask })
  // Built once: search statements use them several times.
  const [made] = await ask<{ exact: string; typed: string[]; any: string[] }>(
    sql`select ${exact}::text exact, ${texts(words.map(({ typed }) => typed))} typed,
      ${texts(words.map(({ any }) => any))} "any"`,
  )
  if (!made) throw new Error('The database made no query of what was typed')
  const everyWord = made.any.map(query)
  return {
    all: joined([query(made.exact), ...(words.length > 0 ? [joined(everyWord, sql` && `)] : [])]),
    exact: query(made.exact),
    words: everyWord.map((any, at) => ({ typed: query(made.typed[at] ?? ''), any })),
    isLatin: !INDIC.test(text),
  }
}

function query(text: string): SQL {
  return sql`${text}::tsquery`
}

function texts(queries: readonly SQL[]): SQL {
  return sql`array[${sql.join(
    queries.map((one) => sql`${one}::text`),
    sql`, `,
  )}]::text[]`
}

/** Quoted and excluded words are taken literally. */
export function isLiteral(text: string): boolean {
  return /["“”]|(?:^|\s)-/.test(text)
}

function cleaned(typed: string): string {
  const text = typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Co}\p{Cs}]+/gu, ' ')
    .trim()
  return [...text].slice(0, MAX_QUESTION_LENGTH).join('')
}

/** What is looked for. */
interface SearchTerms {
  /** As it was typed, or the words of it that tell something. */
  readonly text: string
  /** The words that are looked up in other spellings. */
  readonly words: readonly string[]
  /** The word that may have been typed in part; `null` for none. */
  readonly last: string | null
  readonly numbers: readonly string[]
}

function literally(text: string): SearchTerms {
  const last = /(?:^|[^-\p{L}\p{M}\p{N}])([\p{L}\p{M}\p{N}]{2,})$/u.exec(text)?.[1] ?? null
  return {
    ...{ text, words: [], numbers: numbersTyped(text) },
    last: text.includes('"') ? null : last,
  }
}

function tellingWords(text: string): SearchTerms {
  const typed = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const words = [...new Set(withoutStopWords(typed))].slice(0, MAX_WORDS)
  const end = /[\p{L}\p{M}\p{N}]{2,}$/u.exec(text.toLowerCase())?.[0]
  return {
    ...{ text: words.join(' '), words, numbers: numbersTyped(text) },
    last: end !== undefined && end === words.at(-1) ? end : null,
  }
}

function exactly({ text, last, numbers }: SearchTerms): SQL {
  const whole = joined([
    sql`websearch_to_tsquery('english', ${text})`,
    sql`websearch_to_tsquery('simple', ${text})`,
    ...numbers.map((number) => sql`plainto_tsquery('simple', ${number})`),
  ])
  if (last === null) return sql`(${whole})`
  const before = text.slice(0, text.length - last.length)
  return sql`(${whole} || (websearch_to_tsquery('simple', ${before}) && ${startingWith(last)}))`
}

function startingWith(word: string): SQL {
  return sql`to_tsquery('simple', ${`'${word}':*`})`
}

/** Queries for each word, as it is and in any of its spellings. */
async function widely(
  { words, last }: SearchTerms,
  { others, ask }: { readonly others: Typed['others']; readonly ask: Ask },
): Promise<readonly WordQuery[]> {
  const spellings = await spellingsOf(words, ask)
  return words.map((word) => {
    const typed = joined([
      sql`plainto_tsquery('english', ${word})`,
      sql`plainto_tsquery('simple', ${word})`,
      ...[stemOf(word) ?? []].flat().map((stem) => sql`plainto_tsquery('simple', ${stem})`),
      ...(word === last && [...word].length >= MIN_BEGUN ? [startingWith(word)] : []),
    ])
    const any = joined([
      typed,
      ...[...synonymsOf(word), ...(spellings.get(word) ?? [])].map(
        (other) => sql`plainto_tsquery('simple', ${other})`,
      ),
      ...listedFor(word, others).map(
        (other) => sql`plainto_tsquery('english', ${other}) || plainto_tsquery('simple', ${other})`,
      ),
    ])
    return { typed, any }
  })
}

/** What the network's list has looked up for a word: by itself, or in a phrase. */
function listedFor(word: string, others: Typed['others']): readonly string[] {
  return [...others].flatMap(([phrase, more]) =>
    phrase.split(' ').includes(folded(word)) ? more : [],
  )
}

function joined(parts: readonly SQL[], by: SQL = sql` || `): SQL {
  return sql`(${sql.join([...parts], by)})`
}
