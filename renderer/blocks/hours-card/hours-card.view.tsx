import type { HoursGroup } from '#schema/entities/hours'
import type { PageContext } from '#schema/site/page-context'
import { groupsOf, hoursOn, todayOf } from '../../parts/hours/hours'
import { HoursNow } from '../../parts/hours/hours-now'
import { HoursOfDay } from '../../parts/hours/hours-of-day'
import { HoursPeriods, HoursWeek, NoHours } from '../../parts/hours/hours-week'
import { SpecialDays } from '../../parts/hours/special-days'
import { useForeign } from '../../parts/kit/foreign-language'
import { Icon, NamedIcon } from '../../parts/kit/icon'
import { keyed } from '../../parts/kit/keyed'
import { Ornament } from '../../parts/kit/ornament'
import type { ViewProps } from '../../parts/kit/view'
import { formatLocalDay } from '../../parts/words/dates'
import { messagesFor } from '../../parts/words/words'
import type hoursCard from './hours-card.block'

/** Today's hours; those of the week can be expanded. */
export default function HoursCard({ id, props, page }: ViewProps<typeof hoursCard>) {
  const { timeZone, specialDays, phonePrimary } = page.location
  const groups = keyed(groupsOf(props.graph, page.location), ({ id }) => String(id))
  const today = todayOf(page)
  const { language } = page
  const words = messagesFor(language)
  const week = { today, specialDays, language }
  return (
    <section className="hours-card" aria-label={words.todaysHours}>
      <header className="hours-card-today ground-dark">
        <Icon name="sign-clock" className="hours-card-icon" />
        <h2>{words.todaysHours}</h2>
        <time dateTime={today}>
          {formatLocalDay({ moment: page.now, timeZone, language }, 'long')}
        </time>
        <Ornament kind="mandala" />
      </header>
      <div className="hours-card-hours">
        {groups.length === 0 && <NoHours phone={phonePrimary} language={language} />}
        {groups.length > 0 && (
          <>
            <dl className="hours-card-groups">
              {groups.map(({ key, item }) => (
                <TodaysGroup key={key} group={item} page={page} />
              ))}
            </dl>
            <SpecialDays groups={groups.map(({ item }) => item)} page={page} />
            <details className="hours-card-full" open={props.showFull}>
              <summary>{props.showFull ? words.showFullHours : words.seeFullHours}</summary>
              <div className="hours-card-weeks">
                {groups.map(({ key, item }) => (
                  <HoursWeek key={key} group={item} {...week} />
                ))}
              </div>
            </details>
            {props.showFull && (
              <HoursOfDay id={id} groups={groups.map(({ item }) => item)} page={page} />
            )}
          </>
        )}
      </div>
    </section>
  )
}

function TodaysGroup({ group, page }: { readonly group: HoursGroup; readonly page: PageContext }) {
  const { periods, occasion } = hoursOn(group, todayOf(page), page.location.specialDays)
  const foreign = useForeign()
  return (
    <div className="hours-card-group">
      <dt lang={foreign(group.name)}>
        <NamedIcon name={group.icon} />
        <strong>{group.name}</strong>
        {group.description && <span className="hours-card-description">{group.description}</span>}
      </dt>
      <dd>
        {periods.length > 0 && <HoursPeriods periods={periods} language={page.language} />}
        {occasion && <span className="hours-card-occasion">{occasion}</span>}
        <HoursNow
          group={group}
          page={page}
          {...(periods.length === 0 && { fallback: messagesFor(page.language).closed })}
        />
      </dd>
    </div>
  )
}
