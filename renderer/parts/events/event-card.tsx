import type { EventRecord } from '#schema/records/event/event-record'
import { Ornament } from '../kit/ornament'
import { Picture } from '../media/picture'
import { EventDay } from './event-day'
import { EventText } from './event-text'

/** Card of an event: its picture with the day in an arch, name, time and place. The whole card is the link. */
export function EventCard({ event, href, language }: EventCardProps) {
  const { image, venue } = event
  return (
    <li className="event-card">
      <div className="event-card-picture">
        {image ? (
          <Picture item={image} sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 7rem" />
        ) : (
          <Ornament kind="mandala" />
        )}
        <EventDay event={event} language={language} className="event-card-day" />
      </div>
      <EventText event={event} where={venue} href={href} language={language} heading="h3" />
    </li>
  )
}

interface EventCardProps {
  readonly event: EventRecord
  readonly href: string
  /** The page's language. */
  readonly language: string
}
