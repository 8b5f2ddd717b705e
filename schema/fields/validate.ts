import type { ArrayField } from './array'
import { booleanKind } from './boolean'
import type { FieldIssue } from './field'
import type { AnyField, FieldByType, Fields, FieldType } from './index'
import { linkKind } from './link'
import { checkLength, mediasKind } from './medias'
import { messages, typeName } from './messages'
import { numberKind } from './number'
import { idKind, slugKind } from './reference'
import type { FieldKind } from './rule'
import { selectKind } from './select'
import { stringKind } from './string'
import { markupKind } from './text'

const arrayKind: FieldKind<ArrayField> = {
  accepts: (value) => Array.isArray(value) && value.every(isRecord),
  isEmpty: (value) => (value as readonly unknown[]).length === 0,
  check: (field, value) => checkLength(field, (value as readonly unknown[]).length),
}

const kinds: { readonly [T in FieldType]: FieldKind<FieldByType[T]> } = {
  array: arrayKind,
  boolean: booleanKind,
  event: idKind,
  gallery: idKind,
  html: markupKind,
  link: linkKind,
  location: slugKind,
  media: idKind,
  medias: mediasKind,
  newsArticle: slugKind,
  number: numberKind,
  richtext: markupKind,
  select: selectKind,
  string: stringKind,
  topic: idKind,
}

/**
 * The registry's own check of one value: every broken rule, inside lists too. The panel, the canvas badge,
 * the publish check and the server all call this one. `undefined` means that nothing is stored.
 */
export function validateField(field: AnyField, value: unknown, path: string): FieldIssue[] {
  const kind = kindOf(field)
  if (value === undefined) return field.required ? [missing(field, path)] : []
  if (!kind.accepts(value, field)) {
    if (value === null && field.required) return [missing(field, path)]
    return [{ path, rule: 'type', message: wrongType(field, value) }]
  }
  if (kind.isEmpty(value) && field.type !== 'array')
    return field.required ? [missing(field, path)] : []
  const issues = kind.check(field, value).map((broken): FieldIssue => ({ path, ...broken }))
  if (field.type === 'array') {
    if (field.required && kind.isEmpty(value)) return [missing(field, path)]
    issues.push(...validateItems(field, value as readonly Record<string, unknown>[], path))
  }
  return issues
}

/** Every broken rule of a block's values, collected path by path, never stopping at the first. */
export function validateProps(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  prefix = '',
): FieldIssue[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return validateField(field as AnyField, value, `${prefix}${name}`)
  })
}

/** True when a value is of the type the field names, whatever its other rules say. */
export function acceptsValue(field: AnyField, value: unknown): boolean {
  return kindOf(field).accepts(value, field)
}

/** True when a value counts as nothing entered. Values of a wrong type are not empty. */
export function isEmptyValue(field: AnyField, value: unknown): boolean {
  const kind = kindOf(field)
  return value === undefined || (kind.accepts(value, field) && kind.isEmpty(value))
}

/** True when the type is one the product has: an older or newer page may carry others. */
export function isFieldType(type: string): type is FieldType {
  return Object.hasOwn(kinds, type)
}

/** True when a value could be one of the type, asked of the type alone: what a stored record says of itself. */
export function fitsType(type: FieldType, value: unknown): boolean {
  const bare = { type, label: '', required: false, default: null, options: {}, of: {} }
  return acceptsValue(bare as unknown as AnyField, value)
}

function validateItems(
  field: ArrayField,
  items: readonly Record<string, unknown>[],
  path: string,
): FieldIssue[] {
  return items.flatMap((item, index) => validateProps(field.of, item, `${path}.${index}.`))
}

function kindOf(field: AnyField): FieldKind<AnyField> {
  // The map above ties each type to its kind; the compiler cannot follow one key through it.
  return kinds[field.type] as FieldKind<AnyField>
}

function missing(field: AnyField, path: string): FieldIssue {
  return { path, rule: 'required', message: messages.required(field.label) }
}

function wrongType(field: AnyField, value: unknown): string {
  return messages.type(field.label, field.type, typeName(value))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
