import type { ArrayField } from './array'
import { booleanKind } from './boolean'
import type { AnyField, FieldByType, FieldType } from './field-types'
import type { FormatType } from './format'
import { linkKind } from './link'
import { checkLength, mediasKind } from './medias'
import { numberKind } from './number'
import { isReferenceType, mediaKind, type ReferenceType, recordKind } from './reference'
import type { FieldKind } from './rule'
import { selectKind } from './select'
import { stringKind } from './string'
import { markupKind } from './text'

const arrayKind: FieldKind<ArrayField> = {
  accepts: (value) => Array.isArray(value) && value.every(isRecord),
  isEmpty: (value) => (value as readonly unknown[]).length === 0,
  check: (field, value) => checkLength(field, (value as readonly unknown[]).length, 'item'),
}

/** A format behaves as text; all other types are here. */
const kinds: { readonly [T in Exclude<FieldType, FormatType>]: FieldKind<FieldByType[T]> } = {
  array: arrayKind,
  boolean: booleanKind,
  html: markupKind,
  link: linkKind,
  media: mediaKind,
  medias: mediasKind,
  number: numberKind,
  record: recordKind,
  richtext: markupKind,
  select: selectKind,
  string: stringKind,
}

/** How fields of a type behave. */
export function kindOf(field: AnyField): FieldKind<AnyField> {
  // The map above ties each type to its kind; the compiler cannot follow one key through it.
  return (isFormat(field) ? stringKind : kinds[field.type]) as FieldKind<AnyField>
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

/** The types of the specification (section 3), and `record` for kinds that it has no type for. */
export type PublishedType = Exclude<FieldType, FormatType> | ReferenceType

/** The type of a field as stored blocks, the registry and messages name it. */
export function publishedType(field: AnyField): PublishedType {
  if (field.type === 'record') return isReferenceType(field.kind) ? field.kind : 'record'
  return isFormat(field) ? 'string' : field.type
}

function isFormat(field: AnyField): field is FieldByType[FormatType] {
  return !Object.hasOwn(kinds, field.type)
}

/** The kind of the record that a field names; `null` for fields that name none. */
export function kindOfReference(field: AnyField): string | null {
  return field.type === 'record' ? field.kind : null
}

/** True when a stored type is one the product has: an older or newer page may carry others. */
export function isPublishedType(type: string): type is PublishedType {
  return isReferenceType(type) || Object.hasOwn(kinds, type)
}

/** True when a value could be one of the type, asked of the type alone: what a stored record says of itself. */
export function fitsType(type: PublishedType, value: unknown): boolean {
  const named = isReferenceType(type) ? { type: 'record', kind: type } : { type }
  const bare = { ...named, label: '', required: false, default: null, options: {}, of: {} }
  return acceptsValue(bare as unknown as AnyField, value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
