import ICAL from 'ical.js'
import { type Refusal, type RefusalReason, refusalFor } from '#schema/api/refusals/refusals'
import { eventCategories } from '#schema/entities/event'
import { localTime } from '#schema/entities/local-time'
import { dayAfter } from '#schema/entities/special-days'
import { escapeHtml } from '#schema/text/escape-text'
import { plainText } from '#schema/text/plain-text'
import {
  type CalendarTime,
  excludedDays,
  minutesOf,
  repetitionKey,
  timeOf,
  timesOf,
} from './calendar-times'
import { zoneOf } from './calendar-zones'
import type { ImportRow } from './import-row'
import { readRepetition } from './read-repetition'
import { repeatedDays } from './repeated-days'

export interface CalendarRows {
  readonly rows: readonly ImportRow[]
  /** Entries that don’t become events, with the reason. */
  readonly skipped: readonly SkippedEntry[]
}

interface SkippedEntry {
  readonly line: number
  readonly title: string
  readonly problem: Refusal
  readonly uid: string
  /** True if the event is valid but cancelled or over. */
  readonly isOff: boolean
}

/** Reasons why a valid event is skipped. */
const OFF: ReadonlySet<string> = new Set<RefusalReason>(['eventCancelled', 'eventOver'])

interface CalendarOptions {
  /** The location’s time zone; its times are local. */
  readonly timeZone: string
  readonly now: Date
}

/** Error for a text that is not a calendar. */
export class NoCalendar extends Error {}

/** Days ahead for which repeated events are imported. */
const DAYS_AHEAD = 366
const MAX_REPETITIONS = 60
const MAX_TITLE = 200
const MAX_SUMMARY = 300
const MAX_KEY = 500
const MAX_BODY = 100_000

/**
 * Reads an iCalendar file (RFC 5545) as written by Google, Outlook and Apple. Returns events of a location from today on, one per
 * repetition. Throws `NoCalendar`.
 */
export function readCalendar(text: string, options: CalendarOptions): CalendarRows {
  const rows: ImportRow[] = []
  const skipped: SkippedEntry[] = []
  const { events, changed } = eventsIn(text)
  for (const event of events) {
    const found = rowsOf(event, { ...options, changed: changed.get(event.uid) ?? new Set() })
    if ('reason' in found) {
      const { line, title, uid } = event
      skipped.push({ line, title, uid, isOff: OFF.has(found.reason), problem: found })
    } else rows.push(...found)
  }
  return { rows, skipped }
}

interface CalendarEvent {
  readonly line: number
  readonly uid: string
  readonly title: string
  /** The repetition that it replaces, in the series’ time zone; `null` for any other event. */
  readonly repetition: string | null
  readonly component: ICAL.Component
}

/** Returns the events in file order, and the repetitions of series that have separate entries. */
function eventsIn(text: string) {
  const components = calendarsIn(text).flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
  const lines = text
    .split(/\r\n|\n|\r/)
    .flatMap((line, index) => (/^BEGIN:VEVENT\s*$/i.test(line) ? [index + 1] : []))
  const events = components.map((component, index) => {
    const title = textOf(component, 'summary').replace(/\s+/g, ' ').trim()
    const line = lines[index] ?? 1
    return {
      ...{ line, component, title: title.slice(0, MAX_TITLE) },
      uid: textOf(component, 'uid') || `line ${line}`,
    }
  })
  const series = new Map<string, CalendarTime>()
  for (const { uid, component } of events) {
    const start = timeOf(component, 'dtstart')
    if (start && !timeOf(component, 'recurrence-id')) series.set(uid, start)
  }
  const changed = new Map<string, Set<string>>()
  const known = events.map((event) => {
    const { uid, component } = event
    const own = timeOf(component, 'recurrence-id')
    const repetition = own && repetitionKey(own, series.get(uid) ?? own)
    if (repetition !== null) changed.set(uid, (changed.get(uid) ?? new Set()).add(repetition))
    return { ...event, repetition }
  })
  return { events: known, changed }
}

function calendarsIn(text: string): readonly ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text.replace(/^\uFEFF/, ''))
    // A file with several calendars is parsed as an array.
    const all = typeof parsed[0] === 'string' ? [parsed] : parsed
    const components = all.map((each: unknown[]) => new ICAL.Component(each))
    if (components.some(({ name }: ICAL.Component) => name === 'vcalendar')) return components
  } catch {
    // Ignored, because the error refers to unfolded lines that nobody has seen.
  }
  throw new NoCalendar()
}

