import { findStandInRecord } from '#renderer/page/stand-in-record'
import { EMPTY_CONTENT } from '#schema/page/content'
import { isOutlet } from '#schema/page/page-outlet'
import { frameOf, partsOf } from '#schema/page/site-layout'
import { kindOfTemplate } from '#schema/site/record-address'
import type { SiteLayout } from '../documents/publications/published-page'
import type { CpuBudget, RunOnBudget } from '../http/limits/cpu-budget'
import { withPictures } from './content/preview-pictures'
import { type KnownSites, type PageLocation, siteRootOf } from './content/site-address'
import type { PreviewAddress, SiteContent, SitePage } from './content/site-content'
import type { FinishedPage } from './page/finished-page'
import type { SiteTools } from './page/page-request'
import { makePage } from './render/make-page'
import { previewBar } from './render/preview-bar'

/** A valid preview. */
export interface Preview {
  readonly expiresAt: Date
  /** Renders the preview; returns `null` if a block reports that the page’s record is missing. */
  render(budget?: CpuBudget): Promise<FinishedPage | null>
}

/** Returns the preview at an address, checked on every request; `null` if nothing may be shown. */
export async function previewAt(
  address: PreviewAddress,
  {
    tools,
    sites,
    runOnBudget,
  }: { tools: SiteTools; sites: Pick<KnownSites, 'all'>; runOnBudget: RunOnBudget },
): Promise<Preview | null> {
  const found = await tools.content.previewedPage(address)
  if (!found) return null
  const bar = await previewBar(found, address.sent)
  const { page: draft, pictures, expiresAt, shownAt } = found
  const opened = (await sites.all()).find(({ locationId }) => locationId === shownAt)
  const owner = opened ?? (await tools.content.unopenedSite(shownAt))
  if (!owner) return null
  const site = { ...owner, siteRoot: siteRootOf(owner) }
  const previewedLocationId = opened ? undefined : owner.locationId
  return { expiresAt, render: (budget) => runOnBudget(budget, render) }

  async function render(): Promise<FinishedPage | null> {
    const { page, layout } = await shownOf(draft, tools)
    const { language, path } = page
    const place: PageLocation = { ...site, language, path }
    const record = await recordFor(page, place.slug, tools)
    const source: SiteContent['source'] = (note) =>
      withPictures(tools.content.source(note, previewedLocationId), pictures)
    return makePage(
      {
        ...{ page, place, record, status: 200, indexed: false, ...(layout && { layout }) },
        notice: bar,
      },
      { ...tools, content: { ...tools.content, source } },
    )
  }
}

/**
 * Returns the page to show. A layout is shown around its site’s home page if that page shows all parts of it; otherwise around an
 * empty page.
 */
async function shownOf(
  draft: SitePage,
  { content, registry }: SiteTools,
): Promise<{ readonly page: SitePage; readonly layout?: SiteLayout }> {
  if (!draft.content.blocks.some(isOutlet)) return { page: draft }
  const { documentId, ownerId, language } = draft
  const layout = { documentId, ownerId, language, content: draft.content }
  const home = await content.publishedPage({ locationId: ownerId, path: '/', language })
  const frame = home && frameOf(home.content, draft.content, registry)
  const parts = partsOf(draft.content)
  const isWhole =
    frame?.header.length === parts.header.length && frame.footer.length === parts.footer.length
  if (home && isWhole) return { page: { ...home, language }, layout }
  return { page: { ...draft, path: '/', content: EMPTY_CONTENT }, layout }
}

/** Returns a sample record with which to preview a record page. */
async function recordFor({ path }: SitePage, locationSlug: string, { content, now }: SiteTools) {
  const kind = kindOfTemplate(path)
  if (!kind) return null
  const source = content.source(() => undefined)
  const moment = (now?.() ?? new Date()).toISOString()
  return (await findStandInRecord(source, kind, { locationSlug, now: moment }))?.record ?? null
}
