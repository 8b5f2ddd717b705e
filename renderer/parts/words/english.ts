import type { SocialNetwork, Weekday } from '#schema/entities/statuses'
import type { DayParts } from './day-parts'
import { englishRecords } from './english-records'
import { englishVisit } from './english-visit'

/**
 * The fixed texts of the site, which views print and no editor has written. Texts that an editor may write are fields of blocks.
 * A language that lacks one doesn't compile.
 */
export type SiteMessages = typeof english

export const english = {
  ...englishRecords,
  ...englishVisit,
  locale: 'en-US',

  // Days, times, counts
  days: {
    /** `Sunday, March 5, 2023` */
    full: ({ weekday, month, day, year }: DayParts) => `${weekday}, ${month} ${day}, ${year}`,
    /** `Sunday March 5, 2023`: above an article (specification section 2). */
    article: ({ weekday, month, day, year }: DayParts) => `${weekday} ${month} ${day}, ${year}`,
    /** `Sunday, March 5` */
    long: ({ weekday, month, day }: DayParts) => `${weekday}, ${month} ${day}`,
    /** `March 5, 2023` */
    date: ({ month, day, year }: DayParts) => `${month} ${day}, ${year}`,
    /** `March 5` */
    dayOfMonth: ({ month, day }: DayParts) => `${month} ${day}`,
    /** `March 2023` */
    monthOfYear: ({ month, year }: DayParts) => `${month} ${year}`,
    month: ({ shortMonth }: DayParts) => shortMonth,
    weekday: ({ shortWeekday }: DayParts) => shortWeekday,
    day: ({ day }: DayParts) => day,
  },
  /** Formats `7:00am`; the hour is 0 to 23. */
  timeOfDay: (hour: number, minute: number) =>
    `${hour % 12 || 12}:${String(minute).padStart(2, '0')}${hour < 12 ? 'am' : 'pm'}`,
  weekdays: {
    SUNDAY: 'Sunday',
    MONDAY: 'Monday',
    TUESDAY: 'Tuesday',
    WEDNESDAY: 'Wednesday',
    THURSDAY: 'Thursday',
    FRIDAY: 'Friday',
    SATURDAY: 'Saturday',
  } satisfies Record<Weekday, string>,
  fromTo: (first: string, last: string) => `${first} to ${last}`,
  until: (day: string) => `until ${day}`,
  allDay: 'All day',
  oneOf: (number: number | string, count: number) => `${number} of ${count}`,
  pictureCount: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),

  // The frame of a page
  skipToContent: 'Skip to content',
  languages: 'Languages',
  menu: 'Menu',
  mainMenu: 'Main',
  overview: 'Overview',
  home: 'Home',
  breadcrumbs: 'Breadcrumbs',
  onThisPage: 'On this page',
  copyright: (first: number | string, last: number | string) => `Copyright ${first}-${last}`,
  backSoon: 'Back in a moment',
  backSoonDetail: 'This page can’t be shown right now. We’ll retry automatically.',
  tooMany: 'Too many requests',
  tooManyDetail: (count: number, unit: 'second' | 'minute') =>
    `Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`,
  noPagesYet: 'There’s no page here yet',
  noPagesYetDetail: 'Create the first page in the editor.',
  opensSoon: 'The site opens soon. Please come back in a few days.',

  // Links and lists
  seeAll: 'See All',
  seeMore: 'See More',
  learnMore: 'Learn More',
  readOnBelow: 'Continue below',
  categories: 'Categories',
  locations: 'Locations',
  all: 'All',
  northAmerica: 'North America',
  pageNumber: (number: number) => `Page ${number}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  share: 'Share',
  shareByEmail: 'Share by email',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  shareWith: 'Share with another app',
  shareOn: (network: string) => `Share on ${network}`,
  networks: {
    FACEBOOK: 'Facebook',
    INSTAGRAM: 'Instagram',
    LINKEDIN: 'LinkedIn',
    TWITTER: 'Twitter',
    WHATSAPP: 'WhatsApp',
    YOUTUBE: 'YouTube',
  } satisfies Record<SocialNetwork | 'LINKEDIN' | 'WHATSAPP', string>,
  quickLinks: 'Quick links',
  quickLinkTitles: {
    openingTimes: 'Opening Times',
    gettingHere: 'How to Get Here',
    murtiDarshan: 'Daily Murti Darshan',
    catering: 'Shayona Catering',
  },

  // Hours and directions
  todaysHours: "Today's Hours",
  seeFullHours: 'See Full Hours',
  showFullHours: 'Show Full Hours',
  timings: 'Timings',
  closed: 'Closed',
  hoursNotListed: 'Opening hours aren’t available right now.',
  /** The text before and after the phone number. */
  callUsAt: { before: 'Please call us at ', after: '.' },
  festivalHours: { before: 'On festival days the hours may change. Call us at ', after: '.' },
  gettingHere: 'Getting Here',
  directions: 'Directions',
  transit: 'Transit',
  driving: 'Driving',
  walking: 'Walking',
  busService: 'Bus service',
  showMap: 'Show the map',
  mapOf: (place: string) => `Map of ${place}`,
  welcomeTo: 'Welcome To',
  welcomeText: 'A center for devotion, peace, and happiness.',

  // Questions, rules, guidelines
  questions: 'Frequently Asked Questions',
  visitorGuidelines: 'Visitor Guidelines',
  accessibility: 'Accessibility',
  security: 'Security',

  // Search
  search: 'Search',
  searchThisSite: 'Search this site',
  nothingFound: (text: string) => `No results for “${text}”`,
  tryOtherWords: 'Try different or fewer words, or just the start of a word.',
  noMoreResults: (text: string) => `No more results for “${text}”`,
  backToFirst: 'Back to the first results',
  resultCount: (count: number, text: string) =>
    `${count === 1 ? '1 result' : `${count} results`} for “${text}”`,
  bestResults: 'Best results',
  pagesOfResults: 'Pages of results',
  oftenLookedFor: 'Popular searches',
  pages: 'Pages',
  usualSearches: {
    visit: 'Opening times and how to get here',
    events: 'What’s on',
    news: 'News',
    questions: 'Frequently asked questions',
  },

  // Forms
  yourEmail: 'Your email',
  yourName: 'Your name',
  yourFeedback: 'Your feedback',
  optional: '(optional)',
  thankYou: 'Thank you.',
  signUp: 'Sign Up',
  /** After signing up: no emails are sent until the address is confirmed. */
  confirmSignUp: 'We’ve sent you an email: open the link in it to confirm your subscription.',
  signUpByMail: 'Sign up by email',
  feedback: 'Feedback',
  submit: 'Submit',
  /** A hidden field that catches bots (`HONEYPOT_FIELD`). */
  homepage: 'Homepage',
  /** The text before the link to the privacy policy, the link's text, and the text after it. */
  usedForNothingElse: {
    before: 'We won’t use it for anything else. See our ',
    policy: 'privacy policy',
    after: '.',
  },
  /** Responses for programs; the page itself shows `thankYou` or `formInvalid`. */
  formReceived: 'Thank you. We’ve received it.',
  formRefused: 'Something in the form is missing or incorrect. Please check it.',
  formInvalid: 'Something is missing or incorrect. Please check it and send it again.',
  formLater: 'We couldn’t receive it right now. Please try again in a few minutes.',
  formElsewhere: (host: string) => `Fill in this form at ${host}`,
  formForeign: 'This form was sent by another site',
  formForeignDetail: 'Please go to the form’s own page and send it from there.',
  formNul:
    'The text contains a character that can’t be stored (NUL). Please delete it and try again.',
}
