import type { ImportedLocation } from '#schema/import/network-content'
import { factsOf, NETWORK_PAGES } from './facts/facts'
import { hoursByLocation } from './hours'
import { locationTexts } from './locations-texts'
import { specialDaysByLocation } from './special-days'

const MANDIR = {
  id: 1,
  name: 'Mandir',
  description: 'A place of worship with daily darshan and arti.',
}
const CENTRE = {
  id: 2,
  name: 'Mandir and Cultural Centre',
  description: 'A mandir with classrooms, halls and a kitchen for the community around it.',
}

const places: readonly Omit<ImportedLocation, 'phonePrimary'>[] = [
  {
    id: 10,
    slug: 'brookfield',
    name: 'Deepmala Mandir, Brookfield',
    status: 'ACTIVE',
    introSubtitle: 'Welcome, all who come',
    introText:
      'Carved by hand, raised by volunteers, open to all who come in peace: a home for devotion, learning and quiet in the hills of Connecticut.',
    emailPrimary: 'welcome.brookfield@example.org',
    timeZone: 'America/New_York',
    address: {
      addressLine1: '108 Lotus Hill Road',
      city: 'Brookfield',
      region: 'CT',
      postalCode: '06804',
      countryCode: 'US',
      latitude: 41.4687,
      longitude: -73.3923,
    },
    type: CENTRE,
    configuration: {
      accent: '#b23a12',
      social: {
        facebook: NETWORK_PAGES.facebook,
        instagram: NETWORK_PAGES.instagram,
        twitter: NETWORK_PAGES.twitter,
        youtube: NETWORK_PAGES.youtube,
      },
    },
  },
  {
    id: 20,
    slug: 'ottawa',
    name: 'Deepmala Mandir, Ottawa',
    status: 'ACTIVE',
    introSubtitle: 'Bienvenue · Welcome · પધારો',
    introText:
      'Warm light on the long winter evenings, open doors in every season, and always a hot cup of chai.',
    emailPrimary: 'welcome.ottawa@example.org',
    timeZone: 'America/Toronto',
    address: {
      addressLine1: '2470 Jockvale Meadow Drive',
      city: 'Ottawa',
      region: 'ON',
      postalCode: 'K2J 5V9',
      countryCode: 'CA',
      latitude: 45.2751,
      longitude: -75.7466,
    },
    type: MANDIR,
    configuration: {
      accent: '#a32638',
      social: {
        facebook: NETWORK_PAGES.facebook,
        instagram: NETWORK_PAGES.instagram,
        youtube: NETWORK_PAGES.youtube,
      },
    },
  },
  {
    id: 30,
    slug: 'leicester',
    name: 'Deepmala Mandir, Leicester',
    status: 'ACTIVE',
    introSubtitle: 'Ey up, and namaste',
    introText:
      'A mandir in a Victorian mill: red brick outside, carved teak within, and lunch for four hundred every Sunday.',
    emailPrimary: 'welcome.leicester@example.org',
    timeZone: 'Europe/London',
    address: {
      addressLine1: '41 Weavers Row',
      city: 'Leicester',
      region: 'Leicestershire',
      postalCode: 'LE4 6QR',
      countryCode: 'GB',
      latitude: 52.6525,
      longitude: -1.1192,
    },
    type: CENTRE,
    configuration: {
      accent: '#8c3a1e',
      social: {
        facebook: NETWORK_PAGES.facebook,
        instagram: NETWORK_PAGES.instagram,
      },
    },
  },
  {
    id: 40,
    slug: 'nairobi',
    name: 'Deepmala Mandir, Nairobi',
    status: 'ACTIVE',
    introSubtitle: 'Karibu sana',
    introText:
      'Jacaranda shade, morning bells and a table set for all. The mandir and its free clinic have shared one courtyard since 1953.',
    emailPrimary: 'karibu.nairobi@example.org',
    timeZone: 'Africa/Nairobi',
    address: {
      addressLine1: '17 Jacaranda Close',
      city: 'Nairobi',
      region: 'Nairobi County',
      postalCode: '00606',
      countryCode: 'KE',
      latitude: -1.2634,
      longitude: 36.8047,
    },
    type: CENTRE,
    configuration: {
      accent: '#6d3f8c',
      social: { instagram: NETWORK_PAGES.instagram },
    },
  },
  {
    id: 50,
    slug: 'vadodara',
    name: 'Deepmala Mandir, Vadodara',
    status: 'ACTIVE',
    introSubtitle: 'જ્યાં પહેલો દીવો પ્રગટ્યો',
    introText:
      'Where the first lamp was lit: the oldest mandir of the network, beneath banyan trees beside a stepped kund.',
    emailPrimary: 'namaste.vadodara@example.org',
    timeZone: 'Asia/Kolkata',
    address: {
      addressLine1: '3 Vadkund Marg',
      city: 'Vadodara',
      region: 'Gujarat',
      postalCode: '390019',
      countryCode: 'IN',
      latitude: 22.2937,
      longitude: 73.2361,
    },
    type: MANDIR,
    configuration: {
      accent: '#b0480e',
      social: {
        facebook: NETWORK_PAGES.facebook,
        youtube: NETWORK_PAGES.youtube,
      },
    },
  },
]

/** The network: one default location and four others in as many time zones. Streets and numbers are invented. */
export const locations: readonly ImportedLocation[] = places.map((place) => ({
  ...place,
  phonePrimary: factsOf(place.id).phone,
  hours: hoursByLocation[place.id] ?? '[]',
  specialDays: specialDaysByLocation[place.id] ?? [],
  texts: locationTexts(place.id),
}))
