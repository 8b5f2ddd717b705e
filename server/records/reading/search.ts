import { type SQL, sql } from 'drizzle-orm'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { SearchHit } from '#schema/entities/search-hit'
import { pathInLanguage } from '#schema/site/language-root'
import type { Database } from '../../database/database'
import { publicPath } from '../../documents/publications/site-root'
import { findAnswers, NO_ANSWERS } from '../../search/find-answers'
import { MATCH } from '../../search/search-index'
import { isLiteral, queryOf, type SearchQuery, type WordQuery } from '../../search/search-query'
import { isPublicRecord, ownKinds } from '../../search/search-sources'
import type { Ask } from '../../search/words/spellings'
import { placeHits } from './place-hits'
import {
  counted,
  type Listed,
  type ListPage,
  listedAlready,
  type ReadContext,
} from './read-context'
import { readNetworkPlaces } from './trail'

/** What stands between the parts of an excerpt. */
const BETWEEN = ' … '
const EXCERPT = `StartSel=${MATCH.start}, StopSel=${MATCH.end}, MaxFragments=2, MaxWords=32, MinWords=20, FragmentDelimiter="${BETWEEN}"`

/** What the words as they were typed count more than synonyms and other spellings. */
const EXACT = 0.5
/** What a location's own counts more than what it borrows, and a page than a record: it answers what most come with. */
const OWN = 1.5
const PAGE = 1.35
/** What an event, an article, an activity of the default location counts elsewhere. */
const LENT = 0.6
/** What a text in the visitor's language counts more than one in another. */
const OWN_LANGUAGE = 1.5
/** What a text in Indian letters counts for somebody who types Latin ones: a word in them only sounds like what was typed. */
const OTHER_SCRIPT = 0.7

/** The results that visitors see at first: fewer with all words are followed by those with some of them. */
const FIRST_SEEN = 3
const MAX_CANDIDATES = 40
/** What a word counts for being there, beside what it counts in a title or by being repeated: up to 1. */
const PRESENT = 0.3
/** What synonyms and other spellings of a word count, of what the word itself does. */
const MEANT = 0.6
/** The part of the search that a result must have, of what the best one has. */
const MIN_COVERAGE = 0.55

/** What a page counts that head office has named as the answer: more than any words. */
const ANSWER = 1000

/** What an excerpt is cut off after: the end of a sentence, a dot between texts. */
const BEFORE_WORDS = new RegExp(`^[^\\p{L}\\p{N}${MATCH.start}]+`, 'u')
/** The rest of what PostgreSQL began in the middle of, as of `9:00am`, unless it was found there. */
const REST_OF_WORD = new RegExp(`^[^\\s${MATCH.start}]+\\s+`, 'u')

interface SearchRow {
  readonly kind: SearchHit['kind']
  readonly title: string
  readonly path: string
  readonly language: string
  readonly date: string | null
  readonly excerpt: string
  /** Whether the excerpt begins in the middle of what people read as one word: a time, an address. */
  readonly begins_inside: boolean
}

interface SearchedFor {
  readonly locationSlug: string
  readonly text: string
  /** The language of results that are there in several; the default one when not given. */
  readonly language?: string | null
}

/**
 * What visitors find on the site of a location: its own pages and records, and those the default location lends it.
 * Whether something is public is asked of the record itself at that moment, whatever the index holds.
 */
export async function searchSite(
  { database, orm }: { readonly database: Pick<Database, 'rows'> } & Pick<ReadContext, 'orm'>,
  { locationSlug, text, language }: SearchedFor,
  { first, offset }: ListPage,
): Promise<Listed<SearchHit>> {
  const [location] = await database.rows<{ id: number; slug: string; language: string | null }>(
    sql`select id, slug, configuration::jsonb->>'language' as language from locations where slug = ${locationSlug} and status = 'ACTIVE'`,
    orm,
  )
  if (!location) return listedAlready([])
  const ask: Ask = (statement) => database.rows(statement, orm)
  const { others, targets } = isLiteral(text) ? NO_ANSWERS : await findAnswers(text, ask)
  const asked = await queryOf({ text, others }, ask)
  if (!asked) return listedAlready([])
  const place = { locationId: location.id, language: language || DEFAULT_LANGUAGE, targets }
  const query = await matching(asked, { place, ask })
  const network = await readNetworkPlaces({ orm, note: () => undefined })
  // The sites of other locations come before everything else that was found.
  const places = placeHits(network, { text, slug: location.slug })
  const named = places.slice(offset, offset + first)
  const part = { first: first - named.length, offset: Math.max(0, offset - places.length) }
  const hits = hitsOf(query, place)
  const shown = sql`select kind, title, path, language,
      to_char(date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') date, excerpt,
      substr(body, position(split_part(translate(excerpt, ${MATCH.start + MATCH.end}, ''), ${BETWEEN}, 1) in body) - 1, 1)
        ~ '[[:alnum:]:./-]' begins_inside
    from (select *, ts_headline('english', body, ${headlined(query)}, ${EXCERPT}) excerpt
      from (select * ${hits} order by rank desc, date desc nulls last, id limit ${part.first} offset ${part.offset}) part) excerpts
    order by rank desc, date desc nulls last, id`
  return {
    nodes: async () => [
      ...named,
      ...(await database.rows<SearchRow>(shown, orm)).map((row) => toHit(row, location)),
    ],
    async totalCount() {
      const rows = database.rows<{ count: number }>(pagesIn(query, place), orm)
      return places.length + (await counted(rows))
    },
  }
}

