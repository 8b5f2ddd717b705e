import type { AnyField } from '#schema/fields'
import { formatDate, formatDetails } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { recordDefinition } from '#schema/records'
import type {
  PickerLocationFragment,
  PickerMediaFragment,
  PickerRecordFragment,
} from '../api/operations/generated'
import { encodeThumbnail, pictureTitle } from './found-picture'
import type { FoundRecord } from './record-search'

/**
 * A record of any kind, with the fields that distinguish it from others of the same title. One of which each location writes its own
 * text is one of `home`.
 */
export function ofRecord(record: PickerRecordFragment, home: number | null = null): FoundRecord {
  const { kind, key, title, path, image, locationName } = record
  const words = [hidden(record), ...detailsOf(record), locationName]
  const owner = recordDefinition(kind).drafts === 'text' ? home : null
  const locationId = record.locationId ?? owner
  return {
    ...{ key, title, path: path?.startsWith('/') ? path : null },
    detail: formatDetails(words) || key,
    thumbnail: encodeThumbnail(image),
    locationId: locationId === null ? null : Number(locationId),
  }
}

/** What tells a record from others of its title, in words: days in the time zone of its location. */
export function detailsOf(
  record: Pick<PickerRecordFragment, 'kind' | 'details' | 'timeZone'>,
): readonly string[] {
  const { details, fields } = recordDefinition(record.kind)
  if (details.length === 0) return record.details
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
    thumbnail: encodeThumbnail(item),
    ...(item.isDecorative && { isDecorative: true }),
  }
}

export function ofLocation({ id, slug, name, address }: PickerLocationFragment): FoundRecord {
  const { city, region, countryCode } = address
  const detail = [city, region, countryCode].filter(Boolean).join(', ')
  return { key: slug, title: name, detail, thumbnail: null, locationId: Number(id) }
}
