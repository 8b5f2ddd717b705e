import type { ContentSource, PageAddress } from '#schema/api/content-source'
import type { NetworkPlace } from '#schema/entities/network-place'
import type { LinkValue } from '#schema/fields'
import type { NavigationEntry } from '#schema/records/navigation/menu-changes'
import { layeredMenu, menuLayers } from '#schema/records/navigation/menu-languages'
import navigation, { MAX_LEVEL } from '#schema/records/navigation/navigation.record'
import { menuKeys } from '#schema/records/navigation/navigation-key'
import type { RecordItem } from '#schema/records/record-item'
import type { PageContext } from '#schema/site/page-context'
import { shownHref } from '../links/record-href'
import type { MenuEntry, SiteNavigation } from './menu-entry'

type Source = Pick<ContentSource, 'recordsOf' | 'pages' | 'places'>
type Values = RecordItem<typeof navigation.fields>['values']

/**
 * Loads the navigation of a page's site: the network's tree and the location's differences, with the texts of the page's language
 * or otherwise those of the default one. `null` if there is none.
 */
export async function loadNavigation(
  source: Source,
  page: Pick<PageContext, 'language' | 'location' | 'siteRoot'>,
): Promise<SiteNavigation | null> {
  const { language, location } = page
  const keys = menuKeys(location.id, language)
  const found = await source.recordsOf(navigation, { keys, first: keys.length })
  const shown = keys.flatMap((key) => found.find((each) => each.key === key)?.values ?? [])
  if (shown.length === 0) return null
  const targets = await targetsOf(source, shown)
  return sharedBy([page.siteRoot, ...shown, ...targets.pages, targets.places], () => {
    const address = addressing(page, targets)
    const menu = (of: (values: Values) => readonly NavigationEntry[], deepest: number) =>
      nested(layeredMenu(menuLayers(shown, language, of), deepest).entries, address)
    return {
      entries: menu(({ entries }) => entries, MAX_LEVEL),
      footer: menu(({ footer }) => footer.map((link) => ({ ...link, level: 0 })), 0),
    }
  })
}

/** The latest navigation of each site with its inputs, by its first record. */
const made = new WeakMap<
  object,
  Map<string, { readonly of: readonly unknown[]; readonly navigation: SiteNavigation }>
>()

/** Returns the same object while its inputs are unchanged, so that all headers and footers of a site share it. */
function sharedBy(
  of: readonly [siteRoot: string, first?: unknown, ...others: unknown[]],
  make: () => SiteNavigation,
): SiteNavigation {
  const [siteRoot, first] = of
  if (typeof first !== 'object' || first === null) return make()
  const bySite = made.get(first) ?? new Map()
  made.set(first, bySite)
  const before = bySite.get(siteRoot)
  if (
    before &&
    before.of.length === of.length &&
    before.of.every((part: unknown, index: number) => part === of[index])
  )
    return before.navigation
  const navigation = make()
  bySite.set(siteRoot, { of, navigation })
  return navigation
}

type Address = (link: LinkValue | null) => string | null

interface Targets {
  readonly pages: readonly PageAddress[]
  readonly places: readonly NetworkPlace[]
}

/** Loads the pages that entries link to. */
async function targetsOf(source: Source, shown: readonly Values[]): Promise<Targets> {
  const links = shown.flatMap(({ entries, footer, changes }) => [
    ...[...entries, ...footer],
    ...changes,
  ])
  const ids = [...new Set(links.flatMap(({ link }) => link?.pageId ?? []))]
  if (ids.length === 0) return NO_TARGETS
  const [pages, places] = await Promise.all([source.pages({ ids }), source.places()])
  return { pages, places }
}
const NO_TARGETS: Targets = { pages: [], places: [] }

/** Returns a function that resolves links from a page. Network pages resolve to the site that shows the entry. */
function addressing(page: Pick<PageContext, 'siteRoot'>, { pages, places }: Targets): Address {
  const byId = new Map(pages.map((each) => [each.id, each]))
  return (link) => {
    if (!link?.pageId)
      return link?.href ? shownHref(page, { href: link.href, isWhole: false }) : null
    const target = byId.get(link.pageId)
    if (!target) return null
    const anchor = link.blockId ? `#${encodeURIComponent(link.blockId)}` : ''
    const isWhole = isOfLocation(target, places)
    return shownHref(page, { href: `${target.path}${anchor}`, isWhole })
  }
}

function isOfLocation({ path }: PageAddress, places: readonly NetworkPlace[]): boolean {
  return places.some(
    (place) => place.path !== '/' && (path === place.path || path.startsWith(`${place.path}/`)),
  )
}

/** Converts the flat list to a tree: the parent of an entry is the last entry before it that is one level higher. */
function nested(entries: readonly NavigationEntry[], address: Address, level = 0): MenuEntry[] {
  const starts = entries.flatMap((entry, index) => ((entry.level ?? 0) <= level ? index : []))
  return starts.map((start, index) => {
    const { label, link } = entries[start] as NavigationEntry
    const below = entries.slice(start + 1, starts[index + 1])
    return { label, href: address(link), items: nested(below, address, level + 1) }
  })
}
