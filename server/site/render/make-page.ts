import { SEARCH_PATH } from '#renderer/parts/navigation/site-paths'
import { messagesFor } from '#renderer/parts/words/words'
import { type PageContent, visibleBlocks } from '#schema/page/content'
import { rawProps } from '#schema/page/stored-props'
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
import { type DocumentParts, documentHtml } from './document'
import { pageStyles } from './page-styles'
import { bodyOf, renderAreas } from './render-areas'

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
