import type { LinkValue } from '#schema/fields'
import type { PageContext } from '#schema/site/page-context'
import type { References } from '../../parts/kit/view'
import { linkHref, sitePath } from '../../parts/links/site-href'
import type { MenuEntry, SiteNavigation } from '../../parts/navigation/menu-entry'

/** An entry as the block stores it, with those below it. */
interface OwnEntry {
  readonly label: string
  readonly link: LinkValue | null
  readonly items?: readonly OwnEntry[]
}

/** The fields that entries are made of. */
interface EntryFields {
  readonly linksFrom: string
  readonly learnTitle: string
  readonly learnLinks: readonly OwnEntry[]
  readonly links: readonly OwnEntry[]
}

/** The entries of the block itself, the first level of its menu. */
export function ownEntries({
  learnTitle,
  learnLinks,
  links,
}: Omit<EntryFields, 'linksFrom'>): OwnEntry[] {
  const learn: OwnEntry = { label: learnTitle, link: { href: '/learn' }, items: learnLinks }
  return [learn, ...links].filter(({ label }) => label.trim() !== '')
}

/** The entries that are shown: the site's where it has a navigation, unless the block has links of its own. */
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

/** Where links lead, and from where. */
export interface Places {
  readonly refs: Pick<References, 'href'>
  readonly page: Pick<PageContext, 'siteRoot' | 'path'> &
    Partial<Pick<PageContext, 'language' | 'translatedPaths' | 'firstLanguage'>>
}

/** 'page' when the link leads to this page, 'true' when to one this page stands below. */
export function currentOf({ href }: MenuEntry, { page }: Places): 'page' | 'true' | undefined {
  const path = href?.replace(/[?#].*$/, '').replace(/\/$/, '')
  const here = sitePath(page, page.path).replace(/\/$/, '')
  if (path === undefined || (path === '' && here !== '') || href?.startsWith('#')) return undefined
  if (path === here) return 'page'
  const root = sitePath(page, '/').replace(/\/$/, '')
  return path !== root && here.startsWith(`${path}/`) ? 'true' : undefined
}

/** The marks of all entries in order: what the menu shows of where the page is. */
export function marksOf(entries: readonly MenuEntry[], places: Places): string {
  return entries
    .map((entry) => `${currentOf(entry, places) ?? ''}(${marksOf(entry.items, places)})`)
    .join()
}
