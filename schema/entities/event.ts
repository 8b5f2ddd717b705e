import { z } from 'zod/mini'
import { mediaItem } from './media'
import { recordTexts } from './record-text'

/** The kinds events are filtered by (specification section 2, Events list). */
export const eventCategories = [
  'Spiritual',
  'Health & Wellness',
  'Community',
  "Women's Activities",
] as const

export type EventCategory = (typeof eventCategories)[number]

/** How visitors register for an event, or that they cannot; what nobody has said is not told. */
export const registrationKinds = [
  'UNSPECIFIED',
  'NONE',
  'LINK',
  'PHONE',
  'EMAIL',
  'FULL',
  'CLOSED',
] as const
export type RegistrationKind = (typeof registrationKinds)[number]

/** Whom an event is for; the first where nothing else is said. */
export const eventAudiences = ['Everyone', 'Children & Families', 'Youth'] as const

export type EventAudience = (typeof eventAudiences)[number]
/** Those that lists can be filtered by, and that an event says it is for. */
export type ChosenAudience = Exclude<EventAudience, 'Everyone'>

export const event = z.object({
  id: z.int().check(z.positive()),
  title: z.string(),
  category: z.enum(eventCategories),
  audience: z.enum(eventAudiences),
  description: z.string(),
  image: z.nullable(mediaItem),
  /** ISO 8601 in UTC; shown in the location's time zone. */
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  allDay: z.boolean(),
  /** Where in the centre, or another place: 'Assembly Hall'. */
  venue: z.string(),
  rsvpUrl: z.nullable(z.string()),
  registration: z.optional(z.enum(registrationKinds)),
  /** The phone number or email to register at; empty for the location's own. */
  registrationContact: z.optional(z.string()),
  /** The event in full, as HTML; `description` is its one or two sentences. */
  body: z.string(),
  /** What happens when: Arti, Patotsav Mahapuja, Satsang Shibir. In order of time. */
  schedule: z.array(
    z.object({
      title: z.string(),
      startsAt: z.string(),
      endsAt: z.nullable(z.string()),
      texts: recordTexts,
    }),
  ),
  photos: z.array(mediaItem),
  locationId: z.int(),
  locationSlug: z.string(),
  timeZone: z.string(),
  texts: recordTexts,
})
export type EventRecord = z.infer<typeof event>

/** An event with a link to register at, of which nothing else is said, is registered for there. */
export function registrationOf({
  registration = 'UNSPECIFIED',
  rsvpUrl,
}: Pick<EventRecord, 'registration' | 'rsvpUrl'>): RegistrationKind {
  if (registration === 'UNSPECIFIED' && rsvpUrl) return 'LINK'
  return registration === 'LINK' && !rsvpUrl ? 'UNSPECIFIED' : registration
}
