import { type LoadedPage, loadPage } from '#renderer/page/load-page'
import type { MarkupMemory } from '#renderer/page/markup-memory'
import { readRecord } from '#renderer/page/record-summary'
import { catalogueTags } from '#renderer/parts/words/words'
import type { ContentSource, PageAddress } from '#schema/api/content-source'
import type { Registry } from '#schema/block/block'
import {
  DEFAULT_LANGUAGE,
  DEFAULT_LOCATION_ID,
  inLanguage,
  type Location,
} from '#schema/entities/location'
import type { MediaItem } from '#schema/entities/media'
import type { PageContent, StoredBlock } from '#schema/page/content'
import { framedContent, frameOf, type PageFrame } from '#schema/page/site-layout'
import { outlineOf } from '#schema/page/tree'
import { variesByLocation } from '#schema/page/varies-by-location'
import type { RecordSummary } from '#schema/records/record-summary'
import type { PageContext } from '#schema/site/page-context'
import type { RecordReference } from '#schema/site/page-record'
import {
  announcementsTag,
  type CacheTag,
  documentTag,
  LANGUAGES,
  layoutTag,
  locationTag,
  overrideTag,
  topicOf,
  topicTextTag,
} from '../../database/cache-tags'
import type { SiteLayout } from '../../documents/publications/site-layout'
import type { SiteContent, SitePage } from '../content/site-content'
import type { PageLocation } from '../routing/locate'
import { NO_QUERY, PAGE, type PageQuery } from '../routing/page-query'
import { announcementsOf, type ShownAnnouncements } from './announcements'
import { canonicalAddress, siteAddress } from './page-meta'
import { isMissing, pageCountOf } from './page-traits'
import { withShared } from './shared-blocks'

/** What rendering pages depends on. */
export interface SiteTools {
  readonly content: SiteContent
  readonly registry: Registry
  /** The site's public origin: `https://www.example.org`. */
  readonly origin: string
  /** Address of the script that starts islands. */
  readonly visitorScript: string
  /** Stores the styles below a page's first screen; returns their address. */
  readonly keepSheet: (sheets: readonly string[]) => string
  /** The default location's site as a whole address: pages that it lends are canonical there. */
  readonly networkSite: () => Promise<SiteStart>
  /** Renders blocks, or finds them rendered. */
  readonly markup: MarkupMemory
  /** True for transient errors: the page then fails, rather than being finished with a block missing. */
  readonly isUnavailable: (error: unknown) => boolean
  /** Called with each block that was left out because it failed to render. */
  readonly onBlockFailure: (block: StoredBlock, page: SitePage, error: unknown) => void
  readonly now?: () => Date
  /** Where forms are filled in that the pages themselves do not take. */
  readonly formsAt?: string
}

/** Where a site begins, and in which language. */
export interface SiteStart {
  /** A whole address. */
  readonly address: string
  /** Absent for the default one. */
  readonly firstLanguage?: string | undefined
}

/** What to render of a page. */
export interface PageRequest {
  readonly page: SitePage
  readonly place: PageLocation
  readonly status: 200 | 404 | 503
  readonly indexed: boolean
  /** The record that a record page is rendered for. */
  readonly record?: RecordReference | null
  /** The parameters of the address that its blocks read. */
  readonly query?: PageQuery
  /** Keys of the changes after which the address may lead elsewhere. */
  readonly keys?: readonly string[]
  /** The layout to render around it in place of the published one, for previewing that layout. */
  readonly layout?: SiteLayout
  /** Markup before the main blocks: the message of a not-found page. */
  readonly notice?: string
  /** Markup above the header. */
  readonly bar?: string
  /** Rendered as of a moment that is not now. */
  readonly isClockStopped?: true
}

/** A page with everything needed to render it. */
export interface PreparedPage {
  readonly request: PageRequest
  readonly now: Date
  readonly location: Location
  readonly record: RecordSummary | null
  /** The origin and root of the site the page belongs to. */
  readonly site: string
  /** The site whose address search engines list: the network's for a page that is the same at every location. */
  readonly canonicalSite: string
  /** The main language of the canonical site; absent for the default language. */
  readonly canonicalLanguage: string | undefined
  readonly context: PageContext
  /** Languages that the site's home page is there in, and this page is not. */
  readonly homeLanguages: readonly string[]
  /** The parts of the site layout around the page. */
  readonly frame: PageFrame
  /** The page inside its layout: everything that is rendered. */
  readonly framed: PageContent
  readonly inputs: LoadedPage['inputs']
  /** The picture that was chosen to share the page by. */
  readonly image: MediaItem | null
  /** What the page says above its header, and until when. */
  readonly announced: ShownAnnouncements
  /** The published pages above this one, from the home page down. */
  readonly trail: readonly PageAddress[]
  /** The cache keys of all records it is rendered from. */
  readonly keys: ReadonlySet<string>
}

