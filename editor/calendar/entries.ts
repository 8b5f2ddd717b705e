import type { ScheduledAction } from '#schema/entities/statuses'
import { formatDetails } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { recordDefinitions } from '#schema/records'
import type { CalendarDate, CalendarMonth, RecordSchedule } from '../api/calendar'
import type { Schedule } from '../api/publishing'
import { locationPath, pagePath, recordPath } from '../app/routes'
import { languageLabel } from '../ui/language-names'

/** Filters of the calendar. */
export const SHOWN = {
  scheduled: t('Scheduled'),
  events: t('Events'),
  days: t('Special days'),
} as const
type EntryKind = keyof typeof SHOWN

/** An entry on a day of the calendar. */
export interface CalendarEntry {
  readonly key: string
  readonly is: EntryKind
  readonly title: string
  /** Address at which the entry is edited. */
  readonly href: string
  /** Local time at the location: `2026-11-08T06:00`. */
  readonly localAt: string
  readonly timeZone: string
  /** True for whole days, which have no time. */
  readonly allDay: boolean
  /** Label of the entry: `Publish`, `Special day: closed`. */
  readonly words: string
  /** Location and language. */
  readonly where: string
  readonly tone: 'event' | 'hidden' | 'publish' | 'special' | 'unpublish'
  readonly problem: string | null
  /** The schedule, which can be moved or cancelled here; `null` for entries that are not scheduled. */
  readonly schedule: Scheduled | null
}

/** A schedule of a page or a record. */
export type Scheduled =
  | { readonly of: 'page'; readonly schedule: Schedule }
  | { readonly of: 'record'; readonly schedule: RecordSchedule }

/** Returns the entries sorted by local time. A publication with an end also has an unpublish entry. */
export function entriesOf(
  { scheduled, scheduledRecords, calendarDates }: CalendarMonth,
  days: readonly string[],
): readonly CalendarEntry[] {
  return [
    ...scheduled.flatMap(entriesOfPage),
    ...scheduledRecords.map(entryOfRecord),
    ...calendarDates.flatMap((date) => entriesOfDate(date, days)),
  ].sort((a, b) => a.localAt.localeCompare(b.localAt))
}

function entriesOfPage(schedule: Schedule): readonly CalendarEntry[] {
  const { id, action, documentId, title, localAt, localUntil, language, ...rest } = schedule
  const { locationName, timeZone, problem } = rest
  const begins: CalendarEntry = {
    ...stepEntry(action, `page ${id}`),
    ...{ localAt, timeZone, problem, title: title || t('Untitled page') },
    href: pagePath(documentId, language ?? undefined),
    where: language === null ? locationName : `${locationName}, ${languageLabel(language)}`,
    schedule: { of: 'page', schedule },
  }
  if (localUntil === null) return [begins]
  const end = { ...stepEntry('UNPUBLISH', `page ${id}-until`), localAt: localUntil, problem: null }
  return [begins, { ...begins, ...end }]
}

function entryOfRecord(schedule: RecordSchedule): CalendarEntry {
  const { id, kind, recordId, action, title, localAt, timeZone, locationName, problem } = schedule
  const { collection = null, words } = recordDefinitions.get(kind) ?? {}
  const step = stepEntry(action, `record ${id}`)
  return {
    ...step,
    ...{ localAt, timeZone, problem, where: locationName },
    title: title || (words?.untitled ?? t('Untitled')),
    href: recordPath(collection?.path ?? '', recordId),
    schedule: { of: 'record', schedule },
  }
}

function stepEntry(
  action: ScheduledAction,
  key: string,
): Pick<CalendarEntry, 'allDay' | 'is' | 'key' | 'tone' | 'words'> {
  const isPublished = action === 'PUBLISH'
  return {
    ...{ key, is: 'scheduled', allDay: false },
    words: isPublished ? t('Publish') : t('Unpublish'),
    tone: isPublished ? 'publish' : 'unpublish',
  }
}

function entriesOfDate(date: CalendarDate, days: readonly string[]): readonly CalendarEntry[] {
  const { kind, key, id, title, localAt, localUntil, timeZone, locationName } = date
  const about = { localAt, timeZone, title: title || t('Untitled'), where: locationName }
  const entry = { ...about, key: `${kind} ${key}`, problem: null, schedule: null }
  if (kind === 'SPECIAL_DAY') {
    const words = date.detail === '' ? t('Closed') : t('Open {detail}', { detail: date.detail })
    const day = { is: 'days', allDay: true, tone: 'special', words } as const
    return [{ ...entry, ...day, href: locationPath(id) }]
  }
  if (kind !== 'EVENT') {
    const action = kind === 'ARTICLE_FROM' ? 'PUBLISH' : 'UNPUBLISH'
    const step = stepEntry(action, entry.key)
    return [
      {
        ...entry,
        ...step,
        words: action === 'PUBLISH' ? t('Publish article') : t('Unpublish article'),
        href: recordPath('articles', id),
      },
    ]
  }
  const event: CalendarEntry = {
    ...entry,
    ...{ is: 'events', allDay: date.allDay, href: recordPath('events', id) },
    words: date.isPublic ? t('Event') : t('Event, draft'),
    tone: date.isPublic ? 'event' : 'hidden',
  }
  const last = lastDay(localAt, localUntil)
  const further = days.filter((day) => day > localAt.slice(0, 10) && day <= last)
  return [
    event,
    ...further.map((day) => ({
      ...event,
      ...{ key: `${event.key} ${day}`, localAt: `${day}T00:00`, allDay: true },
      words: formatDetails([event.words, t('continued')]),
    })),
  ]
}

/** Returns the last day of an event: one that ends at midnight, or in the small hours, belongs to the day before. */
function lastDay(localAt: string, localUntil: string | null): string {
  const first = localAt.slice(0, 10)
  if (localUntil === null) return first
  const isNight = localUntil.slice(11) <= '06:00' && localUntil.slice(11) < localAt.slice(11)
  const before = new Date(Date.parse(`${localUntil.slice(0, 10)}T00:00:00Z`) - 1)
  return isNight ? before.toISOString().slice(0, 10) : localUntil.slice(0, 10)
}
