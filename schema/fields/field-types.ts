import type { ArrayField } from './array'
import type { BooleanField } from './boolean'
import type { FormatByType } from './format'
import type { LinkField } from './link'
import type { MediasField } from './medias'
import type { NumberField } from './number'
import type { MediaField, RecordField } from './reference'
import type { SelectField } from './select'
import type { StringField } from './string'
import type { HtmlField, RichtextField } from './text'

/** Every type of field. Adding a line here makes the compiler ask for its rule, its control and all else that it needs. */
export interface FieldByType extends FormatByType {
  array: ArrayField
  boolean: BooleanField
  html: HtmlField
  link: LinkField
  media: MediaField
  medias: MediasField
  number: NumberField
  record: RecordField
  richtext: RichtextField
  select: SelectField
  string: StringField
}
export type FieldType = keyof FieldByType
export type AnyField = FieldByType[FieldType]

/** The fields that hold a value of their own; a list holds items, each with fields. */
export type LeafType = Exclude<FieldType, 'array'>
export type LeafField = FieldByType[LeafType]
