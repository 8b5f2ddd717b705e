import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { StyledBlock } from '#renderer/page/markup-memory'
import {
  type Announcement,
  SiteAnnouncements,
} from '#renderer/parts/announcements/site-announcements'
import { SEARCH_PATH } from '#renderer/parts/navigation/site-paths'
import { messagesFor } from '#renderer/parts/words/words'
import { needsOf, type StyleNeeds } from '#renderer/registry/style-needs'
import type { Registry } from '#schema/block/block'
import { type PageContent, type StoredBlock, visibleBlocks } from '#schema/page/content'
import { rawProps } from '#schema/page/stored-props'
import { escapeHtml } from '#schema/text/escape-text'
import { MANIFEST_FILE } from '../content/site-address'
import { NETWORK_NEWS_FEED, NEWS_FEED } from '../feeds/news-feed'
import { changesDaily, expiryOf } from '../page/expiry'
import { type FinishedPage, finishPage } from '../page/finished-page'
import {
  alternatesOf,
  canonicalAddress,
  isForOneVisitor,
  languageMenu,
  pageDescription,
  pictureOf,
  sharedPicture,
} from '../page/page-meta'
import { NO_QUERY, parametersOf } from '../page/page-query'
import type { PageRequest, PreparedPage, SiteTools } from '../page/page-request'
import { preparePage } from '../page/prepare-page'
import { pageGraph } from '../page/structured-data'
import { type DocumentParts, documentHtml, type PageBody } from './document'
import { pageStyles } from './page-styles'

/**
 * Loads, renders and finishes a page, with the cache tags of all records it shows. Returns `null` if its record does not exist,
 * or if its lists end before the requested page.
 */
export async function makePage(
  request: PageRequest,
  tools: SiteTools,
): Promise<FinishedPage | null> {
  const prepared = await preparePage(request, tools)
  if (!prepared) return null
  const { framed } = prepared
  const rendered = renderAreas(prepared, tools)
  const { first: styles, rest, preload } = pageStyles(prepared, rendered.first, rendered.rest)
  return finishPage({
    status: request.status,
    html: documentHtml({
      ...describe(prepared, tools),
      styles,
      preload,
      script: rendered.hasIslands ? tools.visitorScript : null,
      body: bodyOf(rendered, rest.length > 0 ? tools.keepSheet(rest) : ''),
    }),
    styles,
    keys: prepared.keys,
    reads: parametersOf(framed, tools.registry, prepared.inputs),
    expiresAt: await expiryOf(
      {
        ...prepared,
        changesDaily: changesDaily(framed, tools.registry),
        until: prepared.record?.until,
      },
      tools.content,
    ),
    endsAt: prepared.record?.until ? Date.parse(prepared.record.until) : null,
  })
}

/** Returns the metadata of a page. */
function describe(
  prepared: PreparedPage,
  tools: SiteTools,
): Omit<DocumentParts, 'styles' | 'preload' | 'script' | 'body'> {
  const { request, location, record, context, inputs, image: chosen } = prepared
  const { canonicalSite, canonicalLanguage: firstLanguage } = prepared
  const { page, query = NO_QUERY } = request
  const parts = { inputs, record, image: chosen, location }
  const picture = pictureOf(page.content, tools.registry, parts)
  const image = picture && sharedPicture(picture, prepared, tools.origin)
  return {
    language: page.language,
    title: page.path === '/' ? location.name : context.title,
    siteName: location.name,
    description: record ? record.description : pageDescription(page, location),
    canonical: canonicalAddress(
      canonicalSite,
      { ...page, path: record?.path ?? page.path, firstLanguage },
      query,
    ),
    alternates: alternatesOf(prepared),
    languages: languageMenu(prepared),
    feeds: feedsOf(prepared),
    manifest: `${request.place.siteRoot}${MANIFEST_FILE}`,
    image,
    article: record?.publishedAt ? { publishedAt: record.publishedAt } : null,
    structuredData: pageGraph(prepared, tools, image?.url ?? null),
    accent: location.configuration.accent ?? null,
    indexing: indexingOf(request),
  }
}

/** Returns links to the news feed and calendar, on pages whose readers may want them. */
function feedsOf({ request, location: { name }, site, context: { path, language } }: PreparedPage) {
  const words = messagesFor(language)
  const about = (part: string) => path === '/' || path === '/connect' || path.startsWith(part)
  const isNetwork = listsNetworkNews(request.page.content)
  const news = {
    type: 'application/rss+xml',
    title: words.newsOf(isNetwork ? words.allLocations : name),
    href: `${site}${isNetwork ? NETWORK_NEWS_FEED : NEWS_FEED}`,
  }
  const calendar = { type: 'text/calendar', title: words.eventsOf(name) }
  return [
    ...(about('/connect/news') ? [news] : []),
    ...(about('/connect/events')
      ? [{ ...calendar, href: `${site}/connect/events/calendar.ics` }]
      : []),
  ]
}

/** Returns whether the page lists articles of all locations, so that its feed contains the same. */
function listsNetworkNews({ blocks }: PageContent): boolean {
  return [...visibleBlocks(blocks)].some(
    (block) => block.name === 'NewsList' && rawProps(block).scope === 'NETWORK',
  )
}

