import { EventCard } from '../../parts/event-card'
import { HeadingRow } from '../../parts/heading-row'
import { sitePath } from '../../parts/site-href'
import type { ViewProps } from '../../parts/view'
import { wordsOf } from '../../parts/words'
import type eventsPromo from './events-promo.block'

/** The next events of the location, each with its day in an arch. */
export default function EventsPromo({ props, data, page }: ViewProps<typeof eventsPromo>) {
  const words = wordsOf(page.language)
  return (
    <section className="events-promo" aria-label={props.title || 'Upcoming Events'}>
      <HeadingRow
        title={props.title}
        href={sitePath(page, '/connect/events/')}
        more={words.seeAll}
      />
      {data.length === 0 ? (
        <p className="events-promo-none">{words.noEvents}</p>
      ) : (
        <ul className="event-cards">
          {data.map((event) => (
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
