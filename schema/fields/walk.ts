import type { Fields } from './field'
import type { AnyField, LeafField } from './field-types'

export type Values = Readonly<Record<string, unknown>>

/**
 * Visits what fields hold, in their order, inside lists too: of a page's block, of a page's settings, of a record. The path is where it
 * is: `title`, or `slides.2.title`. Items that are none are passed over.
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

/** Whether something can be the values of fields: an item of a list. */
export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
