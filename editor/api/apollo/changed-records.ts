import type { ApolloCache } from '@apollo/client'

/**
 * What lists or shows records of a kind, by the fields of the query that hold them. Kinds of which the editor asks for nothing but
 * `records` have none. Not derived: Apollo's part would bring the declarations along.
 */
export const FIELDS_OF: Readonly<Record<string, readonly string[]>> = {
  activity: ['allActivities'],
  event: ['allEvents', 'calendarDates'],
  gallery: ['galleries', 'gallery'],
  location: [
    ...['calendarDates', 'inheritingLocations', 'location', 'locationMentions'],
    ...['locations', 'places'],
  ],
  newsArticle: ['allNews', 'allPosts', 'calendarDates'],
  page: [
    ...['documents', 'inheritingLocations', 'pageAddresses', 'pageTrail'],
    ...['publishedPaths', 'siteLayout'],
  ],
  topic: ['topic', 'topics'],
}

/** Fields for records of all kinds: `records(kind: …)`. */
export const OF_ANY_KIND: readonly string[] = ['record', 'records', 'usedValues', 'fieldValues']

/** A picture is kept inside whatever shows it. */
const WITH_PICTURES: readonly string[] = [
  ...new Set([...Object.values(FIELDS_OF).flat(), ...OF_ANY_KIND]),
  ...['allMedia', 'mediaLibrary'],
]

/**
 * Drops the answers that may hold records of a kind: what asks next is told how they are now. Answers about anything else stay.
 * What is shown is fetched again by what shows it.
 */
export function dropAnswersAbout(cache: ApolloCache, kind: string): void {
  const fields = kind === 'media' ? WITH_PICTURES : [...(FIELDS_OF[kind] ?? []), 'search']
  cache.modify({
    id: 'ROOT_QUERY',
    broadcast: false,
    fields(value, { fieldName, storeFieldName, DELETE }) {
      const isOfKind =
        fields.includes(fieldName) ||
        (OF_ANY_KIND.includes(fieldName) && storeFieldName.includes(`"kind":"${kind}"`))
      return isOfKind ? DELETE : value
    },
  })
  cache.gc()
}
