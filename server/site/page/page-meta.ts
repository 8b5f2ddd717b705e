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

/** Parameters that make an answer for one visitor: a day that was asked for, what was searched for, that a form was sent. */
const PERSONAL = ['day', 'q', 'sent']

/** A location's site as a whole address, without a slash at its end. */
export function siteAddress({ id, slug, configuration }: Location, origin: string): string {
  const host = configuration.host ? hostName(configuration.host) : null
  return rootAddress({ locationId: id, slug, host }, origin)
}

interface AddressedPage {
  readonly path: string
  readonly language: string
  /** The language that its site begins in; absent for the default one. */
  readonly firstLanguage?: string | undefined
}

/**
 * A page's one whole address, whichever of its addresses was asked for. A list that is filtered is the same list; its
 * second part is a page of its own.
 */
export function canonicalAddress(
  site: string,
  { path, language, firstLanguage }: AddressedPage,
  query: PageQuery,
): string {
  // A list that is filtered has pages of its own, and canonically it is the whole list from its beginning.
  const isWhole = Object.keys(query).every((name) => name === PAGE)
  const part = isWhole ? query[PAGE] : undefined
  const suffix = part && /^[1-9]\d{0,5}$/.test(part) && part !== '1' ? `?${PAGE}=${part}` : ''
  const inside = pathInLanguage(path === '/' ? path : encodeURI(path), language, firstLanguage)
  return `${inside === '/' ? homeAddress(site) : `${site}${inside}`}${suffix}`
}

/** A bare host has a slash at its end; a site below one has none: `https://www.example.org/ottawa`. */
export function homeAddress(site: string): string {
  return `${site}${rootOf(site)}`
}

function rootOf(site: string): string {
  return new URL(site).pathname === '/' ? '/' : ''
}

/** Whether search engines list the page: not what was made for one visitor, whose links they may follow. */
export function isForOneVisitor(query: PageQuery): boolean {
  return PERSONAL.some((name) => query[name] !== undefined)
}

/** A picture as it is shown where a page is shared. */
interface SharedPicture {
  /** Its whole address. */
  readonly url: string
  /** What it shows, for people who do not see it. */
  readonly alt: string
}

/** Described in the language of the page, and in the words of the location where it has its own. */
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
 * The picture a page is shared by: its record's, else the one chosen for it, else the first of its blocks, else that of its
 * location, which is the first of its galleries; `null` when there is none.
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
