import type { HoursGroup, SpecialDay } from '#schema/entities/hours'
import { inZone } from './dates'
import { hoursOn, hourText, occasionsFrom, type Period, weekdaysText, weekOf } from './hours'

/** The hours of a group over a week, and below them the special days of the week to come. */
export function HoursWeek({ group, today, specialDays }: HoursWeekProps) {
  const { weekday, occasion } = hoursOn(group, today, specialDays)
  return (
    <table className="hours-week">
      <caption>{group.name}</caption>
      <tbody>
        {weekOf(group).map(({ weekdays, periods }) => (
          <tr
            key={weekdays[0]}
            // A special day is not like its weekday.
            data-today={(occasion === null && weekdays.includes(weekday)) || undefined}
          >
            <th scope="row">{weekdaysText(weekdays)}</th>
            <td>
              <HoursPeriods periods={periods} />
            </td>
          </tr>
        ))}
      </tbody>
      <tbody>
        {occasionsFrom(group, today, specialDays).map((day) => (
          <tr key={day.date} data-today={day.date === today || undefined}>
            <th scope="row">
              <strong>{day.occasion}</strong>
              <time dateTime={day.date}>
                {inZone(`${day.date}T00:00:00Z`, 'UTC', 'EEEE, MMMM d')}
              </time>
            </th>
            <td>
              <HoursPeriods periods={day.periods} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `7:00am – 12:00pm`, one line each, or 'Closed'. */
export function HoursPeriods({ periods }: { readonly periods: readonly Period[] }) {
  if (periods.length === 0) return <span className="hours-week-closed">Closed</span>
  return periods.map(({ start, end }) => (
    <span className="hours-week-period" key={start}>
      {hourText(start)} – {hourText(end)}
    </span>
  ))
}

/** What stands where no hours are known: whom to ask. */
export function NoHours({ phone }: { readonly phone: string }) {
  return (
    <p className="hours-week-none">
      The hours are not listed at the moment.
      {phone && (
        <>
          {' '}
          Please call us at <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>.
        </>
      )}
    </p>
  )
}

export interface HoursWeekProps {
  readonly group: HoursGroup
  /** The local day, `2026-11-20`. */
  readonly today: string
  readonly specialDays: readonly SpecialDay[]
}
