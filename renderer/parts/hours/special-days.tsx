import type { HoursGroup } from '#schema/entities/hours'
import type { PageContext } from '#schema/site/page-context'
import { useForeign } from '../kit/foreign-language'
import { formatLocalDay } from '../words/dates'
import { messagesFor } from '../words/words'
import { type Occasion, occasionsAhead, todayOf } from './hours'
import { HoursPeriods } from './hours-week'

/** The special days of the next three months, always visible, because people who plan a visit need them most. */
export function SpecialDays({ groups, page }: SpecialDaysProps) {
  const occasions = occasionsAhead(groups, todayOf(page), page.location.specialDays)
  const foreign = useForeign()
  if (occasions.length === 0) return null
  return (
    <section className="special-days">
      <h3>{messagesFor(page.language).specialDays}</h3>
      <ul>
        {occasions.map((occasion) => (
          <li key={`${occasion.from} ${occasion.name} ${occasion.group}`}>
            <span className="special-days-day">
              <strong lang={foreign(occasion.name)}>{occasion.name}</strong>
              <Days {...occasion} language={page.language} />
            </span>
            <span className="special-days-hours">
              {occasion.group !== null && <span>{occasion.group}</span>}
              <HoursPeriods periods={occasion.periods} language={page.language} />
              {occasion.except.map(({ date, periods }) => (
                <span key={date} className="special-days-except">
                  <time dateTime={date}>{dayText(date, page.language)}</time>
                  <HoursPeriods periods={periods} language={page.language} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Days({ from, to, language }: Days) {
  const first = <time dateTime={from}>{dayText(from, language)}</time>
  if (from === to) return first
  return (
    <span className="special-days-range">
      {first} – <time dateTime={to}>{dayText(to, language)}</time>
    </span>
  )
}

interface Days extends Pick<Occasion, 'from' | 'to'> {
  readonly language: string
}

/** Formats a calendar day, which has no time zone. */
export function dayText(day: string, language: string): string {
  return formatLocalDay({ moment: `${day}T00:00:00Z`, timeZone: 'UTC', language }, 'long')
}

interface SpecialDaysProps {
  /** The groups shown; special days of other groups are omitted. */
  readonly groups: readonly HoursGroup[]
  readonly page: Pick<PageContext, 'now' | 'location' | 'language'>
}
