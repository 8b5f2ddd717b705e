const LIST = `query ($kind: String!, $search: String, $state: RecordState, $locationSlug: String, $sortBy: RecordSort, $after: String) {
  records(kind: $kind, search: $search, state: $state, locationSlug: $locationSlug, sortBy: $sortBy, editable: true, first: 50, after: $after) {
    totalCount nodes { id title recordStatus isPublic locationName updatedAt updatedBy image { id url } } } }`
const LIBRARY = `query ($locationId: ID, $search: String, $lacksAltText: Boolean, $sortBy: LibrarySort) {
  mediaLibrary(locationId: $locationId, search: $search, lacksAltText: $lacksAltText, sortBy: $sortBy, first: 60) {
    totalCount nodes { item { id displayName altText url } isShown } } }`
const USED_ON =
  'query ($id: ID!) { references(kind: "media", id: $id, first: 50) { totalCount nodes { id title } } }'

/**
 * What the editor's lists ask, each with variables that differ from round to round.
 * @param {{ locations: readonly { id: number, slug: string }[], used: readonly { id: number }[] }} filled
 */
export function contentQueries({ locations, used }) {
  const place = (round) => locations[round % locations.length]
  const list = (name, variables) => ({ name, query: LIST, variables })
  const library = (name, variables) => ({ name, query: LIBRARY, variables })
  return [
    list('events of all locations', () => ({ kind: 'event' })),
    list('events of a location', (round) => ({ kind: 'event', locationSlug: place(round).slug })),
    list('events, by title', () => ({ kind: 'event', sortBy: 'TITLE' })),
    list('drafts among events', () => ({ kind: 'event', state: 'HIDDEN' })),
    list('search of events', (round) => ({ kind: 'event', search: `ebration ${round + 100}` })),
    list('search of articles', (round) => ({ kind: 'newsArticle', search: `eport ${round + 10}` })),
    list('questions of a location', (round) => ({ kind: 'faq', locationSlug: place(round).slug })),
    library('media library', () => ({})),
    library('media library of a location', (round) => ({ locationId: String(place(round).id) })),
    library('media library, by name', () => ({ sortBy: 'NAME' })),
    library('media library, search', (round) => ({ search: `estival ${round + 10}` })),
    library('pictures without description', () => ({ lacksAltText: true })),
    {
      name: 'what uses a picture',
      query: USED_ON,
      variables: (round) => ({ id: used[round % used.length].id }),
    },
  ]
}
