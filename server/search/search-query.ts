import { type SQL, sql } from 'drizzle-orm'
import { folded } from '#schema/text/folded'
import { numbersTyped } from './words/numbers'
import {
  type Ask,
  INDIC,
  inOtherScripts,
  MEANING_COLUMNS,
  type MeaningsRow,
  meanings,
  meaningsOf,
  meaningValues,
} from './words/spellings'
import { formsOf } from './words/stems'
import { isMinor, withoutStopWords } from './words/stop-words'
import { guessedSynonymsOf, isPhrase, MAX_PHRASE, synonymsOf } from './words/synonyms'

/** The length a query is cut to, in characters. */
const MAX_QUESTION_LENGTH = 200
/** The number of words that are looked up in other spellings. */
const MAX_WORDS = 8
/** Fewer letters begin too many words. */
const MIN_BEGUN = 3

/** A search as queries of the index. */
export interface SearchQuery {
  /** Matches what is found: what has any of the words that say something. */
  readonly match: SQL
  /** Matches what has all of them, each in some spelling. */
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
  /** Matches what it may mean besides: synonyms, other spellings and scripts, what head office has looked up with it. */
  readonly meant: SQL
  /** Whether it says little beside the others. */
  readonly isMinor: boolean
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
  const asked = isLiteral(text) ? literally(text) : significantTerms(text)
  const isLatin = !INDIC.test(text)
  // Built once: search statements use them several times.
  const rows = await ask<QueryRow>(
    asked.words.length === 0
      ? sql`select ${exactly(asked)}::text exact`
      : sql`select ${exactly(asked)}::text exact, m.* from (${meaningsOf(askedIn(asked, others))}) m order by at`,
  )
  const exact = query(rows[0]?.exact ?? '')
  if (asked.words.length === 0)
    return { ...{ exact, all: exact, match: exact }, words: [], isLatin }
  const words = rows.map((row) => ({
    typed: [row.typed, ...inOtherScripts(row).map(quoted)].join(' | '),
    meant: [row.listed, ...meanings(row).map(quoted)].filter(Boolean).join(' | '),
    isMinor: isMinor(row.word),
    isThere: row.is_there,
  }))
  // What the site has nothing of leads to nothing.
  const major = words.filter(({ isMinor, isThere, meant }) => !isMinor && (isThere || meant !== ''))
  const needed = (major.length > 0 ? major : words).map(({ typed, meant }) => either(typed, meant))
  return {
    exact,
    all: query(needed.map((any) => `(${any})`).join(' & ')),
    match: query([...needed, ...asked.numbers.map(quoted)].join(' | ')),
    words: words.map(({ typed, meant, isMinor }) => ({
      ...{ typed: query(typed), meant: query(meant) },
      isMinor: isMinor && major.length > 0,
    })),
    isLatin,
  }
}

function either(one: string, other: string): string {
  return other === '' ? one : `${one} | ${other}`
}

/** A lexeme as it stands in a query. */
function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`
}

interface QueryRow extends MeaningsRow {
  readonly exact: string
  readonly typed: string
  /** What the network's list has looked up for it; `''` for nothing. */
  readonly listed: string
}

/** The words as rows of a table, in their order. */
function askedIn({ words, last }: SearchTerms, others: Typed['others']): SQL {
  const rows = words.map((word, at) => {
    const synonyms = synonymsOf(word)
    const isGuess = synonyms.length === 0
    const term = { word, synonyms: isGuess ? guessedSynonymsOf(word) : synonyms, isGuess }
    return sql`(${at}::int, ${meaningValues(term)}, ${typedAs(word, last)}::text, ${listedFor(word, others)}::text)`
  })
  return sql`select * from (values ${sql.join(rows, sql`, `)}) asked (at, ${MEANING_COLUMNS}, typed, listed)`
}

function query(text: string): SQL {
  return sql`${text}::tsquery`
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
  /** The words and phrases that are looked up in other spellings. */
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

function significantTerms(text: string): SearchTerms {
  const typed = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const words = [...new Set(withoutStopWords(withPhrases(typed)))].slice(0, MAX_WORDS)
  const end = /[\p{L}\p{M}\p{N}]{2,}$/u.exec(text.toLowerCase())?.[0]
  return {
    ...{ text: words.join(' '), words, numbers: numbersTyped(text) },
    last: end !== undefined && end === words.at(-1) ? end : null,
  }
}

/** The words, and in place of some of them the phrase that they are. */
function withPhrases(words: readonly string[]): readonly string[] {
  const parts: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = lengthOfPhrase(words, at)
    parts.push(words.slice(at, at + length).join(' '))
    at += length
  }
  return parts
}

function lengthOfPhrase(words: readonly string[], from: number): number {
  for (let length = MAX_PHRASE; length > 1; length -= 1) {
    const phrase = words.slice(from, from + length)
    if (phrase.length === length && isPhrase(phrase.join(' '))) return length
  }
  return 1
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

/** A query of a word in its forms. */
function typedAs(word: string, last: string | null): SQL {
  return joined([
    sql`plainto_tsquery('english', ${word})`,
    sql`plainto_tsquery('simple', ${word})`,
    ...formsOf(word)
      .slice(1)
      .map((form) => sql`plainto_tsquery('simple', ${form})`),
    ...(word === last && [...word].length >= MIN_BEGUN ? [startingWith(word)] : []),
  ])
}

/** A query of what the network's list has looked up for a word: by itself, or in a phrase. */
function listedFor(word: string, others: Typed['others']): SQL {
  const listed = [...others].flatMap(([phrase, more]) =>
    phrase.split(' ').includes(folded(word)) ? more : [],
  )
  if (listed.length === 0) return sql`''`
  return joined(
    listed.map(
      (other) => sql`plainto_tsquery('english', ${other}) || plainto_tsquery('simple', ${other})`,
    ),
  )
}

function joined(parts: readonly SQL[], by: SQL = sql` || `): SQL {
  return sql`(${sql.join([...parts], by)})`
}
