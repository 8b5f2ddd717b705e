import type { EventRecord } from '#schema/records/event/event-record'
import { groupItems } from '../kit/grouped'
import { keyed } from '../kit/keyed'
import { CALENDAR_DAY, formatLocalDay, inZone } from '../words/dates'
import { messagesFor } from '../words/words'
import { machineTime, timeText } from './event-when'

type Entry = EventRecord['schedule'][number]

/** The schedule of an event by days. Renders nothing for an event without a schedule. */
export function EventSchedule({ event, language, level = 2 }: EventScheduleProps) {
  const { schedule, timeZone } = event
  if (schedule.length === 0) return null
  const days = groupItems(schedule, ({ startsAt }) => inZone(startsAt, timeZone, CALENDAR_DAY))
  const Heading = `h${level}` as const
  const DayHeading = `h${level === 2 ? 3 : 4}` as const
  return (
    <section className="event-schedule">
      <Heading className="event-schedule-title">{messagesFor(language).schedule}</Heading>
      {days.map(({ key: day, items: entries }) => (
        <div key={day}>
          {days.length > 1 && (
            <DayHeading className="event-schedule-day">
              {formatLocalDay(
                { moment: entries[0]?.startsAt ?? event.startsAt, timeZone, language },
                'long',
              )}
            </DayHeading>
          )}
          <ol>
            {keyed(entries, ({ title, startsAt }) => `${startsAt} ${title}`).map(
              ({ key, item }) => (
                <ScheduleEntry key={key} entry={item} {...{ timeZone, language }} />
              ),
            )}
          </ol>
        </div>
      ))}
    </section>
  )
}

function ScheduleEntry({ entry, timeZone, language }: ScheduleEntryProps) {
  const when = { ...entry, allDay: false, timeZone }
  return (
    <li>
      <time dateTime={machineTime(when)}>{timeText(when, language)}</time>
      <span>{entry.title}</span>
    </li>
  )
}

interface EventScheduleProps {
  readonly event: EventRecord
  /** The page's language. */
  readonly language: string
  /** The level of its heading. */
  readonly level?: 2 | 3
}

interface ScheduleEntryProps {
  readonly entry: Entry
  readonly timeZone: string
  readonly language: string
}
