import type { Weekday } from '#schema/entities/statuses'
import type { ImportedEvent } from '#schema/import/network-content'

type When = readonly [inDays: number, from: string, until: string | null, on?: Weekday]

interface EventOptions
  extends Pick<ImportedEvent, 'id' | 'category' | 'title' | 'venue' | 'mediaId' | 'description'> {
  readonly when: When
  readonly rsvp?: boolean
  readonly allDay?: boolean
}

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
      ...(on && { on }),
      from,
      until,
      allDay,
      rsvpUrl: rsvp ? `https://rsvp.example.org/${event.id}` : null,
    }),
  )
}
