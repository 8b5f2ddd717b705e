import { LRUCache } from 'lru-cache'
import type { LoadedPage } from '#renderer/page/load-page'
import { referencesOf } from '#renderer/page/references'
import { languageName } from '#renderer/parts/words/display-names'
import { catalogueTags, messagesFor } from '#renderer/parts/words/words'
import type { Registry } from '#schema/block/block'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID, type Location } from '#schema/entities/location'
import { type MediaItem, pictureFor } from '#schema/entities/media'
import { type PageContent, visibleBlocks } from '#schema/page/content'
import { variesByLocation } from '#schema/page/varies-by-location'
import type { RecordSummary } from '#schema/records/record-summary'
import { pathInLanguage } from '#schema/site/language-root'
import type { PageContext } from '#schema/site/page-context'
import { LANGUAGES, locationTag } from '../../database/cache-tags'
import { textsOfBlocks } from '../../documents/publications/block-texts'
import { hostName, type PageLocation, rootAddress } from '../content/site-address'
import type { SitePage } from '../content/site-content'
import { NO_QUERY, PAGE, type PageQuery } from './page-query'
import type { PageRequest, PreparedPage, SiteStart, SiteTools } from './page-request'

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

/** Minimum length in characters; shorter texts are titles and labels. */
const MIN_LENGTH = 50
/** Maximum length shown by search engines, in characters. */
const MAX_LENGTH = 160

/**
 * Returns a description in one line for search engines and shared links: the page’s description in this language. If there is
 * none, outside the default language, returns its first sentences, otherwise the introduction of its location; for a home page
 * the introduction first. Never text in another language.
 */
export function pageDescription(
  { path, content, language, description }: DescribedPage,
  { texts = [] }: Pick<Location, 'texts'>,
): string {
  if (language === DEFAULT_LANGUAGE || description !== '') return description
  const own = textsOfBlocks(content.blocks)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .find(({ length }) => length >= MIN_LENGTH)
  const translation = texts.find((text) => text.language === language)
  const ofLocation = translation?.introText || translation?.introSubtitle
  return shortened((path === '/' ? ofLocation || own : own || ofLocation) ?? '')
}

type DescribedPage = Pick<SitePage, 'path' | 'content' | 'language' | 'description'>

/** Returns as many first sentences as fit; if the first is too long, its first words. */
function shortened(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const start = text.slice(0, MAX_LENGTH)
  const sentences = /^.*[.!?।॥](?=\s)/su.exec(start)?.[0] ?? ''
  if (sentences.length >= MIN_LENGTH) return sentences
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[\s,;:–—-]+$/u, '')}…`
}

/** Returns the paths available in the page’s language, which links may stay in; `null` for the default language. */
export async function translatedPathsOf(
  { place: { locationId }, page: { language } }: PageRequest,
  { content }: SiteTools,
  keys: Set<string>,
): Promise<readonly string[] | null> {
  if (language === DEFAULT_LANGUAGE) return null
  keys.add(LANGUAGES)
  return content.translatedPaths({ locationId, language })
}

/** Returns the languages that the home page has and the page lacks. */
export async function homeLanguagesOf(
  { status, page: { languages }, place: { locationId } }: PageRequest,
  { content }: SiteTools,
  keys: Set<string>,
): Promise<readonly string[]> {
  if (status !== 200) return []
  const missing = catalogueTags.filter((language) => !languages.includes(language))
  if (missing.length > 0) keys.add(LANGUAGES)
  const homes = await Promise.all(
    missing.map(async (language) => {
      const paths = await content.translatedPaths({ locationId, language })
      return paths.includes('/') ? language : []
    }),
  )
  return homes.flat()
}

/** Returns the site of a page’s canonical address: the default location’s, if the page is inherited and the same everywhere. */
export async function canonicalSiteOf(
  { page, record }: PageRequest,
  site: SiteStart,
  { registry, networkSite, keys }: SiteTools & { readonly keys: Set<string> },
): Promise<SiteStart> {
  if (record || !page.isLent || variesByLocation(page.content, registry)) return site
  keys.add(locationTag(DEFAULT_LOCATION_ID))
  return networkSite()
}

/** The canonical address of a page in one of its languages. */
export interface Alternate {
  /** Language tag, such as `gu-IN`. */
  readonly language: string
  readonly href: string
  /** True for the fallback language. */
  readonly isDefault: boolean
}

/** A link to another language. */
export interface LanguageLink {
  /** Language tag, such as `gu-IN`. */
  readonly language: string
  /** The language’s name in that language: ગુજરાતી. */
  readonly name: string
  /** Title of the target in that language, if it is another page. */
  readonly target?: string
  /** Address on this site. */
  readonly href: string
}

/** Returns the canonical addresses of a page in all its languages; empty for a page in one language. */
export function alternatesOf({
  request: { page },
  canonicalSite,
  canonicalLanguage: firstLanguage,
}: PreparedPage): readonly Alternate[] {
  const { languages, path } = page
  if (languages.length < 2) return []
  const main =
    [firstLanguage ?? DEFAULT_LANGUAGE, DEFAULT_LANGUAGE].find((each) =>
      languages.includes(each),
    ) ?? languages[0]
  return languages.map((language) => ({
    language,
    href: canonicalAddress(canonicalSite, { path, language, firstLanguage }, NO_QUERY),
    isDefault: language === main,
  }))
}

/** Returns links to the page in its other languages, and to the home page in those it lacks. */
export function languageMenu({
  request: { page, place },
  homeLanguages,
}: PreparedPage): readonly LanguageLink[] {
  const others = page.languages.filter((language) => language !== page.language)
  return [
    ...others.map((language) => ({
      ...{ language, name: nameOf(language) },
      href: pathIn(place, { language, path: page.path }),
    })),
    ...homeLanguages.map((language) => ({
      ...{ language, name: nameOf(language), target: messagesFor(language).home },
      href: pathIn(place, { language, path: '/' }),
    })),
  ]
}

function pathIn(
  { siteRoot, firstLanguage }: PageLocation,
  { language, path }: { readonly language: string; readonly path: string },
): string {
  const inside = pathInLanguage(path === '/' ? path : encodeURI(path), language, firstLanguage)
  return inside === '/' ? siteRoot || '/' : `${siteRoot}${inside}`
}

/** Cache of language names, because looking one up takes longer than everything else here. */
const names = new LRUCache<string, string>({ max: 100 })

function nameOf(language: string): string {
  const name = names.get(language) ?? languageName(language)
  names.set(language, name)
  return name
}
