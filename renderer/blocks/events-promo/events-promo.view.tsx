import type { EventRecord } from '#schema/entities/event'
import { CALENDAR_DAY, inZone, TIME_OF_DAY } from '../../parts/dates'
import { HeadingRow } from '../../parts/heading-row'
import { Ornament } from '../../parts/ornament'
import { Picture } from '../../parts/picture'
import { sitePath } from '../../parts/site-href'
import type { ViewProps } from '../../parts/view'
import type eventsPromo from './events-promo.block'

/** The next events of the location, each with its day in an arch. */
export default function EventsPromo({ props, data, page }: ViewProps<typeof eventsPromo>) {
  return (
    <section className="events-promo" aria-label={props.title || 'Upcoming Events'}>
      <HeadingRow title={props.title} href={sitePath(page, '/connect/events/')} more="See All" />
      {data.length === 0 ? (
        <p className="events-promo-none">
          Nothing is planned just now. New events appear here as soon as they are announced.
        </p>
      ) : (
        <ul className="events-promo-list">
          {data.map((event) => (
            <EventCard
              key={event.id}
              event={event}
              href={sitePath(page, `/connect/events/${event.id}`)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function EventCard({ event, href }: { readonly event: EventRecord; readonly href: string }) {
  const { startsAt, timeZone, image } = event
  return (
    <li className="events-promo-event">
      <div className="events-promo-picture">
        {image ? (
          <Picture item={image} sizes="(min-width: 64rem) 27rem, 100vw" />
        ) : (
          <Ornament kind="mandala" />
        )}
        <time className="events-promo-day arch" dateTime={inZone(startsAt, timeZone, CALENDAR_DAY)}>
          <span>{inZone(startsAt, timeZone, 'MMM')}</span>
          <strong>{inZone(startsAt, timeZone, 'd')}</strong>
          <span>{inZone(startsAt, timeZone, 'EEE')}</span>
        </time>
      </div>
      <div className="events-promo-text">
        <p className="events-promo-category">{event.category}</p>
        <h3>
          <a href={href}>{event.title}</a>
        </h3>
        <p className="events-promo-when">
          {whenText(event)}
          {event.venue && <span>{event.venue}</span>}
        </p>
      </div>
    </li>
  )
}

/** `6:30pm – 8:00pm`, `All day`, or with its last day when it has several. */
function whenText({ startsAt, endsAt, allDay, timeZone }: EventRecord): string {
  const from = allDay ? 'All day' : inZone(startsAt, timeZone, TIME_OF_DAY)
  if (!endsAt) return from
  // What ends at midnight ends on the day before.
  const last = new Date(Date.parse(endsAt) - 1).toISOString()
  if (inZone(startsAt, timeZone, CALENDAR_DAY) !== inZone(last, timeZone, CALENDAR_DAY))
    return `${from}, until ${inZone(last, timeZone, 'EEEE, MMMM d')}`
  return allDay ? from : `${from} – ${inZone(endsAt, timeZone, TIME_OF_DAY)}`
}
