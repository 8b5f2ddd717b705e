import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import type { AnyField } from '#schema/fields'
import { formatDate } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { recordDefinition } from '#schema/records'
import type {
  FindTopicQuery,
  PickerLocationFragment,
  PickerMediaFragment,
  PickerRecordFragment,
  PickerTopicFragment,
} from '../api/operations/generated'
import { pictureTitle, thumbnailOf } from './found-picture'
import type { FoundRecord } from './record-search'

/** A record of any kind, with the fields that distinguish it from others of the same title. */
export function ofRecord(record: PickerRecordFragment): FoundRecord {
  const { key, title, path, image, locationId, locationName } = record
  const words = detailsOf(record)
  return {
    ...{ key, title, path },
    detail: [hidden(record), ...words, locationName].filter(Boolean).join(', '),
    thumbnail: thumbnailOf(image),
    locationId: locationId === null ? null : Number(locationId),
  }
}

/** What tells a record from others of its title, in words: days in the time zone of its location. */
export function detailsOf(
  record: Pick<PickerRecordFragment, 'kind' | 'details' | 'timeZone'>,
): readonly string[] {
  const { details, fields } = recordDefinition(record.kind)
  return details.map((name, index) =>
    detailOf(fields[name] as AnyField, record.details[index] ?? '', record.timeZone),
  )
}

function detailOf(field: AnyField, text: string, timeZone: string | null): string {
  const isTime = field.type === 'date' || field.type === 'dateTime'
  if (!isTime || text === '') return text
  return formatDate(text, { dateStyle: 'medium', timeZone: timeZone ?? 'UTC' })
}

/** Why visitors do not see a record; nothing where they do. */
function hidden({ recordStatus, isPublic }: PickerRecordFragment): string {
  if (recordStatus === 'ARCHIVED') return t('Archived')
  return isPublic ? '' : t('Draft')
}

/** Of a new picture nobody has said yet that it is decoration. */
interface FoundMedia extends Omit<PickerMediaFragment, 'id' | 'isDecorative'> {
  readonly id: number | string
  readonly isDecorative?: boolean
}

export function ofMedia(item: FoundMedia): FoundRecord {
  return {
    key: String(item.id),
    title: pictureTitle(item),
    detail: item.altText,
    thumbnail: thumbnailOf(item),
    ...(item.isDecorative && { isDecorative: true }),
  }
}

/** Whose topic it is, is not asked in a search. */
type TopicResult = PickerTopicFragment & Partial<Pick<PickerTopic, 'document'>>
type PickerTopic = NonNullable<FindTopicQuery['topic']>

/** `home` is the location whose text of a topic without a page is written here. */
export function ofTopic(
  { id, externalUrl, title, document }: TopicResult,
  home: number | null = null,
): FoundRecord {
  const text = title.items.find(({ language }) => language === DEFAULT_LANGUAGE) ?? title.items[0]
  return {
    key: String(id),
    title: text?.text || t('Topic {id}', { id }),
    detail: externalUrl ?? t('Topic {id}', { id }),
    path: externalUrl?.startsWith('/') ? externalUrl : null,
    thumbnail: null,
    ...(document && { locationId: Number(document.locationId) }),
    ...(document === null && home !== null && { locationId: home }),
  }
}

export function ofLocation({ id, slug, name, address }: PickerLocationFragment): FoundRecord {
  const { city, region, countryCode } = address
  const detail = [city, region, countryCode].filter(Boolean).join(', ')
  return { key: slug, title: name, detail, thumbnail: null, locationId: Number(id) }
}
