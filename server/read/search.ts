import { type SQL, sql } from 'drizzle-orm'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { SearchHit } from '#schema/entities/search-hit'
import { pathInLanguage } from '#schema/site/language-root'
import type { Database } from '../database/database'
import { publicPath } from '../published/site-root'
import { findAnswers, NO_ANSWERS } from '../search/find-answers'
import { MATCH } from '../search/search-index'
import { isLiteral, queryOf, type SearchQuery } from '../search/search-query'
import { isPublicRecord, ownKinds } from '../search/search-sources'
import type { Ask } from '../search/spellings'
import { placeHits } from './place-hits'
import { counted, type Listed, listedAlready, type Part, type ReadContext } from './read-context'
import { readNetworkPlaces } from './trail'

/** What stands between the parts of an excerpt. */
const BETWEEN = ' … '
const EXCERPT = `StartSel=${MATCH.start}, StopSel=${MATCH.end}, MaxFragments=2, MaxWords=32, MinWords=20, FragmentDelimiter="${BETWEEN}"`

/** What the words as they were typed count more than synonyms and other spellings. */
const EXACT = 2
/** What a location's own counts more than what it borrows, and a page than a record: it answers what most come with. */
const OWN = 1.5
const PAGE = 1.4
/** What a text in the visitor's language counts more than one in another. */
const OWN_LANGUAGE = 1.5
/** What a text in Indian letters counts for somebody who types Latin ones: a word in them only sounds like what was typed. */
const OTHER_SCRIPT = 0.7

/** What a page counts that head office has named as the answer: more than any words. */
const ANSWER = 1000

/** What an excerpt is cut off after: the end of a sentence, a dot between texts. */
const BEFORE_WORDS = new RegExp(`^[^\\p{L}\\p{N}${MATCH.start}]+`, 'u')
/** The rest of what PostgreSQL began in the middle of, as of `9:00am`, unless it was found there. */
const REST_OF_WORD = new RegExp(`^[^\\s${MATCH.start}]+\\s+`, 'u')

interface Found {
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
  { first, offset }: Part,
): Promise<Listed<SearchHit>> {
  const [location] = await database.rows<{ id: number; slug: string; language: string | null }>(
    sql`select id, slug, configuration::jsonb->>'language' as language from locations where slug = ${locationSlug} and status = 'ACTIVE'`,
    orm,
  )
  if (!location) return listedAlready([])
  const ask: Ask = (statement) => database.rows(statement, orm)
  const { others, targets } = isLiteral(text) ? NO_ANSWERS : await findAnswers(text, ask)
  const asked = { text, others, locations: [location.id, DEFAULT_LOCATION_ID] }
  const query = await queryOf(asked, ask)
  if (!query) return listedAlready([])
  const network = await readNetworkPlaces({ orm, note: () => undefined })
  // The sites of other locations come before everything else that was found.
  const places = placeHits(network, { text, slug: location.slug })
  const named = places.slice(offset, offset + first)
  const part = { first: first - named.length, offset: Math.max(0, offset - places.length) }
  const hits = hitsOf(query, {
    ...{ locationId: location.id, language: language || DEFAULT_LANGUAGE, targets },
  })
  const shown = sql`select kind, title, path, language,
      to_char(date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') date, excerpt,
      substr(body, position(split_part(translate(excerpt, ${MATCH.start + MATCH.end}, ''), ${BETWEEN}, 1) in body) - 1, 1)
        ~ '[[:alnum:]:./-]' begins_inside
    from (select *, ts_headline('english', body, ${query.match}, ${EXCERPT}) excerpt
      from (select * ${hits} order by rank desc, date desc nulls last, id limit ${part.first} offset ${part.offset}) part) excerpts
    order by rank desc, date desc nulls last, id`
  return {
    nodes: async () => [
      ...named,
      ...(await database.rows<Found>(shown, orm)).map((row) => toHit(row, location)),
    ],
    async totalCount() {
      const rows = database.rows<{ count: number }>(sql`select count(*)::int count ${hits}`, orm)
      return places.length + (await counted(rows))
    },
  }
}

/**
 * One row a record: the text of it that fits the location, and among its languages that of the visitor, where it was found in
 * that.
 */
function hitsOf(
  { match, exact, isLatin }: SearchQuery,
  { locationId, language, targets }: Place,
): SQL {
  const rank = sql`(ts_rank(e.words, ${match}) + ${EXACT} * ts_rank(e.words, ${exact})${answering(targets)})`
  const weight = sql`(case when ${locationId} in (e.location_id, e.text_location_id) then ${OWN}::real else 1 end)
    * (case e.kind when 'PAGE' then ${PAGE}::real else 1 end)
    * (case when e.language = ${language} then ${OWN_LANGUAGE}::real else 1 end)
    * (case when ${isLatin} and e.language <> ${language} and e.title ~ '[\u0900-\u0dff]' then ${OTHER_SCRIPT}::real else 1 end)`
  // On a page in the default language a page is shown in the one in which it was found.
  const wanted =
    language === DEFAULT_LANGUAGE
      ? sql`kind <> 'PAGE' and language = ${language}`
      : sql`language = ${language}`
  return sql`from (
    select ranked.*, row_number() over (
      partition by kind, record_id
      order by (${wanted}) desc, own_rank desc,
        (language = ${language}) desc, (language = ${DEFAULT_LANGUAGE}) desc, id
    ) place, max(own_rank) over (partition by kind, record_id) rank
    from (select e.*, ${rank} * ${weight} own_rank
    from search_entries e
    where (e.words @@ ${match}${isTarget(targets)}) and e.location_id in (${locationId}, ${DEFAULT_LOCATION_ID})
      and ${isPublic()} and ${fitsLocation(locationId)}) ranked
  ) hits where place = 1`
}

interface Place {
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
  return lifts.length === 0 ? sql`` : sql` + case e.path ${sql.join(lifts, sql` `)} else 0 end`
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

/** The default location's texts are those of a location that has none of its own, and its pages where it has none. */
function fitsLocation(locationId: number): SQL {
  return sql`(e.text_location_id is null or e.text_location_id in (${locationId}, ${DEFAULT_LOCATION_ID}))
    and (e.text_location_id = ${locationId} or not exists (
      select 1 from search_entries o where o.kind = e.kind and o.record_id = e.record_id
        and o.text_location_id = ${locationId} and o.language = e.language))
    and (e.location_id = ${locationId} or e.kind <> all(array[${kindsOfOneSite()}]::text[]))
    and (e.kind <> 'PAGE' or e.location_id = ${locationId} or not exists (
      select 1 from documents o where o.location_id = ${locationId} and o.published_url = e.path
        and o.record_status = 'ACTIVE' and o.published_version is not null
        and (e.language = ${DEFAULT_LANGUAGE} or exists (select 1 from publications p
          where p.document_id = o.id and p.language = e.language))))`
}

function toHit(
  { kind, title, path, language, date, excerpt, begins_inside }: Found,
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
