import { registrationOf } from '#schema/entities/event'
import type { Location } from '#schema/entities/location'
import type { EventRecord } from '#schema/records/event/event-record'
import type { PageContext } from '#schema/site/page-context'
import { safeHref } from '#schema/text/safe-href'
import { postalAddressOf } from '../kit/postal-address'
import type { JsonLd } from '../kit/view'
import { sitePath } from '../links/site-href'
import { CALENDAR_DAY, inZone, momentInZone } from '../words/dates'

/** Returns an event as structured data (schema.org/Event); times have the UTC offset of the event's location. */
export function eventJsonLd(
  { event, place }: { readonly event: EventRecord | null; readonly place: Location | null },
  page: Pick<PageContext, 'siteRoot'>,
): readonly JsonLd[] {
  if (!event) return []
  return [
    {
      '@type': 'Event',
      name: event.title,
      ...(event.description && { description: event.description }),
      url: sitePath(page, `/connect/events/${event.id}`),
      startDate: moment(event.startsAt, event),
      ...(event.endsAt && { endDate: moment(event.endsAt, event) }),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      ...(event.image && { image: [`${event.image.url}?w=1440`] }),
      location: placeJsonLd(event, place),
      ...(place && { organizer: { '@type': 'Organization', name: place.name } }),
      ...offersOf(event, page),
    },
  ]
}

/** Returns the registration address and whether places are available; nothing if registration is not set. */
function offersOf(
  event: EventRecord,
  page: Pick<PageContext, 'siteRoot'>,
): { readonly offers?: JsonLd } {
  const kind = registrationOf(event)
  const url = safeHref(event.rsvpUrl)
  if (kind === 'LINK' && url)
    return {
      offers: {
        '@type': 'Offer',
        url: url.startsWith('/') ? sitePath(page, url) : url,
        availability: 'https://schema.org/InStock',
      },
    }
  const isFull = kind === 'FULL'
  if (!isFull && kind !== 'CLOSED') return {}
  return {
    offers: {
      '@type': 'Offer',
      availability: `https://schema.org/${isFull ? 'SoldOut' : 'Discontinued'}`,
    },
  }
}

function placeJsonLd({ venue }: EventRecord, place: Location | null): JsonLd {
  const name = [venue, place?.name].filter(Boolean).join(', ')
  if (!place) return { '@type': 'Place', name }
  return { '@type': 'Place', name, address: postalAddressOf(place) }
}

function moment(at: string, { allDay, timeZone }: EventRecord): string {
  return allDay
    ? inZone(at, timeZone, CALENDAR_DAY)
    : momentInZone(at, timeZone, "yyyy-MM-dd'T'HH:mm:ss")
}
