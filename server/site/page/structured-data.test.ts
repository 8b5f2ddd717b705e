import { expect, test } from 'vitest'
import type { Location } from '#schema/entities/location'
import { openingHours, placeOfWorship, withWholeAddresses } from './structured-data'

const toronto: Location = {
  id: 10,
  slug: 'toronto',
  name: 'Shri Swaminarayan Mandir, Toronto',
  status: 'ACTIVE',
  introSubtitle: '',
  introText: '',
  emailPrimary: '',
  phonePrimary: '+1 416 555 0142',
  timeZone: 'America/Toronto',
  address: {
    addressLine1: '61 Claireville Drive',
    city: 'Toronto',
    region: 'Ontario',
    postalCode: 'M9W 5Z7',
    countryCode: 'CA',
    latitude: 43.75,
    longitude: -79.63,
  },
  type: { id: 1, name: 'Mandir', description: '' },
  configuration: {},
  hours: [],
  specialDays: [],
  galleries: [],
}

const campus = {
  id: 1,
  name: 'Mandir Campus',
  hours: [
    { weekday: 'TUESDAY' as const, startHour: 7, endHour: 19 },
    { weekday: 'WEDNESDAY' as const, startHour: 7, endHour: 19 },
    { weekday: 'SATURDAY' as const, startHour: 6.5, endHour: 24 },
  ],
}
const darshan = { id: 2, name: 'Darshan', hours: [] }

const TODAY = '2026-11-01'
const described = { site: 'https://www.example.org', image: null, today: TODAY }

function closedOn(date: string) {
  return { date, name: 'Closed', group: null, hours: [] }
}

test('the week is told with the days of the same times together', () => {
  const { openingHoursSpecification } = openingHours(
    { hours: [campus, darshan], specialDays: [] },
    TODAY,
  )
  expect(openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Tuesday', 'Wednesday'],
      opens: '07:00',
      closes: '19:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday'],
      opens: '06:30',
      closes: '23:59',
    },
  ])
})

test('a holiday is closed from midnight to midnight, a festival has its own times', () => {
  const specialDays = [
    closedOn('2026-12-25'),
    {
      date: '2026-11-08',
      name: 'Diwali',
      group: 'Mandir Campus',
      hours: [{ startHour: 5, endHour: 23 }],
    },
    { date: '2026-11-09', name: 'Annakut', group: 'Darshan', hours: [] },
  ]
  const { specialOpeningHoursSpecification } = openingHours(
    { hours: [campus, darshan], specialDays },
    TODAY,
  )
  expect(specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2026-11-08', opens: '05:00', closes: '23:00' },
    { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
  ])
})

test('of the special days the next three are told, and none that is over', () => {
  const specialDays = ['10-31', '11-01', '11-03', '11-05', '11-07'].map((day) =>
    closedOn(`2026-${day}`),
  )
  const { specialOpeningHoursSpecification } = openingHours({ hours: [campus], specialDays }, TODAY)
  expect(specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2026-11-01' },
    { validFrom: '2026-11-03' },
    { validFrom: '2026-11-05' },
  ])
})

test('days in a row with the same times are told as one, apart from one with other times', () => {
  const hours = [{ startHour: 5, endHour: 23 }]
  const diwali = { ...closedOn('2026-11-08'), hours, until: '2026-11-12' }
  const specialDays = [{ ...diwali, except: [{ date: '2026-11-09', hours: [] }] }]
  const { specialOpeningHoursSpecification } = openingHours({ hours: [campus], specialDays }, TODAY)
  expect(specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2026-11-08', validThrough: '2026-11-08', opens: '05:00' },
    { validFrom: '2026-11-09', validThrough: '2026-11-09', opens: '00:00', closes: '00:00' },
    { validFrom: '2026-11-10', validThrough: '2026-11-12', opens: '05:00', closes: '23:00' },
  ])
})

test('a place without hours says nothing about them', () => {
  expect(openingHours({ hours: [], specialDays: [closedOn('2026-12-25')] }, TODAY)).toEqual({
    openingHoursSpecification: [],
    specialOpeningHoursSpecification: [],
  })
})

test('a mandir is a temple with its address, its place on the map and its phone number', () => {
  const place = placeOfWorship(toronto, described)
  expect(place).toMatchObject({
    '@type': 'HinduTemple',
    '@id': 'https://www.example.org/#place',
    telephone: '+1 416 555 0142',
    address: { streetAddress: '61 Claireville Drive', addressCountry: 'CA' },
    geo: { latitude: 43.75, longitude: -79.63 },
  })
  const centre = { ...toronto, type: { id: 2, name: 'Cultural centre', description: '' } }
  expect(placeOfWorship(centre, described)['@type']).toBe('PlaceOfWorship')
})

test('paths become whole addresses, words that begin with a slash do not', () => {
  expect(
    withWholeAddresses(
      {
        url: '/visit',
        image: ['/media/1', 'https://example.org/x'],
        name: '/visit',
        embedUrl: '/embed',
        item: { '@id': '/a', text: '/b' },
        sameAs: '//example.org',
      },
      'https://www.example.org',
    ),
  ).toEqual({
    url: 'https://www.example.org/visit',
    image: ['https://www.example.org/media/1', 'https://example.org/x'],
    name: '/visit',
    embedUrl: 'https://www.example.org/embed',
    item: { '@id': 'https://www.example.org/a', text: '/b' },
    sameAs: '//example.org',
  })
})
