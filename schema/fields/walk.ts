import type { Fields } from './field'
import type { AnyField, LeafField } from './field-types'

export type Values = Readonly<Record<string, unknown>>

/**
 * Visits the values of fields in order, including those inside lists, for blocks, page settings and records. The path is `title`
 * or `slides.2.title`. Invalid items are skipped.
 */
export function visitValues(
  fields: Fields,
  values: Values,
  visit: (field: LeafField, value: unknown, path: string) => void,
  within = '',
): void {
  for (const [name, each] of Object.entries(fields)) {
    const field = each as AnyField
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    const path = `${within}${name}`
    if (field.type !== 'array') visit(field, value, path)
    else if (Array.isArray(value))
      for (const [index, item] of value.entries())
        if (isValues(item)) visitValues(field.of, item, visit, `${path}.${index}.`)
  }
}

/** Returns whether a value is an object of field values, such as a list item. */
export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
