import type { Weekday } from '#schema/entities/statuses'

/**
 * The fixed words of the site: what views print that no editor has written. What an editor may write is a field of its
 * block and stays there. A language without a catalogue of its own reads the English one.
 */
export interface Words {
  readonly skipToContent: string
  readonly languages: string
  readonly menu: string
  readonly mainMenu: string
  readonly overview: string
  readonly home: string
  readonly breadcrumbs: string
  readonly seeAll: string
  readonly seeMore: string
  readonly learnMore: string
  readonly todaysHours: string
  readonly seeFullHours: string
  readonly showFullHours: string
  readonly closed: string
  readonly closedForToday: string
  readonly opensAt: (time: string) => string
  readonly openUntil: (time: string) => string
  readonly fromTo: (first: string, last: string) => string
  readonly hoursNotListed: string
  /** What stands before and after the telephone number. */
  readonly callUsAt: readonly [before: string, after: string]
  readonly weekdays: Readonly<Record<Weekday, string>>
  readonly allDay: string
  readonly until: (day: string) => string
  readonly directions: string
  readonly transit: string
  readonly driving: string
  readonly walking: string
  readonly busService: string
  readonly showMap: string
  readonly mapSource: string
  readonly noEvents: string
  readonly notHere: string
  readonly mayHaveMoved: string
  readonly toHome: string
  readonly orSearch: string
  readonly search: string
  readonly waysOn: string
}

const english: Words = {
  skipToContent: 'Skip to content',
  languages: 'Languages',
  menu: 'Menu',
  mainMenu: 'Main',
  overview: 'Overview',
  home: 'Home',
  breadcrumbs: 'Breadcrumbs',
  seeAll: 'See All',
  seeMore: 'See More',
  learnMore: 'Learn More',
  todaysHours: "Today's Hours",
  seeFullHours: 'See Full Hours',
  showFullHours: 'Show Full Hours',
  closed: 'Closed',
  closedForToday: 'Closed for today',
  opensAt: (time) => `Opens at ${time}`,
  openUntil: (time) => `Open until ${time}`,
  fromTo: (first, last) => `${first} to ${last}`,
  hoursNotListed: 'The hours are not listed at the moment.',
  callUsAt: ['Please call us at ', '.'],
  weekdays: {
    SUNDAY: 'Sunday',
    MONDAY: 'Monday',
    TUESDAY: 'Tuesday',
    WEDNESDAY: 'Wednesday',
    THURSDAY: 'Thursday',
    FRIDAY: 'Friday',
    SATURDAY: 'Saturday',
  },
  allDay: 'All day',
  until: (day) => `until ${day}`,
  directions: 'Directions',
  transit: 'Transit',
  driving: 'Driving',
  walking: 'Walking',
  busService: 'Bus service',
  showMap: 'Show the map',
  mapSource: 'It is loaded from Google Maps.',
  noEvents: 'Nothing is planned just now. New events appear here as soon as they are announced.',
  notHere: 'This page is not here',
  mayHaveMoved:
    'It may have moved, or its address was mistyped. The home page leads to everything there is.',
  toHome: 'Go to the home page',
  orSearch: 'Or search for it',
  search: 'Search',
  waysOn: 'Ways on',
}

const gujarati: Words = {
  skipToContent: 'મુખ્ય લખાણ પર જાઓ',
  languages: 'ભાષાઓ',
  menu: 'મેનૂ',
  mainMenu: 'મુખ્ય',
  overview: 'ઝાંખી',
  home: 'મુખપૃષ્ઠ',
  breadcrumbs: 'તમે અહીં છો',
  seeAll: 'બધું જુઓ',
  seeMore: 'વધુ જુઓ',
  learnMore: 'વધુ જાણો',
  todaysHours: 'આજનો સમય',
  seeFullHours: 'આખા અઠવાડિયાનો સમય જુઓ',
  showFullHours: 'આખા અઠવાડિયાનો સમય',
  closed: 'બંધ',
  closedForToday: 'આજે બંધ',
  opensAt: (time) => `${time} વાગ્યે ખુલશે`,
  openUntil: (time) => `${time} સુધી ખુલ્લું`,
  fromTo: (first, last) => `${first}થી ${last}`,
  hoursNotListed: 'હાલ સમય દર્શાવેલો નથી.',
  callUsAt: ['કૃપા કરી ', ' પર ફોન કરો.'],
  weekdays: {
    SUNDAY: 'રવિવાર',
    MONDAY: 'સોમવાર',
    TUESDAY: 'મંગળવાર',
    WEDNESDAY: 'બુધવાર',
    THURSDAY: 'ગુરુવાર',
    FRIDAY: 'શુક્રવાર',
    SATURDAY: 'શનિવાર',
  },
  allDay: 'આખો દિવસ',
  until: (day) => `${day} સુધી`,
  directions: 'રસ્તો',
  transit: 'બસ કે ટ્રેન',
  driving: 'ગાડી',
  walking: 'પગપાળા',
  busService: 'બસ સેવા',
  showMap: 'નકશો બતાવો',
  mapSource: 'તે Google Maps પરથી આવે છે.',
  noEvents: 'હાલ કોઈ કાર્યક્રમ નથી. નવા કાર્યક્રમ જાહેર થતાં જ અહીં દેખાશે.',
  notHere: 'આ પાનું અહીં નથી',
  mayHaveMoved: 'તે ખસેડાયું હશે, અથવા સરનામું ખોટું લખાયું હશે. મુખપૃષ્ઠ પરથી બધે જઈ શકાય છે.',
  toHome: 'મુખપૃષ્ઠ પર જાઓ',
  orSearch: 'અથવા શોધો',
  search: 'શોધો',
  waysOn: 'આગળ ક્યાં',
}

const catalogues: Readonly<Record<string, Words>> = { en: english, gu: gujarati }

/** The fixed words for a page's language, as in `gu-IN`. */
export function wordsOf(language: string): Words {
  const [code = ''] = language.split('-')
  return catalogues[code] ?? english
}

/** Whether these very words are of a language: addresses may name any tag, and what is kept for each must be bounded. */
export function hasWordsFor(language: string): boolean {
  return language === 'en-US' || language === 'gu-IN'
}
