import { definitions } from '#renderer/registry/definitions'
import type { AnyField, Fields } from '#schema/fields'
import { allBlocks, type StoredBlock } from '#schema/page/content'

export interface Value {
  readonly id: string
  readonly type: string
  readonly value: unknown
}

/** For tests: every value of every block by its field's type, inside lists too. */
export function valuesOf(blocks: readonly StoredBlock[]): Value[] {
  return [...allBlocks(blocks)].flatMap(({ id, name, fields }) => {
    const values = Object.fromEntries(fields.map((field) => [field.name, field.value]))
    return valuesIn(id, definitions.get(name)?.fields ?? {}, values)
  })
}

function valuesIn(id: string, fields: Fields, values: Readonly<Record<string, unknown>>): Value[] {
  return Object.entries(fields).flatMap(([name, definition]) => {
    const field = definition as AnyField
    const value = values[name]
    if (value === undefined) return []
    if (field.type !== 'array') return [{ id, type: field.type, value }]
    return (value as Record<string, unknown>[]).flatMap((item) => valuesIn(id, field.of, item))
  })
}
