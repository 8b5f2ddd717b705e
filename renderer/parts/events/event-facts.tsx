import { registrationOf } from '#schema/entities/event'
import type { Location } from '#schema/entities/location'
import type { EventRecord } from '#schema/records/event/event-record'
import type { PageContext } from '#schema/site/page-context'
import { Icon } from '../kit/icon'
import { ButtonLink } from '../links/button-link'
import { recordHref } from '../links/record-href'
import { sitePath } from '../links/site-href'
import { directionsUrl } from '../navigation/map-links'
import { CALENDAR_DAY, formatLocalDay, inZone, weekdayInZone } from '../words/dates'
import { messagesFor } from '../words/words'
import { dayText, isOver, machineTime, timeText } from './event-when'

/** The facts a visitor needs to attend: time, place and registration. */
export function EventFacts({ event, place, page, otherDays = [] }: EventFactsProps) {
  const { language } = page
  const words = messagesFor(language)
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
      {otherDays.length > 0 && <OtherDays event={event} otherDays={otherDays} page={page} />}
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
      {!isOver(event, page.now) && <Registration event={event} place={place} page={page} />}
    </dl>
  )
}

/** The way to register, if registration is set. */
function Registration({ event, place, page }: Pick<EventFactsProps, 'event' | 'place' | 'page'>) {
  const words = messagesFor(page.language)
  const kind = registrationOf(event)
  if (kind === 'UNSPECIFIED') return null
  const contact = contactOf(event, place)
  return (
    <div>
      <dt>{words.registration}</dt>
      <dd>
        <span>{words.registrationKinds[kind]}</span>
        {contact && <a href={contact.href}>{contact.text}</a>}
      </dd>
    </div>
  )
}

/** Returns the phone number or email address for registration: the event's own, or otherwise its location's. */
function contactOf(event: EventRecord, place: Location | null) {
  const kind = registrationOf(event)
  if (kind === 'PHONE') {
    const phone = event.registrationContact || place?.phonePrimary
    return phone ? { text: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` } : null
  }
  const email = kind === 'EMAIL' && (event.registrationContact || place?.emailPrimary)
  return email ? { text: email, href: `mailto:${email}` } : null
}

/** Links to the other days of the event; 'Every Sunday' if they are all a week apart. */
function OtherDays({ event, otherDays, page }: OtherDaysProps) {
  const words = messagesFor(page.language)
  const { timeZone } = event
  const days = [event, ...otherDays].map(({ startsAt }) => inZone(startsAt, timeZone, CALENDAR_DAY))
  const isWeekly = days.every((day, index) => index === 0 || day === weekAfter(days[index - 1]))
  const weekday = weekdayInZone(event.startsAt, timeZone)
  return (
    <div>
      <dt>{words.otherDates}</dt>
      <dd>
        {isWeekly && <span>{words.everyWeekday(words.weekdays[weekday])}</span>}
        <span className="event-facts-days">
          {otherDays.map(({ id, startsAt }) => (
            <a key={id} href={sitePath(page, `/connect/events/${id}`)}>
              {formatLocalDay(
                { moment: startsAt, timeZone, language: page.language },
                'dayOfMonth',
              )}
            </a>
          ))}
        </span>
      </dd>
    </div>
  )
}

interface OtherDaysProps {
  readonly event: EventRecord
  readonly otherDays: readonly EventRecord[]
  readonly page: PageContext
}

function weekAfter(day = ''): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 7)
  return date.toISOString().slice(0, CALENDAR_DAY.length)
}

/** The RSVP link, while registration is open, and the event as a calendar file. */
export function EventActions({ event, place, page, rsvp }: EventActionsProps) {
  const words = messagesFor(page.language)
  if (isOver(event, page.now)) return <p className="event-facts-over">{words.eventOver}</p>
  const kind = registrationOf(event)
  const isTaken = kind !== 'FULL' && kind !== 'CLOSED'
  const own = kind === 'LINK' && event.rsvpUrl ? recordHref(page, event.rsvpUrl) : null
  const href = isTaken ? (rsvp ?? own) : null
  return (
    <div className="event-actions">
      {href && <ButtonLink href={href}>{words.rsvp}</ButtonLink>}
      {place && (
        <a
          className="event-actions-calendar"
          href={directionsUrl({ location: place, businessId: '' })}
        >
          <Icon name="map-pin" />
          {words.directions}
        </a>
      )}
      <a
        className="event-actions-calendar"
        href={sitePath(page, `/connect/events/${event.id}/event.ics`)}
        // A download, not a page: it should be neither prefetched nor crawled.
        download={`event-${event.id}.ics`}
      >
        <Icon name="calendar-plus" />
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

interface EventFactsProps {
  readonly event: EventRecord
  readonly place: Location | null
  readonly page: PageContext
  /** The same event on later days. */
  readonly otherDays?: readonly EventRecord[]
}

interface EventActionsProps {
  readonly event: EventRecord
  readonly place: Location | null
  readonly page: PageContext
  /** An address chosen by the editor, used instead of the record's. */
  readonly rsvp?: string | null
}
