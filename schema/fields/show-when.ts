import type { FieldCondition, Fields, PlainValue } from './field'
import type { AnyField } from './field-types'
import { isEmptyValue } from './kinds'
import { readValue } from './read'

type ConditionOn<F extends Fields> = {
  readonly [Name in keyof F & string]: { readonly field: Name } & (
    | { readonly is: PlainOf<F[Name]['default']> | readonly PlainOf<F[Name]['default']>[] }
    | { readonly filled: boolean }
  )
}[keyof F & string]
type PlainOf<Value> = Extract<Value, PlainValue>

/**
 * Makes fields depend on other fields: they are shown only for certain values. Unknown names and values don't compile. The other
 * field must precede, so that people read from top to bottom, and no cycles are possible.
 */
export function showWhen<F extends Fields>(
  fields: F,
  conditions: { readonly [Name in keyof F]?: ConditionOn<F> },
): F {
  const names = Object.keys(fields)
  const entries = Object.entries(fields).map(([name, field]) => {
    const when = conditions[name] as FieldCondition | undefined
    if (when && names.indexOf(when.field) >= names.indexOf(name))
      throw new Error(`Field '${name}' is shown by '${when.field}', which has to come before it`)
    return [name, when ? { ...field, when } : field]
  })
  // The same fields under the same names.
  return Object.fromEntries(entries) as F
}

/** Returns whether a field is shown and its rules apply, given the other values. A hidden field keeps its value. */
export function isShown(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  name: string,
): boolean {
  const when = fields[name]?.when
  const by = when && (fields[when.field] as AnyField | undefined)
  if (!by) return true
  if (!isShown(fields, values, when.field)) return false
  const value = readValue(by, Object.hasOwn(values, when.field) ? values[when.field] : undefined)
  return when.filled === undefined
    ? [when.is].flat().includes(value as PlainValue)
    : when.filled !== isEmptyValue(by, value)
}
