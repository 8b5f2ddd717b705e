import type { Registry } from '#schema/block/block'
import { EMPTY_CONTENT, type PageContent } from '#schema/page/content'
import { escapeHtml } from './escape-html'
import type { Place } from './locate'
import type { PageRequest } from './make-page'
import type { SiteContent } from './site-content'
import { splitPage } from './split-page'

/** The page for an address that leads nowhere: the navigation and the footer of the location's home page, and a way on. */
export async function notFoundRequest(
  place: Place,
  content: SiteContent,
  registry: Registry,
): Promise<PageRequest> {
  const { locationId } = place
  const home = await content.publishedPage({ locationId, path: '/', language: 'en-US' })
  return {
    page: {
      documentId: home?.documentId ?? 0,
      version: home?.version ?? 0,
      ownerId: home?.ownerId ?? locationId,
      language: home?.language ?? 'en-US',
      path: '/not-found',
      title: 'Page not found',
      description: '',
      content: home ? frameOf(home.content, registry) : EMPTY_CONTENT,
    },
    place: { ...place, path: '/not-found' },
    status: 404,
    indexed: false,
    notice: notice(place.siteRoot || '/'),
  }
}

function frameOf(content: PageContent, registry: Registry): PageContent {
  const { header, footer } = splitPage(content, registry)
  return { format: 1, blocks: [...header, ...footer] }
}

function notice(home: string): string {
  return `<section class="not-found"><p class="not-found-mark" aria-hidden="true">404</p><h1>This page is not here</h1><p>It may have moved, or its address was mistyped. The home page leads to everything there is.</p><p><a class="button-link" href="${escapeHtml(home)}">Go to the home page</a></p></section>`
}
