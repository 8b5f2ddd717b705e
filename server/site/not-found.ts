import type { Registry } from '#schema/block/block'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { EMPTY_CONTENT, type PageContent } from '#schema/page/content'
import { escapeHtml } from './escape-html'
import type { Place } from './locate'
import type { PageRequest } from './prepare-page'
import type { SiteContent } from './site-content'
import { splitPage } from './split-page'

/** Where visitors most often want to go; those that a site has are offered. */
const WAYS_ON = ['/visit', '/connect/events', '/connect/news', '/explore', '/connect']
const SEARCH = '/search'

/**
 * The page for an address that leads nowhere: the navigation and the footer of the location's home page, a search and
 * ways on.
 */
export async function notFoundRequest(
  place: Place,
  content: SiteContent,
  registry: Registry,
): Promise<PageRequest> {
  const { locationId, siteRoot } = place
  const language = DEFAULT_LANGUAGE
  const [home, search, ...ways] = await Promise.all(
    ['/', SEARCH, ...WAYS_ON].map((path) => content.publishedPage({ locationId, path, language })),
  )
  const links = ways.flatMap((page) =>
    page ? [{ href: `${siteRoot}${page.path}`, text: page.title, id: page.documentId }] : [],
  )
  return {
    page: {
      documentId: home?.documentId ?? 0,
      version: home?.version ?? 0,
      ownerId: home?.ownerId ?? locationId,
      language: home?.language ?? language,
      languages: [],
      path: '/not-found',
      title: 'Page not found',
      description: '',
      imageId: null,
      isListed: false,
      content: home ? frameOf(home.content, registry) : EMPTY_CONTENT,
    },
    place: { ...place, path: '/not-found' },
    status: 404,
    indexed: false,
    keys: [
      ...['/', SEARCH, ...WAYS_ON].map((path) => `path:${path}`),
      // Titles of pages are those of their texts.
      ...links.map(({ id }) => `document:${id}`),
    ],
    notice: notice({ siteRoot, hasSearch: Boolean(search), links }),
  }
}

function frameOf(content: PageContent, registry: Registry): PageContent {
  const { header, footer } = splitPage(content, registry)
  return { format: 1, blocks: [...header, ...footer] }
}

interface Notice {
  readonly siteRoot: string
  readonly hasSearch: boolean
  readonly links: readonly { readonly href: string; readonly text: string }[]
}

function notice({ siteRoot, hasSearch, links }: Notice): string {
  const home = escapeHtml(siteRoot || '/')
  return [
    '<section class="not-found"><p class="not-found-mark" aria-hidden="true">404</p>',
    '<h1>This page is not here</h1>',
    '<p>It may have moved, or its address was mistyped. The home page leads to everything there is.</p>',
    `<p><a class="button-link" href="${home}">Go to the home page</a></p>`,
    hasSearch ? searchForm(siteRoot) : '',
    links.length > 0 ? waysOn(links) : '',
    '</section>',
  ].join('')
}

function searchForm(siteRoot: string): string {
  return `<form class="not-found-search" role="search" action="${escapeHtml(`${siteRoot}${SEARCH}`)}" method="get"><label for="not-found-words">Or search for it</label><div><input id="not-found-words" name="q" type="search" maxlength="100" required><button type="submit">Search</button></div></form>`
}

function waysOn(links: Notice['links']): string {
  const items = links.map(
    ({ href, text }) => `<li><a href="${escapeHtml(encodeURI(href))}">${escapeHtml(text)}</a></li>`,
  )
  return `<nav aria-label="Ways on"><ul class="not-found-ways">${items.join('')}</ul></nav>`
}