/** How pages and records are matched with a search. */
interface Matching extends SearchQuery {
  readonly match: SQL
}

/** What has all words; where those are fewer than a visitor sees at first, also what has some of them. */
async function matching(
  query: SearchQuery,
  { place, ask }: { readonly place: SearchScope; readonly ask: Ask },
): Promise<Matching> {
  const { all, words } = query
  if (words.length < 2) return { ...query, match: all }
  const found = await ask<{ page: string }>(
    sql`select ${PAGE_OF} page from search_entries e
      where e.words @@ ${all} and ${isWrittenFor(place)} limit ${MAX_CANDIDATES}`,
  )
  const isEnough = new Set(found.map(({ page }) => page)).size >= FIRST_SEEN
  const any = words.map((word) => word.any)
  return { ...query, match: isEnough ? all : sql`(${sql.join([all, ...any], sql` || `)})` }
}

/**
 * What an excerpt is about: the words as they were typed where they are there, else all words with what else they mean, so that it
 * goes on after the last of them.
 */
function headlined({ exact, all, match }: Matching): SQL {
  const holds = (query: SQL) => sql`to_tsvector('english', body) @@ ${query}`
  return sql`case when ${holds(exact)} then ${exact} when ${holds(all)} then ${all} else ${match} end`
}

/** What an entry, `e`, says of a word. */
function worthOf({ typed, any }: WordQuery): SQL {
  return sql`${PRESENT}::real + greatest(${shareOf(typed, 2)}, ${MEANT}::real * ${shareOf(any, 1)})`
}

/** What an entry says of a word, 0 to 1, however many spellings it is looked up in: the database divides a rank by their number. */
function shareOf(query: SQL, forms: number): SQL {
  return sql`least(1, ts_rank(e.words, ${query}) * (numnode(${query}) + 1) / ${forms}::real)`
}

/** The page that a result leads to, without the place on it. */
const PAGE_OF = sql`split_part(e.path, '#', 1)`

/**
 * One row a page: of what leads to it what fits best, in the text that fits the location, and among its languages that of the
 * visitor, where it was found in that.
 */
function hitsOf(query: Matching, place: SearchScope): SQL {
  const { locationId, language, targets } = place
  const weight = sql`(case when ${locationId} in (location_id, text_location_id) then ${OWN}::real
      when kind in ('PAGE', 'GUIDELINE') then 1 else ${LENT}::real end)
    * (case kind when 'PAGE' then ${PAGE}::real else 1 end)
    * (case when language = ${language} then ${OWN_LANGUAGE}::real else 1 end)
    * (case when ${query.isLatin} and language <> ${language} and title ~ '[\u0900-\u0dff]' then ${OTHER_SCRIPT}::real else 1 end)`
  // On a page in the default language a page is shown in the one in which it was found.
  const wanted =
    language === DEFAULT_LANGUAGE
      ? sql`kind <> 'PAGE' and language = ${language}`
      : sql`language = ${language}`
  return sql`from (
    select texts.*, row_number() over (partition by page order by rank desc, id) page_place
    from (
      select ranked.*, row_number() over (
        partition by kind, record_id
        order by (${wanted}) desc, own_rank desc,
          (language = ${language}) desc, (language = ${DEFAULT_LANGUAGE}) desc, id
      ) place, max(own_rank) over (partition by kind, record_id) rank,
        bool_or(is_target) over (partition by page)
          or max(coverage) over (partition by page) >= ${MIN_COVERAGE}::real * max(coverage) over () has_enough
      from (select weighed.*, ${coverageOf(query)} coverage,
        (${fitOf(query)}${answering(targets)}) * ${weight} own_rank
      from (${weighed(query, place, worthOf)}) weighed) ranked
    ) texts where place = 1 and has_enough
  ) hits where page_place = 1`
}

/** The number of pages that `hitsOf` has. */
function pagesIn(query: Matching, place: SearchScope): SQL {
  return sql`select count(*)::int count from (
    select bool_or(is_target) or max(coverage) >= ${MIN_COVERAGE}::real * max(max(coverage)) over () has_enough
    from (select page, is_target, ${coverageOf(query)} coverage
      from (${weighed(query, place)}) weighed) covered group by page
  ) pages where has_enough`
}

/** The part of the search, 0 to 1, that an entry has; one that is taken literally is had as a whole. */
function coverageOf({ words }: Matching): SQL {
  if (words.length === 0) return sql`1`
  return sql`((${each(words, sql` + `, (at) => sql`has_${at}::int * weight_${at}`)})
    / (${each(words, sql` + `, (at) => sql`weight_${at}`)}))`
}

