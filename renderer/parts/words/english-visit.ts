/** Fixed texts of navigation: the locations of the network, and the links of a site. */
export const englishVisit = {
  // Locations
  allLocations: 'All locations',
  otherLocations: 'Other locations',
  findLocation: 'Find a location by name, city or country',
  useMyLocation: 'Use my location',
  whereUnknown: 'We couldn’t get your location. Search instead.',
  noLocationMatches: 'No location matches. Try its city or its country.',
  findNearest: 'Find a location by name, or the nearest to a town or postcode',
  findPlace: 'Find',
  nearestTo: (place: string) => `Nearest to ${place} first`,
  placeUnknown: (text: string) => `“${text}” wasn’t found. Try a larger town, or a country.`,
  placeUnavailable: 'Towns can’t be looked up right now. Try again, or search by name.',
  locationCount: (count: number | string) =>
    `${count === 1 || count === '1' ? '1 location' : `${count} locations`}`,
  /** `12 km` */
  kilometres: (count: number | string) => `${count} km`,
  miles: (count: number | string) => `${count} mi`,

  // The map of the site
  onThisSite: 'On this site',
  visit: 'Visit',
  explore: 'Explore',
  give: 'Give',
  talks: 'Talks',
  today: 'Today',
  tomorrow: 'Tomorrow',
  /** Follows the number of days, two or more. */
  daysLeft: 'days left',
  /** The kind of a notice, for screen readers. */
  noticeKinds: { INFO: 'Note', WARNING: 'Important', CLOSED: 'Closed' },
  loading: 'Loading …',

  // Hours
  closedNow: 'Closed now',
  /** `Closed now, opens Monday 6:00am` */
  closedNowOpens: (when: string) => `Closed now, opens ${when}`,
  openNowUntil: (time: string) => `Open now until ${time}`,
  /** For services with set times, such as arti. */
  nextAt: (when: string) => `Next: ${when}`,
  nowUntil: (time: string) => `Now, until ${time}`,
  noneSoon: 'None in the next 2 weeks',
  specialDays: 'Special days',
  hoursOnDay: 'Hours on another day',
  showDay: 'Show',
  dayAndTime: (day: string, time: string) => `${day} ${time}`,

  // Previous and next records
  previousEvent: 'Previous event',
  nextEvent: 'Next event',
  eventsBeside: 'Events before and after',
  previousGallery: 'Previous gallery',
  nextGallery: 'Next gallery',
  galleriesBeside: 'Galleries before and after',
  otherDates: 'Other dates',
  everyWeekday: (weekday: string) => `Every ${weekday}`,
  registration: 'Registration',
  registrationKinds: {
    NONE: 'Not needed: just come',
    LINK: 'Open',
    PHONE: 'By phone',
    EMAIL: 'By email',
    FULL: 'Full',
    CLOSED: 'Closed',
  },

  // An address without a page
  notHere: 'Page not found',
  mayHaveMoved: 'It may have moved, or the link is wrong.',
  toHome: 'Go to the home page',
  orSearch: 'Or search for it',
  suggestedLinks: 'Try one of these',
}
