import { type SQL, sql } from 'drizzle-orm'
import { folded } from '#schema/text/folded'
import { numbersTyped } from './numbers'
import { type Ask, spellingsOf } from './spellings'
import { synonymsOf } from './synonyms'

/** The length a query is cut to, in characters. */
const LONGEST_QUESTION = 200
/** The number of words that are looked up in other spellings. */
const MOST_WORDS = 8

/** Stop words; the index leaves most of them out, too. */
const COMMON = new Set(
  'a about am an and any are at be been by can could did do does for from get got had has have how i if in into is it its me my of on or our please shall should so some than that the their them then there these they this those to today us want was we were what when where which who whom why will with would you your'.split(
    ' ',
  ),
)

/** Letters of the scripts of India, as Gujarati and Devanagari. */
const INDIC = /[\u0900-\u0dff]/

/** A search as queries of the index. */
export interface SearchQuery {
  /** Matches the results. */
  readonly match: SQL
  /** Matches the words as typed: such results come first. */
  readonly exact: SQL
  /** Whether it was typed in Latin letters: texts in them are what is meant first. */
  readonly isLatin: boolean
}

/** What was typed, where it is looked for, and what the network's list has looked up besides. */
interface Typed {
  readonly text: string
  readonly locations: readonly number[]
  readonly others: ReadonlyMap<string, readonly string[]>
}

/**
 * The typed words as queries of the index; `null` for none. Quotation marks and a minus have their usual
 * meaning; the last word is treated as a prefix. Besides the words as typed, each of them is looked
 * up by its synonyms, and in other spellings and scripts. When no text of these locations has all
 * words, texts with some of them are found.
 */
export async function queryOf(
  { text: typed, locations, others }: Typed,
  ask: Ask,
): Promise<SearchQuery | null> {
  const text = cleaned(typed)
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  const exact = exactly(text)
  const parts = isLiteral(text) ? [] : await widely({ text, others }, ask)
  const all = joined([exact, ...(parts.length > 0 ? [joined(parts, sql` && `)] : [])])
  const some = joined([exact, ...parts])
  // Built once: search statements use them several times.
  const [made] = await ask<{ exact: string; all: string; some: string }>(
    sql`select ${exact}::text exact, ${all}::text "all", ${some}::text some`,
  )
  if (!made) throw new Error('The database made no query of what was typed')
  const isThere = (query: string) =>
    sql`exists (select 1 from search_entries where words @@ ${query}::tsquery and location_id in ${joined(
      locations.map((id) => sql`${id}`),
      sql`, `,
    )})`
  const [found] =
    parts.length > 1 ? await ask<{ all: boolean }>(sql`select ${isThere(made.all)} "all"`) : []
  const match = found?.all === false ? made.some : made.all
  return {
    match: sql`${match}::tsquery`,
    exact: sql`${made.exact}::tsquery`,
    isLatin: !INDIC.test(text),
  }
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
  return [...text].slice(0, LONGEST_QUESTION).join('')
}

function exactly(text: string): SQL {
  const whole = joined([
    sql`websearch_to_tsquery('english', ${text})`,
    sql`websearch_to_tsquery('simple', ${text})`,
    ...numbersTyped(text).map((number) => sql`plainto_tsquery('simple', ${number})`),
  ])
  const [, before = '', last] = /^(.*?)([\p{L}\p{M}\p{N}]{2,})$/u.exec(text) ?? []
  if (last === undefined || text.includes('"') || before.endsWith('-')) return sql`(${whole})`
  return sql`(${whole} || (websearch_to_tsquery('simple', ${before}) && to_tsquery('simple', ${`'${last}':*`})))`
}

/** A query for each word of the search, in any of its spellings; none for stop words. */
async function widely(
  { text, others }: Pick<Typed, 'text' | 'others'>,
  ask: Ask,
): Promise<readonly SQL[]> {
  const words = [...new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])]
    .filter((word) => !COMMON.has(word))
    .slice(0, MOST_WORDS)
  const spellings = await spellingsOf(words, ask)
  return words.map((word) =>
    joined([
      sql`plainto_tsquery('english', ${word})`,
      ...[word, ...synonymsOf(word), ...(spellings.get(word) ?? [])].map(
        (other) => sql`plainto_tsquery('simple', ${other})`,
      ),
      ...listedFor(word, others).map(
        (other) => sql`plainto_tsquery('english', ${other}) || plainto_tsquery('simple', ${other})`,
      ),
    ]),
  )
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
