import type { Fields } from './field'
import type { AnyField, LeafField } from './field-types'
import { isValues, type Values } from './walk'

/** Maps each value, including those inside lists. Values without a field, and unchanged values, are kept as they are. */
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
  // The same names, each with a value of its field's type.
  return changed ? (Object.fromEntries(entries) as V) : values
}

/** Maps one value; for a list field each of its items. */
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

/** Maps each entry of a list; returns the same list if no entry has changed. */
export function mapChanged<T>(list: readonly T[], map: (entry: T) => T): readonly T[] {
  const mapped = list.map(map)
  return mapped.every((entry, index) => entry === list[index]) ? list : mapped
}
