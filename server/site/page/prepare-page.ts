import { type BlockInputs, loadPage } from '#renderer/page/load-page'
import { readRecord } from '#renderer/page/record-summary'
import { loadReferences } from '#renderer/page/references'
import { linkHref } from '#renderer/parts/links/site-href'
import type { ContentSource } from '#schema/api/content-source'
import type { Registry } from '#schema/block/block'
import { DEFAULT_LOCATION_ID, inLanguage, type Location } from '#schema/entities/location'
import { recordFor } from '#schema/entities/record-text'
import { type PageContent, visibleBlocks } from '#schema/page/content'
import { withSharedBlocks } from '#schema/page/overrides/with-shared-blocks'
import { sharedIdsIn } from '#schema/page/shared-block'
import { framedContent, frameOf } from '#schema/page/site-layout'
import { outlineOf } from '#schema/page/tree'
import type { RecordSummary } from '#schema/records/record-summary'
import type { PageContext } from '#schema/site/page-context'
import {
  announcementsTag,
  type CacheTag,
  documentTag,
  layoutTag,
  overrideTag,
  topicOf,
  topicTextTag,
} from '../../database/cache-tags'
import type { SiteContent, SitePage } from '../content/site-content'
import {
  canonicalAddress,
  canonicalSiteOf,
  homeLanguagesOf,
  siteAddress,
  translatedPathsOf,
} from './page-meta'
import { NO_QUERY, PAGE, pageCountOf } from './page-query'
import type {
  PageRequest,
  PreparedPage,
  ShownAnnouncements,
  SiteStart,
  SiteTools,
} from './page-request'

/** Loads the data a page shows. Returns `null` if its record does not exist, or if its lists end before the requested page. */
export async function preparePage(
  pageRequest: PageRequest,
  tools: SiteTools,
): Promise<PreparedPage | null> {
  const now = startOfMinute(tools.now?.() ?? new Date())
  const keys = new Set<string>([...pageTags(pageRequest), ...(pageRequest.keys ?? [])])
  const request = await withShared(pageRequest, tools, keys)
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

interface PlacedPage {
  readonly page: SitePage
  readonly place: { readonly locationId: number }
}

/**
 * Replaces the shared blocks of a page by their content. Adds their tags, even of unpublished ones, which show as soon as they
 * are published.
 */
async function withShared<Request extends PlacedPage>(
  request: Request,
  { content, registry }: { readonly content: SiteContent; readonly registry: Registry },
  keys: Set<string>,
): Promise<Request> {
  const { page, place } = request
  const ids = sharedIdsIn(page.content)
  if (ids.length === 0) return request
  const { locationId } = place
  for (const id of ids) keys.add(documentTag(id)).add(overrideTag(id, locationId))
  const found = await content.sharedBlocks({ ids, locationId, language: page.language })
  const byId = new Map(found.map((shared) => [shared.documentId, shared]))
  const shown = withSharedBlocks(
    page.content,
    (id) => byId.get(id) ?? null,
    (name) => registry.get(name)?.fields,
  )
  // If a location overrides a shared block, the page differs from the network’s.
  const isLent = locationId === DEFAULT_LOCATION_ID || found.every((shared) => shared.isLent)
  return { ...request, page: { ...page, content: shown, isLent: page.isLent && isLent } }
}

type StoredAnnouncement = Awaited<ReturnType<SiteContent['announcements']>>[number]

const LEVELS = ['CLOSED', 'WARNING', 'INFO'] as const

/** Returns the announcements of a page at its moment, most severe first, except those its location turned off. */
async function announcementsOf(
  all: readonly StoredAnnouncement[],
  source: ContentSource,
  page: PageContext,
): Promise<ShownAnnouncements> {
  const off = page.location.configuration.announcementsOff ?? []
  const here = all.filter(({ id, reach }) => reach !== 'NETWORK' || !off.includes(id))
  const now = Date.parse(page.now)
  const shown = here
    .filter((one) => startOf(one) <= now && now < endOf(one))
    .sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level))
  const pages = shown.flatMap(({ link }) => link?.pageId ?? [])
  const refs = await loadReferences(source, { media: [], pages })
  const moments = here.flatMap((one) => [startOf(one), endOf(one)]).filter((each) => each > now)
  const next = Math.min(...moments)
  return {
    announcements: shown.map((stored) => {
      const { id, level, text, link, linkLabel } = recordFor(stored, page.language)
      return { id, level, text, href: linkHref(refs, page, link), linkLabel }
    }),
    until: Number.isFinite(next) ? next : null,
  }
}

function startOf({ shownFrom }: StoredAnnouncement): number {
  return shownFrom?.getTime() ?? -Infinity
}

function endOf({ shownUntil }: StoredAnnouncement): number {
  return shownUntil?.getTime() ?? Infinity
}

/** Returns whether a block of a page reports that the page’s record does not exist. */
function isMissing(
  { blocks }: PageContent,
  registry: Registry,
  inputs: ReadonlyMap<string, BlockInputs>,
): boolean {
  for (const { id, name } of visibleBlocks(blocks)) {
    const ready = inputs.get(id)
    if (ready && registry.get(name)?.isMissing?.(ready.data)) return true
  }
  return false
}
