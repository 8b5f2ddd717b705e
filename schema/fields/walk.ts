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

/** The values with each one mapped, inside lists too; those of no field stay as they came, and so does what has not changed. */
export function mapValues<V extends Values>(
  fields: Fields,
  values: V,
  map: (field: LeafField, value: unknown) => unknown,
): V {
  let changed = false
  const entries = Object.entries(values).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? (fields[name] as AnyField) : null
    const mapped = field ? mapValue(field, value, map) : value
    changed ||= mapped !== value
    return [name, mapped] as const
  })
  // The same names, each with a value of its field.
  return changed ? (Object.fromEntries(entries) as V) : values
}

/** One value, mapped: each of its items where the field is a list. */
export function mapValue(
  field: AnyField,
  value: unknown,
  map: (field: LeafField, value: unknown) => unknown,
): unknown {
  if (field.type !== 'array') return map(field, value)
  if (!Array.isArray(value)) return value
  return mapChanged(value as readonly unknown[], (item) =>
    isValues(item) ? mapValues(field.of, item, map) : item,
  )
}

/** The list with each entry mapped; the same list when no entry has changed. */
export function mapChanged<T>(list: readonly T[], map: (entry: T) => T): readonly T[] {
  const mapped = list.map(map)
  return mapped.every((entry, index) => entry === list[index]) ? list : mapped
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
