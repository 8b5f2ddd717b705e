import { and, asc, desc, eq, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { RecordFilter } from '#schema/api/content-source'
import { DEFAULT_LOCATION_ID } from '#schema/entities/place'
import { type AnyRecord, cleaned } from '#schema/records/record'
import { hasSlug } from '../database/location-conditions'
import { locations } from '../database/tables'
import { sortedText } from '../database/tables/indexes'
import {
  containsText,
  isAtOpenLocation,
  isHeadOffice,
  mayReadDrafts,
  type ReadContext,
} from './reading/read-context'
import type { RecordOrder, RecordQuery } from './reading/record-sources'
import { columnOf, publicAt, type TableAdapterOptions } from './table-columns'

/** Returns the condition for the rows of a list, using only columns of the table, so that no lookup per row is needed. */
export function conditionOf(
  options: TableAdapterOptions,
  readContext: Viewer,
  query: RecordQuery,
): SQL | undefined {
  const { columns, endsAfter } = options
  const shown = publicAt(options, new Date(), readContext.asOf)
  const filters = Object.entries(query.filter ?? {}).map(([name, value]) =>
    filterCondition(options, name, value),
  )
  return and(
    ...visibilityConditions(options, readContext, { shown, query }),
    inState(options, shown, query),
    query.ids && inArray(columns.id, [...query.ids]),
    query.keys && namedBy(options, query.keys),
    query.from && endsAfter?.(query.from),
    query.search ? matchesSearch(options, query.search) : undefined,
    ...filters,
  )
}

/** Returns the names of a kind’s list filters. */
export function filtersOf({ list, owner }: Pick<AnyRecord, 'list' | 'owner'>): readonly string[] {
  return owner === 'location' ? [...list.filters, COUNTRY] : list.filters
}

/** Filter by the ISO 3166-1 country code of a record’s location. */
const COUNTRY = 'countryCode'

function filterCondition(
  { definition, columns, fields }: TableAdapterOptions,
  name: string,
  value: RecordFilter[string],
): SQL {
  if (!filtersOf(definition).includes(name))
    throw new Error(`Records of the kind '${definition.kind}' are not filtered by '${name}'`)
  const isOneOf = (column: PgColumn | SQL) =>
    typeof value === 'object'
      ? inArray(column as PgColumn, [...value])
      : eq(column as PgColumn, cleaned(definition, name, value))
  if (name !== COUNTRY || !columns.location) return isOneOf(columnOf({ definition, fields }, name))
  return sql`${columns.location} in (select ${locations.id} from ${locations} where ${isOneOf(locations.countryCode)})`
}

type Viewer = Pick<ReadContext, 'principal' | 'previewedLocationId' | 'asOf'>

interface ConditionInput {
  /** Condition that a row is public now. */
  readonly shown: SQL
  readonly query: RecordQuery
}

/** Condition for rows that the caller can see at the requested location. */
function visibilityConditions(
  options: TableAdapterOptions,
  readContext: Viewer,
  { shown, query: { locationSlug, publicOnly, editable } }: ConditionInput,
): readonly (SQL | undefined)[] {
  const { definition, columns, seenBy } = options
  if (definition.list.lent && publicOnly && locationSlug !== undefined)
    return [shown, isAtLocationOrDefault(options, readContext, locationSlug)]
  const toVisitors =
    columns.location && !seenBy
      ? sql`(${shown} and ${isAtOpenLocation(readContext, columns.location)})`
      : shown
  const drafts = draftsOf(options, readContext)
  const visible = editable ? drafts : or(toVisitors, drafts)
  return [
    publicOnly ? toVisitors : visible,
    locationSlug === undefined ? undefined : atLocation(options, locationSlug),
  ]
}

function draftsOf({ columns, seenBy }: TableAdapterOptions, { principal }: Viewer): SQL {
  if (seenBy) return seenBy(principal)
  return columns.location ? mayReadDrafts(principal, columns.location) : isHeadOffice(principal)
}

/** Condition on the state; deleted records are listed only on request. */
function inState(
  { columns: { status } }: TableAdapterOptions,
  shown: SQL,
  { state, ids }: RecordQuery,
): SQL | undefined {
  switch (state) {
    case 'SHOWN':
      return shown
    case 'HIDDEN':
      return and(not(shown), inArray(status, ['ACTIVE', 'INACTIVE']))
    case 'ARCHIVED':
    case 'DELETED':
      return eq(status, state)
    default:
      return ids ? undefined : ne(status, 'DELETED')
  }
}

function atLocation({ columns }: TableAdapterOptions, slug: string): SQL {
  if (!columns.location) return sql`false`
  return eq(columns.location, idOfSlug(slug))
}

/** Condition for the rows of a location, or of the default location if the caller can see none. */
function isAtLocationOrDefault(
  { table, columns, visible }: TableAdapterOptions,
  readContext: Viewer,
  slug: string,
): SQL {
  const { location } = columns
  if (!location) return sql`false`
  const isSeen = or(
    isAtOpenLocation(readContext, location),
    mayReadDrafts(readContext.principal, location),
  )
  const isThere = and(eq(location, idOfSlug(slug)), visible, isSeen)
  return sql`${location} = coalesce((select ${location} from ${table} where ${isThere} limit 1), ${DEFAULT_LOCATION_ID})`
}

function idOfSlug(slug: string): SQL {
  return sql`(select id from ${locations} where ${hasSlug([slug])})`
}

function namedBy({ definition, columns }: TableAdapterOptions, keys: readonly string[]): SQL {
  if (columns.slug === locations.slug) return hasSlug(keys)
  if (definition.key === 'slug' && columns.slug) return inArray(columns.slug, [...keys])
  const ids = keys.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31)
  return ids.length > 0 ? inArray(columns.id, ids) : sql`false`
}

function matchesSearch({ definition, fields }: TableAdapterOptions, text: string): SQL | undefined {
  const names = [definition.title, ...definition.list.searched]
  return or(...names.map((name) => containsText(columnOf({ definition, fields }, name), text)))
}

/** Returns the sort order of a list; large tables have an index for it (`database/tables/indexes.ts`). */
export function orderOf(
  { definition, columns, fields }: TableAdapterOptions,
  order: RecordOrder | undefined,
): SQL[] {
  const { sort } = definition.list
  if (order) {
    const turn = order.direction === 'asc' ? asc : desc
    const title = columnOf({ definition, fields }, definition.title)
    const by = order.by === 'TITLE' ? sortedText(title) : (columns.updatedAt ?? columns.id)
    return [turn(by), turn(columns.id)]
  }
  if (sort === null)
    return [columns.location, columns.position, columns.id].flatMap((by) => (by ? asc(by) : []))
  const direction = sort.direction === 'asc' ? asc : desc
  return [direction(columnOf({ definition, fields }, sort.by)), direction(columns.id)]
}
