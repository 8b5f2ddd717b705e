import type { EventAudience, EventCategory } from '../../entities/event'
import { LOCAL_TIME } from '../../entities/local-time'
import {
  array,
  boolean,
  dateTime,
  media,
  medias,
  type PropsOf,
  richtext,
  select,
  showWhen,
  string,
} from '../../fields'
import type { CheckIssue } from '../../fields/field'
import { t } from '../../messages/t'
import { plainText } from '../../text/plain-text'
import { isEmail, isPhone } from '../location/check-location'
import { recordIssue } from '../messages/check-messages'
import { defineRecord } from '../record'
import { textsOf, textsOfItem } from '../record-texts'
import { LINK, visibleTo } from '../shared-fields'

const entry = {
  title: string({ label: t('What'), required: true, max: 200 }),
  startsAt: dateTime({ label: t('From'), required: true, pattern: LOCAL_TIME }),
  endsAt: dateTime({ label: t('Until'), pattern: LOCAL_TIME }),
}

/** Times are in the time zone of the event's location. */
const ownFields = {
  title: string({ label: t('Title'), required: true, max: 200 }),
  category: select({
    label: t('Category'),
    options: {
      Spiritual: t('Spiritual'),
      'Health & Wellness': t('Health & Wellness'),
      Community: t('Community'),
      "Women's Activities": t("Women's Activities"),
    } satisfies Record<EventCategory, string>,
    default: 'Spiritual',
  }),
  audience: select({
    label: t('Audience'),
    help: t('Visitors can filter events by children and families.'),
    options: {
      Everyone: t('Everyone'),
      'Children & Families': t('Children & Families'),
      Youth: t('Youth'),
    } satisfies Record<EventAudience, string>,
    default: 'Everyone',
  }),
  allDay: boolean({ label: t('All day') }),
  startsAt: dateTime({
    label: t('Starts'),
    required: true,
    daysWhen: 'allDay',
    pattern: LOCAL_TIME,
  }),
  endsAt: dateTime({
    label: t('Ends'),
    daysWhen: 'allDay',
    pattern: LOCAL_TIME,
  }),
  venue: string({
    label: t('Place'),
    help: t('A room at the location, or another place.'),
    placeholder: t('Assembly Hall'),
    max: 200,
  }),
  description: string({
    label: t('Summary'),
    help: t('One or two sentences, for lists, search results and calendars.'),
    multiline: true,
    max: 600,
  }),
  image: media({ label: t('Picture') }),
  body: richtext({ label: t('Description'), max: 200_000 }),
  registration: select({
    label: t('Registration'),
    help: t('Shown beside the time and place. Hidden when not specified.'),
    options: {
      UNSPECIFIED: t('Not specified'),
      NONE: t('Not needed'),
      LINK: t('By link'),
      PHONE: t('By phone'),
      EMAIL: t('By email'),
      FULL: t('Full'),
      CLOSED: t('Closed'),
    },
    default: 'UNSPECIFIED',
  }),
  rsvpUrl: string({
    label: t('Registration link'),
    help: t('The RSVP button opens this link.'),
    placeholder: 'https://',
    pattern: LINK,
    max: 2000,
  }),
  registrationContact: string({
    label: t('Register at'),
    help: t('A phone number or email address. Leave it empty to use the location’s.'),
    max: 200,
  }),
  schedule: array({
    label: t('Schedule'),
    itemLabel: t('Entry'),
    max: 100,
    of: { ...entry, texts: textsOfItem(entry, ['title']) },
  }),
  photos: medias({ label: t('Photos'), max: 200 }),
  recordStatus: visibleTo(t('Appears in lists, the calendar and search as soon as it’s saved.')),
}

const shown = showWhen(ownFields, {
  rsvpUrl: { field: 'registration', is: ['UNSPECIFIED', 'LINK'] },
  registrationContact: { field: 'registration', is: ['PHONE', 'EMAIL'] },
})

const fields = { ...shown, texts: textsOf(ownFields, ['title', 'venue', 'description', 'body']) }

/** Checks the contact: a phone number for registration by phone, an email address for registration by email. */
function contactIssues({
  registration,
  registrationContact,
}: Pick<PropsOf<typeof ownFields>, 'registration' | 'registrationContact'>): readonly CheckIssue[] {
  const contact = registrationContact.trim()
  if (contact === '') return []
  if (registration === 'PHONE' && !isPhone(contact))
    return [recordIssue('registrationContact', 'pattern', 'phone')]
  if (registration === 'EMAIL' && !isEmail(contact))
    return [recordIssue('registrationContact', 'pattern', 'email')]
  return []
}

/** Something that happens at a location (specification section 3, Event item). */
export default defineRecord({
  kind: 'event',
  words: {
    one: t('event'),
    many: t('events'),
    new: t('New event'),
    edit: t('Edit event'),
    all: t('All events'),
    untitled: t('Untitled event'),
    none: t('No events yet'),
    search: t('Search events'),
    help: t('Edit them there to update every list that shows them.'),
    site: { en: 'event', gu: 'કાર્યક્રમ', hi: 'कार्यक्रम' },
  },
  fields,
  key: 'id',
  owner: 'location',
  title: 'title',
  picture: 'image',
  description: 'description',
  details: ['startsAt', 'venue'],
  status: 'recordStatus',
  pages: [{ template: '/connect/events/:event' }],
  collection: { path: 'events', rank: 1 },
  list: { sort: { by: 'startsAt', direction: 'asc' }, filters: ['category', 'audience'] },
  check: contactIssues,
  clean: { registrationContact: (contact) => contact.trim() },
  search: {
    group: 'EVENT',
    label: { en: 'Events', gu: 'કાર્યક્રમો', hi: 'कार्यक्रम' },
    date: 'startsAt',
    body: ({ description, body, schedule, venue }) => [
      description,
      plainText(body),
      ...schedule.map(({ title }) => title),
      venue,
    ],
    keywords: ({ category, audience }) =>
      audience === 'Everyone' ? [category] : [category, audience],
  },
  api: {
    inputTypes: {
      ...{ schedule: 'ScheduleEntryInput', recordStatus: 'RecordStatus' },
      registration: 'EventRegistration',
    },
  },
})