function fitOf({ words }: Matching): SQL {
  if (words.length === 0) return sql`as_typed`
  return sql`((${each(words, sql` + `, (at) => sql`has_${at}::int * weight_${at} * worth_${at}`)})
    / (${each(words, sql` + `, (at) => sql`weight_${at}`)}) + as_typed)`
}

/** The entries that match, with what they have of each word; a word weighs the more, the fewer of them have it. */
function weighed(
  { match, exact, words }: Matching,
  place: SearchScope,
  worth: (word: WordQuery) => SQL = () => sql`0`,
): SQL {
  const had = words.map((word, at) => {
    const name = sql.raw(String(at))
    return sql`, e.words @@ ${word.any} has_${name}, ${worth(word)} worth_${name}`
  })
  const weights = words.map((_, at) => {
    const name = sql.raw(String(at))
    return sql`, 1 / (1 + ln(1 + count(*) filter (where has_${name}) over ())) weight_${name}`
  })
  return sql`select had.*${sql.join(weights)} from (
    select e.id, e.kind, e.record_id, e.location_id, e.text_location_id, e.language, e.path, e.title, e.body, e.date,
      e.page, e.is_target, ${EXACT}::real * ts_rank(e.words, ${exact}) as_typed${sql.join(had)}
    from (${found(match, place)}) e) had`
}

/** The same of each word of a search, joined: `of` is given the number that ends the names of its columns. */
function each(words: readonly WordQuery[], by: SQL, of: (at: SQL) => SQL): SQL {
  return sql.join(
    words.map((_, at) => of(sql.raw(String(at)))),
    by,
  )
}

/** The entries that match. Their words are read once, for they are stored compressed, and looked at many times. */
function found(match: SQL, place: SearchScope): SQL {
  return sql`select e.id, e.kind, e.record_id, e.location_id, e.text_location_id, e.language, e.path, e.title, e.body, e.date,
      e.words || ''::tsvector words, ${PAGE_OF} page, (false${isTarget(place.targets)}) is_target
    from search_entries e
    where (e.words @@ ${match}${isTarget(place.targets)}) and ${isShown(place)} offset 0`
}

/** Whether an entry, `e`, is shown to visitors of this location. */
function isShown(place: SearchScope): SQL {
  return sql`${isWrittenFor(place)} and ${isPublic()} and ${isNotReplaced(place)}`
}

interface SearchScope {
  readonly locationId: number
  readonly language: string
  /** The paths of the pages that answer. */
  readonly targets: readonly string[]
}

/** Lifts the pages that answer above everything that was found by its words, the first of them most. */
function answering(targets: readonly string[]): SQL {
  const lifts = targets.map(
    (path, index) => sql`when ${path} then ${(targets.length - index) * ANSWER}::real`,
  )
  return lifts.length === 0 ? sql`` : sql` + case path ${sql.join(lifts, sql` `)} else 0 end`
}

function isTarget(targets: readonly string[]): SQL {
  const paths = targets.map((path) => sql`${path}`)
  return paths.length === 0 ? sql`` : sql` or e.path in (${sql.join(paths, sql`, `)})`
}

/** Groups whose results stand for a location itself. */
const kindsOfOneSite = () =>
  sql.join(
    ownKinds().map((kind) => sql`${kind}`),
    sql`, `,
  )

const isPublic = () => sql`case e.kind
  when 'PAGE' then exists (select 1 from documents d where d.id = e.record_id
    and d.record_status = 'ACTIVE' and d.published_version = e.version)
  ${isPublicRecord()}
  else exists (select 1 from topics t where t.id = e.record_id) end`

/** The default location's texts are those of a location that has none of its own. */
function isWrittenFor({ locationId }: SearchScope): SQL {
  return sql`e.location_id in (${locationId}, ${DEFAULT_LOCATION_ID})
    and (e.text_location_id is null or e.text_location_id in (${locationId}, ${DEFAULT_LOCATION_ID}))
    and (e.text_location_id = ${locationId} or not exists (
      select 1 from search_entries o where o.kind = e.kind and o.record_id = e.record_id
        and o.text_location_id = ${locationId} and o.language = e.language))
    and (e.location_id = ${locationId} or e.kind <> all(array[${kindsOfOneSite()}]::text[]))`
}

/** The default location's pages are those of a location that has none at their address. */
function isNotReplaced({ locationId }: SearchScope): SQL {
  return sql`(e.kind <> 'PAGE' or e.location_id = ${locationId} or not exists (
      select 1 from documents o where o.location_id = ${locationId} and o.published_url = e.path
        and o.record_status = 'ACTIVE' and o.published_version is not null
        and (e.language = ${DEFAULT_LANGUAGE} or exists (select 1 from publications p
          where p.document_id = o.id and p.language = e.language))))`
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

/** An excerpt by its markers, from its first word on; its text is text, never markup. */
function pieces(excerpt: string): SearchHit['excerpt'] {
  const words = excerpt.replace(BEFORE_WORDS, '')
  return words.split(MATCH.start).flatMap((part, index) => {
    if (index === 0) return part === '' ? [] : [{ text: part, match: false }]
    const [match = '', after = ''] = part.split(MATCH.end)
    return [{ text: match, match: true }, ...(after === '' ? [] : [{ text: after, match: false }])]
  })
}
