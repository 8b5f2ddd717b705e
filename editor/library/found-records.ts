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

/** Converts a record of any kind to a picker result. Records with a text per location are attributed to the location `home`. */
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

/** Returns the details that distinguish a record from others with the same title; days are in its location's time zone. */
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

/** Returns why visitors don't see a record; empty if they do. */
function hidden({ recordStatus, isPublic }: PickerRecordFragment): string {
  if (recordStatus === 'ARCHIVED') return t('Archived')
  return isPublic ? '' : t('Draft')
}

/** `isDecorative` is not yet known for a new picture. */
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
