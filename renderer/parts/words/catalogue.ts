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
  readonly copyright: (first: number, last: number | string) => string
  readonly yourEmail: string
  readonly yourName: string
  readonly yourFeedback: string
  readonly optional: string
  readonly thankYou: string
  readonly signUp: string
  readonly signUpByMail: string
  readonly feedback: string
  readonly submit: string
  /** What stands before the words that lead to the privacy policy, these words, and what stands after them. */
  readonly usedForNothingElse: readonly [before: string, policy: string, after: string]
  readonly formInvalid: string
  readonly formLater: string
  readonly events: string
  readonly pagesOfEvents: string
  readonly noEventsMatch: string
  readonly showAllEvents: string
  readonly categories: string
  readonly locations: string
  readonly all: string
  readonly local: string
  readonly northAmerica: string
  readonly global: string
  readonly pageNumber: (number: number) => string
  readonly previousPage: string
  readonly nextPage: string
  readonly picturesEnlarged: string
  readonly enlarged: (what: string) => string
  readonly enlarge: (what: string) => string
  readonly oneOf: (number: number, count: number) => string
  readonly close: string
  readonly previousPicture: string
  readonly nextPicture: string
  readonly previousPictures: string
  readonly nextPictures: string
}
