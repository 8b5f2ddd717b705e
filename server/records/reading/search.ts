import { type SQL, sql } from 'drizzle-orm'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { publicPath } from '#schema/entities/page-address'
import type { SearchHit } from '#schema/entities/search-hit'
import { pathInLanguage } from '#schema/site/language-root'
import type { Database } from '../../database/database'
import { findAnswers, NO_ANSWERS } from '../../search/find-answers'
import { MATCH } from '../../search/search-index'
import { isLiteral, queryOf, type SearchQuery } from '../../search/search-query'
import type { Ask } from '../../search/words/spellings'
import { readNetworkPlaces } from './page-addresses'
import { placeHits } from './place-hits'
import {
  type ListPage,
  type ListResult,
  listedAlready,
  once,
  type ReadContext,
  readCount,
} from './read-context'
import { hitsOf } from './search-ranking'

/** Separator between parts of an excerpt. */
const FRAGMENT_DELIMITER = ' … '
const EXCERPT = `StartSel=${MATCH.start}, StopSel=${MATCH.end}, MaxFragments=2, MaxWords=32, MinWords=20, FragmentDelimiter="${FRAGMENT_DELIMITER}"`

/** Characters removed at the start of an excerpt: the end of a sentence, or separators. */
const BEFORE_WORDS = new RegExp(`^[^\\p{L}\\p{N}${MATCH.start}]+`, 'u')
/** The rest of a token that PostgreSQL split, such as `9:00am`, unless it contains a match. */
const REST_OF_WORD = new RegExp(`^[^\\s${MATCH.start}]+\\s+`, 'u')

interface SearchRow {
  readonly kind: SearchHit['kind']
  readonly title: string
  readonly path: string
  readonly language: string
  readonly date: string | null
  readonly excerpt: string
  /** Total number of results. */
  readonly count: number
  /** True if the excerpt starts within what people read as one word: a time, an address. */
  readonly begins_inside: boolean
}

interface SearchedFor {
  readonly locationSlug: string
  readonly text: string
  /** Preferred language of results; the default language if omitted. */
  readonly language?: string | null
}

interface SearchedIn extends Pick<ReadContext, 'orm'> {
  readonly asOf?: ReadContext['asOf'] | undefined
  readonly database: Pick<Database, 'rows'>
}

/**
 * Searches the site of a location: its own pages and records, and those inherited from the default location. Visibility is read from
 * the records at the requested moment, not from the index.
 */
export async function searchSite(
  { database, orm, asOf }: SearchedIn,
  { locationSlug, text, language }: SearchedFor,
  { first, offset }: ListPage,
): Promise<ListResult<SearchHit>> {
  const ask: Ask = (statement) => database.rows(statement, orm)
  const [[location], { others, targets }] = await Promise.all([
    ask<{ id: number; slug: string; language: string | null }>(
      sql`select id, slug, language from locations where slug = ${locationSlug} and status = 'ACTIVE'`,
    ),
    isLiteral(text) ? NO_ANSWERS : findAnswers(text, ask),
  ])
  if (!location) return listedAlready([])
  const query = await queryOf({ text, others }, ask)
  if (!query) return listedAlready([])
  const place = {
    ...{ orm, locationId: location.id, language: language || DEFAULT_LANGUAGE, targets },
    at: asOf?.at,
  }
  const network = await readNetworkPlaces({ orm, addCacheTag: () => undefined })
  // Other locations’ sites come before all other results.
  const places = placeHits(network, { text, slug: location.slug })
  const named = places.slice(offset, offset + first)
  const part = { first: first - named.length, offset: Math.max(0, offset - places.length) }
  const hits = hitsOf(query, place)
  const shown = sql`select kind, title, path, language, count,
      to_char(date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') date, excerpt,
      substr(body, position(split_part(translate(excerpt, ${MATCH.start + MATCH.end}, ''), ${FRAGMENT_DELIMITER}, 1) in body) - 1, 1)
        ~ '[[:alnum:]:./-]' begins_inside
    from (select *, ts_headline('english', body, ${highlightQuery(query)}, ${EXCERPT}) excerpt
      from (select *, count(*) over ()::int count ${hits} order by rank desc, date desc nulls last, id limit ${part.first} offset ${part.offset}) part) excerpts
    order by rank desc, date desc nulls last, id`
  // Counting takes as long as searching, so both share one statement.
  const rows = once(() => database.rows<SearchRow>(shown, orm))
  return {
    nodes: async () => [...named, ...(await rows()).map((row) => toHit(row, location))],
    async totalCount() {
      const [row] = part.first > 0 ? await rows() : []
      if (row) return places.length + row.count
      const counting = database.rows<{ count: number }>(
        sql`select count(*)::int count ${hits}`,
        orm,
      )
      return places.length + (await readCount(counting))
    },
  }
}

/**
 * Returns the query to highlight: the exact words if present, otherwise all words with their synonyms, so that the excerpt
 * continues after the last of them.
 */
function highlightQuery({ exact, all, match }: SearchQuery): SQL {
  const matches = (query: SQL) => sql`to_tsvector('english', body) @@ ${query}`
  return sql`case when ${matches(exact)} then ${exact} when ${matches(all)} then ${all} else ${match} end`
}

function toHit(
  { kind, title, path, language, date, excerpt, begins_inside }: SearchRow,
  location: { readonly id: number; readonly slug: string; readonly language: string | null },
): SearchHit {
  const inside =
    kind === 'PAGE' ? pathInLanguage(path, language, location.language ?? undefined) : path
  return {
    kind,
    title,
    date,
    path: publicPath(location, inside),
    excerpt: pieces(begins_inside ? excerpt.replace(REST_OF_WORD, '') : excerpt),
  }
}

/** Splits an excerpt at its markers, starting at the first word. Its content is plain text, never markup. */
function pieces(excerpt: string): SearchHit['excerpt'] {
  const words = excerpt.replace(BEFORE_WORDS, '')
  return words.split(MATCH.start).flatMap((part, index) => {
    if (index === 0) return part === '' ? [] : [{ text: part, match: false }]
    const [match = '', after = ''] = part.split(MATCH.end)
    return [{ text: match, match: true }, ...(after === '' ? [] : [{ text: after, match: false }])]
  })
}
