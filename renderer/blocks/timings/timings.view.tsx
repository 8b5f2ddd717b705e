import type { PageContext } from '#schema/site/page-context'
import { groupsOf, todayOf } from '../../parts/hours/hours'
import { HoursOfDay } from '../../parts/hours/hours-of-day'
import { HoursWeek, NoHours } from '../../parts/hours/hours-week'
import { SpecialDays } from '../../parts/hours/special-days'
import { keyed } from '../../parts/kit/keyed'
import type { ViewProps } from '../../parts/kit/view'
import { messagesFor } from '../../parts/words/words'
import type timings from './timings.block'

/** A weekly table for each kind of hours. */
export default function Timings({ id, props, page }: ViewProps<typeof timings>) {
  const { specialDays, phonePrimary } = page.location
  const groups = keyed(groupsOf(props.graph, page.location), ({ id }) => String(id))
  return (
    <section className="timings" aria-label={props.title || messagesFor(page.language).timings}>
      {props.title && <h2 className="timings-title">{props.title}</h2>}
      {groups.length === 0 && <NoHours phone={phonePrimary} language={page.language} />}
      {groups.length > 0 && (
        <div className="timings-groups">
          {groups.map(({ key, item }) => (
            <div className="timings-group" key={key}>
              <HoursWeek
                group={item}
                today={todayOf(page)}
                specialDays={specialDays}
                language={page.language}
              />
              {props.showFullDetails && item.description && (
                <p className="timings-description">{item.description}</p>
              )}
            </div>
          ))}
        </div>
      )}
      {groups.length > 0 && (
        <div className="timings-days">
          <SpecialDays groups={groups.map(({ item }) => item)} page={page} />
          <HoursOfDay id={id} groups={groups.map(({ item }) => item)} page={page} />
        </div>
      )}
      {groups.length > 0 && props.showFullDetails && <Contact page={page} />}
    </section>
  )
}

function Contact({ page: { location, language } }: { readonly page: PageContext }) {
  const { phonePrimary } = location
  const { before, after } = messagesFor(language).festivalHours
  if (!phonePrimary) return null
  return (
    <p className="timings-contact">
      {before}
      <a href={`tel:${phonePrimary.replace(/[^+\d]/g, '')}`}>{phonePrimary}</a>
      {after}
    </p>
  )
}
