/**
 * Addresses that visitors type from memory, and the pages that answer them: those of specification section 2. An alias
 * counts only where nothing else is at its address, and leads to the first of its pages that is published.
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

/** The addresses that may be aliases. */
export const aliasPaths: readonly string[] = Object.keys(aliases)

/** Where an alias may lead, best first; nothing for every other path. */
export function aliasTargets(path: string): readonly string[] {
  return Object.hasOwn(aliases, path) ? (aliases[path] ?? []) : []
}

/** Whether a path stands for giving: where no page answers it, the location's own address for donations does. */
export function isGivingAlias(path: string): boolean {
  return GIVING.has(path)
}
