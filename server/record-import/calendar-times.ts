import ICAL from 'ical.js'
import { localTime, momentOf } from '#schema/entities/local-time'
import { dayAfter } from '#schema/entities/special-days'
import { zoneOf } from './calendar-zones'

export interface CalendarTime {
  /** Local time: `2026-12-24T18:30`. */
  readonly local: string
  /** `null` for a floating time, in the viewer’s time zone. */
  readonly zone: string | null
  readonly isDay: boolean
}

export function timeOf(component: ICAL.Component, name: string): CalendarTime | null {
  const property = component.getFirstProperty(name)
  return property ? timeIn(property, property.getFirstValue()) : null
}

function timeIn(property: ICAL.Property, value: unknown): CalendarTime | null {
  if (!(value instanceof ICAL.Time)) return null
  const text = value.toString()
  const zone = text.endsWith('Z') ? 'UTC' : (property.getFirstParameter('tzid') ?? null)
  const local = value.isDate ? `${text.slice(0, 10)}T00:00` : text.slice(0, 16)
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)
    ? { local, zone: value.isDate ? null : zone || null, isDay: value.isDate }
    : null
}

/**
 * Returns the key of a repetition in a series: the time in the series’ time zone, whatever zone it is written in; only the date
 * if the series has whole days.
 */
export function repetitionKey(time: CalendarTime, series: CalendarTime): string {
  if (series.isDay || time.isDay) return time.local.slice(0, 10)
  const from = time.zone === null ? null : zoneOf(time.zone)
  const to = series.zone === null ? null : zoneOf(series.zone)
  if (from === null || to === null || from === to) return time.local
  const moment = momentOf(time.local, from)
  return moment ? localTime(moment.toISOString(), to) : time.local
}

/** Returns the excluded dates of a series, in its time zone. */
export function excludedDays(component: ICAL.Component, series: CalendarTime): readonly string[] {
  return component.getAllProperties('exdate').flatMap((property) =>
    (property.getValues() as unknown[]).flatMap((value) => {
      const time = timeIn(property, value)
      return time ? [repetitionKey(time, series).slice(0, 10)] : []
    }),
  )
}

/** Returns the duration by local time; `null` if it isn’t specified. */
export function minutesOf(component: ICAL.Component, start: CalendarTime): number | null {
  const end = timeOf(component, 'dtend')
  if (end) return (Date.parse(`${end.local}Z`) - Date.parse(`${start.local}Z`)) / 60_000
  const duration = component.getFirstPropertyValue('duration')
  return duration instanceof ICAL.Duration ? duration.toSeconds() / 60 : null
}

/** Returns start and end in the location’s local time; `null` for a time skipped when clocks go forward. */
export function timesOf(
  start: CalendarTime,
  minutes: number | null,
  { zone, timeZone }: { readonly zone: string; readonly timeZone: string },
) {
  const startDay = start.local.slice(0, 10)
  if (start.isDay) {
    const days = Math.max(1, Math.round((minutes ?? 0) / 1440))
    const endsAt = `${dayAfter(startDay, days - 1)}T23:59`
    return { key: startDay, startsAt: start.local, endsAt }
  }
  const begins = momentOf(start.local, zone)
  if (!begins) return null
  const ends =
    minutes !== null && minutes > 0 ? new Date(begins.getTime() + minutes * 60_000) : null
  return {
    key: start.local,
    startsAt: localTime(begins.toISOString(), timeZone),
    endsAt: ends && localTime(ends.toISOString(), timeZone),
  }
}
