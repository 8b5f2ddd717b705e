import { eventRecord } from '#schema/records/event/event-record'
import { EventCard } from '../../parts/events/event-card'
import { EventActions, EventFacts } from '../../parts/events/event-facts'
import { EventSchedule } from '../../parts/events/event-schedule'
import { kindText } from '../../parts/events/event-text'
import { useForeign } from '../../parts/kit/foreign-language'
import { HeadingRow } from '../../parts/kit/heading-row'
import type { ViewProps } from '../../parts/kit/view'
import { Breadcrumbs } from '../../parts/links/breadcrumbs'
import { MissingRecord } from '../../parts/links/missing-record'
import { Neighbours } from '../../parts/links/neighbours'
import { ShareLinks } from '../../parts/links/share-links'
import { sitePath } from '../../parts/links/site-href'
import { Picture } from '../../parts/media/picture'
import { onlyOnce, Pictures } from '../../parts/media/pictures'
import { RichText } from '../../parts/text/rich-text'
import { messagesFor } from '../../parts/words/words'
import type eventPage from './event-page.block'

const ALL_EVENTS = '/connect/events'

/** Full page of an event. */
export default function EventPage({ props, data, page }: ViewProps<typeof eventPage>) {
  const { event, place, trail } = data
  const foreign = useForeign()
  const words = messagesFor(page.language)
  if (!event)
    return (
      <MissingRecord
        kind="event"
        isChosen={props.event !== null || page.record !== null}
        level={1}
        href={sitePath(page, ALL_EVENTS)}
        more={words.allEvents}
        language={page.language}
      />
    )
  const { title, description, image, body } = event
  const photos = onlyOnce(event.photos)
  return (
    <article className="event-page">
      <Breadcrumbs trail={trail} title={title} page={page} />
      <header className="event-page-head">
        <p className="event-page-category">{kindText(event, page.language)}</p>
        <h1 lang={foreign(title)}>{title}</h1>
        {description && (
          <p className="event-page-intro" lang={foreign(description)}>
            {description}
          </p>
        )}
      </header>
      {image && (
        <div className="event-page-picture">
          <Picture item={image} sizes="(min-width: 80rem) 80rem, 100vw" priority />
        </div>
      )}
      <div className="event-page-columns">
        <aside className="event-page-facts" aria-label={words.dateAndPlace}>
          <EventFacts
            event={event}
            place={place}
            page={page}
            otherDays={data.otherDays.map(eventRecord)}
          />
          <EventActions event={event} place={place} page={page} />
          <ShareLinks text={title} page={page} />
        </aside>
        <div className="event-page-text">
          {body && <RichText markup={body} />}
          <EventSchedule event={event} language={page.language} />
        </div>
      </div>
      {photos.length > 0 && (
        <section className="event-page-photos">
          <h2>{words.photos}</h2>
          <Pictures
            language={page.language}
            items={photos}
            layout="GRID_3"
            label={words.photosEnlarged(title)}
          />
        </section>
      )}
      <EventsBeside {...{ data, page }} />
      <FurtherEvents {...{ data, page }} />
    </article>
  )
}

function EventsBeside({ data, page }: Pick<ViewProps<typeof eventPage>, 'data' | 'page'>) {
  const words = messagesFor(page.language)
  const { previous, next } = data.beside
  const hrefOf = ({ id }: { readonly id: number }) => sitePath(page, `/connect/events/${id}`)
  return (
    <Neighbours
      label={words.eventsBeside}
      previous={
        previous && {
          label: words.previousEvent,
          title: previous.values.title,
          href: hrefOf(previous),
        }
      }
      next={next && { label: words.nextEvent, title: next.values.title, href: hrefOf(next) }}
    />
  )
}

function FurtherEvents({ data, page }: Pick<ViewProps<typeof eventPage>, 'data' | 'page'>) {
  if (data.further.length === 0) return null
  const words = messagesFor(page.language)
  return (
    <section className="event-page-further">
      <HeadingRow title={words.moreEvents} href={sitePath(page, ALL_EVENTS)} more={words.seeAll} />
      <ul className="event-cards">
        {data.further.map(eventRecord).map((event) => (
          <EventCard
            key={event.id}
            event={event}
            href={sitePath(page, `/connect/events/${event.id}`)}
            language={page.language}
          />
        ))}
      </ul>
    </section>
  )
}
