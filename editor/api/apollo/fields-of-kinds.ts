/**
 * Query fields that contain records of each kind. Kinds queried only through `records` have no entry. Written by hand, because
 * deriving it would bundle the declarations with Apollo Client.
 */
export const FIELDS_OF: Readonly<Record<string, readonly string[]>> = {
  activity: ['allActivities'],
  event: ['allEvents', 'calendarDates'],
  gallery: ['galleries', 'gallery'],
  location: [
    ...['calendarDates', 'inheritingLocations', 'location', 'locationMentions'],
    ...['locations', 'places', 'showingLocations'],
  ],
  newsArticle: ['allNews', 'allPosts', 'calendarDates'],
  page: [
    ...['documents', 'inheritingLocations', 'pageAddresses', 'pageTrail'],
    ...['publishedPaths', 'showingLocations', 'siteLayout'],
  ],
  topic: ['topic', 'topics'],
}

/** Query fields for records of any kind: `records(kind: …)`. */
export const OF_ANY_KIND: readonly string[] = ['record', 'records', 'usedValues', 'fieldValues']
