import type { ArrayField } from './array'
import type { BooleanField } from './boolean'
import type { Field } from './field'
import type { LinkField } from './link'
import type { MediasField } from './medias'
import type { NumberField } from './number'
import type {
  EventField,
  GalleryField,
  LocationField,
  MediaField,
  NewsArticleField,
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
  richtext: RichtextField
  select: SelectField
  string: StringField
  topic: TopicField
}
export type FieldType = keyof FieldByType
export type AnyField = FieldByType[FieldType]

/** The fields of a block, by name. */
export type Fields = Readonly<Record<string, Field<string, unknown>>>

/** The props a component gets from its fields. */
export type PropsOf<F extends Fields> = { readonly [Name in keyof F]: F[Name]['default'] }

export { array } from './array'
export { boolean } from './boolean'
export { type LinkValue, link } from './link'
export { medias, mediasFromInput } from './medias'
export { number, numberFromInput } from './number'
export { event, gallery, location, media, newsArticle, topic } from './reference'
export { select } from './select'
export { showWhen } from './show-when'
export { string } from './string'
export { html, richtext } from './text'
