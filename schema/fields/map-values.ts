import type { Fields } from './field'
import type { AnyField, LeafField } from './field-types'
import { isValues, type Values } from './walk'

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
