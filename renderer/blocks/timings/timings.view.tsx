import { groupsOf, todayOf } from '../../parts/hours/hours'
import { HoursWeek, NoHours } from '../../parts/hours/hours-week'
import { keyed } from '../../parts/kit/keyed'
import type { ViewProps } from '../../parts/kit/view'
import type timings from './timings.block'

/** A table of the week for each kind of hours. */
export default function Timings({ props, page }: ViewProps<typeof timings>) {
  const { specialDays, phonePrimary } = page.location
  const groups = keyed(groupsOf(props.graph, page.location), ({ id }) => String(id))
  return (
    <section className="timings" aria-label={props.title || 'Timings'}>
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
      {groups.length > 0 && props.showFullDetails && <Contact {...page.location} />}
    </section>
  )
}

function Contact({ phonePrimary }: { readonly phonePrimary: string }) {
  if (!phonePrimary) return null
  return (
    <p className="timings-contact">
      On festival days the hours may change. Call us at{' '}
      <a href={`tel:${phonePrimary.replace(/[^+\d]/g, '')}`}>{phonePrimary}</a>.
    </p>
  )
}
