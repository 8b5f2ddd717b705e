import type { LoadedPage } from '#renderer/page/load-page'
import { referencesOf } from '#renderer/page/references'
import type { Registry } from '#schema/block/block'
import type { Location } from '#schema/entities/location'
import { type MediaItem, pictureFor } from '#schema/entities/media'
import { type PageContent, visibleBlocks } from '#schema/page/content'
import type { RecordSummary } from '#schema/records/record-summary'
import { pathInLanguage } from '#schema/site/language-root'
import type { PageContext } from '#schema/site/page-context'
import { hostName, rootAddress } from '../content/site-address'
import { PAGE, type PageQuery } from '../routing/page-query'

/** Query parameters that make a page specific to one visitor: a selected day, a search, a sent form. */
const PERSONAL = ['day', 'q', 'sent']

/** Returns the absolute address of a location’s site, without trailing slash. */
export function siteAddress({ id, slug, configuration }: Location, origin: string): string {
  const host = configuration.host ? hostName(configuration.host) : null
  return rootAddress({ locationId: id, slug, host }, origin)
}

interface AddressedPage {
  readonly path: string
  readonly language: string
  /** Main language of the site; absent for the default language. */
  readonly firstLanguage?: string | undefined
}

/**
 * Returns the canonical address of a page. A filtered list has the address of the whole list; further pages of a list have their
 * own.
 */
export function canonicalAddress(
  site: string,
  { path, language, firstLanguage }: AddressedPage,
  query: PageQuery,
): string {
  // Page numbers of a filtered list differ, so its canonical address is the start of the whole list.
  const isWhole = Object.keys(query).every((name) => name === PAGE)
  const part = isWhole ? query[PAGE] : undefined
  const suffix = part && /^[1-9]\d{0,5}$/.test(part) && part !== '1' ? `?${PAGE}=${part}` : ''
  const inside = pathInLanguage(path === '/' ? path : encodeURI(path), language, firstLanguage)
  return `${inside === '/' ? homeAddress(site) : `${site}${inside}`}${suffix}`
}

/**
 * Returns the home address: with a trailing slash for a bare host, without for a site below it, `https://www.example.org/ottawa`.
 */
export function homeAddress(site: string): string {
  return `${site}${rootOf(site)}`
}

function rootOf(site: string): string {
  return new URL(site).pathname === '/' ? '/' : ''
}

/** Returns whether a page is specific to one visitor; search engines may follow its links but don’t list it. */
export function isForOneVisitor(query: PageQuery): boolean {
  return PERSONAL.some((name) => query[name] !== undefined)
}

/** A picture for link previews. */
interface SharedPicture {
  /** Absolute address. */
  readonly url: string
  /** Alt text. */
  readonly alt: string
}

/** Returns the picture with alt text in the page’s language, using the location’s text if it has one. */
export function sharedPicture(
  picture: MediaItem,
  { location, context }: SharingPage,
  origin: string,
): SharedPicture {
  const { url, altText } = pictureFor(picture, {
    language: context.language,
    locationId: location.id,
  })
  return { url: `${origin}${url}/share`, alt: altText }
}

interface SharingPage {
  readonly location: Pick<Location, 'id'>
  readonly context: Pick<PageContext, 'language'>
}

/**
 * Returns the picture for link previews: its record’s, otherwise the chosen one, the first in its blocks, or the location’s,
 * which is the first of its galleries; `null` if there is none.
 */
export function pictureOf(
  { blocks }: PageContent,
  registry: Registry,
  { inputs, record, image, location }: PictureParts,
): MediaItem | null {
  if (record?.image) return record.image
  if (image) return image
  for (const { id, name } of visibleBlocks(blocks)) {
    const ready = inputs.get(id)
    const definition = registry.get(name)
    if (!ready || !definition) continue
    const [mediaId = null] = referencesOf(definition, ready.props).media
    const item = ready.refs.media(mediaId)
    if (item) return item
  }
  return location.galleries.find((gallery) => gallery.featuredMediaItem)?.featuredMediaItem ?? null
}

interface PictureParts extends Pick<LoadedPage, 'inputs'> {
  readonly record: RecordSummary | null
  readonly image: MediaItem | null
  readonly location: Pick<Location, 'galleries'>
}
