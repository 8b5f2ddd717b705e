import { Clock } from 'lucide-react'
import { type HoursGroup, MAX_HOURS_GROUPS, parseHours } from '#schema/entities/hours'
import type { Weekday } from '#schema/entities/statuses'
import { CALENDAR_DAY, inZone } from '../../parts/dates'
import { hourText, type Period, periodsOn, weekdaysText, weekOf } from '../../parts/hours'
import { keyed } from '../../parts/keyed'
import { Ornament } from '../../parts/ornament'
import type { ViewProps } from '../../parts/view'
import type hoursCard from './hours-card.block'
import { HoursCardStatus } from './hours-card-status'

/** Today's hours at a glance; those of the week unfold below. */
export default function HoursCard({ props, page }: ViewProps<typeof hoursCard>) {
  const { timeZone } = page.location
  const groups = keyed(parseHours(props.graph).slice(0, MAX_HOURS_GROUPS), ({ id }) => String(id))
  const date = inZone(page.now, timeZone, CALENDAR_DAY)
  const today = inZone(page.now, timeZone, 'EEEE').toUpperCase() as Weekday
  return (
    <section
      className="hours-card"
      aria-label="Today's Hours"
      data-date={date}
      data-time-zone={timeZone}
    >
      <header className="hours-card-today ground-dark">
        <Clock className="hours-card-icon" strokeWidth={1.25} />
        <h2>Today's Hours</h2>
        <time dateTime={date}>{inZone(page.now, timeZone, 'EEEE, MMMM d')}</time>
        <Ornament kind="mandala" />
      </header>
      <div className="hours-card-hours">
        {groups.length === 0 && <NoHours phone={page.location.phonePrimary} />}
        {groups.length > 0 && (
          <>
            <dl className="hours-card-groups">
              {groups.map(({ key, item }) => (
                <TodaysGroup key={key} group={item} today={today} />
              ))}
            </dl>
            <details className="hours-card-full" open={props.showFull}>
              <summary>{props.showFull ? 'Show Full Hours' : 'See Full Hours'}</summary>
              <div className="hours-card-weeks">
                {groups.map(({ key, item }) => (
                  <Week key={key} group={item} today={today} />
                ))}
              </div>
            </details>
          </>
        )}
      </div>
    </section>
  )
}

function TodaysGroup({ group, today }: GroupProps) {
  const periods = periodsOn(group, today)
  return (
    <div className="hours-card-group">
      <dt>
        <strong>{group.name}</strong>
        {group.description && <span className="hours-card-description">{group.description}</span>}
      </dt>
      <dd>
        <Periods periods={periods} />
        <HoursCardStatus periods={periods} />
      </dd>
    </div>
  )
}

function Week({ group, today }: GroupProps) {
  return (
    <table className="hours-card-week">
      <caption>{group.name}</caption>
      <tbody>
        {weekOf(group).map(({ weekdays, periods }) => (
          <tr key={weekdays[0]} data-today={weekdays.includes(today) || undefined}>
            <th scope="row">{weekdaysText(weekdays)}</th>
            <td>
              <Periods periods={periods} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Periods({ periods }: { readonly periods: readonly Period[] }) {
  if (periods.length === 0) return <span className="hours-card-closed">Closed</span>
  return periods.map(({ start, end }) => (
    <span className="hours-card-period" key={start}>
      {hourText(start)} – {hourText(end)}
    </span>
  ))
}

function NoHours({ phone }: { readonly phone: string }) {
  return (
    <p className="hours-card-none">
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

interface GroupProps {
  readonly group: HoursGroup
  readonly today: Weekday
}
