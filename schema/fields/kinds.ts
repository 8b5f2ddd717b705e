import type { ArrayField } from './array'
import { booleanKind } from './boolean'
import type { AnyField, FieldByType, FieldType } from './field-types'
import { linkKind } from './link'
import { checkLength, mediasKind } from './medias'
import { numberKind } from './number'
import { idKind, slugKind } from './reference'
import type { FieldKind } from './rule'
import { selectKind } from './select'
import { stringKind } from './string'
import { markupKind } from './text'

const arrayKind: FieldKind<ArrayField> = {
  accepts: (value) => Array.isArray(value) && value.every(isRecord),
  isEmpty: (value) => (value as readonly unknown[]).length === 0,
  check: (field, value) => checkLength(field, (value as readonly unknown[]).length, 'item'),
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
  record: slugKind,
  richtext: markupKind,
  select: selectKind,
  string: stringKind,
  topic: idKind,
}

/** How fields of a type behave. */
export function kindOf(field: AnyField): FieldKind<AnyField> {
  // The map above ties each type to its kind; the compiler cannot follow one key through it.
  return kinds[field.type] as FieldKind<AnyField>
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

/** The kind of the record that a field names; `null` for fields that name none. */
export function kindOfReference(field: AnyField): string | null {
  if (field.type === 'record') return field.kind
  return kinds[field.type] === idKind || kinds[field.type] === slugKind ? field.type : null
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
