import type { ArrayField } from './array'
import type { BooleanField } from './boolean'
import type { LinkField } from './link'
import type { MediasField } from './medias'
import type { NumberField } from './number'
import type {
  EventField,
  GalleryField,
  LocationField,
  MediaField,
  NewsArticleField,
  RecordField,
  TopicField,
} from './reference'
import type { SelectField } from './select'
import type { StringField } from './string'
import type { HtmlField, RichtextField } from './text'

/** Every kind of field. Adding a line here makes the compiler ask for its rule and its control. */
export interface FieldByType {
  array: ArrayField
  boolean: BooleanField
  event: EventField
  gallery: GalleryField
  html: HtmlField
  link: LinkField
  location: LocationField
  media: MediaField
  medias: MediasField
  newsArticle: NewsArticleField
  number: NumberField
  record: RecordField
  richtext: RichtextField
  select: SelectField
  string: StringField
  topic: TopicField
}
export type FieldType = keyof FieldByType
export type AnyField = FieldByType[FieldType]
