import { standInRecord } from '#renderer/page/stand-in-record'
import { kindOfTemplate } from '#schema/site/record-address'
import type { Paid, Payer } from './cache/payer'
import type { FinishedPage } from './page/finished-page'
import type { SiteTools } from './page/prepare-page'
import { withPictures } from './preview-pictures'
import { makePage } from './render/make-page'
import type { KnownSites } from './routing/known-sites'
import { type Place, siteRootOf } from './routing/locate'
import type { PreviewAddress, SiteContent, SitePage } from './routing/site-content'

/** A preview that may be shown now. */
export interface Preview {
  readonly expiresAt: Date
  /** `null` when a block says that what the page is about is not there. */
  draw(payer?: Payer): Promise<FinishedPage | null>
}

/** The preview at an address, checked afresh at every look; `null` when nothing may be shown. */
export async function previewAt(
  address: PreviewAddress,
  { tools, sites, paid }: { tools: SiteTools; sites: Pick<KnownSites, 'all'>; paid: Paid },
): Promise<Preview | null> {
  const found = await tools.content.previewedPage(address)
  if (!found) return null
  const { page, pictures, expiresAt } = found
  const owner = (await sites.all()).find(({ locationId }) => locationId === page.ownerId)
  if (!owner) return null
  const { language, path } = page
  const place: Place = { ...owner, siteRoot: siteRootOf(owner), language, path }
  return { expiresAt, draw: (payer) => paid(payer, draw) }

  async function draw(): Promise<FinishedPage | null> {
    const record = await recordFor(page, place.slug, tools)
    const source: SiteContent['source'] = (note) =>
      withPictures(tools.content.source(note), pictures)
    return makePage(
      { page, place, record, status: 200, indexed: false },
      { ...tools, content: { ...tools.content, source } },
    )
  }
}

/** A record page is shown with a record that stands in for all others. */
async function recordFor({ path }: SitePage, locationSlug: string, { content, now }: SiteTools) {
  const kind = kindOfTemplate(path)
  if (!kind) return null
  const source = content.source(() => undefined)
  const moment = (now?.() ?? new Date()).toISOString()
  return (await standInRecord(source, kind, { locationSlug, now: moment }))?.record ?? null
}
