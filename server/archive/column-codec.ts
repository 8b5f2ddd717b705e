import type { PgColumn } from 'drizzle-orm/pg-core'
import { definitions } from '#renderer/registry/definitions'
import type { AnyField, LeafField } from '#schema/fields'
import { mapValue } from '#schema/fields/map-values'
import { replaceReference } from '#schema/fields/replace'
import type { PageContent } from '#schema/page/content'
import { mapContent } from '#schema/page/map-content'
import { cleanMarkup } from '../documents/clean-markup'
import { isAccessToken } from '../people/accounts/access-tokens'

/** Replacements for references in values: archive numbers for database ids, or the reverse. */
export interface Mapping {
  readonly number: (kind: string, id: number) => number
  /** Called for records referred to by a key, which stays unchanged. */
  readonly named?: (kind: string, key: string) => void
  /** Maps the id of an account. */
  readonly account?: (id: string) => string
  /** Maps the id of an account that must exist; `null` if it doesn’t. */
  readonly person?: (id: string) => string | null
  /** True if markup is sanitised, as when it is saved. */
  readonly cleans: boolean
}

/** Part of a JSON Schema. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** The encoding of a column in the lines of an archive. */
export interface ColumnCodec {
  /** Converts a stored value to JSON. */
  readonly toJson: (stored: unknown) => unknown
  readonly fromJson: (json: unknown) => unknown
  /** Replaces the references in JSON. */
  readonly map: (json: unknown, mapping: Mapping) => unknown
  readonly schema: JsonSchema
  /** The kind that a foreign key refers to: the record must exist. */
  readonly foreign?: string
}

const same = (value: unknown) => value

/** Codec of a column without references. */
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

/** Codec of a field's column: references are found by the field's type, including those inside lists. */
export function fieldColumn(field: AnyField, column: PgColumn): ColumnCodec {
  return {
    ...plainColumn(column),
    map: (json, mapping) => mapValue(field, json, (leaf, value) => mapLeaf(leaf, value, mapping)),
  }
}

/** Codec of the id of a record. */
export function numberOf(kind: string, column: PgColumn): ColumnCodec {
  return {
    ...plainColumn(column),
    map: (json, { number }) => (typeof json === 'number' ? number(kind, json) : json),
  }
}

/** Codec of a list of record ids. */
export function numbersOf(kind: string): ColumnCodec {
  return {
    toJson: same,
    fromJson: same,
    map: (json, { number }) =>
      Array.isArray(json) ? json.map((id: number) => number(kind, id)) : json,
    schema: { type: 'array', items: { type: 'integer' } },
  }
}

/** Codec of the id of an account that may no longer exist. */
export function accountOf(column: PgColumn): ColumnCodec {
  return { ...plainColumn(column), map: mapAccount }
}

/** Codec of a list of account ids. */
export function accountsOf(): ColumnCodec {
  const map = (json: unknown, mapping: Mapping) =>
    Array.isArray(json) ? json.map((id) => mapAccount(id, mapping)) : json
  return { toJson: same, fromJson: same, map, schema: { type: 'array', items: { type: 'string' } } }
}

/** Codec of the id of an account that must exist. */
export function personOf(column: PgColumn): ColumnCodec {
  return {
    ...plainColumn(column),
    map: (json, { person }) => (typeof json === 'string' && person ? person(json) : json),
  }
}

/** Access tokens are not archived, and in another database their ids belong to other programs. */
export function mapAccount(json: unknown, { account }: Mapping): unknown {
  if (typeof json !== 'string') return json
  if (isAccessToken({ id: json })) return 'program'
  return account ? account(json) : json
}

/** Codec of JSON whose references a function replaces. */
export function jsonColumn(
  map: (json: unknown, mapping: Mapping) => unknown,
  schema: JsonSchema = {},
): ColumnCodec {
  return { toJson: same, fromJson: same, map, schema }
}

/**
 * Codec of JSON in a text column that is served exactly as stored. Written as JSON if that restores the same text or contains
 * references; otherwise as the text.
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

/** Converts JSON text inside JSON to JSON. */
export function embedded(text: string, map: (json: unknown, mapping: Mapping) => unknown): unknown {
  const json = parseOrNull(text)
  if (json === null) return text
  return JSON.stringify(json) === text || pointsAtSomething(json, map) ? json : text
}

/** Text that was stored as JSON but is no longer valid is passed on as text. */
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
  // Page content was validated when it was saved.
  const mapped = mapContent(content as PageContent, definitions, (field, value) =>
    mapLeaf(field, value, mapping),
  )
  const { template } = mapped
  if (!template) return mapped
  return {
    ...mapped,
    template: { ...template, pageId: mapping.number('document', template.pageId) },
  }
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
