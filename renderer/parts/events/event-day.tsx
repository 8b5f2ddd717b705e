import type { EventRecord } from '#schema/records/event/event-record'
import { CALENDAR_DAY, formatLocalDay, inZone } from '../words/dates'

/** The day of an event in an arch: month, day, weekday. */
export function EventDay({ event, language, className }: EventDayProps) {
  const { startsAt, timeZone } = event
  const day = { moment: startsAt, timeZone, language }
  return (
    <time
      className={className ? `event-day arch ${className}` : 'event-day arch'}
      dateTime={inZone(startsAt, timeZone, CALENDAR_DAY)}
    >
      <span>{formatLocalDay(day, 'month')}</span>
      <strong>{formatLocalDay(day, 'day')}</strong>
      <span>{formatLocalDay(day, 'weekday')}</span>
    </time>
  )
}

interface EventDayProps {
  readonly event: Pick<EventRecord, 'startsAt' | 'timeZone'>
  /** The page's language. */
  readonly language: string
  readonly className?: string
}
