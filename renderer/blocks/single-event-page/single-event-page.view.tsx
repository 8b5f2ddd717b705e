import { EventActions, EventFacts } from '../../parts/events/event-facts'
import { EventSchedule } from '../../parts/events/event-schedule'
import { kindText } from '../../parts/events/event-text'
import { Ornament } from '../../parts/kit/ornament'
import type { ViewProps } from '../../parts/kit/view'
import { MissingRecord } from '../../parts/links/missing-record'
import { linkHref, sitePath } from '../../parts/links/site-href'
import { CardPicture } from '../../parts/media/card-picture'
import { onlyOnce, Pictures } from '../../parts/media/pictures'
import { RichText } from '../../parts/text/rich-text'
import { messagesFor } from '../../parts/words/words'
import type singleEventPage from './single-event-page.block'

/** An event as an invitation card. */
export default function SingleEventPage(view: ViewProps<typeof singleEventPage>) {
  const { props, data, refs, page } = view
  const { event, place } = data
  const words = messagesFor(page.language)
  if (!event)
    return (
      <MissingRecord
        kind="event"
        isChosen={props.event !== null || page.record !== null}
        level={1}
        href={sitePath(page, '/connect/events')}
        more={words.allEvents}
        language={page.language}
      />
    )
  const { title, description, image, body } = event
  const photos = onlyOnce(event.photos)
  return (
    <article className="single-event-page bleed ground-dark">
      <div className="single-event-page-card">
        <div className="single-event-page-picture">
          <CardPicture item={image} sizes="(min-width: 64rem) 34rem, 80vw" arch />
        </div>
        <div className="single-event-page-invitation">
          <header className="single-event-page-head">
            <Ornament kind="lotus" />
            <p className="single-event-page-category">{kindText(event, page.language)}</p>
            <h1>{title}</h1>
            {description && <p className="single-event-page-intro">{description}</p>}
          </header>
          <EventFacts event={event} place={place} page={page} />
          <EventActions
            event={event}
            place={place}
            page={page}
            rsvp={linkHref(refs, page, props.rsvp)}
          />
        </div>
      </div>
      {(body || event.schedule.length > 0) && (
        <div className="single-event-page-more">
          {body && <RichText markup={body} />}
          <EventSchedule event={event} language={page.language} />
        </div>
      )}
      {photos.length > 0 && (
        <section className="single-event-page-photos">
          <h2>{words.photos}</h2>
          <Pictures
            language={page.language}
            items={photos}
            layout="GRID_4"
            label={words.photosEnlarged(title)}
          />
        </section>
      )}
    </article>
  )
}
