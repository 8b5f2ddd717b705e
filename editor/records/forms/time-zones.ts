import type { AnyField, Fields } from '#schema/fields'
import { MESSAGE_LOCALE } from '#schema/messages/format'
import { t } from '#schema/messages/t'

/** Returns a form's fields, with the time zone set on each time field. */
export function fieldsIn(fields: Fields, timeZone: string): Fields {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    withZone(field as AnyField, timeZone),
  ])
  return Object.fromEntries(entries)
}

function withZone(field: AnyField, timeZone: string): AnyField {
  if (field.type !== 'dateTime') return field
  const zone = t('Time in {timeZone}.', { timeZone: zoneName(timeZone) })
  return { ...field, help: field.help ? `${field.help} ${zone}` : zone }
}

/** Returns the label of a time zone: `Toronto (Eastern Time)`. */
export function zoneName(timeZone: string): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  const name = new Intl.DateTimeFormat(MESSAGE_LOCALE, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value
  return name ? `${city} (${name})` : city
}
