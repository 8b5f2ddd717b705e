import type { Field, FieldOptions } from './field'
import { type FieldKind, NO_BREAKS } from './rule'
import { isSlug } from './slug'

/** The id of a topic. */
export interface TopicField extends Field<'topic', number | null> {}
/** The id of a media item. */
export interface MediaField extends Field<'media', number | null> {
  /** Whether files that are no pictures can be chosen, too: they are downloaded. */
  readonly takesFiles?: boolean
}
/** The id of an event. */
export interface EventField extends Field<'event', number | null> {}
/** The id of a gallery. */
export interface GalleryField extends Field<'gallery', number | null> {}
/** The slug of a news article. */
export interface NewsArticleField extends Field<'newsArticle', string | null> {}
/** The slug of a location. */
export interface LocationField extends Field<'location', string | null> {}
/** The key of a record of any declared kind: its id as text, or its slug. */
export interface RecordField extends Field<'record', string | null> {
  /** As its declaration in `schema/records` calls it. */
  readonly kind: string
}

export function topic(options: FieldOptions<TopicField>): TopicField {
  return { required: false, default: null, ...options, type: 'topic' }
}
export function media(options: FieldOptions<MediaField>): MediaField {
  return { required: false, default: null, ...options, type: 'media' }
}
export function event(options: FieldOptions<EventField>): EventField {
  return { required: false, default: null, ...options, type: 'event' }
}
export function gallery(options: FieldOptions<GalleryField>): GalleryField {
  return { required: false, default: null, ...options, type: 'gallery' }
}
export function newsArticle(options: FieldOptions<NewsArticleField>): NewsArticleField {
  return { required: false, default: null, ...options, type: 'newsArticle' }
}
export function location(options: FieldOptions<LocationField>): LocationField {
  return { required: false, default: null, ...options, type: 'location' }
}

export function record(options: FieldOptions<RecordField>): RecordField {
  return { required: false, default: null, ...options, type: 'record' }
}

/** References by number: topic, media, event, gallery. */
export const idKind: FieldKind<Field<string, number | null>> = {
  accepts: (value) => value === null || isId(value),
  isEmpty: (value) => value === null,
  check: () => NO_BREAKS,
}

/** References by slug, or by what a declaration makes the key: newsArticle, location, record. */
export const slugKind: FieldKind<Field<string, string | null>> = {
  accepts: (value) => value === null || (typeof value === 'string' && isSlug(value)),
  isEmpty: (value) => value === null || value === '',
  check: () => NO_BREAKS,
}

/** Ids of records are positive whole numbers. */
export function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}
