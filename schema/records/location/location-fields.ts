import { COORDINATES } from '../../entities/coordinates'
import { PERIODS } from '../../entities/periods'
import {
  array,
  boolean,
  colour,
  coordinates,
  date,
  hours,
  hoursGroup,
  language,
  media,
  periods,
  record,
  select,
  string,
  timeZone,
} from '../../fields'
import { t } from '../../messages/t'
import { languageField } from '../shared-fields'
import { countryOptions } from './countries'
import { summaryOfDay } from './summary-of-day'

const ADDRESS = 'Address and map'

/** Returns a field for an address of another site. */
function siteAddress(label: string, help?: string) {
  return string({
    ...{ label, group: 'Site', placeholder: 'https://', max: 500 },
    ...(help !== undefined && { help }),
  })
}

/** Returns a field for a calendar day, stored as in the date control: `2026-12-25T00:00`, or only the date. */
function day(label: string, options: { readonly required?: boolean; readonly help?: string } = {}) {
  const pattern = '(?:\\d{4}-\\d{2}-\\d{2}(?:T00:00)?)?'
  return date({ ...{ label, pattern, max: 16 }, ...options })
}

/** Returns the field for the periods of a special day. */
function times() {
  return periods({
    label: t('Open'),
    help: t('Leave it empty if closed all day.'),
    placeholder: '06:30-12:00, 16:00-20:00',
    pattern: PERIODS,
    max: 200,
  })
}

