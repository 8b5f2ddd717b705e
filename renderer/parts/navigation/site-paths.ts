/** Where headers and footers lead to, inside a location's site, when a page is published there. */
export const SEARCH_PATH = '/search'
export const LOCATIONS_PATH = '/locations'
/** The list of locations by itself, for the switcher in the header; no page can have such an address: it has a dot. */
export const PLACES_FILE = '/locations/list.html'
