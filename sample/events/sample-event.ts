import type { EventAudience } from '#schema/entities/event'
import type { Weekday } from '#schema/entities/statuses'
import type { ImportedEvent } from '#schema/import/network-content'

/** The last is the first such weekday from then on, or the first of such days. */
type When = readonly [
  inDays: number,
  from: string,
  until: string | null,
  on?: Weekday | readonly string[],
]

interface EventOptions
  extends Pick<ImportedEvent, 'id' | 'category' | 'title' | 'venue' | 'mediaId' | 'description'> {
  readonly when: When
  readonly rsvp?: boolean
  readonly audience?: EventAudience
  readonly allDay?: boolean
}

/** The site’s form, in which guests answer. */
const ASK = '/connect/contact#write-to-us'

/** The events of one location; times are local there. */
export function eventsOf(
  locationId: number,
  events: readonly EventOptions[],
): readonly ImportedEvent[] {
  return events.map(
    ({ when: [inDays, from, until, on], rsvp = false, allDay = false, ...event }) => ({
      ...event,
      locationId,
      inDays,
      ...(typeof on === 'string' ? { on } : on && { onOneOf: on }),
      from,
      until,
      allDay,
      rsvpUrl: rsvp ? ASK : null,
      registration: rsvp ? 'LINK' : 'NONE',
    }),
  )
}
