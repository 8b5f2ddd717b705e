import type { PgTable } from 'drizzle-orm/pg-core'
import { archivedKinds, type Codecs } from './archived-kinds'
import { attachedRows } from './attached-rows'
import type { JsonSchema } from './column-codec'
import { detachedLineSchema } from './detached-lines'
import { MAX_KEY } from './keys'
import { personLineSchema } from './people-lines'
import { columnOf } from './record-lines'
import { rolloutsLineSchema } from './rollout-lines'

/**
 * Returns a JSON Schema of an archive's lines: one definition for each file below `data/`, by name. `npm run docs:archive` writes
 * it to `docs/archive-lines.schema.json`.
 */
export function lineSchemas(): JsonSchema {
  const kinds = [...archivedKinds().values()].map(({ kind, table, codecs, personal, parts }) => {
    const own = propertiesOf(table, codecs)
    const below = parts.map((part) => [
      part.name,
      { type: 'array', items: lineOf(propertiesOf(part.table, part.codecs)) },
    ])
    const properties = { id: NUMBER, key: KEY, ...own, ...Object.fromEntries(below) }
    return [kind, lineOf(properties, personal)] as const
  })
  const attached = attachedRows().map(
    ({ name, table, codecs, personal }) =>
      [name, lineOf(propertiesOf(table, codecs), personal)] as const,
  )
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Lines of a Toran archive, format 1',
    $defs: {
      ...Object.fromEntries([...kinds, ...attached]),
      outside: OUTSIDE,
      people: personLineSchema(),
      rollouts: rolloutsLineSchema(),
      detached: detachedLineSchema(),
    },
  }
}

const NUMBER: JsonSchema = {
  type: 'integer',
  minimum: 1,
  description: 'Its number in this archive',
}
const KEY: JsonSchema = {
  ...{ type: 'string', minLength: 1, maxLength: MAX_KEY },
  description: 'What it is called in every archive',
}
const OUTSIDE = lineOf({ kind: { type: 'string' }, id: NUMBER, key: KEY })

/** Returns the schema of each column; for archive numbers it names the file they refer to. */
function propertiesOf(table: PgTable, codecs: Codecs): JsonSchema {
  return Object.fromEntries(
    Object.entries(codecs).map(([name, { schema, foreign }]) => {
      const columnSchema =
        foreign === undefined ? schema : { ...schema, description: `The number of a ${foreign}` }
      // Nullable in the database, even if the codec doesn't say so.
      return [name, columnOf(table, name).notNull ? columnSchema : withNull(columnSchema)]
    }),
  )
}

function withNull(schema: JsonSchema): JsonSchema {
  const { type } = schema
  if (type === undefined) return schema
  const types = [type].flat()
  return { ...schema, type: types.includes('null') ? types : [...types, 'null'] }
}

function lineOf(properties: JsonSchema, optional: JsonSchema = {}): JsonSchema {
  const required = Object.keys(properties).filter((name) => !Object.hasOwn(optional, name))
  return {
    ...{ type: 'object', properties, required },
    additionalProperties: false,
  }
}
