import { LOCAL_TIME } from '../../entities/local-time'
import { array, boolean, date, record, string } from '../../fields'
import { t } from '../../messages/t'
import { locationFields } from '../location/location-fields'
import { defineRecord } from '../record'

const day = locationFields.specialDays.of
const pattern = { pattern: LOCAL_TIME } as const
/** Special days as on a location; a date is stored as the time at which it starts. */
const daysOf = {
  ...day,
  date: { ...day.date, ...pattern },
  until: { ...day.until, ...pattern },
  except: { ...day.except, of: { ...day.except.of, date: { ...day.except.of.date, ...pattern } } },
}

const fields = {
  title: string({ label: t('Name'), required: true, max: 200, placeholder: t('Diwali 2027') }),
  note: string({
    label: t('Note to the locations'),
    help: t('Shown above the blanks that they fill in.'),
    multiline: true,
    max: 1000,
  }),
  page: record({
    kind: 'document',
    label: t('Page'),
    help: t(
      'A page or a template of the network. Write the blanks that each location fills in between double square brackets: [[Annakut: hall and time]].',
    ),
  }),
  events: array({
    label: t('Events'),
    itemLabel: t('Event'),
    help: t('Each location gets its own draft. Brackets in the texts are blanks, too.'),
    max: 20,
    of: { event: record({ kind: 'event', label: t('Event'), required: true }) },
  }),
  announcements: array({
    label: t('Announcements'),
    itemLabel: t('Announcement'),
    help: t('Shown at the top of each location’s pages once its kit is published, until the end.'),
    max: 5,
    of: {
      announcement: record({ kind: 'announcement', label: t('Announcement'), required: true }),
    },
  }),
  galleries: array({
    label: t('Galleries'),
    itemLabel: t('Gallery'),
    max: 10,
    of: { gallery: record({ kind: 'gallery', label: t('Gallery'), required: true }) },
  }),
  specialDays: array({
    label: t('Opening hours of these days'),
    itemLabel: t('Day'),
    help: t('Added to the special days of a location when its kit is published.'),
    max: 31,
    of: daysOf,
  }),
  menuLabel: string({
    label: t('Navigation entry'),
    help: t(
      'An entry after the others that opens the page. Leave it empty for none. The default location gets it if the page is a published page of the network.',
    ),
    max: 60,
  }),
  lastDay: date({
    label: t('Last day'),
    help: t(
      'After this day, in each location’s time zone, the hours, announcement and navigation entry are taken down. Leave it empty to end the kit yourself.',
    ),
    ...pattern,
  }),
  unpublishes: boolean({
    label: t('Also unpublish the page'),
    help: t('If off, the page stays online when the rest is taken down.'),
  }),
}

/** A kit that head office creates once for many locations: each gets drafts from it and fills in the blanks. */
export default defineRecord({
  kind: 'kit',
  words: {
    one: t('kit'),
    many: t('kits'),
    new: t('New kit'),
    edit: t('Edit kit'),
    all: t('All kits'),
    untitled: t('Untitled kit'),
    none: t('No kits yet'),
    search: t('Search kits'),
    help: t(
      'Prepare a festival once: page, event, hours, announcement and gallery. Each location gets drafts of it and fills in its blanks. Only head office can add and edit kits.',
    ),
  },
  fields,
  key: 'id',
  owner: 'network',
  isInternal: true,
  title: 'title',
  details: ['lastDay'],
  status: null,
  collection: { path: 'kits', rank: 8 },
  list: { sort: { by: 'title', direction: 'asc' }, filters: [], searched: ['note'] },
})
