import { hasWordsFor, messagesFor } from '#renderer/parts/words/words'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { escapeHtml } from '#schema/text/escape-text'
import { languageOfPath } from '../../http/language-of'
import { type PlainPage, plainPage } from '../../http/plain-page'
import type { PageLocation } from '../content/site-address'
import type { PageRequest } from '../page/page-request'
import { noticePage } from './notice-page'

/** Seconds until the page reloads; random, so that waiting visitors don’t all return at once. */
const RELOAD = { least: 5, most: 12 }

/**
 * Returns a page that says the site will be back, for pages that are not cached while the database is unavailable. It is in the
 * language of the address and reloads automatically.
 */
export function backSoon(
  path: string,
  random = Math.random,
): PlainPage & { readonly seconds: number } {
  const language = languageOfAddress(path)
  const words = messagesFor(language)
  const seconds = secondsToWait(random)
  const page = plainPage({
    language,
    title: words.backSoon,
    heading: words.backSoon,
    message: words.backSoonDetail,
    reloadAfter: seconds,
  })
  return { ...page, seconds }
}

/** Returns the same page within a site’s layout; rendered in advance, while the database is available. */
export function backSoonRequest(place: PageLocation): PageRequest {
  const language = hasWordsFor(place.language) ? place.language : DEFAULT_LANGUAGE
  const words = messagesFor(language)
  const notice = `<section class="not-found"><h1>${escapeHtml(words.backSoon)}</h1><p>${escapeHtml(words.backSoonDetail)}</p></section>`
  return noticePage({ place, status: 503, language, title: words.backSoon, notice })
}

/** Returns the seconds until a browser reloads the page. */
export function secondsToWait(random = Math.random): number {
  return RELOAD.least + Math.floor(random() * (RELOAD.most - RELOAD.least + 1))
}

/** Returns the language of an address, if there is a translation. */
export function languageOfAddress(path: string): string {
  const pathLanguage = languageOfPath(path)
  return hasWordsFor(pathLanguage) ? pathLanguage : DEFAULT_LANGUAGE
}
