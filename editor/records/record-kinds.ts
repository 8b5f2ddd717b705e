import type { AnyField, Fields } from '#schema/fields'
import { pageFields } from '#schema/page/page-fields'
import event from '#schema/records/event/event.record'
import gallery from '#schema/records/gallery/gallery.record'
import newsArticle from '#schema/records/news-article/news-article.record'
import topic from '#schema/records/topic/topic.record'
import { englishName } from '../ui/language-names'
import type { FormKind } from './record-reading'

/** The forms of records: their fields, and what people call one. */
export const recordKinds: {
  readonly [K in FormKind]: { readonly one: string; readonly fields: Fields }
} = {
  event: { one: 'event', fields: event.fields },
  newsArticle: { one: 'article', fields: newsArticle.fields },
  gallery: { one: 'gallery', fields: gallery.fields },
  page: { one: 'page', fields: pageFields },
  topic: { one: 'page', fields: pageFields },
  topicText: { one: 'topic', fields: topic.fields },
}

/** What there is to know before one is written, in one or two sentences. */
export function noteOf(kind: FormKind, { place, timeZone, language }: Around): string {
  if (kind === 'topicText')
    return `The text for ${place} in ${englishName(language)}. The other locations and languages keep theirs.`
  const isPage = kind === 'page' || kind === 'topic'
  if (isPage) return `For ${place}. Visitors see what you write here once the page is published.`
  return `For ${place}. Times are those of ${zoneName(timeZone)}.`
}

interface Around {
  /** The name of the location it is for. */
  readonly place: string
  readonly timeZone: string
  readonly language: string
}

/** The fields of a kind, each time with the time zone it is in. */
export function fieldsIn(kind: FormKind, timeZone: string): Fields {
  const entries = Object.entries(recordKinds[kind].fields).map(([name, field]) => [
    name,
    withZone(field as AnyField, timeZone),
  ])
  return Object.fromEntries(entries)
}

function withZone(field: AnyField, timeZone: string): AnyField {
  if (field.type !== 'string' || field.control !== 'dateTime') return field
  const zone = `Time in ${zoneName(timeZone)}.`
  return { ...field, help: field.help ? `${field.help} ${zone}` : zone }
}

/** What people call a time zone: `Toronto (Eastern Time)`. */
function zoneName(timeZone: string): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value
  return name ? `${city} (${name})` : city
}
