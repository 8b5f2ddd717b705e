/** The categories that events are filtered by (specification section 2, Events list). */
export const eventCategories = [
  'Spiritual',
  'Health & Wellness',
  'Community',
  "Women's Activities",
] as const

export type EventCategory = (typeof eventCategories)[number]

/** The ways to register for an event, or none. Nothing is shown if unspecified. */
const registrationKinds = [
  'UNSPECIFIED',
  'NONE',
  'LINK',
  'PHONE',
  'EMAIL',
  'FULL',
  'CLOSED',
] as const
export type RegistrationKind = (typeof registrationKinds)[number]

/** The audiences of events; the first is the default. */
export const eventAudiences = ['Everyone', 'Children & Families', 'Youth'] as const

export type EventAudience = (typeof eventAudiences)[number]
/** The audiences that can be chosen as filters and are shown with events. */
export type ChosenAudience = Exclude<EventAudience, 'Everyone'>

interface Registered {
  readonly registration?: RegistrationKind
  readonly rsvpUrl: string | null
}

/** Returns the kind of registration. If it is unspecified and the event has a registration link, that link is used. */
export function registrationOf({
  registration = 'UNSPECIFIED',
  rsvpUrl,
}: Registered): RegistrationKind {
  if (registration === 'UNSPECIFIED' && rsvpUrl) return 'LINK'
  return registration === 'LINK' && !rsvpUrl ? 'UNSPECIFIED' : registration
}
