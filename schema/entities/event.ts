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

interface Registered {
  readonly registration?: RegistrationKind
  readonly rsvpUrl: string | null
}

/** An event with a link to register at, of which nothing else is said, is registered for there. */
export function registrationOf({
  registration = 'UNSPECIFIED',
  rsvpUrl,
}: Registered): RegistrationKind {
  if (registration === 'UNSPECIFIED' && rsvpUrl) return 'LINK'
  return registration === 'LINK' && !rsvpUrl ? 'UNSPECIFIED' : registration
}
