import { eventRecord } from '#schema/records/event/event-record'
import { EventCard } from '../../parts/events/event-card'
import { HeadingRow } from '../../parts/kit/heading-row'
import type { ViewProps } from '../../parts/kit/view'
import { sitePath } from '../../parts/links/site-href'
import { messagesFor } from '../../parts/words/words'
import type eventsPromo from './events-promo.block'

/** The next events of the location, each with its day in an arch. */
export default function EventsPromo({ props, data, page }: ViewProps<typeof eventsPromo>) {
  const words = messagesFor(page.language)
  return (
    <section className="events-promo" aria-label={props.title || words.upcomingEvents}>
      <HeadingRow
        title={props.title}
        href={sitePath(page, '/connect/events')}
        more={words.seeAll}
      />
      {data.length === 0 ? (
        <p className="events-promo-none">{words.noEvents}</p>
      ) : (
        <ul className="event-cards">
          {data.map(eventRecord).map((event) => (
            <EventCard
              key={event.id}
              event={event}
              language={page.language}
              href={sitePath(page, `/connect/events/${event.id}`)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
