import { COORDINATES } from '../../entities/coordinates'
import { PERIODS } from '../../entities/periods'
import {
  array,
  colour,
  coordinates,
  date,
  hours,
  hoursGroup,
  media,
  periods,
  select,
  string,
  timeZone,
} from '../../fields'
import { languageField } from '../shared-fields'
import { countryOptions } from './countries'
import { summaryOfDay } from './summary-of-day'

const ADDRESS = 'Address and map'

/** An address of another site. */
function siteAddress(label: string, help?: string) {
  return string({
    ...{ label, group: 'Site', placeholder: 'https://', max: 500 },
    ...(help !== undefined && { help }),
  })
}

/** A day of the calendar, kept as the date control has it: `2026-12-25T00:00`, or the date alone. */
function day(label: string, options: { readonly required?: boolean; readonly help?: string } = {}) {
  const pattern = '(?:\\d{4}-\\d{2}-\\d{2}(?:T00:00)?)?'
  return date({ ...{ label, pattern, max: 16 }, ...options })
}

/** The periods of a special day. */
function times() {
  return periods({
    label: 'Open',
    help: 'No time: closed all day.',
    placeholder: '06:30-12:00, 16:00-20:00',
    pattern: PERIODS,
    max: 200,
  })
}

/** What is said of a location; its form has a tab for each group. */
export const locationFields = {
  name: string({ label: 'Name', group: 'General', required: true, max: 200 }),
  slug: string({
    label: 'Site address',
    group: 'General',
    help: 'Where its site is: “ottawa” for /ottawa. Made of the city, else of the name, when it is empty. Old addresses redirect to a new one. Only head office changes it.',
    placeholder: 'ottawa',
    max: 60,
  }),
  timeZone: timeZone({
    label: 'Time zone',
    group: 'General',
    help: 'Opening hours, events and “today” are counted in it.',
    required: true,
    default: 'UTC',
    max: 60,
  }),
  typeName: string({
    label: 'What it is',
    group: 'General',
    help: 'As in Mandir, Haveli or Centre.',
    default: 'Centre',
    max: 60,
  }),
  typeDescription: string({
    label: 'Description of the type',
    group: 'General',
    help: 'One sentence for programs that list locations, as in “A place of worship with daily darshan”.',
    multiline: true,
    max: 300,
  }),
  introSubtitle: string({
    label: 'Welcome',
    group: 'General',
    help: 'Above the name, where a page greets with it.',
    placeholder: 'Welcome To',
    max: 200,
  }),
  introText: string({ label: 'Introduction', group: 'General', multiline: true, max: 600 }),
  emailPrimary: string({
    label: 'E-mail',
    group: 'General',
    placeholder: 'info@example.org',
    max: 200,
  }),
  phonePrimary: string({
    label: 'Telephone',
    group: 'General',
    placeholder: '+1 613 555 0123',
    max: 60,
  }),
  addressLine1: string({ label: 'Street and number', group: ADDRESS, max: 200 }),
  city: string({ label: 'City', group: ADDRESS, max: 200 }),
  region: string({ label: 'Region or state', group: ADDRESS, max: 200 }),
  postalCode: string({
    label: 'Postal code',
    group: ADDRESS,
    help: 'As it is written there; not every country has them.',
    max: 200,
  }),
  countryCode: select({ label: 'Country', group: ADDRESS, options: countryOptions, default: '' }),
  coordinates: coordinates({
    label: 'Pin on the map',
    group: ADDRESS,
    help: 'Paste a link from Google Maps, OpenStreetMap or Apple Maps, or coordinates, or type an address to find it. Without a pin the map looks for the address.',
    placeholder: '45.4215, -75.6972',
    pattern: COORDINATES,
    max: 60,
  }),
  hours: hours({
    label: 'Opening times',
    group: 'Hours',
    help: 'Shown by every page that has none of its own. A time may go over midnight: 22:00 to 02:00.',
    max: 20_000,
  }),
  specialDays: array({
    label: 'Special days and holidays',
    group: 'Hours',
    itemLabel: 'Day',
    help: 'Days that differ from their weekday. Pages show those of the next three months; search engines get them at once.',
    max: 100,
    summary: summaryOfDay,
    of: {
      name: string({ label: 'Occasion', required: true, placeholder: 'Diwali', max: 120 }),
      date: day('First day', { required: true }),
      until: day('Last day', { help: 'Empty for one day.' }),
      times: times(),
      except: array({
        label: 'Days with other hours',
        itemLabel: 'Day',
        help: 'As when it is closed on one day of a festival.',
        max: 31,
        of: { date: day('Day', { required: true }), times: times() },
      }),
      repeats: select({
        label: 'Every year',
        help: 'A festival that follows the moon has no date for next year until you enter it: you are reminded when it is over.',
        options: {
          NO: 'No',
          YEARLY: 'On the same date',
          MOVES: 'On another date',
        },
        default: 'NO',
      }),
      group: hoursGroup({
        label: 'Only for',
        help: 'What is open differently; everything else keeps its times.',
        max: 200,
      }),
      texts: array({
        label: 'In other languages',
        itemLabel: 'Language',
        help: 'What the occasion is called on pages in another language.',
        max: 20,
        of: {
          language: languageField(),
          name: string({ label: 'Occasion', required: true, placeholder: 'દિવાળી', max: 120 }),
        },
      }),
    },
  }),
  host: string({
    label: 'Host of its own',
    group: 'Site',
    help: 'A name that leads to this server, at whose root the site then is. Only head office changes it.',
    placeholder: 'ottawa.example.org',
    max: 253,
  }),
  accent: colour({
    label: 'Accent colour',
    group: 'Site',
    help: 'Of buttons and links.',
    pattern: '(?:#[0-9A-Fa-f]{6})?',
    max: 7,
  }),
  logo: media({
    label: 'Logo',
    group: 'Site',
    help: 'Shown in the header and the footer of every page, where they have no picture of their own.',
  }),
  giveUrl: siteAddress('Where “Give” leads'),
  facebook: siteAddress('Facebook'),
  instagram: siteAddress('Instagram'),
  twitter: siteAddress('X (Twitter)'),
  youtube: siteAddress('YouTube'),
  mapsKey: string({
    label: 'Key of the maps service',
    group: 'Site',
    help: 'Public: it is part of every page with a map. That of the network when empty.',
    max: 200,
  }),
  language: string({
    ...languageField(),
    label: 'First language',
    group: 'Languages',
    help: 'The language of the site’s own address, as in /vadodara. Pages in another language have it in theirs: /vadodara/en-US/visit.',
  }),
  texts: array({
    label: 'In other languages',
    group: 'Languages',
    itemLabel: 'Language',
    help: 'What is left empty is said as in English.',
    max: 20,
    of: {
      language: languageField(),
      name: string({ label: 'Name', max: 200 }),
      city: string({
        label: 'City',
        help: 'What the header and lists of locations call it; addresses stay as they are posted.',
        max: 200,
      }),
      introSubtitle: string({ label: 'Welcome', max: 200 }),
      introText: string({ label: 'Introduction', multiline: true, max: 600 }),
    },
  }),
}
export type LocationFields = typeof locationFields
