import type { EventCategory } from '#schema/entities/event'
import type { GalleryCategory } from '#schema/entities/media'
import type { PostType, SocialNetwork, Weekday } from '#schema/entities/statuses'
import type { WisdomCategory, WisdomKind } from '#schema/entities/wisdom'
import type { DayParts } from './day-parts'

/**
 * The fixed words of the site: what views print that no editor has written. What an editor may write is a field of its
 * block and stays there. A language that lacks one of these does not compile.
 */
export type Words = typeof english

export const english = {
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
  /** `7:00am`; the hour counts from 0 to 23. */
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
  oneOf: (number: number, count: number) => `${number} of ${count}`,
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
  backSoonDetail: 'This page cannot be shown just now. It will be tried again by itself.',
  noPagesYet: 'There is no page here yet',
  noPagesYetDetail: 'Its first page is made in the editor.',
  notHere: 'This page is not here',
  mayHaveMoved:
    'It may have moved, or its address was mistyped. The home page leads to everything there is.',
  toHome: 'Go to the home page',
  orSearch: 'Or search for it',
  waysOn: 'Ways on',

  // Links and lists
  seeAll: 'See All',
  seeMore: 'See More',
  learnMore: 'Learn More',
  readOnBelow: 'Read on below',
  categories: 'Categories',
  locations: 'Locations',
  all: 'All',
  local: 'Local',
  northAmerica: 'North America',
  global: 'Global',
  pageNumber: (number: number) => `Page ${number}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  share: 'Share',
  shareOn: (network: string) => `Share on ${network}`,
  networks: {
    FACEBOOK: 'Facebook',
    INSTAGRAM: 'Instagram',
    LINKEDIN: 'LinkedIn',
    TWITTER: 'Twitter',
    YOUTUBE: 'YouTube',
  } satisfies Record<SocialNetwork | 'LINKEDIN', string>,
  quickLinks: 'Quick links',
  quickLinkTitles: {
    openingTimes: 'Opening Times',
    gettingHere: 'How to Get Here',
    murtiDarshan: 'Daily Murti Darshan',
    catering: 'Shayona Catering',
  },

  // Records that are not there
  notFound: 'Not Found',
  nothingYet: 'There is nothing here yet.',
  noneChosen: (kind: string) => `No ${kind} is chosen.`,
  recordMissing: (kind: string) =>
    `This ${kind} is not there: it may have been taken back, or the address may have a slip in it.`,
  galleryMissing: 'This gallery is not there, or no longer public.',
  allEvents: 'All events',
  allNews: 'All news',
  allGalleries: 'All galleries',
  otherActivities: 'What else there is',

  // Hours and the way there
  todaysHours: "Today's Hours",
  seeFullHours: 'See Full Hours',
  showFullHours: 'Show Full Hours',
  timings: 'Timings',
  closed: 'Closed',
  closedForToday: 'Closed for today',
  opensAt: (time: string) => `Opens at ${time}`,
  openUntil: (time: string) => `Open until ${time}`,
  hoursNotListed: 'The hours are not listed at the moment.',
  /** What stands before and after the telephone number. */
  callUsAt: { before: 'Please call us at ', after: '.' },
  festivalHours: { before: 'On festival days the hours may change. Call us at ', after: '.' },
  gettingHere: 'Getting Here',
  directions: 'Directions',
  transit: 'Transit',
  driving: 'Driving',
  walking: 'Walking',
  busService: 'Bus service',
  showMap: 'Show the map',
  mapSource: 'It is loaded from Google Maps.',
  mapOf: (place: string) => `Map of ${place}`,
  welcomeTo: 'Welcome To',
  welcomeText: 'A center for devotion, peace, and happiness.',

  // Events
  events: 'Events',
  upcomingEvents: 'Upcoming Events',
  moreEvents: 'More Events',
  pagesOfEvents: 'Pages of events',
  noEvents: 'Nothing is planned just now. New events appear here as soon as they are announced.',
  noEventsMatch: 'No events match this choice.',
  showAllEvents: 'Show all events of this location',
  eventCategories: {
    Spiritual: 'Spiritual',
    'Health & Wellness': 'Health & Wellness',
    Community: 'Community',
    "Women's Activities": "Women's Activities",
  } satisfies Record<EventCategory, string>,
  dateAndPlace: 'Date and place',
  date: 'Date',
  time: 'Time',
  location: 'Location',
  eventOver: 'This event is over.',
  rsvp: 'RSVP',
  addToCalendar: 'Add to calendar',
  schedule: 'Schedule',
  photos: 'Photos',
  photosEnlarged: (title: string) => `Photos of ${title}, enlarged`,
  eventsOf: (place: string) => `${place}: events`,

  // News
  news: 'News',
  latestNews: 'Latest News',
  moreNews: 'More News',
  pagesOfNews: 'Pages of news',
  noNews: 'There is no news just now. Articles appear here as soon as they are published.',
  noArticlesMatch: 'No articles match this choice.',
  showAllArticles: 'Show all articles',
  postTypes: {
    BLOG: 'Blog',
    EXPERIENCE: 'Experience',
    NEWS: 'News',
    PRESS_RELEASE: 'Press Release',
  } satisfies Record<PostType, string>,
  /** What stands before and after the name of who wrote an article. */
  byAuthor: { before: 'By ', after: '' },
  newsOf: (place: string) => `${place}: news`,
  newsFeedOf: (place: string) => `News, stories and announcements of ${place}.`,
  announcements: 'Announcements',
  noAnnouncements: 'There is nothing to announce just now.',

  // Activities and services
  activities: 'Activities',
  ourActivities: 'Our Activities',
  noActivities: 'Activities appear here as soon as they are announced.',
  activitySignUp: 'Sign up',
  locationAndTimes: 'Location and times',
  ages: 'Ages',
  ourServices: 'Our Services',
  thingsToDo: 'Things To Do & See',

  // Talks and stories
  wisdom: 'Wisdom',
  talksAndStories: 'Talks and stories',
  featuredTalks: 'Featured talks and stories',
  pagesOfTalks: 'Pages of talks and stories',
  noTalks: 'Talks and stories appear here as soon as there are some.',
  noTalksMatch: 'No talks or stories match this choice.',
  showAllTalks: 'Show all talks and stories',
  contentTypes: 'Content Types',
  allTypes: 'All types',
  wisdomCategories: {
    'Spiritual Talks': 'Spiritual Talks',
    Insights: 'Insights',
    'Inspiring Stories': 'Inspiring Stories',
  } satisfies Record<WisdomCategory, string>,
  wisdomKinds: {
    ARTICLE: 'Articles',
    VIDEO: 'Videos',
    PODCAST: 'Podcasts',
  } satisfies Record<WisdomKind, string>,
  /** What one does with each (specification section 3). */
  wisdomActions: {
    ARTICLE: 'Read',
    VIDEO: 'Watch',
    PODCAST: 'Listen',
  } satisfies Record<WisdomKind, string>,

  // Pictures and videos
  pictures: 'Pictures',
  picturesEnlarged: 'Pictures, enlarged',
  picturesOf: (title: string) => `Pictures of ${title}, enlarged`,
  enlarged: (what: string) => `${what}, enlarged`,
  enlarge: (what: string) => `Enlarge: ${what}`,
  close: 'Close',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  previousPictures: 'Previous pictures',
  nextPictures: 'Next pictures',
  galleries: 'Galleries',
  featured: 'Featured',
  galleryCategories: {
    'The Mandir': 'The Mandir',
    Satsang: 'Satsang',
    News: 'News',
    'Murti Darshan': 'Murti Darshan',
  } satisfies Record<GalleryCategory, string>,
  noGalleries: 'There are no galleries of this kind yet.',
  slide: (number: number) => `Slide ${number}`,
  pause: 'Pause',
  play: 'Play',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  carousel: 'carousel',
  video: 'Video',
  playVideo: 'Play the video',
  playNamed: (title: string) => `Play: ${title}`,
  videoSource: { youtube: 'It is loaded from YouTube.', vimeo: 'It is loaded from Vimeo.' },

  // Social media
  socialMedia: 'Social media',
  socialMediaByCity: 'Social media by city',
  previousPosts: 'Previous posts',
  nextPosts: 'Next posts',
  postOn: (network: string) => `Post on ${network}`,
  cityOn: (city: string, network: string) => `${city} on ${network}`,

  // Questions, rules, guidelines
  questions: 'Frequently Asked Questions',
  visitorGuidelines: 'Visitor Guidelines',
  accessibility: 'Accessibility',
  security: 'Security',

  // Search
  search: 'Search',
  searchThisSite: 'Search this site',
  nothingFound: (text: string) => `Nothing was found for “${text}”`,
  tryOtherWords: 'Try other words, fewer words, or only the beginning of one.',
  noMoreResults: (text: string) => `There are no more results for “${text}”`,
  backToFirst: 'Back to the first of them',
  resultCount: (count: number, text: string) =>
    `${count === 1 ? '1 result' : `${count} results`} for “${text}”`,
  pagesOfResults: 'Pages of results',
  oftenLookedFor: 'Often looked for',
  page: 'Page',
  usualSearches: {
    visit: 'Opening times and how to get here',
    events: 'What is on',
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
  signUpByMail: 'Sign up by e-mail',
  feedback: 'Feedback',
  submit: 'Submit',
  /** A field that people never see (`TRAP_FIELD`). */
  homepage: 'Homepage',
  /** What stands before the words that lead to the privacy policy, these words, and what stands after them. */
  usedForNothingElse: {
    before: 'We use it for nothing else: see our ',
    policy: 'privacy policy',
    after: '.',
  },
  /** Answers for programs; the page itself says `thankYou` or `formInvalid`. */
  formReceived: 'Thank you. It has been received.',
  formRefused: 'Something in the form is missing or not right. Please look through it.',
  formInvalid: 'Something is missing or not right. Please look through it and send it again.',
  formLater: 'It could not be received just now. Please try again in a few minutes.',
  formForeign: 'This form was sent by another site',
  formForeignDetail: 'It can only be sent from its own page. Please go there and send it again.',
  formNul:
    'The text holds a character that cannot be stored (NUL). Please delete it and write it again.',
}