/** The fields of a location; its form has a tab for each group. */
export const locationFields = {
  name: string({ label: t('Name'), group: 'General', required: true, max: 200 }),
  slug: string({
    label: t('Site address'),
    group: 'General',
    help: t(
      'The path of its site: “ottawa” for /ottawa. Leave it empty to use the city or name. Old addresses redirect automatically. Only head office can change it.',
    ),
    placeholder: 'ottawa',
    max: 60,
  }),
  timeZone: timeZone({
    label: t('Time zone'),
    group: 'General',
    help: t('Used for opening hours, events and “today”.'),
    required: true,
    default: 'UTC',
    max: 60,
  }),
  typeName: string({
    label: t('Type'),
    group: 'General',
    help: t('Like Mandir, Haveli or Centre.'),
    default: 'Centre',
    max: 60,
  }),
  typeDescription: string({
    label: t('Description of the type'),
    group: 'General',
    help: t(
      'One sentence for apps that list locations, like “A place of worship with daily darshan”.',
    ),
    multiline: true,
    max: 300,
  }),
  introSubtitle: string({
    label: t('Welcome'),
    group: 'General',
    help: t('A greeting above the name.'),
    placeholder: t('Welcome To'),
    max: 200,
  }),
  introText: string({ label: t('Introduction'), group: 'General', multiline: true, max: 600 }),
  emailPrimary: string({
    label: t('Email'),
    group: 'General',
    placeholder: 'info@example.org',
    max: 200,
  }),
  phonePrimary: string({
    label: t('Phone'),
    group: 'General',
    placeholder: '+1 613 555 0123',
    max: 60,
  }),
  addressLine1: string({ label: t('Street and number'), group: ADDRESS, max: 200 }),
  city: string({ label: t('City'), group: ADDRESS, max: 200 }),
  region: string({ label: t('Region or state'), group: ADDRESS, max: 200 }),
  postalCode: string({
    label: t('Postal code'),
    group: ADDRESS,
    help: t('Not every country has one.'),
    max: 200,
  }),
  countryCode: select({
    label: t('Country'),
    group: ADDRESS,
    options: countryOptions,
    default: '',
  }),
  coordinates: coordinates({
    label: t('Pin on the map'),
    group: ADDRESS,
    help: t(
      'Paste a map link or coordinates, or search for an address. Without a pin, the map searches for the address.',
    ),
    placeholder: '45.4215, -75.6972',
    pattern: COORDINATES,
    max: 60,
  }),
  hours: hours({
    label: t('Opening hours'),
    group: 'Hours',
    help: t(
      'Used on every page without its own hours. Hours can run past midnight: 22:00 to 02:00.',
    ),
    max: 20_000,
  }),
  specialDays: array({
    label: t('Special days and holidays'),
    group: 'Hours',
    itemLabel: t('Day'),
    help: t(
      'Days with different hours. Pages show the next three months. Search engines are updated immediately.',
    ),
    max: 100,
    summary: summaryOfDay,
    of: {
      name: string({ label: t('Occasion'), required: true, placeholder: t('Diwali'), max: 120 }),
      date: day(t('First day'), { required: true }),
      until: day(t('Last day'), { help: t('Leave it empty for a single day.') }),
      times: times(),
      except: array({
        label: t('Days with different hours'),
        itemLabel: t('Day'),
        help: t('For example, one closed day during a festival.'),
        max: 31,
        of: { date: day(t('Day'), { required: true }), times: times() },
      }),
      repeats: select({
        label: t('Every year'),
        help: t(
          'Lunar festivals need a new date each year. After each festival, we’ll remind you to enter the next date.',
        ),
        options: {
          NO: t('No'),
          YEARLY: t('On the same date'),
          MOVES: t('On another date'),
        },
        default: 'NO',
      }),
      ofNetwork: boolean({
        label: t('At all locations'),
        help: t(
          'Only for special days of the default location. If another location has its own hours for the same date, those apply there.',
        ),
      }),
      group: hoursGroup({
        label: t('Only for'),
        help: t(
          'Enter only the hours that are different on these days. All other hours stay the same.',
        ),
        max: 200,
      }),
      texts: array({
        label: t('In other languages'),
        itemLabel: t('Language'),
        help: t('The name of the occasion in other languages.'),
        max: 20,
        of: {
          language: languageField(),
          name: string({ label: t('Occasion'), required: true, placeholder: 'દિવાળી', max: 120 }),
        },
      }),
    },
  }),
  host: string({
    label: t('Custom domain'),
    group: 'Site',
    help: t('A domain that points to this server. Only head office can change it.'),
    placeholder: 'ottawa.example.org',
    max: 253,
  }),
  accent: colour({
    label: t('Accent colour'),
    group: 'Site',
    help: t('Used for buttons and links.'),
    pattern: '(?:#[0-9A-Fa-f]{6})?',
    max: 7,
  }),
  logo: media({
    label: t('Logo'),
    group: 'Site',
    help: t(
      'Shown in the header and footer of every page, unless the header or footer has its own logo.',
    ),
  }),
  announcementsOff: array({
    label: t('Network announcements are off for this location'),
    group: 'Site',
    itemLabel: t('Announcement'),
    help: t('All other announcements of the network appear at the top of every page.'),
    max: 50,
    of: {
      announcement: record({ kind: 'announcement', label: t('Announcement'), required: true }),
    },
  }),
  giveUrl: siteAddress(t('Link of “Give”')),
  facebook: siteAddress(t('Facebook')),
  instagram: siteAddress(t('Instagram')),
  twitter: siteAddress(t('X (Twitter)')),
  youtube: siteAddress(t('YouTube')),
  mapsKey: string({
    label: t('Maps API key'),
    group: 'Site',
    help: t(
      'This key is public: every page with a map includes it. Leave it empty to use the network’s.',
    ),
    max: 200,
  }),
  language: language({
    ...languageField(),
    label: t('First language'),
    group: 'Languages',
    help: t(
      'The language without a code in its address, like /vadodara. Other languages have one: /vadodara/en-US/visit.',
    ),
  }),
  texts: array({
    label: t('In other languages'),
    group: 'Languages',
    itemLabel: t('Language'),
    help: t('Empty fields use English.'),
    max: 20,
    of: {
      language: languageField(),
      name: string({ label: t('Name'), max: 200 }),
      city: string({
        label: t('City'),
        help: t('Used in the header and lists of locations, not in postal addresses.'),
        max: 200,
      }),
      introSubtitle: string({ label: t('Welcome'), max: 200 }),
      introText: string({ label: t('Introduction'), multiline: true, max: 600 }),
    },
  }),
}
export type LocationFields = typeof locationFields
