import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { hasTranslations } from '#schema/entities/record-text'
import { localise } from '#schema/fields/localise'
import { readProps } from '#schema/fields/read'
import { recordDefinitions } from '#schema/records'
import type { AnyRecord } from '#schema/records/record'
import { type Orm, type StoredValues, storedSources } from '../database/orm'
import { documents, topics } from '../database/tables'
import { type SearchText, textsOfDocuments, textsOfGuidelines } from './search-entries'
import { joinTexts } from './search-text'
import { siteWriting } from './words/site-writing'

/** A group of searchable records: its table, and how its texts are read. */
interface SearchSource {
  readonly table: PgTable
  readonly id: PgColumn
  read(orm: Orm, ids: readonly number[]): Promise<readonly SearchText[]>
}

const own: Readonly<Record<string, SearchSource>> = {
  GUIDELINE: { table: topics, id: topics.id, read: textsOfGuidelines },
  PAGE: { table: documents, id: documents.id, read: textsOfDocuments },
}

/** Returns the searchable groups: those above, and those in record declarations. */
export function searchKinds(orm: Orm): readonly string[] {
  return [...Object.keys(own), ...derived(orm).map(({ group }) => group)]
}

/**
 * Returns the groups found only on their own location’s site; inherited groups are also found on sites of locations without any.
 */
export function ownKinds(): readonly { readonly group: string; readonly isLent: boolean }[] {
  return [...recordDefinitions.values()].flatMap(({ search, list }) =>
    search?.path === undefined ? [] : { group: search.group, isLent: list.lent },
  )
}

/** Returns the source of a group; throws if it has none. */
export function searchSource(orm: Orm, group: string): SearchSource {
  const source = own[group] ?? derived(orm).find((one) => one.group === group)?.source
  if (!source) throw new Error(`The search has no texts for '${group}'`)
  return source
}

/** Condition that the record of an index row `e` is public, for groups in record declarations. */
export function isPublicRecord(orm: Orm, at = new Date()): SQL {
  return sql.join(
    derived(orm).map(
      ({ group, stored: { table, id, isPublic } }) =>
        sql`when ${group} then exists (select 1 from ${table} where ${id} = e.record_id and ${isPublic(at)})`,
    ),
    sql` `,
  )
}

function derived(orm: Orm) {
  return storedSources(orm).flatMap((source) => {
    const { definition, stored, values } = source
    const group = definition.search?.group
    if (group === undefined || !values) return []
    const read: SearchSource['read'] = async (orm, ids) =>
      textsOfRecords(definition, await values(orm, ids))
    return { group, stored, source: { table: stored.table, id: stored.id, read } }
  })
}

/** Reads the texts of records with declared search fields, one per language; records without an address are not indexed. */
function textsOfRecords(
  definition: AnyRecord,
  records: ReadonlyMap<number, StoredValues>,
): readonly SearchText[] {
  const { search, fields } = definition
  if (!search) return []
  return [...records].flatMap(([recordId, { locationId, path: own, date, values }]) => {
    const path = own ?? search.path ?? null
    if (path === null) return []
    const props = readProps(fields, values)
    const searchTexts = searchTextsOf(definition, props)
    const keywords = joinTexts(...search.keywords(props))
    return searchTexts.map(({ language, title, body }) => ({
      ...{ kind: search.group, recordId, version: null, locationId, textLocationId: null },
      ...{ language, path, title, date, body, keywords },
      // Each language also contains the words of the others, so that a visitor finds the record in the page’s language.
      elsewhere: joinTexts(
        ...searchTexts.flatMap((other) =>
          other.language === language ? [] : [other.title, other.body],
        ),
      ),
    }))
  })
}

interface RecordSearchText {
  readonly language: string
  readonly title: string
  readonly body: string
}

/** Returns a record’s texts in its main language and in each translation. */
function searchTextsOf(definition: AnyRecord, props: Values): readonly RecordSearchText[] {
  const texts = hasTranslations(props) ? props.texts.filter(({ language }) => language !== '') : []
  const others = texts.filter(({ language }) => language !== DEFAULT_LANGUAGE)
  return [
    searchTextIn(definition, DEFAULT_LANGUAGE, props),
    ...others.map((text) => {
      const more = definition.search?.inLanguage?.(text)
      return searchTextIn(definition, text.language, {
        ...localise(definition.fields, props, text.language),
        ...more,
      })
    }),
  ]
}

type Values = Readonly<Record<string, unknown>>

function searchTextIn(
  { search, title }: AnyRecord,
  language: string,
  values: Values,
): RecordSearchText {
  return {
    language,
    title: String(values[title]),
    body: joinTexts(...(search?.body(values, siteWriting(language)) ?? [])),
  }
}
