import type { EventRecord } from '#schema/entities/event'
import { useForeign } from '../kit/foreign-language'
import { Ornament } from '../kit/ornament'
import { Picture } from '../media/picture'
import { wordsOf } from '../words/words'
import { EventDay } from './event-day'
import { whenText } from './event-when'

/** An event among others: its picture with the day in an arch, its name, when and where. The whole card is the link. */
export function EventCard({ event, href, language }: EventCardProps) {
  const { image, category, title, venue } = event
  const foreign = useForeign()
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
      <div className="event-card-text">
        <p className="event-card-category">{wordsOf(language).eventCategories[category]}</p>
        <h3 lang={foreign(title)}>
          <a href={href}>{title}</a>
        </h3>
        <p className="event-card-when">
          {whenText(event, language)}
          {venue && <span>{venue}</span>}
        </p>
      </div>
    </li>
  )
}

interface EventCardProps {
  readonly event: EventRecord
  readonly href: string
  /** The page's. */
  readonly language: string
}
