import type { LinkValue } from '#schema/fields'
import type { PageContext } from '#schema/site/page-context'
import type { References } from '../../parts/kit/view'
import { linkHref, sitePath } from '../../parts/links/site-href'

/** An entry of the menu, with those below it. */
export interface Entry {
  readonly label: string
  readonly link: LinkValue | null
  readonly items?: readonly Entry[]
}

/** The fields that entries are made of. */
export interface EntryFields {
  readonly learnTitle: string
  readonly learnLinks: readonly Entry[]
  readonly links: readonly Entry[]
}

/** The entries that are shown, of all levels of the menu the first. */
export function entriesOf({ learnTitle, learnLinks, links }: EntryFields): Entry[] {
  const learn: Entry = { label: learnTitle, link: { href: '/learn' }, items: learnLinks }
  return [learn, ...links].filter(({ label }) => label.trim() !== '')
}

/** Where links lead, and from where. */
export interface Places {
  readonly refs: Pick<References, 'href'>
  readonly page: Pick<PageContext, 'siteRoot' | 'path'>
}

/** 'page' when the link leads to this page, 'true' when to one this page stands below. */
export function currentOf({ link }: Entry, { refs, page }: Places): 'page' | 'true' | undefined {
  const path = linkHref(refs, page, link)
    ?.replace(/[?#].*$/, '')
    .replace(/\/$/, '')
  const here = sitePath(page, page.path).replace(/\/$/, '')
  if (path === undefined || (path === '' && here !== '') || linksToBlock(link)) return undefined
  if (path === here) return 'page'
  const root = page.siteRoot
  return path !== root && here.startsWith(`${path}/`) ? 'true' : undefined
}

/** The marks of all entries in order: what the menu shows of where the page is. */
export function marksOf(entries: readonly Entry[], places: Places): string {
  return entries
    .map((entry) => `${currentOf(entry, places) ?? ''}(${marksOf(entry.items ?? [], places)})`)
    .join()
}

function linksToBlock(link: LinkValue | null): boolean {
  return Boolean(link?.blockId) && !link?.pageId
}
