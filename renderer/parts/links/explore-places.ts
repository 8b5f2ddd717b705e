import { slugFromTitle } from '#schema/fields/slug'
import type { PageContext } from '#schema/site/page-context'
import { sitePath } from './site-href'

/** The places that every location's site has a page for (specification section 2). */
const PLACES: ReadonlySet<string> = new Set([
  ...['mandir', 'haveli', 'abhishek-mandap', 'assembly-hall', 'gymnasium', 'garden'],
])

/** Returns the address of a place's page by name: `Assembly Hall` → `/explore/assembly-hall`; `null` for any other name. */
export function explorePath(page: Pick<PageContext, 'siteRoot'>, title: string): string | null {
  const slug = slugFromTitle(title)
  return PLACES.has(slug) ? sitePath(page, `/explore/${slug}`) : null
}
