const LIST = `query ($kind: String!, $search: String, $state: RecordState, $locationSlug: String, $sortBy: RecordSort, $from: DateTime, $after: String) {
  records(kind: $kind, search: $search, state: $state, locationSlug: $locationSlug, sortBy: $sortBy, from: $from, editable: true, first: 50, after: $after) {
    totalCount(atMost: 1001) pageInfo { hasNextPage endCursor } nodes { id title recordStatus isPublic locationName updatedAt updatedBy image { id url } } } }`
const LIBRARY = `query ($locationId: ID, $search: String, $lacksAltText: Boolean, $sortBy: LibrarySort) {
  mediaLibrary(locationId: $locationId, search: $search, lacksAltText: $lacksAltText, sortBy: $sortBy, first: 60) {
    totalCount(atMost: 1001) pageInfo { hasNextPage endCursor } nodes { item { id displayName altText url } isShown } } }`
const PAGES = `query ($query: DocumentSearchInput) { documents(query: $query, first: 50) {
  totalCount(atMost: 1001) pageInfo { hasNextPage endCursor } nodes { id title path status updatedAt updatedBy locationName permission } } }`
const LOCATIONS = `query ($search: String, $sortBy: LocationSort, $sort: SortDirection) {
  locations(search: $search, sortBy: $sortBy, sort: $sort, first: 25) {
    totalCount pageInfo { hasNextPage endCursor } nodes { id slug name status timeZone updatedAt configuration address { city countryCode } } } }`
const USED_ON =
  'query ($id: ID!) { references(kind: "media", id: $id, first: 50) { totalCount nodes { id title } } }'

const CHANGED = `{ recentlyChanged { id title updatedAt updatedBy locationName }
  recentlyChangedRecords { kind id title locationName recordStatus isPublic updatedAt updatedBy } }`

/**
 * The queries of the editor's lists, each with variables that differ from round to round.
 * @param {{ locations: readonly { id: number, slug: string }[], used: readonly { id: number }[] }} filled
 */
export function contentQueries({ locations, used }) {
  const place = (round) => locations[round % locations.length]
  const list = (name, variables) => ({ name, query: LIST, variables })
  const library = (name, variables) => ({ name, query: LIBRARY, variables })
  const pages = (name, variables) => ({ name, query: PAGES, variables })
  const sites = (name, variables) => ({ name, query: LOCATIONS, variables })
  const behind = (rows) => Buffer.from(`after:${rows}`).toString('base64url')
  return [
    list('events of all locations', () => ({ kind: 'event' })),
    list('events to come', () => ({ kind: 'event', from: new Date().toISOString() })),
    list('events, 2,000 rows on', () => ({ kind: 'event', after: behind(2000) })),
    list('events, last changed', () => ({ kind: 'event', sortBy: 'UPDATED_AT' })),
    list('events of a location', (round) => ({ kind: 'event', locationSlug: place(round).slug })),
    list('events, by title', () => ({ kind: 'event', sortBy: 'TITLE' })),
    list('drafts among events', () => ({ kind: 'event', state: 'HIDDEN' })),
    list('search of events', (round) => ({ kind: 'event', search: `ebration ${round + 100}` })),
    list('search of articles', (round) => ({ kind: 'newsArticle', search: `eport ${round + 10}` })),
    list('questions of a location', (round) => ({ kind: 'faq', locationSlug: place(round).slug })),
    pages('pages', () => ({})),
    pages('pages of a location', (round) => ({ query: { locationId: String(place(round).id) } })),
    pages('pages, by title', () => ({ query: { sortBy: 'TITLE' } })),
    pages('search of pages', (round) => ({ query: { text: `age ${round + 10}` } })),
    library('media library', () => ({})),
    library('media library of a location', (round) => ({ locationId: String(place(round).id) })),
    library('media library, by name', () => ({ sortBy: 'NAME' })),
    library('media library, search', (round) => ({ search: `estival ${round + 10}` })),
    library('pictures without description', () => ({ lacksAltText: true })),
    sites('locations', () => ({})),
    sites('locations, last changed', () => ({ sortBy: 'UPDATED_AT', sort: 'desc' })),
    sites('search of locations', (round) => ({ search: place(round).slug })),
    { name: 'home: changed last', query: CHANGED, variables: () => ({}) },
    {
      name: 'home: changed last, at a location where nothing was',
      ...{ query: CHANGED, variables: () => ({}), isOwn: true },
    },
    {
      name: 'what uses a picture',
      query: USED_ON,
      variables: (round) => ({ id: used[round % used.length].id }),
    },
  ]
}
