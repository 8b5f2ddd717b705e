import { todayOf } from '#renderer/parts/hours/hours'
import type { JsonLd } from '#renderer/parts/kit/view'
import { structuredDataOf } from '#renderer/registry/structured-data'
import { visibleBlocks } from '#schema/page/content'
import { homeAddress } from './page-meta'
import type { PreparedPage, SiteTools } from './page-request'
import { placeOfWorship } from './place-of-worship'
import { withWholeAddresses } from './whole-addresses'

/** Pages that include the location’s address and hours: its home page and the visit page. */
const PLACE_PAGES = ['/', '/visit']

/**
 * Returns a page’s structured data as the text of a JSON-LD element: site, location, breadcrumbs and data of its blocks. Returns
 * `null` for a page that isn’t indexed.
 */
export function pageGraph(
  prepared: PreparedPage,
  tools: SiteTools,
  image: string | null,
): string | null {
  if (!prepared.request.indexed) return null
  const { location, site, context } = prepared
  const things = [
    ...(context.path === '/' ? [webSite(prepared)] : []),
    ...(PLACE_PAGES.includes(context.path)
      ? [placeOfWorship(location, { site, image, today: todayOf(context) })]
      : []),
    ...breadcrumbs(prepared),
    ...blockData(prepared, tools),
  ]
  if (things.length === 0) return null
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return inScript(JSON.stringify(withWholeAddresses(graph, originOf(prepared, tools))))
}

function webSite({ location, site, context }: PreparedPage): JsonLd {
  return {
    '@type': 'WebSite',
    url: homeAddress(site),
    name: location.name,
    inLanguage: context.language,
  }
}

function breadcrumbs({ trail, context }: PreparedPage): JsonLd[] {
  if (trail.length === 0) return []
  const steps = [
    ...trail.map(({ title, path }) => ({ name: title, item: path })),
    { name: context.title, item: context.canonical },
  ]
  const itemListElement = steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...step,
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

function blockData(
  { request: { page }, inputs, context }: PreparedPage,
  { onBlockFailure }: SiteTools,
): JsonLd[] {
  return [...visibleBlocks(page.content.blocks)].flatMap((block) => {
    const ready = inputs.get(block.id)
    if (!ready) return []
    try {
      return structuredDataOf(block.name, { id: block.id, ...ready, page: context })
    } catch (error) {
      // Only the structured data is missing; the block itself is rendered.
      onBlockFailure(block, page, error)
      return []
    }
  })
}

/** Returns the origin of the page’s paths: the location’s own host, if it has one. */
function originOf({ request: { place }, location }: PreparedPage, { origin }: SiteTools): string {
  const { host } = location.configuration
  return place.siteRoot === '' && host ? `https://${host}` : origin
}

/** Escapes JSON so that it can’t end its script element. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
