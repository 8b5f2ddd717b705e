/** For tests: who is signed in, as the API answers it. */
export const ME = {
  __typename: 'Account',
  id: '1',
  name: 'Mira Patel',
  email: 'mira@example.org',
  mustSetUpTwoStep: false,
  assignments: [
    {
      __typename: 'Assignment',
      locationId: null,
      level: 'MANAGE',
      ofNetwork: false,
      kinds: [],
      languages: null,
    },
  ],
}

/** For tests: the location of all fake pages, as the API answers it. */
export const OTTAWA = {
  __typename: 'Location',
  id: '12',
  slug: 'ottawa',
  name: 'Ottawa',
  status: 'ACTIVE',
  introSubtitle: '',
  introText: '',
  emailPrimary: '',
  phonePrimary: '',
  logo: null,
  timeZone: 'America/Toronto',
  address: {
    __typename: 'Address',
    addressLine1: '1 Main Street',
    city: 'Ottawa',
    region: 'ON',
    postalCode: 'K1A 0A1',
    countryCode: 'CA',
    latitude: null,
    longitude: null,
  },
  type: {
    __typename: 'LocationType',
    id: '1',
    name: 'Mandir',
    description: '',
  },
  configuration: {},
  hours: [],
  specialDays: [],
  galleries: [],
  texts: [],
}
