import type { RawProps } from '#schema/block/block'
import { parseHours } from '#schema/entities/hours'
import type { AnyField, Fields } from '#schema/fields'
import { visitValues } from '#schema/fields/walk'
import { formatDetails } from '#schema/messages/format'
import { textOf } from '../../revisions/word-diff'

/** Returns the name of a picture by its id. */
export type NameOfPicture = (id: number) => string

/** Formats a field's values in two versions: pictures by name, and of opening times only the differing lines. */
export function formatField(
  field: AnyField,
  [before, after]: readonly [before: unknown, after: unknown],
  nameOf: NameOfPicture,
): readonly [before: string, after: string] {
  if (field.type !== 'hours')
    return [formatValue(field, before, nameOf), formatValue(field, after, nameOf)]
  const [from, to] = [hourLines(before), hourLines(after)]
  return [without(from, to), without(to, from)]
}

function formatValue(field: AnyField, value: unknown, nameOf: NameOfPicture): string {
  if (value === null || value === undefined) return ''
  if (field.type === 'media' && typeof value === 'number') return nameOf(value)
  if (field.type === 'medias' && Array.isArray(value)) return value.map(nameOf).join('\n')
  if (field.type === 'array' && Array.isArray(value))
    return value.map((item) => formatItem(field.of, item, nameOf)).join('\n')
  return textOf(value)
}

function formatItem(fields: Fields, item: RawProps, nameOf: NameOfPicture): string {
  const named = Object.entries(fields) as [string, AnyField][]
  return formatDetails(named.map(([name, field]) => formatValue(field, item[name], nameOf)))
}

/** Returns the ids of all pictures in the values, including those in lists. */
export function pictureIdsIn(fields: Fields, values: RawProps): readonly number[] {
  const ids: number[] = []
  visitValues(fields, values, ({ type }, value) => {
    if (type === 'media' && typeof value === 'number') ids.push(value)
    if (type === 'medias' && Array.isArray(value)) ids.push(...value)
  })
  return ids
}

function without(lines: readonly string[], others: readonly string[]): string {
  return lines.filter((line) => !others.includes(line)).join('\n')
}

/** Returns lines such as `Mandir Darshan, Sunday 09:15–12:30`. */
function hourLines(stored: unknown): readonly string[] {
  const groups = parseHours(typeof stored === 'string' && stored !== '' ? stored : '[]')
  return groups.flatMap(({ name, hours }) =>
    hours.map(({ weekday, startHour, endHour }) => {
      const day = `${weekday.charAt(0)}${weekday.slice(1).toLowerCase()}`
      const times = `${day} ${clock(startHour)}–${clock(endHour)}`
      return name ? `${name}, ${times}` : times
    }),
  )
}

/** Formats hours since midnight: `9.25` becomes `09:15`. */
function clock(hour: number): string {
  const minutes = Math.round(hour * 60)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
