import type { ArrayField } from './array'
import type { FieldIssue, Fields } from './field'
import type { AnyField } from './field-types'
import { kindOf, publishedType } from './kinds'
import { broken, typeName } from './messages'
import type { RuleBreak } from './rule'
import { isShown } from './show-when'

/**
 * Validates one value: returns every broken rule, including those inside lists. Used by the panel, the canvas badge, the publish
 * check and the server. `undefined` means that nothing is stored.
 */
export function validateField(field: AnyField, value: unknown, path: string): FieldIssue[] {
  const kind = kindOf(field)
  if (value === undefined) return field.required ? [requiredIssue(field, path)] : []
  if (!kind.accepts(value, field)) {
    if (value === null && field.required) return [requiredIssue(field, path)]
    return [{ path, ...wrongType(field, value) }]
  }
  if (kind.isEmpty(value) && field.type !== 'array')
    return field.required ? [requiredIssue(field, path)] : []
  const issues = kind.check(field, value).map((broken): FieldIssue => ({ path, ...broken }))
  if (field.type === 'array') {
    if (field.required && kind.isEmpty(value)) return [requiredIssue(field, path)]
    issues.push(...validateItems(field, value as readonly Record<string, unknown>[], path))
  }
  return issues
}

/** Returns every broken rule of a block's values. Hidden fields are skipped, because nobody sees them and no view uses them. */
export function validateProps(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  prefix = '',
): FieldIssue[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isShown(fields, values, name)) return []
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return validateField(field as AnyField, value, `${prefix}${name}`)
  })
}

function validateItems(
  field: ArrayField,
  items: readonly Record<string, unknown>[],
  path: string,
): FieldIssue[] {
  return items.flatMap((item, index) => validateProps(field.of, item, `${path}.${index}.`))
}

function requiredIssue(field: AnyField, path: string): FieldIssue {
  return { path, ...broken('required', { label: field.label }) }
}

/** Returns the break of a value that doesn’t have the field’s type. */
export function wrongType(field: AnyField, value: unknown): RuleBreak {
  const { label } = field
  return broken('type', { label, expected: publishedType(field), got: typeName(value) })
}
