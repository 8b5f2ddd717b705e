import type { ArrayField } from './array'
import type { Fields, PropsOf } from './field'
import type { AnyField } from './field-types'
import { acceptsValue, kindOf } from './kinds'

/**
 * Returns a stored value for use in a component: the default if nothing is stored or the value has a wrong type, so that views
 * never receive invalid values. List items are read one by one; an unknown select option becomes the default.
 */
export function readValue(field: AnyField, value: unknown): unknown {
  if (value === undefined || !acceptsValue(field, value)) return field.default
  if (field.type === 'array') return readItems(field, value as readonly Record<string, unknown>[])
  if (field.type === 'select' && kindOf(field).check(field, value).length > 0) return field.default
  return value
}

/** Returns the props of a block from its stored values. */
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

/** Returns the values of a newly added block, or of a new list item. */
export function defaultsOf<F extends Fields>(fields: F): PropsOf<F> {
  return readProps(fields, {})
}

function readItems(field: ArrayField, items: readonly Record<string, unknown>[]) {
  return items.map((item) => readProps(field.of, item))
}