/** Fetches what a page shows. `null` when its record does not exist, or its lists end before the requested page. */
export async function preparePage(
  asked: PageRequest,
  tools: SiteTools,
): Promise<PreparedPage | null> {
  const now = startOfMinute(tools.now?.() ?? new Date())
  const keys = new Set<string>([...pageTags(asked), ...(asked.keys ?? [])])
  const request = await withShared(asked, tools, keys)
  const { page, place } = request
  const source = tools.content.source((tag) => {
    keys.add(tag)
    const topic = topicOf(tag)
    if (topic !== null) keys.add(topicTextTag(topic, place.locationId))
  })
  const [found, layout] = await Promise.all([
    source.record('location', place.slug),
    layoutOf(request, tools, keys),
  ])
  if (!found) throw new Error(`Location '${place.slug}' has a site but is not there`)
  const location = inLanguage(found, page.language)
  const seenAt = { locationSlug: place.slug, language: page.language }
  const record = request.record ? await readRecord(source, request.record, seenAt) : null
  if (request.record && !record) return null
  const home = await homeOf(record, location, source)
  const site = siteAddress(home, tools.origin)
  const { language: firstLanguage } = home.configuration
  const frame = frameOf(page.content, layout, tools.registry)
  const framed = framedContent(page.content, frame)
  const own = { address: site, firstLanguage }
  const canonical = await canonicalSiteOf(request, own, { ...tools, keys })
  const translatedPaths = await translatedPathsOf(request, tools, keys)
  const homeLanguages = await homeLanguagesOf(request, tools, keys)
  const context = {
    ...contextOf(request, { location, now, record, own, frame, formsAt: tools.formsAt }),
    ...(translatedPaths && { translatedPaths }),
  }
  keys.add(announcementsTag(place.locationId)).add(announcementsTag(null))
  const [{ inputs, failures }, trail, [image = null], announced] = await Promise.all([
    loadPage(framed, tools.registry, source, context),
    source.pages({ locationSlug: place.slug, above: page.path, language: page.language }),
    page.imageId === null ? [] : source.media([page.imageId]),
    announcedOn(context, tools, source),
  ])
  for (const { block, error } of failures) {
    if (tools.isUnavailable(error)) throw error
    tools.onBlockFailure(block, page, error)
  }
  if (isMissing(page.content, tools.registry, inputs)) return null
  const pages = pageCountOf(page.content, tools.registry, { inputs, context })
  if (pages !== null && Number(request.query?.[PAGE] ?? 1) > pages) return null
  return {
    request,
    now,
    location,
    record,
    site,
    canonicalSite: canonical.address,
    canonicalLanguage: canonical.firstLanguage,
    context,
    homeLanguages,
    frame,
    framed,
    inputs,
    image,
    announced,
    trail,
    keys,
  }
}

/** The page; of one of the network also as this location shows it, so that a change can reach some locations alone. */
function pageTags({
  page: { documentId, ownerId },
  place: { locationId },
}: PageRequest): CacheTag[] {
  const isNetwork = ownerId === DEFAULT_LOCATION_ID || ownerId !== locationId
  return [documentTag(documentId), ...(isNetwork ? [overrideTag(documentId, locationId)] : [])]
}

/**
 * Pages are of the minute they are made in, so that those made in it share what they ask and show. What is over since it began
 * has expired when the page is finished, and the next request makes it again.
 */
function startOfMinute(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / MINUTE) * MINUTE)
}

const MINUTE = 60_000

/** The layout of the site that is visited. Another one comes when the location publishes, or loses, its own. */
async function layoutOf(
  { place: { locationId }, page: { language }, layout: given }: PageRequest,
  { content }: SiteTools,
  keys: Set<string>,
): Promise<PageContent | null> {
  if (given) return given.content
  const layout = await content.layout({ locationId, language })
  keys.add(layoutTag(locationId))
  if (layout?.ownerId !== locationId) keys.add(layoutTag(DEFAULT_LOCATION_ID))
  if (layout) keys.add(documentTag(layout.documentId))
  return layout?.content ?? null
}

async function announcedOn(
  context: PageContext,
  { content }: SiteTools,
  source: ContentSource,
): Promise<ShownAnnouncements> {
  return announcementsOf(await content.announcements(context.location.id), source, context)
}

/** Where links of a page in another language may stay in it; `null` for the default one. */
async function translatedPathsOf(
  { place: { locationId }, page: { language } }: PageRequest,
  { content }: SiteTools,
  keys: Set<string>,
): Promise<readonly string[] | null> {
  if (language === DEFAULT_LANGUAGE) return null
  keys.add(LANGUAGES)
  return content.translatedPaths({ locationId, language })
}

async function homeLanguagesOf(
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

/** A page that the default location lends and that says the same everywhere is canonical on that location's site. */
async function canonicalSiteOf(
  { page, record }: PageRequest,
  site: SiteStart,
  { registry, networkSite, keys }: SiteTools & { readonly keys: Set<string> },
): Promise<SiteStart> {
  if (record || !page.isLent || variesByLocation(page.content, registry)) return site
  keys.add(locationTag(DEFAULT_LOCATION_ID))
  return networkSite()
}

/** A record's canonical address is on the site of its own location, wherever it is shown. */
async function homeOf(
  record: RecordSummary | null,
  location: Location,
  source: ContentSource,
): Promise<Location> {
  const slug = record?.locationSlug
  return (slug && (await source.record('location', slug))) || location
}

type ContextParts = Pick<PreparedPage, 'location' | 'now' | 'record' | 'frame'> & {
  readonly own: SiteStart
  readonly formsAt: string | undefined
}

function contextOf(
  { page, place, record = null, query = NO_QUERY, isClockStopped }: PageRequest,
  { location, now, record: summary, own, frame, formsAt }: ContextParts,
): PageContext {
  return {
    location,
    language: page.language,
    now: now.toISOString(),
    siteRoot: place.siteRoot,
    ...(place.firstLanguage !== undefined && { firstLanguage: place.firstLanguage }),
    path: page.path,
    canonical: canonicalAddress(
      own.address,
      { ...page, path: summary?.path ?? page.path, firstLanguage: own.firstLanguage },
      NO_QUERY,
    ),
    title: summary?.title ?? page.title,
    headerOverlays: frame.headerOverlays,
    record,
    query,
    outline: outlineOf(page.content),
    ...(formsAt !== undefined && { formsAt }),
    ...(isClockStopped && { isClockStopped }),
  }
}
