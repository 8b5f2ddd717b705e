import type { ArrayField } from './array'
import type { Fields, PropsOf } from './field'
import type { AnyField } from './field-types'
import { acceptsValue, kindOf } from './kinds'

/**
 * A stored value as a component may use it: the default where nothing is stored or the value is of a wrong type,
 * so a view never sees garbage. Items of a list are read one by one; a select's unknown option reads as its default.
 */
export function readValue(field: AnyField, value: unknown): unknown {
  if (value === undefined || !acceptsValue(field, value)) return field.default
  if (field.type === 'array') return readItems(field, value as readonly Record<string, unknown>[])
  if (field.type === 'select' && kindOf(field).check(field, value).length > 0) return field.default
  return value
}

/** The props of a block from its stored values. */
export function readProps<F extends Fields>(
  fields: F,
  values: Readonly<Record<string, unknown>>,
): PropsOf<F> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return [name, readValue(field as AnyField, value)]
  })
  return Object.fromEntries(entries) as PropsOf<F>
}

/** The values of a block just added, or of a new item of a list. */
export function defaultsOf<F extends Fields>(fields: F): PropsOf<F> {
  return readProps(fields, {})
}

function readItems(field: ArrayField, items: readonly Record<string, unknown>[]) {
  return items.map((item) => readProps(field.of, item))
}
