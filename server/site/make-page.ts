import { loadPage } from '#renderer/page/load-page'
import { referencesOf } from '#renderer/page/references'
import { renderPage } from '#renderer/page/render-page'
import { stylesOf } from '#renderer/registry/styles'
import type { Registry } from '#schema/block/block'
import type { Location } from '#schema/entities/location'
import { allBlocks, type PageContent, type StoredBlock } from '#schema/page/content'
import type { PageContext } from '#schema/page/page-context'
import { outlineOf } from '#schema/page/tree'
import { documentHtml, type PageBody } from './document'
import documentStyles from './document.css?inline'
import { type FinishedPage, finishPage } from './finished-page'
import { hostName, type Place } from './locate'
import { nextMidnight } from './midnight'
import { preloadedFonts } from './preloaded-fonts'
import { rootAddress } from './root-address'
import type { SiteContent, SitePage } from './site-content'
import { splitPage } from './split-page'

/** What pages are made with. */
export interface SiteTools {
  readonly content: SiteContent
  readonly registry: Registry
  /** Where the site is reached: `https://www.example.org`. */
  readonly origin: string
  /** Address of the script that starts islands. */
  readonly visitorScript: string
  /** True for errors that mean 'not now': such a page is not finished with a block missing. */
  readonly isUnavailable: (error: unknown) => boolean
  /** Told of each block that was left out because it could not be drawn. */
  readonly onBlockFailure: (block: StoredBlock, page: SitePage, error: unknown) => void
  readonly now?: () => Date
}

/** What is to be made of a page. */
export interface PageRequest {
  readonly page: SitePage
  readonly place: Place
  readonly status: 200 | 404
  readonly indexed: boolean
  /** Markup that stands before the main blocks: what a page that is not there says. */
  readonly notice?: string
}

/** Loads, draws and finishes a page. The keys of all records that went into it go along. */
export async function makePage(request: PageRequest, tools: SiteTools): Promise<FinishedPage> {
  const { page, place } = request
  const now = tools.now?.() ?? new Date()
  const keys = new Set(keysOf(page, place))
  const source = tools.content.source((key) => keys.add(key))
  const location = await source.location(place.slug)
  if (!location) throw new Error(`Location '${place.slug}' has a site but is not there`)
  const context = contextOf(request, location, now)
  const loaded = await loadPage(page.content, tools.registry, source, context)
  for (const { block, error } of loaded.failures) {
    if (tools.isUnavailable(error)) throw error
    tools.onBlockFailure(block, page, error)
  }
  const drawn = drawAreas(request, tools, { inputs: loaded.inputs, context })
  const styles = `${documentStyles}\n${stylesOf(drawn.blockNames, Object.values(drawn.body).join(''))}`
  const html = documentHtml({
    language: page.language,
    title: page.path === '/' ? location.name : page.title,
    siteName: location.name,
    description: page.description,
    canonical: canonicalOf(place, location, tools.origin),
    image: pictureOf(page.content, tools, loaded.inputs),
    styles,
    preload: preloadedFonts(styles),
    script: drawn.hasIslands ? tools.visitorScript : null,
    accent: location.configuration.accent ?? null,
    indexed: request.indexed,
    body: drawn.body,
  })
  const expiresAt = changesDaily(page.content, tools.registry)
    ? nextMidnight(now, location.timeZone)
    : null
  return finishPage({ status: request.status, html, styles, keys, expiresAt })
}

/** A page that the default location lends gives way as soon as the location has one of its own at that address. */
function keysOf({ documentId, ownerId, path }: SitePage, { locationId }: Place): string[] {
  const own = `document:${documentId}`
  return ownerId === locationId ? [own] : [own, `path:${path}`]
}

function contextOf({ page, place }: PageRequest, location: Location, now: Date): PageContext {
  return {
    location,
    language: page.language,
    now: now.toISOString(),
    siteRoot: place.siteRoot,
    path: page.path,
    title: page.title,
    outline: outlineOf(page.content),
  }
}

interface Loaded {
  readonly inputs: Parameters<typeof renderPage>[0]['inputs']
  readonly context: PageContext
}

function drawAreas({ page, notice = '' }: PageRequest, tools: SiteTools, loaded: Loaded) {
  const { registry, onBlockFailure } = tools
  const areas = splitPage(page.content, registry)
  const draw = (blocks: readonly StoredBlock[]) => {
    const { inputs, context } = loaded
    const rendered = renderPage({ content: { format: 1, blocks }, inputs, registry, page: context })
    for (const { block, error } of rendered.failures) onBlockFailure(block, page, error)
    return rendered
  }
  const [header, main, footer] = [draw(areas.header), draw(areas.main), draw(areas.footer)]
  const all = [header, main, footer]
  const body: PageBody = {
    header: header.html,
    main: `${notice}${main.html}`,
    footer: footer.html,
  }
  return {
    body,
    blockNames: all.flatMap(({ blockNames }) => blockNames),
    hasIslands: all.some(({ hasIslands }) => hasIslands),
  }
}

/** A page's one whole address, whichever of its addresses was asked for. */
function canonicalOf(place: Place, { id, slug, configuration }: Location, origin: string): string {
  const host = configuration.host ? hostName(configuration.host) : null
  const root = rootAddress({ locationId: id, slug, host }, origin)
  return `${root}${encodeURI(place.path)}`
}

/** Whole address of the first picture of a page, for those who share it. */
function pictureOf(
  { blocks }: PageContent,
  { registry, origin }: SiteTools,
  inputs: Loaded['inputs'],
): string | null {
  for (const { id, name } of allBlocks(blocks)) {
    const ready = inputs.get(id)
    const definition = registry.get(name)
    if (!ready || !definition) continue
    const [mediaId = null] = referencesOf(definition, ready.props).media
    const item = ready.refs.media(mediaId)
    if (item) return `${origin}${item.url}?w=1440`
  }
  return null
}

function changesDaily({ blocks }: PageContent, registry: Registry): boolean {
  return [...allBlocks(blocks)].some(
    ({ name, hidden }) => !hidden && registry.get(name)?.changesDaily === true,
  )
}
