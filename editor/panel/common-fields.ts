import type { AnyBlock } from '#schema/block/block'
import type { AnyField, FieldByType } from '#schema/fields'

/** A field whose value means the same in every block; lists and records of one block seldom fit another. */
export type CommonField = FieldByType['boolean'] | FieldByType['select'] | FieldByType['string']

/** The fields that all of some kinds of blocks have: of the same name, label, type and choices. */
export function commonFields(
  definitions: readonly AnyBlock[],
): readonly (readonly [name: string, field: CommonField])[] {
  const [first, ...others] = definitions
  return Object.entries(first?.fields ?? {}).flatMap(([name, field]) => {
    const common = asCommon(field as AnyField)
    const isShared = others.every(
      ({ fields }) => common && isAlike(common, fields[name] as AnyField | undefined),
    )
    return common && isShared ? [[name, common] as const] : []
  })
}

function asCommon(field: AnyField): CommonField | null {
  if (field.type === 'string') return field.control === undefined ? field : null
  return field.type === 'boolean' || field.type === 'select' ? field : null
}

function isAlike(a: CommonField, b: AnyField | undefined): boolean {
  if (a.type !== b?.type || a.label !== b.label) return false
  if (a.type !== 'select' || b.type !== 'select') return true
  return JSON.stringify(a.options) === JSON.stringify(b.options)
}
