import { type SQL, sql } from 'drizzle-orm'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import type { SearchQuery, WordQuery } from '../../search/search-query'
import { isShown, type SearchScope } from './search-entries-shown'

/** Weight of an exact match of all words, in addition to the single words. */
const EXACT = 0.5
/** Weight of words being close to each other, as in an answer. */
const PROXIMITY_WEIGHT = 1
/**
 * Weights of the location’s own entries over inherited ones, and of pages and guidelines over records, because they answer the
 * most common questions.
 */
const OWN_WEIGHT = 1.5
const PAGE_WEIGHT = 1.2
/** Weight of galleries: they answer few questions. */
const GALLERY = 0.75
/** Weight of the default location’s events, articles and activities at other locations. */
const LENT = 0.6
/** Weight of a text in the visitor’s language over one in another. */
const OWN_LANGUAGE = 1.5
/** Weight of a text in an Indian script for a query in Latin script, which matches only by sound. */
const OTHER_SCRIPT = 0.7

/** Weight of a word being present, in addition to its rank by title or repetition: up to 1. */
const PRESENT = 0.5
/** Weight of synonyms and other spellings relative to the word itself, if the site contains the word. */
const MEANT = 0.6
/** Coverage of a word that is present only as a synonym. */
const MEANT_COVERAGE = 0.8
/** Weight of a word of little meaning relative to others. */
const MINOR = 0.2
/** Minimum coverage of a result, relative to the best one. */
const MIN_COVERAGE = 0.45

/** Weight of a page configured as the answer: more than any match. */
const ANSWER = 1000

/** Path of the page a result leads to, without the fragment. */
const PAGE_OF = sql`split_part(e.path, '#', 1)`

/**
 * Returns one row per page: the best-matching entry that leads to it, in the text for the location and, if found there, in the
 * visitor’s language.
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
        (${fitOf(query)}${liftAnswers(targets)}) * ${weight} own_rank
      from (${weighed(query, place)}) weighed) ranked
    ) texts where place = 1 and has_enough
  ) hits where page_place = 1`
}

/** Returns whether a query may be in a language: an Indian script on an English page means another language is wanted. */
function isTypedIn({ isLatin }: SearchQuery, language: string): boolean {
  return isLatin || language !== DEFAULT_LANGUAGE
}

/** Returns the fraction of the search, 0 to 1, that an entry matches; a literal search always matches completely. */
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

/** Average of a value over the words, by their weights. */
function averageOf(words: readonly WordQuery[], value: (at: SQL) => SQL): SQL {
  return sql`((${joinWords(words, sql` + `, (at) => sql`${value(at)} * weight_${at}`)})
    / (${joinWords(words, sql` + `, (at) => sql`weight_${at}`)}))`
}

/** Matching entries with their value per word. A word weighs more if fewer entries contain it. */
function weighed({ match, exact, all, words }: SearchQuery, place: SearchScope): SQL {
  const had = words.map(({ typed, meant }, at) => {
    const name = sql.raw(String(at))
    // A word is searched in two forms, its synonyms in one.
    return sql`, e.words @@ ${typed} typed_${name}, ${normalizedRank(typed, 2)} share_${name}, ${normalizedRank(meant, 1)} meant_${name}`
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
    from (${matchingEntries(match, place)}) e) had`
}

/** Rank of a query in an entry, 0 to 1, corrected for the number of forms and synonyms, by which the database divides it. */
function normalizedRank(query: SQL, forms: number): SQL {
  return sql`least(1, ts_rank(e.words, ${query}) * (numnode(${query}) + 1) / ${forms}::real)`
}

/** Joins an expression for each word; `of` gets the number that ends the word’s column names. */
function joinWords(words: readonly WordQuery[], by: SQL, of: (at: SQL) => SQL): SQL {
  return sql.join(
    words.map((_, at) => of(sql.raw(String(at)))),
    by,
  )
}

/** Matching entries. Their words are decompressed once, because they are used several times. */
function matchingEntries(match: SQL, place: SearchScope): SQL {
  return sql`select e.id, e.kind, e.record_id, e.location_id, e.text_location_id, e.language, e.path, e.title, e.body, e.date,
      e.words || ''::tsvector words, ${PAGE_OF} page, (false${isTarget(place.targets)}) is_target
    from search_entries e
    where (e.words @@ ${match}${isTarget(place.targets)}) and ${isShown(place)} offset 0`
}

/** Ranks the configured answer pages above all other results, in their order. */
function liftAnswers(targets: readonly string[]): SQL {
  const lifts = targets.map(
    (path, index) => sql`when ${path} then ${(targets.length - index) * ANSWER}::real`,
  )
  return lifts.length === 0 ? sql`` : sql` + case path ${sql.join(lifts, sql` `)} else 0 end`
}

function isTarget(targets: readonly string[]): SQL {
  const paths = targets.map((path) => sql`${path}`)
  return paths.length === 0 ? sql`` : sql` or e.path in (${sql.join(paths, sql`, `)})`
}
