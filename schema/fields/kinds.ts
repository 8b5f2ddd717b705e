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

/** Formats behave as text; all other types are here. */
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

/** Returns the behaviour of a field's type. */
export function kindOf(field: AnyField): FieldKind<AnyField> {
  // The map above ties each type to its kind; TypeScript can't follow a single key through it.
  return (isFormat(field) ? stringKind : kinds[field.type]) as FieldKind<AnyField>
}

/** Returns whether a value has the field's type, regardless of its other rules. */
export function acceptsValue(field: AnyField, value: unknown): boolean {
  return kindOf(field).accepts(value, field)
}

/** Returns whether a value is empty. A value of a wrong type is not empty. */
export function isEmptyValue(field: AnyField, value: unknown): boolean {
  const kind = kindOf(field)
  return value === undefined || (kind.accepts(value, field) && kind.isEmpty(value))
}

/** The types of the specification (section 3), and `record` for kinds without a type there. */
export type PublishedType = Exclude<FieldType, FormatType> | ReferenceType

/** Returns the name of a field's type in stored blocks, the registry and messages. */
export function publishedType(field: AnyField): PublishedType {
  if (field.type === 'record') return isReferenceType(field.kind) ? field.kind : 'record'
  return isFormat(field) ? 'string' : field.type
}

function isFormat(field: AnyField): field is FieldByType[FormatType] {
  return !Object.hasOwn(kinds, field.type)
}

/** Returns the kind of record that a field references; `null` for other fields. */
export function kindOfReference(field: AnyField): string | null {
  return field.type === 'record' ? field.kind : null
}

/** Returns whether a stored type exists in this version: an older or newer page may contain others. */
export function isKnownType(type: string): type is PublishedType {
  return isReferenceType(type) || Object.hasOwn(kinds, type)
}

/** Returns whether a value could have the type, without knowing the field, for the types in stored records. */
export function fitsType(type: PublishedType, value: unknown): boolean {
  const named = isReferenceType(type) ? { type: 'record', kind: type } : { type }
  const bare = { ...named, label: '', required: false, default: null, options: {}, of: {} }
  return acceptsValue(bare as unknown as AnyField, value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
