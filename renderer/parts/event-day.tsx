import type { EventRecord } from '#schema/entities/event'
import { CALENDAR_DAY, inZone } from './dates'

/** The day of an event in an arch, like a small gate: month, day, weekday. */
export function EventDay({ event, className }: EventDayProps) {
  const { startsAt, timeZone } = event
  return (
    <time
      className={className ? `event-day arch ${className}` : 'event-day arch'}
      dateTime={inZone(startsAt, timeZone, CALENDAR_DAY)}
    >
      <span>{inZone(startsAt, timeZone, 'MMM')}</span>
      <strong>{inZone(startsAt, timeZone, 'd')}</strong>
      <span>{inZone(startsAt, timeZone, 'EEE')}</span>
    </time>
  )
}

export interface EventDayProps {
  readonly event: Pick<EventRecord, 'startsAt' | 'timeZone'>
  readonly className?: string
}
