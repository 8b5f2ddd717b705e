import type { HoursGroup } from '#schema/entities/hours'
import { dayAfter } from '#schema/entities/special-days'
import type { PageContext } from '#schema/site/page-context'
import { useForeign } from '../kit/foreign-language'
import { sitePath } from '../links/site-href'
import { messagesFor } from '../words/words'
import { DAY_PARAMETER } from './day-parameter'
import { askedDay, hoursOn, MAX_DAYS_AHEAD, todayOf } from './hours'
import { HoursPeriods } from './hours-week'
import { dayText } from './special-days'

/** Opening hours of a day chosen by the visitor; works without script. */
export function HoursOfDay({ id, groups, page }: HoursOfDayProps) {
  const words = messagesFor(page.language)
  const today = todayOf(page)
  const day = askedDay(page.query[DAY_PARAMETER], today)
  return (
    <div className="hours-of-day">
      <form method="get" action={`${sitePath(page, page.path)}#${id}`}>
        <label htmlFor={`${id}-day`}>{words.hoursOnDay}</label>
        <input
          id={`${id}-day`}
          type="date"
          name={DAY_PARAMETER}
          required
          min={today}
          max={dayAfter(today, MAX_DAYS_AHEAD)}
          defaultValue={day ?? today}
        />
        <button type="submit">{words.showDay}</button>
      </form>
      {day !== null && <Answer {...{ day, groups, page }} />}
    </div>
  )
}

function Answer({ day, groups, page }: Omit<HoursOfDayProps, 'id'> & { readonly day: string }) {
  const foreign = useForeign()
  return (
    <div className="hours-of-day-answer" role="status">
      <h3>
        <time dateTime={day}>{dayText(day, page.language)}</time>
      </h3>
      <dl>
        {groups.map((group) => {
          const { periods, occasion } = hoursOn(group, day, page.location.specialDays)
          return (
            <div key={group.name}>
              <dt lang={foreign(group.name)}>{group.name}</dt>
              <dd>
                {occasion && <strong lang={foreign(occasion)}>{occasion}</strong>}
                <HoursPeriods periods={periods} language={page.language} />
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

interface HoursOfDayProps {
  /** The block's id, to which the browser returns. */
  readonly id: string
  readonly groups: readonly HoursGroup[]
  readonly page: PageContext
}
