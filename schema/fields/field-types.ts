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

/** Every type of field. A new entry makes the compiler require its rule, control and everything else. */
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

/** Fields with a value; a list has items with fields instead. */
export type LeafType = Exclude<FieldType, 'array'>
export type LeafField = FieldByType[LeafType]
