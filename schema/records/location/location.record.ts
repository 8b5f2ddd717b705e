import { readCoordinates, writeCoordinates } from '../../entities/coordinates'
import { t } from '../../messages/t'
import { defineRecord } from '../record'
import { checkLocation } from './check-location'
import { locationFields } from './location-fields'
import { datesOf, textsOfDays } from './searched-days'

/** A place of worship or a cultural centre (specification section 3, Location). */
export default defineRecord({
  kind: 'location',
  words: {
    one: t('location'),
    many: t('locations'),
    new: t('New location'),
    edit: t('Edit location'),
    all: t('All locations'),
    untitled: t('Untitled location'),
    none: t('No locations yet'),
    search: t('Search locations'),
    help: t('Head office adds locations. People who manage a location can edit it.'),
    site: { en: 'location', gu: 'સ્થળ', hi: 'स्थान' },
  },
  fields: locationFields,
  clean: {
    host: (host) => host.toLowerCase(),
    coordinates: (text) => {
      const pin = readCoordinates(text)
      return pin ? writeCoordinates(pin) : ''
    },
  },
  key: 'slug',
  owner: 'network',
  title: 'name',
  status: null,
  // Has its own screens, including the guide that creates one.
  ...{ collection: null, addedBy: null },
  list: { sort: { by: 'name', direction: 'asc' } },
  search: {
    group: 'LOCATION',
    path: '/',
    body: ({ introText, specialDays, addressLine1, city, phonePrimary }, { openOn }) => [
      introText,
      ...textsOfDays(specialDays, openOn),
      [addressLine1, city, phonePrimary].filter(Boolean).join(', '),
    ],
    keywords: ({ region, postalCode, emailPrimary, specialDays }) => [
      ...[region, postalCode, emailPrimary],
      ...specialDays.flatMap(datesOf),
    ],
  },
  api: { list: 'locations', presented: 'all' },
  check: checkLocation,
})
