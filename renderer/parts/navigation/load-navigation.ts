import type { ContentSource, PageAddress } from '#schema/api/content-source'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { NetworkPlace } from '#schema/entities/network-place'
import type { LinkValue, PropsOf } from '#schema/fields'
import navigation from '#schema/records/navigation/navigation.record'
import { navigationKey } from '#schema/records/navigation/navigation-key'
import type { RecordItem } from '#schema/records/record-item'
import type { PageContext } from '#schema/site/page-context'
import { shownHref } from '../links/record-href'
import type { MenuEntry, SiteNavigation } from './menu-entry'

type Source = Pick<ContentSource, 'recordsOf' | 'pages' | 'places'>
type Values = RecordItem<typeof navigation.fields>['values']
type StoredEntry = PropsOf<typeof navigation.fields.entries.of>

/**
 * The navigation of a page's site: that of the network, then what its location adds, each in the page's language, else in the
 * default one. `null` where there is none.
 */
export async function loadNavigation(
  source: Source,
  page: Pick<PageContext, 'language' | 'location' | 'siteRoot'>,
): Promise<SiteNavigation | null> {
  const { language, location } = page
  const places = [...new Set([DEFAULT_LOCATION_ID, location.id])]
  const keys = places.flatMap((id) => languagesFor(language).map((each) => navigationKey(id, each)))
  const found = await source.recordsOf(navigation, { keys, first: keys.length })
  const [network, own] = places.map((id) => bestOf(found, id, language))
  const shown = [own?.combines === 'instead' ? null : network, own].filter((part) => part != null)
  if (shown.length === 0) return null
  const address = await addressing(source, page, shown)
  return {
    entries: nested(
      shown.flatMap(({ entries }) => entries),
      address,
    ),
    footer: nested(
      shown.flatMap(({ footer }) => footer.map((link) => ({ ...link, level: 0 }))),
      address,
    ),
  }
}

function languagesFor(language: string): readonly string[] {
  return [...new Set([language, DEFAULT_LANGUAGE])]
}

function bestOf(
  found: readonly RecordItem<typeof navigation.fields>[],
  locationId: number,
  language: string,
): Values | undefined {
  const here = found.filter((one) => one.locationId === locationId)
  const wanted = languagesFor(language)
  const order = (one: (typeof found)[number]) =>
    wanted.findIndex((each) => each.toLowerCase() === one.values.language.toLowerCase())
  return here.sort((a, b) => order(a) - order(b))[0]?.values
}

type Address = (link: LinkValue | null) => string | null

/** Where links lead from a page. A page of the network is meant on the site that shows the entry. */
async function addressing(
  source: Source,
  page: Pick<PageContext, 'siteRoot'>,
  shown: readonly Values[],
): Promise<Address> {
  const links = shown.flatMap(({ entries, footer }) => [...entries, ...footer])
  const ids = [...new Set(links.flatMap(({ link }) => link?.pageId ?? []))]
  const [pages, places] =
    ids.length > 0 ? await Promise.all([source.pages(ids), source.places()]) : [[], []]
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

/** The list as a tree: an entry stands below the last one of a level less. */
function nested(entries: readonly StoredEntry[], address: Address, level = 0): MenuEntry[] {
  const starts = entries.flatMap((entry, index) => ((entry.level ?? 0) <= level ? index : []))
  return starts.map((start, index) => {
    const { label, link } = entries[start] as StoredEntry
    const below = entries.slice(start + 1, starts[index + 1])
    return { label, href: address(link), items: nested(below, address, level + 1) }
  })
}
