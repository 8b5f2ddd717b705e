import type { LinkValue } from '#schema/fields'
import type { PageContext } from '#schema/site/page-context'
import type { References } from '../../parts/kit/view'
import { linkHref, sitePath } from '../../parts/links/site-href'
import type { MenuEntry, SiteNavigation } from '../../parts/navigation/menu-entry'

/** A navigation entry as the block stores it, with its child entries. */
interface OwnEntry {
  readonly label: string
  readonly link: LinkValue | null
  readonly items?: readonly OwnEntry[]
}

/** The fields that the entries are built from. */
interface EntryFields {
  readonly linksFrom: string
  readonly learnTitle: string
  readonly learnLinks: readonly OwnEntry[]
  readonly links: readonly OwnEntry[]
}

/** Returns the block's own entries, the first level of its menu. */
function ownEntries({ learnTitle, learnLinks, links }: Omit<EntryFields, 'linksFrom'>): OwnEntry[] {
  const learn: OwnEntry = { label: learnTitle, link: { href: '/learn' }, items: learnLinks }
  return [learn, ...links].filter(({ label }) => label.trim() !== '')
}

/** Returns the entries shown: those of the site's navigation if there is one, unless the block has its own links. */
export function entriesOf(
  props: EntryFields,
  navigation: SiteNavigation | null,
  { refs, page }: Places,
): readonly MenuEntry[] {
  if (navigation && props.linksFrom === 'site') return navigation.entries
  return ownEntries(props).map(shown)

  function shown({ label, link, items = [] }: OwnEntry): MenuEntry {
    return { label, href: linkHref(refs, page, link), items: items.map(shown) }
  }
}

/** The page with the links, and the targets of its references. */
export interface Places {
  readonly refs: Pick<References, 'href'>
  readonly page: Pick<PageContext, 'siteRoot' | 'path'> &
    Partial<Pick<PageContext, 'language' | 'translatedPaths' | 'firstLanguage'>>
}

/** Returns 'page' if the link leads to this page, 'true' if it leads to an ancestor of it. */
export function currentOf({ href }: MenuEntry, { page }: Places): 'page' | 'true' | undefined {
  const path = href?.replace(/[?#].*$/, '').replace(/\/$/, '')
  const here = sitePath(page, page.path).replace(/\/$/, '')
  if (path === undefined || (path === '' && here !== '') || href?.startsWith('#')) return undefined
  if (path === here) return 'page'
  const root = sitePath(page, '/').replace(/\/$/, '')
  return path !== root && here.startsWith(`${path}/`) ? 'true' : undefined
}

/** Returns the marks of all entries in order: the state that the menu shows for the page's position. */
export function marksOf(entries: readonly MenuEntry[], places: Places): string {
  return entries
    .map((entry) => `${currentOf(entry, places) ?? ''}(${marksOf(entry.items, places)})`)
    .join()
}
