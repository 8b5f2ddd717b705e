import type { HoursGroup, SpecialDay } from '#schema/entities/hours'
import { useForeign } from '../kit/foreign-language'
import { NamedIcon } from '../kit/icon'
import { formatLocalDay } from '../words/dates'
import { messagesFor } from '../words/words'
import { hoursOn, hourText, occasionsFrom, type Period, weekdaysText, weekOf } from './hours'

/** The weekly hours of a group, followed by the special days of the coming week. */
export function HoursWeek({ group, today, specialDays, language }: HoursWeekProps) {
  const words = messagesFor(language)
  const foreign = useForeign()
  const { weekday, occasion } = hoursOn(group, today, specialDays)
  const occasions = occasionsFrom(group, today, specialDays)
  return (
    <table className="hours-week">
      <caption lang={foreign(group.name)}>
        <NamedIcon name={group.icon} />
        {group.name}
      </caption>
      <tbody>
        {weekOf(group).map(({ weekdays, periods }) => (
          <tr
            key={weekdays[0]}
            // The row isn't marked on a special day, whose hours differ.
            data-today={(occasion === null && weekdays.includes(weekday)) || undefined}
          >
            <th scope="row">{weekdaysText(weekdays, words)}</th>
            <td>
              <HoursPeriods periods={periods} language={language} />
            </td>
          </tr>
        ))}
      </tbody>
      {occasions.length > 0 && (
        <tbody>
          {occasions.map((day) => (
            <tr key={day.date} data-today={day.date === today || undefined}>
              <th scope="row">
                <strong>{day.occasion}</strong>
                <time dateTime={day.date}>
                  {formatLocalDay(
                    { moment: `${day.date}T00:00:00Z`, timeZone: 'UTC', language },
                    'long',
                  )}
                </time>
              </th>
              <td>
                <HoursPeriods periods={day.periods} language={language} />
              </td>
            </tr>
          ))}
        </tbody>
      )}
    </table>
  )
}

/** Periods such as `7:00am – 12:00pm`, one per line, or 'Closed'. */
export function HoursPeriods({ periods, language }: HoursPeriodsProps) {
  const words = messagesFor(language)
  if (periods.length === 0) return <span className="hours-week-closed">{words.closed}</span>
  return periods.map(({ start, end }) => (
    <span key={start}>
      {hourText(start, words)} – {hourText(end, words)}
    </span>
  ))
}

/** Placeholder without opening hours: shows the contact. */
export function NoHours({
  phone,
  language,
}: {
  readonly phone: string
  readonly language: string
}) {
  const { hoursNotListed, callUsAt } = messagesFor(language)
  const { before, after } = callUsAt
  return (
    <p className="hours-week-none">
      {hoursNotListed}
      {phone && (
        <>
          {` ${before}`}
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          {after}
        </>
      )}
    </p>
  )
}

interface HoursWeekProps {
  readonly group: HoursGroup
  /** The local date, `2026-11-20`. */
  readonly today: string
  readonly specialDays: readonly SpecialDay[]
  /** The page's language. */
  readonly language: string
}

interface HoursPeriodsProps {
  readonly periods: readonly Period[]
  readonly language: string
}
