import languageFaces from '#renderer/fonts/languages.css?inline'
import { renderPage } from '#renderer/page/render-page'
import { stylesOf } from '#renderer/registry/styles'
import type { StoredBlock } from '#schema/page/content'
import { type DocumentParts, documentHtml, type PageBody } from './document'
import documentStyles from './document.css?inline'
import { expiryOf } from './expiry'
import { type FinishedPage, finishPage } from './finished-page'
import { languageLinks } from './language-links'
import languageStyles from './languages.css?inline'
import noticeStyles from './not-found.css?inline'
import { canonicalAddress, isForOneVisitor, pictureOf, sharedPicture } from './page-meta'
import { NO_QUERY } from './page-query'
import { changesDaily, parametersOf } from './page-traits'
import { preloadedFonts } from './preloaded-fonts'
import { type PageRequest, type PreparedPage, preparePage, type SiteTools } from './prepare-page'
import { splitPage } from './split-page'
import { pageGraph } from './structured-data/page-graph'

/**
 * Loads, draws and finishes a page. The keys of all records that went into it go along. `null` when the record it is
 * about is not there.
 */
export async function makePage(
  request: PageRequest,
  tools: SiteTools,
): Promise<FinishedPage | null> {
  const prepared = await preparePage(request, tools)
  if (!prepared) return null
  const { content } = request.page
  const drawn = drawAreas(prepared, tools)
  const styles = [
    ...sheetsOf(request),
    stylesOf(drawn.blockNames, Object.values(drawn.body).join('')),
  ].join('\n')
  return finishPage({
    status: request.status,
    html: documentHtml({
      ...describe(prepared, tools),
      styles,
      preload: preloadedFonts(styles),
      script: drawn.hasIslands ? tools.visitorScript : null,
      body: drawn.body,
    }),
    styles,
    keys: prepared.keys,
    reads: parametersOf(content, tools.registry),
    expiresAt: await expiryOf(
      {
        ...prepared,
        changesDaily: changesDaily(content, tools.registry),
        until: prepared.record?.until,
      },
      tools.content,
    ),
  })
}

/** What stands around the blocks has sheets of its own. */
function sheetsOf({ notice, page: { languages } }: PageRequest): string[] {
  return [
    documentStyles,
    ...(languages.length > 1 ? [languageFaces, languageStyles] : []),
    ...(notice ? [noticeStyles] : []),
  ]
}

/** What a page says about itself. */
function describe(
  prepared: PreparedPage,
  tools: SiteTools,
): Omit<DocumentParts, 'styles' | 'preload' | 'script' | 'body'> {
  const { request, location, record, site, context, inputs, image: chosen } = prepared
  const { page, query = NO_QUERY } = request
  const picture = pictureOf(page.content, tools.registry, { inputs, record, image: chosen })
  const image = picture && sharedPicture(picture, tools.origin)
  return {
    language: page.language,
    title: page.path === '/' ? location.name : context.title,
    siteName: location.name,
    description: record ? record.description : page.description,
    canonical: canonicalAddress(site, { ...page, path: record?.path ?? page.path }, query),
    languages: languageLinks(prepared),
    feeds: feedsOf(prepared),
    image,
    article: record?.publishedAt ? { publishedAt: record.publishedAt } : null,
    structuredData: pageGraph(prepared, tools, image?.url ?? null),
    accent: location.configuration.accent ?? null,
    indexing: indexingOf(request),
  }
}

/** The news feed and the calendar, on the pages whose readers may want them. */
function feedsOf({ location: { name }, site, context: { path } }: PreparedPage) {
  const about = (part: string) => path === '/' || path === '/connect' || path.startsWith(part)
  const news = { type: 'application/rss+xml', title: `${name}: news` }
  const calendar = { type: 'text/calendar', title: `${name}: events` }
  return [
    ...(about('/connect/news') ? [{ ...news, href: `${site}/connect/news/feed.xml` }] : []),
    ...(about('/connect/events')
      ? [{ ...calendar, href: `${site}/connect/events/calendar.ics` }]
      : []),
  ]
}

function indexingOf({ indexed, page, query = NO_QUERY }: PageRequest): DocumentParts['indexing'] {
  if (!indexed) return 'NONE'
  return isForOneVisitor(query) || !page.isListed ? 'LINKS' : 'ALL'
}

function drawAreas({ request, inputs, context }: PreparedPage, tools: SiteTools) {
  const { page, notice = '' } = request
  const { registry, onBlockFailure } = tools
  const areas = splitPage(page.content, registry)
  const draw = (blocks: readonly StoredBlock[]) => {
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
