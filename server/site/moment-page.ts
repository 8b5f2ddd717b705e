import type { CpuBudget, RunOnBudget } from '../http/limits/cpu-budget'
import { momentRoot } from '../moment/moment-address'
import type { MomentView } from '../moment/moment-link'
import type { MomentContent, Moments } from '../moment/moments'
import { picturesNamedBy, pointedBelow } from './content/preview-pictures'
import { type PageLocation, placeBelow } from './content/site-address'
import type { SiteContent, SitePage } from './content/site-content'
import { makeSiteFile, siteFileAt } from './feeds/site-file'
import type { FinishedPage } from './page/finished-page'
import { type PageQuery, queryString, readQuery } from './page/page-query'
import type { PageRequest, SiteTools } from './page/page-request'
import { redirectTo, suggestRedirect } from './page/redirects'
import { makePage } from './render/make-page'
import { momentBar } from './render/moment-bar'
import { notFoundRequest } from './render/not-found'
import { createAddressBook } from './routing/address-book'
import { findPage } from './routing/find-page'

/** A request for a page of the site at a moment: the path within the location’s site, its language, and query parameters. */
export interface MomentRequest {
  readonly path: string
  readonly search: string
}

interface MomentParts {
  readonly tools: SiteTools
  readonly moments: Moments
  readonly runOnBudget: RunOnBudget
}

/**
 * Renders a page of a location’s site at a moment with the ordinary renderer. Its links stay below the moment’s address, which is
 * the site’s root. Returns `null` if the location has no site.
 */
export function momentPage(
  view: MomentView,
  request: MomentRequest,
  { tools, moments, runOnBudget }: MomentParts,
  budget?: CpuBudget,
): Promise<FinishedPage | null> {
  return runOnBudget(budget, () =>
    moments.simulate(view, (then) => draw(view, request, then, tools)),
  )
}

async function draw(
  view: MomentView,
  { path, search }: MomentRequest,
  { content, steps }: MomentContent,
  given: SiteTools,
): Promise<FinishedPage | null> {
  const sites = await content.sites()
  const { id } = view.location
  const site = sites.find(({ locationId }) => locationId === id) ?? (await content.unopenedSite(id))
  if (!site) return null
  const tools = { ...given, content, now: () => view.at }
  const place = placeBelow(site, momentRoot(view.address), path)
  const file = siteFileAt(place)
  if (file)
    return makeSiteFile(file, place, { ...tools, siteAddress: tools.origin + place.siteRoot })
  const bar = momentBar(view, steps, place.language)
  const addresses = createAddressBook(content.addressRows)
  const finding = { content, addresses }
  const found = await findPage(finding, place)
  if (found && 'movedTo' in found) return redirectTo(found, place, sites)
  const rendered =
    found &&
    (await renderMomentPage(
      { ...found, page: await withSealed(found.page, content), place, ...LOOK, bar },
      tools,
      search,
    ))
  return (
    rendered ?? (await suggestRedirect(place, sites, finding)) ?? renderNotFound(place, tools, bar)
  )
}

/** Not indexed, and with a fixed time instead of the visitor’s clock. */
const LOOK = { status: 200, indexed: false, isClockStopped: true } as const

/** Renders twice if necessary: which parameters its blocks read is known only after rendering. */
async function renderMomentPage(
  request: Omit<PageRequest, 'query'>,
  tools: SiteTools,
  search: string,
): Promise<FinishedPage | null> {
  // An empty query prevents caching of the result.
  const none: PageQuery = {}
  const plain = await makePage({ ...request, query: none }, tools)
  const query = plain && readQuery(search, plain.reads)
  if (!query || queryString(query) === '') return query && plain
  return makePage({ ...request, query }, tools)
}

/** Replaces picture addresses in rich text by signed ones. */
async function withSealed(page: SitePage, content: SiteContent): Promise<SitePage> {
  const ids = picturesNamedBy(page)
  if (ids.length === 0) return page
  const pictures = await content.source(() => undefined).media(ids)
  const sealed = pictures.filter(({ url }) => !url.startsWith('/media/'))
  return { ...page, content: pointedBelow(page.content, sealed) }
}

async function renderNotFound(
  place: PageLocation,
  tools: SiteTools,
  bar: string,
): Promise<FinishedPage | null> {
  const request = await notFoundRequest(place, tools.content)
  return makePage({ ...request, indexed: false, isClockStopped: true, bar }, tools)
}
