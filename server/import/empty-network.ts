import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { NetworkContent } from '#schema/import/network-content'

/** What a database holds before anybody has written anything: the location that all others fall back to. */
export const emptyNetwork: NetworkContent = {
  author: { id: 'setup', name: 'Setup' },
  locations: [
    {
      id: DEFAULT_LOCATION_ID,
      slug: 'main',
      name: 'Main location',
      status: 'ACTIVE',
      introSubtitle: '',
      introText: '',
      emailPrimary: '',
      phonePrimary: '',
      timeZone: 'UTC',
      address: {
        addressLine1: '',
        city: '',
        region: '',
        postalCode: '',
        countryCode: '',
        latitude: null,
        longitude: null,
      },
      type: { id: 1, name: 'Centre', description: '' },
      configuration: {},
    },
  ],
  pictures: [],
  galleries: [],
  topics: [],
  events: [],
  posts: [],
  wisdom: [],
  activities: [],
  faqs: [],
  socialPosts: [],
  documents: [],
}