type RowOptions = CalendarOptions & { readonly changed: ReadonlySet<string> }

function rowsOf(event: CalendarEvent, options: RowOptions): readonly ImportRow[] | Refusal {
  const { component, title, uid } = event
  if (title === '') return refusalFor('eventUntitled')
  if (textOf(component, 'status').toUpperCase() === 'CANCELLED') return refusalFor('eventCancelled')
  const start = timeOf(component, 'dtstart')
  if (!start) return refusalFor('eventWithoutStart')
  const zone = start.zone === null ? options.timeZone : zoneOf(start.zone)
  if (zone === null) return refusalFor('unknownTimeZone', { zone: start.zone ?? '' })
  const days = daysOf(event, start, options)
  if ('reason' in days) return days
  if (days.length === 0) return refusalFor('eventOver')
  const minutes = minutesOf(component, start)
  const own = valuesOf(component)
  const rows = days.flatMap((day) => {
    const times = timesOf({ ...start, local: `${day}${start.local.slice(10)}` }, minutes, {
      zone,
      timeZone: options.timeZone,
    })
    if (!times) return []
    const repetition =
      event.repetition ?? (days.length > 1 || isRepeated(component) ? times.key : '')
    const key = `${uid.slice(0, MAX_KEY - 20)}${repetition && ` ${repetition}`}`
    const { startsAt, endsAt } = times
    return {
      line: event.line,
      key,
      title,
      values: { title, ...own, allDay: start.isDay, startsAt, endsAt },
    }
  })
  return rows.length > 0 ? rows : refusalFor('eventTimeSkipped')
}

function isRepeated(component: ICAL.Component): boolean {
  return component.getFirstProperty('rrule') !== null
}

/** Returns the dates of an event that are not over, in its time zone. */
function daysOf(
  { component }: CalendarEvent,
  start: CalendarTime,
  { now, timeZone, changed }: RowOptions,
): readonly string[] | Refusal {
  const today = localTime(now.toISOString(), timeZone).slice(0, 10)
  const first = start.local.slice(0, 10)
  const rule = component.getFirstPropertyValue('rrule')
  if (!rule) return first >= today || isGoing(component, start, today) ? [first] : []
  const repetition = readRepetition(rule as ICAL.Recur)
  if ('reason' in repetition) return repetition
  const without = new Set([
    ...excludedDays(component, start),
    ...[...changed].map((local) => local.slice(0, 10)),
  ])
  return repeatedDays(repetition, {
    ...{ first, from: today, to: dayAfter(today, DAYS_AHEAD) },
    most: MAX_REPETITIONS + without.size,
  })
    .filter((day) => !without.has(day))
    .slice(0, MAX_REPETITIONS)
}

/** Returns whether an event that started earlier is still going on. */
function isGoing(component: ICAL.Component, start: CalendarTime, today: string): boolean {
  const end = timeOf(component, 'dtend')
  if (!end) return false
  const last = start.isDay ? dayAfter(end.local.slice(0, 10), -1) : end.local.slice(0, 10)
  return last >= today
}

function valuesOf(component: ICAL.Component) {
  const body = bodyOf(component).slice(0, MAX_BODY)
  const url = textOf(component, 'url')
  const categories = component
    .getAllProperties('categories')
    .flatMap((property) => property.getValues().map(String))
  const category = eventCategories.find((each) =>
    categories.some((name) => name.toLowerCase() === each.toLowerCase()),
  )
  return {
    body,
    description: shortened(plainText(body)),
    venue: textOf(component, 'location').replace(/\s+/g, ' ').trim().slice(0, MAX_TITLE),
    ...(category && { category }),
    ...(/^https?:\/\/\S{1,1900}$/.test(url) && { rsvpUrl: url }),
  }
}

/**
 * Returns the description as rich text: Outlook writes HTML next to it, Google inside it. Disallowed markup is removed when
 * saving.
 */
function bodyOf(component: ICAL.Component): string {
  const html = textOf(component, 'x-alt-desc')
  if (/<[a-z]/i.test(html)) return html
  const text = textOf(component, 'description')
  if (/<(?:p|br|a|ul|ol|b|i|div|span)\b/i.test(text)) return text
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

function textOf(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name)
  return value === null || value === undefined ? '' : String(value).trim()
}

/** Shortens a text at a word boundary, with an ellipsis. */
function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= MAX_SUMMARY) return plain
  return `${plain.slice(0, MAX_SUMMARY).replace(/\s+\S*$/, '')} …`
}
