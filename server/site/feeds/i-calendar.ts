import { TZDate } from '@date-fns/tz'
import { addDays, format } from 'date-fns'

/** One entry of a calendar. */
export interface CalendarEntry {
  /** Permanent and unique id. */
  readonly uid: string
  readonly title: string
  readonly description: string
  readonly place: string
  readonly url: string
  readonly categories: readonly string[]
  /** ISO 8601. */
  readonly startsAt: string
  readonly endsAt: string | null
  /** True for whole days, in the time zone. */
  readonly allDay: boolean
  readonly timeZone: string
  readonly geo: { readonly latitude: number; readonly longitude: number } | null
}

export interface Calendar {
  readonly name: string
  readonly entries: readonly CalendarEntry[]
  /** Time when the calendar is written, ISO 8601. */
  readonly now: string
}

/** Maximum length of a line, in octets (RFC 5545, 3.1). */
const MAX_LINE_LENGTH = 75

/** A calendar as iCalendar (RFC 5545): what phones and mail programs import. */
export function iCalendar({ name, entries, now }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Toran//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...entries.flatMap((entry) => entryLines(entry, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function entryLines(entry: CalendarEntry, now: string): string[] {
  const { uid, title, description, place, url, categories, geo } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    ...timeLines(entry),
    `SUMMARY:${escapeText(title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(geo ? [`GEO:${geo.latitude};${geo.longitude}`] : []),
    ...(categories.length > 0 ? [`CATEGORIES:${categories.map(escapeText).join(',')}`] : []),
    `URL:${url}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ]
}

/** Returns the times of an entry: in UTC, which every program supports, or as days, of which the end is exclusive. */
function timeLines({ startsAt, endsAt, allDay, timeZone }: CalendarEntry): string[] {
  if (!allDay)
    return [`DTSTART:${utc(startsAt)}`, ...(endsAt === null ? [] : [`DTEND:${utc(endsAt)}`])]
  const day = (moment: Date) => format(moment, 'yyyyMMdd')
  const first = new TZDate(startsAt, timeZone)
  const last = endsAt === null ? first : new TZDate(endsAt, timeZone)
  // An event that ends at midnight doesn’t include the next day.
  const end = last > first && format(last, 'HHmmss') === '000000' ? last : addDays(last, 1)
  return [`DTSTART;VALUE=DATE:${day(first)}`, `DTEND;VALUE=DATE:${day(end)}`]
}

function utc(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escapeText(value: string): string {
  return value
    .replace(/\\/g, '\\\\')
    .replace(/([;,])/g, '\\$1')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** Folds long lines: continuation lines start with a space. Never splits a character. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= MAX_LINE_LENGTH) return line
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    if (Buffer.byteLength(current) + Buffer.byteLength(character) > MAX_LINE_LENGTH) {
      lines.push(current)
      current = ' '
    }
    current += character
  }
  return [...lines, current].join('\r\n')
}
