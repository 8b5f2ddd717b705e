import { messagesFor, type SiteMessages } from '#renderer/parts/words/words'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { languageRoot } from '#schema/site/language-root'
import { escapeHtml } from '#schema/text/escape-text'
import { documentTag, pathTag } from '../../database/cache-tags'
import type { PageLocation } from '../content/site-address'
import type { SiteContent } from '../content/site-content'
import type { PageRequest } from '../page/page-request'
import { noticePage } from './notice-page'

/** Pages that visitors need most often; those that exist on a site are linked. */
const WAYS_ON = ['/visit', '/connect/events', '/connect/news', '/explore', '/connect']
const SEARCH = '/search'

/**
 * Returns a page for an address without a page: a search form and links, within the site’s layout. A site without pages gets
 * only the message.
 */
export async function notFoundRequest(
  place: PageLocation,
  content: SiteContent,
): Promise<PageRequest> {
  const { locationId, siteRoot, firstLanguage } = place
  const inDefault = `${siteRoot}${languageRoot(DEFAULT_LANGUAGE, firstLanguage)}`
  const pagesIn = (language: string, paths: readonly string[]) =>
    Promise.all(paths.map((path) => content.publishedPage({ locationId, path, language })))
  const [[translated], [home, search, ...ways]] = await Promise.all([
    pagesIn(place.language, ['/']),
    // Linked pages are in the default language, because other languages rarely have as many.
    pagesIn(DEFAULT_LANGUAGE, ['/', SEARCH, ...WAYS_ON]),
  ])
  const language = translated || !home ? place.language : DEFAULT_LANGUAGE
  const words = messagesFor(language)
  const links = ways.flatMap((page) =>
    page ? [{ href: `${inDefault}${page.path}`, text: page.title, id: page.documentId }] : [],
  )
  const hasNothing = !translated && !home && links.length === 0
  return noticePage({
    place,
    status: 404,
    language,
    title: hasNothing ? words.noPagesYet : words.notHere,
    keys: [
      ...['/', SEARCH, ...WAYS_ON].map(pathTag),
      // Link titles depend on the pages’ texts.
      ...links.map(({ id }) => documentTag(id)),
    ],
    notice: hasNothing
      ? nothingYet(words)
      : notice({
          search: `${inDefault}${SEARCH}`,
          root: `${siteRoot}${languageRoot(language, firstLanguage)}`,
          hasHome: Boolean(translated ?? home),
          hasSearch: Boolean(search),
          links,
          words,
        }),
  })
}

interface Notice {
  /** Address of the search page. */
  readonly search: string
  /** Home page in the language of the page. */
  readonly root: string
  readonly words: SiteMessages
  readonly hasHome: boolean
  readonly hasSearch: boolean
  readonly links: readonly { readonly href: string; readonly text: string }[]
}

function nothingYet(words: SiteMessages): string {
  return `<section class="not-found"><h1>${words.noPagesYet}</h1><p>${words.opensSoon}</p></section>`
}

function notice({ search, root, hasHome, hasSearch, links, words }: Notice): string {
  const home = escapeHtml(root || '/')
  return [
    '<section class="not-found"><p class="not-found-mark" aria-hidden="true">404</p>',
    `<h1>${words.notHere}</h1>`,
    `<p>${words.mayHaveMoved}</p>`,
    hasHome ? `<p><a class="button-link" href="${home}">${words.toHome}</a></p>` : '',
    hasSearch ? searchForm(search, words) : '',
    links.length > 0 ? suggestedLinks(links, words) : '',
    '</section>',
  ].join('')
}

function searchForm(search: string, words: SiteMessages): string {
  return `<form class="not-found-search" role="search" action="${escapeHtml(search)}" method="get"><label for="not-found-words">${words.orSearch}</label><div><input id="not-found-words" name="q" type="search" maxlength="100" required><button type="submit">${words.search}</button></div></form>`
}

function suggestedLinks(links: Notice['links'], words: SiteMessages): string {
  const items = links.map(
    ({ href, text }) => `<li><a href="${escapeHtml(encodeURI(href))}">${escapeHtml(text)}</a></li>`,
  )
  return `<nav aria-label="${words.suggestedLinks}"><ul class="not-found-ways">${items.join('')}</ul></nav>`
}
