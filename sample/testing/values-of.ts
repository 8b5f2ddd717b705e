import { definitions } from '#renderer/registry/definitions'
import { visitValues } from '#schema/fields/walk'
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
    const found: Value[] = []
    visitValues(definitions.get(name)?.fields ?? {}, values, ({ type }, value) => {
      if (value !== undefined) found.push({ id, type, value })
    })
    return found
  })
}
