/**
 * Addresses that visitors type from memory, with the pages they lead to (specification section 2). An alias applies only if
 * nothing else has its address, and leads to the first of its pages that is published.
 */
const aliases: Readonly<Record<string, readonly string[]>> = {
  '/about': ['/learn/about-us', '/learn'],
  '/calendar': ['/connect/events'],
  '/contact': ['/connect/contact', '/visit'],
  '/contact-us': ['/connect/contact', '/visit'],
  '/darshan': ['/galleries/murti-darshan', '/galleries'],
  '/directions': ['/visit'],
  '/donate': ['/give', '/connect/give'],
  '/event': ['/connect/events'],
  '/events': ['/connect/events'],
  '/faq': ['/visit/faq'],
  '/faqs': ['/visit/faq'],
  '/gallery': ['/galleries'],
  '/give': ['/connect/give'],
  '/hours': ['/visit'],
  '/news': ['/connect/news'],
  '/opening-hours': ['/visit'],
  '/photos': ['/galleries'],
  '/timings': ['/visit'],
}

/** Aliases of the address at which a location takes donations. */
const GIVING = new Set(['/donate', '/give'])

/** All alias addresses. */
export const aliasPaths: readonly string[] = Object.keys(aliases)

/** Returns the possible targets of an alias, best first; empty for every other path. */
export function aliasTargets(path: string): readonly string[] {
  return Object.hasOwn(aliases, path) ? (aliases[path] ?? []) : []
}

/** Returns whether a path means donations: without such a page it leads to the location's donation address. */
export function isGivingAlias(path: string): boolean {
  return GIVING.has(path)
}
