import { CalendarPlus } from 'lucide-react'
import type { EventRecord } from '#schema/entities/event'
import type { Location } from '#schema/entities/location'
import type { PageContext } from '#schema/site/page-context'
import { safeHref } from '#schema/text/safe-href'
import { ButtonLink } from '../links/button-link'
import { sitePath } from '../links/site-href'
import { wordsOf } from '../words/words'
import { dayText, isOver, machineTime, timeText } from './event-when'

/** When and where: what somebody needs who wants to come. */
export function EventFacts({ event, place, language }: EventFactsProps) {
  const words = wordsOf(language)
  const { venue } = event
  const address = place && addressText(place)
  return (
    <dl className="event-facts">
      <div>
        <dt>{words.date}</dt>
        <dd>
          <time dateTime={machineTime(event)}>{dayText(event, language)}</time>
        </dd>
      </div>
      <div>
        <dt>{words.time}</dt>
        <dd>{timeText(event, language)}</dd>
      </div>
      {(venue || place) && (
        <div>
          <dt>{words.location}</dt>
          <dd>
            {venue && <span>{venue}</span>}
            {place && <span>{place.name}</span>}
            {address && <span className="event-facts-address">{address}</span>}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** RSVP, while it can still be answered, and the event for one's own calendar. */
export function EventActions({ event, page, rsvp }: EventActionsProps) {
  const words = wordsOf(page.language)
  if (isOver(event, page.now)) return <p className="event-facts-over">{words.eventOver}</p>
  const href = rsvp ?? safeHref(event.rsvpUrl)
  return (
    <div className="event-actions">
      {href && <ButtonLink href={href}>{words.rsvp}</ButtonLink>}
      <a
        className="event-actions-calendar"
        href={sitePath(page, `/connect/events/${event.id}/event.ics`)}
        // A file, not a page: nothing to prepare, and nothing to follow.
        download={`event-${event.id}.ics`}
      >
        <CalendarPlus aria-hidden="true" />
        {words.addToCalendar}
      </a>
    </div>
  )
}

function addressText({ address: { addressLine1, city, region, postalCode } }: Location): string {
  return [addressLine1, city, [region, postalCode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
}

export interface EventFactsProps {
  readonly event: EventRecord
  readonly place: Location | null
  /** The page's. */
  readonly language: string
}

export interface EventActionsProps {
  readonly event: EventRecord
  readonly page: PageContext
  /** An address chosen by the editor, before that of the record. */
  readonly rsvp?: string | null
}
