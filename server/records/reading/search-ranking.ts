import { type SQL, sql } from 'drizzle-orm'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import type { SearchQuery, WordQuery } from '../../search/search-query'
import { isShown, type SearchScope } from './search-entries-shown'

/** What the words as they were typed count more than each of them by itself. */
const EXACT = 0.5
/** What it counts that words stand near one another, as those of an answer do. */
const PROXIMITY_WEIGHT = 1
/** What a location's own counts more than what it borrows, and a page or guideline than a record: it answers what most come with. */
const OWN_WEIGHT = 1.5
const PAGE_WEIGHT = 1.2
/** What pictures count: they answer few questions. */
const GALLERY = 0.75
/** What an event, an article, an activity of the default location counts elsewhere. */
const LENT = 0.6
/** What a text in the visitor's language counts more than one in another. */
const OWN_LANGUAGE = 1.5
/** What a text in Indian letters counts for someone who types Latin ones: a word in them only sounds like what was typed. */
const OTHER_SCRIPT = 0.7

/** What a word counts for being there, beside what it counts in a title or by being repeated: up to 1. */
const PRESENT = 0.5
/** What synonyms and other spellings of a word count, of what the word itself does where the site has it. */
const MEANT = 0.6
/** How far a word is had that is there as a synonym. */
const MEANT_COVERAGE = 0.8
/** What a word that says little counts, of what another does. */
const MINOR = 0.2
/** The part of the search that a result must have, of what the best one has. */
const MIN_COVERAGE = 0.45

/** What a page counts that head office has named as the answer: more than any words. */
const ANSWER = 1000

/** The page that a result leads to, without the place on it. */
const PAGE_OF = sql`split_part(e.path, '#', 1)`

/**
 * One row a page: of what leads to it what fits best, in the text that fits the location, and among its languages that of the
 * visitor, where it was found in that.
 */
export function hitsOf(query: SearchQuery, place: SearchScope): SQL {
  const { locationId, language, targets } = place
  const weight = sql`(case when ${locationId} in (location_id, text_location_id) then ${OWN_WEIGHT}::real
      when kind in ('PAGE', 'GUIDELINE') then 1 else ${LENT}::real end)
    * (case when kind in ('PAGE', 'GUIDELINE') then ${PAGE_WEIGHT}::real when kind = 'GALLERY' then ${GALLERY}::real else 1 end)
    * (case when ${isTypedIn(query, language)} and language = ${language} then ${OWN_LANGUAGE}::real else 1 end)
    * (case when ${query.isLatin} and language <> ${language} and title ~ '[\u0900-\u0dff]' then ${OTHER_SCRIPT}::real else 1 end)`
  // On pages in the default language, results link to the language they were found in.
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
      from (${weighed(query, place)}) weighed) ranked
    ) texts where place = 1 and has_enough
  ) hits where page_place = 1`
}

/** Whether it may have been typed in a language: on a page in English, who types Indian letters wants another. */
function isTypedIn({ isLatin }: SearchQuery, language: string): boolean {
  return isLatin || language !== DEFAULT_LANGUAGE
}

/** The part of the search, 0 to 1, that an entry has; one that is taken literally is had as a whole. */
function coverageOf({ words }: SearchQuery): SQL {
  if (words.length === 0) return sql`1`
  return averageOf(
    words,
    (at) =>
      sql`(case when typed_${at} then 1 when meant_${at} > 0 then ${MEANT_COVERAGE}::real else 0 end)`,
  )
}

function fitOf({ words }: SearchQuery): SQL {
  if (words.length === 0) return sql`as_typed`
  const worth = (at: SQL) => sql`greatest(
    case when typed_${at} then ${PRESENT}::real + share_${at} else 0 end,
    case when meant_${at} > 0 then (${PRESENT}::real + meant_${at}) * as_meant_${at} else 0 end)`
  return sql`(${averageOf(words, worth)} + as_typed)`
}

/** Of a value that each word has, by what the words weigh. */
function averageOf(words: readonly WordQuery[], value: (at: SQL) => SQL): SQL {
  return sql`((${each(words, sql` + `, (at) => sql`${value(at)} * weight_${at}`)})
    / (${each(words, sql` + `, (at) => sql`weight_${at}`)}))`
}

/** The entries that match, with what they have of each word; a word weighs the more, the fewer of them have it. */
function weighed({ match, exact, all, words }: SearchQuery, place: SearchScope): SQL {
  const had = words.map(({ typed, meant }, at) => {
    const name = sql.raw(String(at))
    // A word is looked up in two forms, its synonyms in one.
    return sql`, e.words @@ ${typed} typed_${name}, ${shareOf(typed, 2)} share_${name}, ${shareOf(meant, 1)} meant_${name}`
  })
  const weights = words.map(({ isMinor }, at) => {
    const name = sql.raw(String(at))
    const typed = sql`count(*) filter (where typed_${name}) over ()`
    const any = sql`count(*) filter (where typed_${name} or meant_${name} > 0) over ()`
    return sql`, ${isMinor ? MINOR : 1}::real / (1 + ln(1 + coalesce(nullif(${typed}, 0), ${any}))) weight_${name},
      case when ${typed} = 0 then 1 else ${MEANT}::real end as_meant_${name}`
  })
  const closeness =
    words.length > 1
      ? sql`${PROXIMITY_WEIGHT}::real * least(1, ts_rank_cd(e.words, ${all}))`
      : sql`0`
  return sql`select had.*${sql.join(weights)} from (
    select e.id, e.kind, e.record_id, e.location_id, e.text_location_id, e.language, e.path, e.title, e.body, e.date,
      e.page, e.is_target, ${EXACT}::real * ts_rank(e.words, ${exact}) + ${closeness} as_typed${sql.join(had)}
    from (${found(match, place)}) e) had`
}

/** What an entry says of a query, 0 to 1, however many forms and synonyms that has: the database divides a rank by their number. */
function shareOf(query: SQL, forms: number): SQL {
  return sql`least(1, ts_rank(e.words, ${query}) * (numnode(${query}) + 1) / ${forms}::real)`
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
