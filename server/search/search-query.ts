import { type SQL, sql } from 'drizzle-orm'
import { foldText } from '#schema/text/folded'
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

/** Maximum length of a query, in characters. */
const MAX_QUESTION_LENGTH = 200
/** Number of words that are searched in other spellings. */
const MAX_WORDS = 8
/** Minimum length of a prefix, in characters, because shorter ones match too many words. */
const MIN_PREFIX_LENGTH = 3

/** A search as full-text queries. */
export interface SearchQuery {
  /** Matches entries that contain any significant word. */
  readonly match: SQL
  /** Matches entries that contain all words, in any spelling. */
  readonly all: SQL
  /** Matches the words as typed; such results come first. */
  readonly exact: SQL
  /** Queries per word; empty for a literal search. */
  readonly words: readonly WordQuery[]
  /** True if typed in Latin script; texts in Latin script then rank first. */
  readonly isLatin: boolean
}

/** A word of a search as full-text queries. */
export interface WordQuery {
  /** Matches the word itself, in its inflected forms. */
  readonly typed: SQL
  /** Matches alternatives: synonyms, other spellings and scripts, and additional terms from the answer list. */
  readonly meant: SQL
  /** True if the word has little meaning compared with the others. */
  readonly isMinor: boolean
}

/** The typed text, and the additional terms from the answer list. */
interface TypedTerms {
  readonly text: string
  readonly others: ReadonlyMap<string, readonly string[]>
}

/**
 * Converts typed text to queries; `null` if there are no words. Quotation marks and minus have their usual meaning; the last word
 * is a prefix. Each word is also searched by its synonyms and in other spellings and scripts. Stop words are removed.
 */
export async function queryOf(
  { text: typed, others }: TypedTerms,
  ask: Ask,
): Promise<SearchQuery | null> {
  const text = cleaned(typed)
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  const terms = isLiteral(text) ? literally(text) : significantTerms(text)
  const isLatin = !INDIC.test(text)
  // Computed once, because search statements use the queries several times.
  const rows = await ask<QueryRow>(
    terms.words.length === 0
      ? sql`select ${exactQuery(terms)}::text exact`
      : sql`select ${exactQuery(terms)}::text exact, m.* from (${meaningsOf(termRows(terms, others))}) m order by at`,
  )
  const exact = query(rows[0]?.exact ?? '')
  if (terms.words.length === 0)
    return { ...{ exact, all: exact, match: exact }, words: [], isLatin }
  const words = rows.map((row) => ({
    typed: [row.typed, ...inOtherScripts(row).map(quoted)].join(' | '),
    meant: [row.listed, ...meanings(row).map(quoted)].filter(Boolean).join(' | '),
    isMinor: isMinor(row.word),
    isThere: row.is_there,
  }))
  // A word without any match on the site leads to no results.
  const major = words.filter(({ isMinor, isThere, meant }) => !isMinor && (isThere || meant !== ''))
  const needed = (major.length > 0 ? major : words).map(({ typed, meant }) =>
    joinAlternatives(typed, meant),
  )
  return {
    exact,
    all: query(needed.map((any) => `(${any})`).join(' & ')),
    match: query([...needed, ...terms.numbers.map(quoted)].join(' | ')),
    words: words.map(({ typed, meant, isMinor }) => ({
      ...{ typed: query(typed), meant: query(meant) },
      isMinor: isMinor && major.length > 0,
    })),
    isLatin,
  }
}

function joinAlternatives(one: string, other: string): string {
  return other === '' ? one : `${one} | ${other}`
}

/** Returns a lexeme quoted for a query. */
function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`
}

interface QueryRow extends MeaningsRow {
  readonly exact: string
  readonly typed: string
  /** Additional terms from the answer list; `''` for none. */
  readonly listed: string
}

/** Returns the words as table rows, in order. */
function termRows({ words, last }: SearchTerms, others: TypedTerms['others']): SQL {
  const rows = words.map((word, at) => {
    const synonyms = synonymsOf(word)
    const isGuess = synonyms.length === 0
    const term = { word, synonyms: isGuess ? guessedSynonymsOf(word) : synonyms, isGuess }
    return sql`(${at}::int, ${meaningValues(term)}, ${typedAs(word, last)}::text, ${listedFor(word, others)}::text)`
  })
  return sql`select * from (values ${sql.join(rows, sql`, `)}) terms (at, ${MEANING_COLUMNS}, typed, listed)`
}

function query(text: string): SQL {
  return sql`${text}::tsquery`
}

/** Returns whether a search is literal: it has quoted or excluded words. */
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

/** The parts of a search. */
interface SearchTerms {
  /** The typed text, without stop words. */
  readonly text: string
  /** Words and phrases to search in other spellings. */
  readonly words: readonly string[]
  /** The word that may be incomplete; `null` if there is none. */
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

/** Returns the words, combining those that form a phrase. */
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

function exactQuery({ text, last, numbers }: SearchTerms): SQL {
  const whole = concatenate([
    sql`websearch_to_tsquery('english', ${text})`,
    sql`websearch_to_tsquery('simple', ${text})`,
    ...numbers.map((number) => sql`plainto_tsquery('simple', ${number})`),
  ])
  if (last === null) return sql`(${whole})`
  const before = text.slice(0, text.length - last.length)
  return sql`(${whole} || (websearch_to_tsquery('simple', ${before}) && ${prefixQuery(last)}))`
}

function prefixQuery(word: string): SQL {
  return sql`to_tsquery('simple', ${`'${word}':*`})`
}

/** Returns the query for a word in its inflected forms. */
function typedAs(word: string, last: string | null): SQL {
  return concatenate([
    sql`plainto_tsquery('english', ${word})`,
    sql`plainto_tsquery('simple', ${word})`,
    ...formsOf(word)
      .slice(1)
      .map((form) => sql`plainto_tsquery('simple', ${form})`),
    ...(word === last && [...word].length >= MIN_PREFIX_LENGTH ? [prefixQuery(word)] : []),
  ])
}

/** Returns the query for terms in the answer list, for a word alone or in a phrase. */
function listedFor(word: string, others: TypedTerms['others']): SQL {
  const listed = [...others].flatMap(([phrase, more]) =>
    phrase.split(' ').includes(foldText(word)) ? more : [],
  )
  if (listed.length === 0) return sql`''`
  return concatenate(
    listed.map(
      (other) => sql`plainto_tsquery('english', ${other}) || plainto_tsquery('simple', ${other})`,
    ),
  )
}

function concatenate(parts: readonly SQL[], by: SQL = sql` || `): SQL {
  return sql`(${sql.join([...parts], by)})`
}
