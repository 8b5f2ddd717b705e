import { EventActions, EventFacts } from '../../parts/events/event-facts'
import { EventSchedule } from '../../parts/events/event-schedule'
import { kindText } from '../../parts/events/event-text'
import type { ViewProps } from '../../parts/kit/view'
import { MissingRecord } from '../../parts/links/missing-record'
import { sitePath } from '../../parts/links/site-href'
import { CardPicture } from '../../parts/media/card-picture'
import { onlyOnce, Pictures } from '../../parts/media/pictures'
import { RichText } from '../../parts/text/rich-text'
import { messagesFor } from '../../parts/words/words'
import type masterEvent from './master-event.block'

/** An event as part of another page, its picture in an arch beside all details. */
export default function MasterEvent({ props, data, page }: ViewProps<typeof masterEvent>) {
  const { event, place } = data
  const words = messagesFor(page.language)
  if (!event)
    return (
      <MissingRecord
        kind="event"
        isChosen={props.event !== null || page.record !== null}
        href={sitePath(page, '/connect/events')}
        more={words.allEvents}
        language={page.language}
      />
    )
  const { id, title, description, image, body } = event
  const photos = onlyOnce(event.photos)
  return (
    <article className="master-event">
      <div className="master-event-columns">
        <div className="master-event-picture">
          <CardPicture item={image} sizes="(min-width: 64rem) 36rem, 100vw" arch />
        </div>
        <div className="master-event-text">
          <header className="master-event-head">
            <p className="master-event-category">{kindText(event, page.language)}</p>
            <h2>
              <a href={sitePath(page, `/connect/events/${id}`)}>{title}</a>
            </h2>
            {description && <p className="master-event-intro">{description}</p>}
          </header>
          <EventFacts event={event} place={place} page={page} />
          <EventActions event={event} place={place} page={page} />
          {body && <RichText markup={body} />}
          <EventSchedule event={event} language={page.language} level={3} />
        </div>
      </div>
      {photos.length > 0 && (
        <Pictures
          language={page.language}
          items={photos}
          layout="ROW"
          label={words.photosEnlarged(title)}
        />
      )}
    </article>
  )
}
