import { hasWordsFor, messagesFor } from '#renderer/parts/words/words'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { escapeHtml } from '../../http/escape-html'
import { languageOfPath } from '../../http/language-of'
import { type PlainPage, plainPage } from '../../http/plain-page'
import type { PageRequest } from '../page/page-request'
import type { PageLocation } from '../routing/locate'
import { noticePage } from './notice-page'

/** Seconds after which the page asks again; spread out, so that all who wait do not come at once. */
const RELOAD = { least: 5, most: 12 }

/**
 * What a visitor sees in place of a page that is not in memory while the database is away: that it will be back, in the
 * language of the address. It asks again by itself.
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

/** The same in the frame of a site: made while the database is there, for when it is not. */
export function backSoonRequest(place: PageLocation): PageRequest {
  const language = hasWordsFor(place.language) ? place.language : DEFAULT_LANGUAGE
  const words = messagesFor(language)
  const notice = `<section class="not-found"><h1>${escapeHtml(words.backSoon)}</h1><p>${escapeHtml(words.backSoonDetail)}</p></section>`
  return noticePage({ place, status: 503, language, title: words.backSoon, notice })
}

/** Seconds after which a browser asks again. */
export function secondsToWait(random = Math.random): number {
  return RELOAD.least + Math.floor(random() * (RELOAD.most - RELOAD.least + 1))
}

/** The language an address asks for, where the site has words in it. */
export function languageOfAddress(path: string): string {
  const asked = languageOfPath(path)
  return hasWordsFor(asked) ? asked : DEFAULT_LANGUAGE
}
