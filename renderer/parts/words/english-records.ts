import type { ChosenAudience, EventCategory } from '#schema/entities/event'
import type { GalleryCategory } from '#schema/entities/media'
import type { PostType } from '#schema/entities/statuses'
import type { WisdomCategory, WisdomKind } from '#schema/entities/wisdom'

/** The fixed words around records: events, articles, activities, talks, pictures and social posts. */
export const englishRecords = {
  // Records that are not there
  notFound: 'Not Found',
  nothingYet: 'There is nothing here yet.',
  recordMissing: (kind: string) =>
    `This ${kind} is not there: it may have been taken back, or the address may have a slip in it.`,
  galleryMissing: 'This gallery is not there, or no longer public.',
  allEvents: 'All events',
  allNews: 'All news',
  allGalleries: 'All galleries',
  otherActivities: 'What else there is',

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
  audience: 'For',
  eventAudiences: {
    'Children & Families': 'Children and families',
    Youth: 'Youth',
  } satisfies Record<ChosenAudience, string>,
  subscribeToCalendar: 'Subscribe to the calendar',
  subscribeInApp: 'Calendar app',
  subscribeInGoogle: 'Google Calendar',
  subscribeByAddress: 'Calendar file',
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
  downloadFile: 'Download the file',
  originalArticle: 'Original article:',
  pagesOfNews: 'Pages of news',
  darshanByDay: 'Darshan by day',
  pagesOfGalleries: 'Pages of galleries',
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
  enlargePicture: (number: number) => `Enlarge picture ${number}`,
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
  noGalleriesYet: 'There are no galleries yet.',
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
}
