/** Search terms for opening hours; the block itself shows only days and times. */
const HOURS =
  'opening hours opening times timings schedule open closed monday tuesday wednesday thursday friday saturday sunday darshan'

/**
 * Search terms by block name: a page with such a block is also found by these words. Kept here, not in the definitions, which
 * every editor downloads.
 */
export const blockWords: ReadonlyMap<string, string> = new Map([
  ['Activities', 'activities classes volunteering'],
  ['EmailSignUp', 'newsletter sign up email'],
  ['EventsList', 'events calendar festivals programme'],
  ['Faqs', 'faq frequently asked questions'],
  ['FeedbackForm', 'feedback contact message complaint'],
  ['GalleryList', 'photos pictures photographs gallery'],
  ['GettingHere', 'address directions map how to get here contact phone email'],
  ['HoursCard', HOURS],
  ['MurtiDarshan', 'murti darshan daily photos pictures'],
  ['NewsList', 'news articles press'],
  ['SecurityAccessibility', 'security accessibility wheelchair dress code rules'],
  ['Timings', HOURS],
  ['VisitorGuidelines', 'visitor guidelines rules etiquette'],
  ['WisdomList', 'talks stories videos podcasts'],
])
