import type { PgColumn } from 'drizzle-orm/pg-core'
import { definitions } from '#renderer/registry/definitions'
import type { AnyField, LeafField } from '#schema/fields'
import { mapValue } from '#schema/fields/map-values'
import { replaceReference } from '#schema/fields/replace'
import type { PageContent } from '#schema/page/content'
import { mapContent } from '#schema/page/map-content'
import { cleanMarkup } from '../documents/clean-markup'

/** What takes the place of what a value points at: numbers of the archive for ids of the database, or the other way round. */
export interface Mapping {
  readonly number: (kind: string, id: number) => number
  /** CodecSources of records that are named by a key, which stays as it is. */
  readonly named?: (kind: string, key: string) => void
  /** Whether markup is cleaned on the way, as when it is saved. */
  readonly cleans: boolean
}

/** Part of a JSON Schema. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** How a column is written in the lines of an archive. */
export interface ColumnCodec {
  /** From what the database holds to JSON. */
  readonly toJson: (stored: unknown) => unknown
  readonly fromJson: (json: unknown) => unknown
  /** JSON with its references replaced. */
  readonly map: (json: unknown, mapping: Mapping) => unknown
  readonly schema: JsonSchema
  /** The kind that a foreign key names: the record has to be there. */
  readonly foreign?: string
}

const same = (value: unknown) => value

/** A column that points at nothing. */
export function plainColumn(column: PgColumn): ColumnCodec {
  if (column.dataType === 'date') return { ...instant, schema: nullable(column, instant.schema) }
  return { toJson: same, fromJson: same, map: same, schema: nullable(column, typeOf(column)) }
}

const instant: ColumnCodec = {
  toJson: (stored) => (stored instanceof Date ? stored.toISOString() : stored),
  fromJson: (json) => (typeof json === 'string' ? new Date(json) : json),
  map: same,
  schema: { type: 'string', format: 'date-time' },
}

/** A column of a field: what it points at is found by the type of the field, inside lists too. */
export function fieldColumn(field: AnyField, column: PgColumn): ColumnCodec {
  return {
    ...plainColumn(column),
    map: (json, mapping) => mapValue(field, json, (leaf, value) => mapLeaf(leaf, value, mapping)),
  }
}

/** The id of a record of a kind. */
export function numberOf(kind: string, column: PgColumn): ColumnCodec {
  return {
    ...plainColumn(column),
    map: (json, { number }) => (typeof json === 'number' ? number(kind, json) : json),
  }
}

/** The ids of records of a kind. */
export function numbersOf(kind: string): ColumnCodec {
  return {
    toJson: same,
    fromJson: same,
    map: (json, { number }) =>
      Array.isArray(json) ? json.map((id: number) => number(kind, id)) : json,
    schema: { type: 'array', items: { type: 'integer' } },
  }
}

/** JSON whose parts are replaced by a function. */
export function jsonColumn(
  map: (json: unknown, mapping: Mapping) => unknown,
  schema: JsonSchema = {},
): ColumnCodec {
  return { toJson: same, fromJson: same, map, schema }
}

/**
 * JSON in a column of text that is given out as it was stored. It is written as JSON where that gives the same text again or
 * names other records; else as the text it is.
 */
export function textColumn(
  map: (json: unknown, mapping: Mapping) => unknown,
  schema: JsonSchema = { type: ['object', 'array', 'string', 'null'] },
): ColumnCodec {
  return {
    toJson: (stored) => (typeof stored === 'string' ? embedded(stored, map) : stored),
    fromJson: (json) => (json === null || typeof json === 'string' ? json : JSON.stringify(json)),
    map: (json, mapping) => (typeof json === 'string' ? json : map(json, mapping)),
    schema,
  }
}

/** JSON text as JSON, inside of JSON. */
export function embedded(text: string, map: (json: unknown, mapping: Mapping) => unknown): unknown {
  const json = parseOrNull(text)
  if (json === null) return text
  return JSON.stringify(json) === text || pointsAtSomething(json, map) ? json : text
}

/** Text that was stored as JSON and is none any more is passed on as the text it is. */
function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function pointsAtSomething(
  json: unknown,
  map: (json: unknown, mapping: Mapping) => unknown,
): boolean {
  let found = false
  const number = (_: string, id: number) => {
    found = true
    return id
  }
  map(json, { number, cleans: false })
  return found
}

export function mapPage(content: unknown, mapping: Mapping): unknown {
  if (typeof content !== 'object' || content === null || !('blocks' in content)) return content
  // Page content was checked when it was saved.
  return mapContent(content as PageContent, definitions, (field, value) =>
    mapLeaf(field, value, mapping),
  )
}

export function mapLeaf(field: LeafField, value: unknown, mapping: Mapping): unknown {
  const { number, named, cleans } = mapping
  const mapped = replaceReference(field, value, {
    record(kind, key) {
      if (typeof key === 'number') return number(kind, key)
      named?.(kind, key)
      return undefined
    },
    page: (id) => number('document', id),
  })
  const isMarkup = field.type === 'html' || field.type === 'richtext'
  return cleans && isMarkup && typeof mapped === 'string' ? cleanMarkup(mapped) : mapped
}

function nullable(column: PgColumn, schema: JsonSchema): JsonSchema {
  if (column.notNull || !('type' in schema)) return schema
  return { ...schema, type: [schema.type, 'null'].flat() }
}

function typeOf({ dataType, columnType }: PgColumn): JsonSchema {
  if (dataType === 'number') return { type: columnType === 'PgInteger' ? 'integer' : 'number' }
  if (dataType === 'array') return { type: 'array' }
  if (dataType === 'boolean' || dataType === 'string') return { type: dataType }
  return {}
}
