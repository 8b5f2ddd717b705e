import { and, asc, count, eq, gt, inArray } from 'drizzle-orm'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { rewriteTexts, type WrittenText } from '#schema/fields/rewrite-texts'
import { isValues, type Values } from '#schema/fields/walk'
import { isOfNetwork } from '#schema/records/record'
import type { Orm, StoredRecord, StoredRecords } from '../database/orm'
import { recordDrafts } from '../database/tables'
import { parseStored } from '../database/tables/json-text'
import { can } from '../people/access/can'
import type { DraftName } from '../records/drafts/stored-drafts'
import type { AnyRecordWriter } from '../records/record-writer'
import { resourceOf } from '../records/resource-of'
import { changeRecord, navigationLanguage } from './change-records'
import { catchRefusal } from './override-source'
import {
  isInScope,
  type SourceQuery,
  type TargetResult,
  type TextSource,
  type TextTarget,
  textsOf,
} from './text-source'

const BATCH = 100

/** Creates the text source of a kind of record. */
export function recordSource(writer: AnyRecordWriter, stored: StoredRecords): TextSource {
  const { kind } = writer.definition
  return {
    covers: (name) => name === kind,
    async count(orm) {
      const [row] = await orm.select({ count: count() }).from(stored.table)
      return row?.count ?? 0
    },
    async read(orm, query) {
      const rows = await orm
        .select({ id: stored.id })
        .from(stored.table)
        .where(gt(stored.id, query.after))
        .orderBy(asc(stored.id))
        .limit(BATCH)
      const ids = rows.map(({ id }) => Number(id))
      const records = ids.length > 0 ? await stored.read(orm, ids) : []
      const drafts = await draftsOf(orm, writer, records)
      const targets = records.flatMap((record) => targetOf(query, writer, { record, drafts }))
      const next = rows.length < BATCH ? null : (ids.at(-1) ?? null)
      return { targets, read: rows.length, next }
    },
    async change(context, changes) {
      const results: TargetResult[] = []
      for (const change of changes)
        results.push(await catchRefusal(() => changeRecord(context, writer, change)))
      return results
    },
  }
}

/** Reads the drafts of records by record id; those of navigations by location and language. */
async function draftsOf(
  orm: Orm,
  { definition: { kind, drafts } }: AnyRecordWriter,
  records: readonly StoredRecord[],
): Promise<ReadonlyMap<string, Values>> {
  if (drafts === null || records.length === 0) return new Map()
  const which =
    drafts === 'place'
      ? inArray(
          recordDrafts.locationId,
          records.map(({ locationId }) => locationId ?? DEFAULT_LOCATION_ID),
        )
      : inArray(
          recordDrafts.recordId,
          records.map(({ id }) => id),
        )
  const rows = await orm
    .select()
    .from(recordDrafts)
    .where(and(eq(recordDrafts.kind, kind), which))
  return new Map(
    rows.map((row) => [
      drafts === 'place' ? placeKey(row) : String(row.recordId),
      parseStored<Values>(row.values),
    ]),
  )
}

function targetOf(
  { principal, scope, mayContain }: SourceQuery,
  writer: AnyRecordWriter,
  {
    record,
    drafts,
  }: { readonly record: StoredRecord; readonly drafts: ReadonlyMap<string, Values> },
): TextTarget | [] {
  const { definition } = writer
  const { id, values: shown, isVisible } = record
  const language = navigationLanguage(definition, shown)
  const locationId = record.locationId ?? DEFAULT_LOCATION_ID
  const owner = isOfNetwork(definition) ? null : record.locationId
  const row = { locationId: owner, ...('onlyHere' in shown && { onlyHere: shown.onlyHere }) }
  const resource = resourceOf(writer, { ...row, ...(language && { language }) }, false)
  if (!can(principal, 'readDraft', resource)) return []
  if (!isInScope(scope, { locationId, language })) return []
  const onlyHere = shown.onlyHere === true
  const key =
    definition.drafts === 'place' ? placeKey({ locationId, language, onlyHere }) : String(id)
  const changes = drafts.get(key)
  const draft = { ...shown, ...changes }
  const textsIn = (values: Values): readonly WrittenText[] =>
    mayContain(JSON.stringify(values))
      ? textsOf((rewrite) => rewriteTexts(definition.fields, values, { rewrite })).filter(
          ({ path }) =>
            !scope.languages ||
            includesLanguage(scope.languages, languageAt(values, path) || language),
        )
      : []
  const texts = textsIn(draft)
  // Without a draft they are the same array, which is searched once.
  const publishedTexts = changes ? textsIn(shown) : texts
  const published = isVisible ? publishedTexts : []
  if (texts.length + published.length === 0) return []
  const title = String(draft[definition.title] ?? '') || `${definition.words.one} ${id}`
  const mayChange = can(principal, 'save', resource)
  return {
    ...{ kind: definition.kind, targetId: id, language, locationId: owner },
    ...{ title, mayChange, texts, published },
  }
}

function placeKey({
  locationId,
  language,
  onlyHere,
}: Omit<DraftName, 'kind' | 'recordId'>): string {
  return `${locationId} ${language} ${onlyHere}`
}

function includesLanguage(languages: readonly string[], language: string): boolean {
  return languages.includes(language || DEFAULT_LANGUAGE)
}

/** Returns the language of a text in a list of translations; empty for the record’s own text. */
function languageAt(values: Values, path: string): string {
  const names = path.split('.')
  let at: unknown = values
  let language = ''
  for (const name of names) {
    if (Array.isArray(at)) at = at[Number(name)]
    else if (isValues(at)) at = at[name]
    if (isValues(at) && typeof at.language === 'string') language = at.language
  }
  return language
}