function indexingOf({ indexed, page, query = NO_QUERY }: PageRequest): DocumentParts['indexing'] {
  if (!indexed) return 'NONE'
  const isSearch = page.path === SEARCH_PATH
  return isForOneVisitor(query) || isSearch || !page.isListed ? 'LINKS' : 'ALL'
}

/** The HTML of a page’s blocks, in order. */
interface RenderedAreas {
  readonly header: string
  /** The first screen: the beginning of the main part, visible without scrolling. */
  readonly opening: string
  readonly more: string
  readonly footer: string
  /** Styles needed by the first screen, and those needed below it. */
  readonly first: readonly StyleNeeds[]
  readonly rest: readonly StyleNeeds[]
  readonly hasIslands: boolean
}

/** Renders a page’s blocks. A block that fails to render is omitted and reported. */
function renderAreas(
  { request, frame, inputs, context, announced }: PreparedPage,
  { registry, onBlockFailure, markup }: Pick<SiteTools, 'registry' | 'onBlockFailure' | 'markup'>,
): RenderedAreas {
  const { page, notice = '', bar = '' } = request
  const areas = splitPage(page.content, registry)
  const parts = [
    [...frame.header, ...areas.header],
    areas.main,
    [...areas.footer, ...frame.footer],
  ] as const
  const { blocks, failures } = markup.render({
    blocks: parts.flat(),
    inputs,
    registry,
    page: context,
    // Pages with query parameters are not cached, because searches are unlimited in number; blocks that don’t read parameters are
    // cached with the plain page.
    keeps: request.query === undefined,
  })
  for (const { block, error } of failures) onBlockFailure(block, page, error)
  const [before, main] = parts.map(({ length }) => length)
  const start = before ?? 0
  const end = start + (main ?? 0)
  // Announcements come before the message of a not-found page.
  const above = `${bar}${announcementsHtml(announced.announcements, context.language)}`
  const split = notice === '' ? openingEnd(blocks, start, end) : start
  return {
    header: `${above}${htmlOf(blocks.slice(0, start))}`,
    opening: `${notice}${htmlOf(blocks.slice(start, split))}`,
    more: htmlOf(blocks.slice(split, end)),
    footer: htmlOf(blocks.slice(end)),
    first: [
      ...needsIn(blocks.slice(0, split)),
      ...[notice, above].flatMap((html) => (html ? [needsOf(html, [])] : [])),
    ],
    rest: needsIn(blocks.slice(split)),
    hasIslands: blocks.some(({ hasIslands }) => hasIslands),
  }
}

/** Returns an empty string if there are none, so that the page’s bytes don’t change. */
function announcementsHtml(announcements: readonly Announcement[], language: string): string {
  if (announcements.length === 0) return ''
  return renderToStaticMarkup(createElement(SiteAnnouncements, { announcements, language }))
}

/** Returns the index after the first block of the main part that isn’t empty. */
function openingEnd(blocks: readonly StyledBlock[], start: number, end: number): number {
  const at = blocks.slice(start, end).findIndex(({ html }) => !isEmpty(html))
  return at < 0 ? end : start + at + 1
}

/** Returns whether a block shows nothing: its root element is empty. */
function isEmpty(html: string): boolean {
  return html === '' || /^<div[^>]*><\/div>$/.test(html)
}

function htmlOf(blocks: readonly StyledBlock[]): string {
  return blocks.map(({ html }) => html).join('')
}

function needsIn(blocks: readonly StyledBlock[]): StyleNeeds[] {
  return blocks.flatMap(({ html, needs }) => (html === '' ? [] : [needs]))
}

/**
 * Returns the page’s body. The style sheet for content below the first screen is linked where that begins, so that browsers
 * render the first screen without waiting for it, and nothing below before it is loaded. `sheet` is its address, `''` if none is
 * needed.
 */
function bodyOf({ header, opening, more, footer }: RenderedAreas, sheet: string): PageBody {
  return { header, main: `${withSheet(opening, sheet)}${more}`, footer }
}

/** Inserted at the end of the last block, not after it, because the spacing of blocks depends on their siblings. */
function withSheet(opening: string, sheet: string): string {
  if (sheet === '') return opening
  const link = `<link rel="stylesheet" href="${escapeHtml(sheet)}">`
  return /<\/div>$/.test(opening) ? opening.replace(/<\/div>$/, `${link}</div>`) : opening + link
}

/** The blocks of a page before, in and after its main part. */
interface PageAreas {
  readonly header: readonly StoredBlock[]
  readonly main: readonly StoredBlock[]
  readonly footer: readonly StoredBlock[]
}

/**
 * Splits a page into landmarks: navigation at its start and footers at its end are outside the main part, so that screen readers
 * find them.
 */
function splitPage({ blocks }: PageContent, registry: Registry): PageAreas {
  const isOf = (category: string) => (block: StoredBlock) =>
    block.hidden === true || registry.get(block.name)?.category === category
  const start = blocks.findIndex((block) => !isOf('navigation')(block))
  const header = start < 0 ? blocks : blocks.slice(0, start)
  const rest = blocks.slice(header.length)
  const end = rest.findLastIndex((block) => !isOf('footer')(block))
  return { header, main: rest.slice(0, end + 1), footer: rest.slice(end + 1) }
}
