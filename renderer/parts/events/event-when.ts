import type { EventRecord } from '#schema/records/event/event-record'
import { CALENDAR_DAY, formatLocalDay, formatLocalTime, inZone, momentInZone } from '../words/dates'
import { messagesFor } from '../words/words'

type When = Pick<EventRecord, 'startsAt' | 'endsAt' | 'allDay' | 'timeZone'>

/** Returns `6:30pm – 8:00pm`, `All day`, or the range of days if there are several; in the time zone of the event's location. */
export function whenText(event: When, language: string): string {
  const { startsAt, allDay, timeZone } = event
  const last = lastDay(event)
  if (!last) return timeText(event, language)
  const { allDay: wholeDay, until } = messagesFor(language)
  const from = allDay ? wholeDay : formatLocalTime({ moment: startsAt, timeZone, language })
  return `${from}, ${until(formatLocalDay({ moment: last, timeZone, language }, 'long'))}`
}

/** Returns `Sunday, March 5, 2023`, or `Sunday, March 5 – Tuesday, March 7, 2023`. */
export function dayText(event: When, language: string): string {
  const { startsAt, timeZone } = event
  const first = { moment: startsAt, timeZone, language }
  const last = lastDay(event)
  if (!last) return formatLocalDay(first, 'full')
  const isOneYear = inZone(startsAt, timeZone, 'yyyy') === inZone(last, timeZone, 'yyyy')
  return `${formatLocalDay(first, isOneYear ? 'long' : 'full')} – ${formatLocalDay({ ...first, moment: last }, 'full')}`
}

/** Returns `6:30pm – 8:00pm` or `All day`, for an event or a part of it. */
export function timeText({ startsAt, endsAt, allDay, timeZone }: When, language: string): string {
  if (allDay) return messagesFor(language).allDay
  const from = formatLocalTime({ moment: startsAt, timeZone, language })
  return endsAt ? `${from} – ${formatLocalTime({ moment: endsAt, timeZone, language })}` : from
}

/** Returns the value of a `datetime` attribute: only the date for an all-day event. */
export function machineTime({ startsAt, allDay, timeZone }: When): string {
  return allDay
    ? inZone(startsAt, timeZone, CALENDAR_DAY)
    : momentInZone(startsAt, timeZone, "yyyy-MM-dd'T'HH:mm")
}

/** Returns whether an event has ended. Without an end, it ends when it starts, or after a day if it lasts all day. */
export function isOver({ startsAt, endsAt, allDay }: When, now: string): boolean {
  const ends = endsAt ? Date.parse(endsAt) : Date.parse(startsAt) + (allDay ? DAY : 0)
  return ends <= Date.parse(now)
}

/** In ms. */
const DAY = 24 * 60 * 60 * 1000

/** Returns a time on the last day of an event of several days; `null` if it ends on the day it starts. */
function lastDay({ startsAt, endsAt, timeZone }: When): string | null {
  if (!endsAt) return null
  // An event that ends at midnight ends on the previous day.
  const last = new Date(Math.max(Date.parse(endsAt) - 1, Date.parse(startsAt))).toISOString()
  const isSameDay =
    inZone(startsAt, timeZone, CALENDAR_DAY) === inZone(last, timeZone, CALENDAR_DAY)
  return isSameDay ? null : last
}
