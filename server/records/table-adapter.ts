import { eq, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { MediaItem } from '#schema/entities/media'
import type { RecordText } from '#schema/entities/record-text'
import type { AnyRecord } from '#schema/records/record'
import { keyOfRecord } from '#schema/site/page-record'
import { locations } from '../database/tables'
import { parseStored } from '../database/tables/json-text'
import { countRows, type ListResult, listedAlready, type ReadContext } from './reading/read-context'
import type { RecordPart, RecordQuery, RecordSummary } from './reading/record-sources'
import type { RecordAdapter } from './record-adapter'
import {
  columnOf,
  instantOf,
  type Named,
  nameColumns,
  pathOf,
  publicAt,
  readInstant,
  referenceOf,
  type TableAdapterOptions,
} from './table-columns'
import { conditionOf, orderOf } from './table-conditions'
import { listItems } from './table-items'
import { lastSaved, nextChange, publicPages, readNames, readStored, readValues } from './table-rows'
import { publicValues, usedValues } from './used-values'

/** The record’s location; aliased, because locations are records too. */
const owner = alias(locations, 'owner')

/** Creates the adapter of a kind with its own table. */
export function tableAdapter(options: TableAdapterOptions): RecordAdapter {
  const { definition, writer, table, columns } = options
  const { id, location, position, status } = columns
  const list: RecordAdapter['list'] = (...args) => listRows(options, ...args)
  return {
    ...{ definition, list },
    usedValues: (readContext, field) => usedValues(options, readContext, field),
    publicValues: (readContext, query) => publicValues(options, readContext, query),
    lastSaved: (principal, atMost) => lastSaved(options, principal, atMost),
    stored: {
      ...{ table, id: columns.id, isPublic: (now) => publicAt(options, now) },
      pages: (orm, locationIds) => publicPages(options, orm, locationIds),
      read: (orm, ids) => readStored(options, { orm, ids }),
      names: (orm, ids) => readNames(options, { orm, ids }),
      nextChange: (orm, after) => nextChange(options, orm, after),
    },
    ...(position &&
      location && { sorted: { table, id, location, position, status: sql`${status}` } }),
    ...(writer && {
      writer,
      items: (...args) => listItems({ ...options, writer }, ...args),
      values: (orm, ids) => readValues(options, writer, { orm, ids }),
    }),
  }
}

function listRows(
  options: TableAdapterOptions,
  readContext: ReadContext,
  query: RecordQuery,
  part: RecordPart,
): ListResult<RecordSummary> {
  if (query.keys?.length === 0 || query.ids?.length === 0) return listedAlready([])
  const { table, columns } = options
  const where = conditionOf(options, readContext, query)
  const isOwnLocation = columns.location ? eq(owner.id, columns.location) : sql`false`
  return {
    nodes,
    totalCount: (atMost) => countRows(readContext.orm, table, { where, atMost }),
  }

  async function nodes() {
    const rows = await readContext.orm
      .select(selectedColumns(options, readContext.asOf))
      .from(table)
      .leftJoin(owner, isOwnLocation)
      .where(where)
      .orderBy(...orderOf(options, query.sort))
      .limit(part.first)
      .offset(part.offset)
    const pictures = await picturesOf(options, { readContext, rows, part })
    return rows.map((row) => summaryOf(options, row, pictures.get(row.id) ?? null))
  }
}

interface Row extends Named {
  readonly title: string
  readonly description: string
  readonly from: Date | null
  readonly until: Date | null
  readonly image: number | null
  readonly status: string
  readonly isPublic: boolean
  readonly isPublished: boolean
  readonly version: number | null
  readonly updatedAt: Date | null
  readonly details: readonly string[]
  readonly updatedBy: string
  readonly texts: string | null
  readonly locationId: number | null
  readonly locationSlug: string | null
  readonly locationName: string | null
  readonly timeZone: string | null
}

function selectedColumns(options: TableAdapterOptions, asOf: ReadContext['asOf']) {
  const { definition, columns, fields } = options
  const field = (name: string) => columnOf({ definition, fields }, name)
  const details = definition.details.map((name) => sql`coalesce(${textOf(field(name))}, '')`)
  const none = sql`null`
  const { description, shown } = definition
  return {
    ...nameColumns(options),
    title: sql<string>`${field(definition.title)}`,
    description: sql<string>`${description === null ? sql`''` : field(description)}`,
    from: instantOf(options, shown.from),
    until: instantOf(options, shown.until),
    image: sql<number | null>`${definition.picture ? field(definition.picture) : none}`,
    status: sql<string>`${columns.status}`,
    isPublic: sql<boolean>`${publicAt(options, new Date(), asOf)}`,
    isPublished: sql<boolean>`${options.visible}`,
    version: sql<number | null>`${columns.version ?? none}`,
    updatedAt: sql<Date | null>`${columns.updatedAt ?? none}`.mapWith(readInstant),
    updatedBy: sql<string>`${columns.updatedBy ?? sql`''`}`,
    texts: sql<string | null>`${columns.texts ?? none}`,
    details: sql<string[]>`array[${sql.join(details, sql`, `)}]::text[]`,
    locationId: owner.id,
    locationSlug: owner.slug,
    locationName: owner.name,
    timeZone: owner.timeZone,
  }
}

/** Returns a column as text, instants as ISO 8601. */
function textOf(column: PgColumn): SQL {
  if (column.dataType !== 'date') return sql`${column}::text`
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}

interface Listing {
  readonly readContext: ReadContext
  readonly rows: readonly Row[]
  readonly part: RecordPart
}

/** Reads the pictures of records, by record id. */
async function picturesOf(
  { pictures }: TableAdapterOptions,
  { readContext, rows, part }: Listing,
): Promise<ReadonlyMap<number, MediaItem>> {
  const without = rows.flatMap(({ id, image }) => (image === null ? id : []))
  const others = pictures && without.length > 0 ? await pictures(readContext, without) : null
  const pairs = rows.flatMap(({ id, image }) => {
    const imageId = image ?? others?.get(id) ?? null
    return imageId === null ? [] : [[id, imageId] as const]
  })
  const items = await part.load([...new Set(pairs.map(([, imageId]) => imageId))])
  const byId = new Map(items.map((item) => [item.id, item]))
  return new Map(
    pairs.flatMap(([id, imageId]) => {
      const item = byId.get(imageId)
      return item ? [[id, item] as const] : []
    }),
  )
}

function summaryOf(
  { definition }: TableAdapterOptions,
  row: Row,
  image: MediaItem | null,
): RecordSummary {
  const { kind } = definition
  const { id, title, description, details, isPublic, isPublished, version } = row
  const { locationId, locationSlug, locationName, timeZone } = row
  return {
    ...{ kind, id, title, description, details, image, isPublic, isPublished, version },
    ...{ locationId, locationSlug, locationName, timeZone },
    key: keyOfRecord(referenceOf(definition, row)),
    recordStatus: row.status,
    path: pathOf(definition, row),
    publishedAt: row.from?.toISOString() ?? null,
    until: row.until?.toISOString() ?? null,
    updatedAt: row.updatedAt?.toISOString() ?? null,
    updatedBy: row.updatedBy,
    texts: textsOf(definition, row.texts),
  }
}

/** Returns the translated titles and descriptions, under the names of a summary. */
function textsOf({ title, description }: AnyRecord, stored: string | null): RecordText[] {
  if (stored === null) return []
  // Only declared fields are written to this column.
  const texts = parseStored<readonly RecordText[]>(stored)
  return texts.map((text) => ({
    language: text.language,
    title: text[title] ?? '',
    description: (description === null ? undefined : text[description]) ?? '',
  }))
}
