import { loadPage } from '#renderer/page/load-page'
import { readRecord } from '#renderer/page/record-summary'
import { catalogueTags } from '#renderer/parts/words/words'
import type { ContentSource } from '#schema/api/content-source'
import {
  DEFAULT_LANGUAGE,
  DEFAULT_LOCATION_ID,
  inLanguage,
  type Location,
} from '#schema/entities/location'
import type { PageContent } from '#schema/page/content'
import { framedContent, frameOf } from '#schema/page/site-layout'
import { outlineOf } from '#schema/page/tree'
import { variesByLocation } from '#schema/page/varies-by-location'
import type { RecordSummary } from '#schema/records/record-summary'
import type { PageContext } from '#schema/site/page-context'
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
import { NO_QUERY, PAGE } from '../routing/page-query'
import { announcementsOf, type ShownAnnouncements } from './announcements'
import { canonicalAddress, siteAddress } from './page-meta'
import type { PageRequest, PreparedPage, SiteStart, SiteTools } from './page-request'
import { isMissing, pageCountOf } from './page-traits'
import { withShared } from './shared-blocks'

/** Loads the data a page shows. Returns `null` if its record does not exist, or if its lists end before the requested page. */
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

/** Returns the tags of a page. A network page also gets one per location, so that a change can affect only some locations. */
function pageTags({
  page: { documentId, ownerId },
  place: { locationId },
}: PageRequest): CacheTag[] {
  const isNetwork = ownerId === DEFAULT_LOCATION_ID || ownerId !== locationId
  return [documentTag(documentId), ...(isNetwork ? [overrideTag(documentId, locationId)] : [])]
}

/**
 * Rounds down to the minute, so that pages rendered within it share their queries and blocks. A page whose content ends within
 * the minute is already expired when finished, and rendered again by the next request.
 */
function startOfMinute(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / MINUTE) * MINUTE)
}

const MINUTE = 60_000

/**
 * Returns the layout of the visited site, with the tags of layouts that could replace it: the location may publish or remove its
 * own.
 */
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

/** Returns the paths available in the page’s language, which links may stay in; `null` for the default language. */
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

/** Returns the site of a page’s canonical address: the default location’s, if the page is inherited and the same everywhere. */
async function canonicalSiteOf(
  { page, record }: PageRequest,
  site: SiteStart,
  { registry, networkSite, keys }: SiteTools & { readonly keys: Set<string> },
): Promise<SiteStart> {
  if (record || !page.isLent || variesByLocation(page.content, registry)) return site
  keys.add(locationTag(DEFAULT_LOCATION_ID))
  return networkSite()
}

/** Returns the site of a record’s canonical address, which is its own location’s wherever it is shown. */
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
