import { hasWordsFor, wordsOf } from '#renderer/parts/words/words'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { languageOfPath } from '../../forms/return-address'
import { type PlainPage, plainPage } from '../../http/plain-page'

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
  const words = wordsOf(language)
  const seconds = RELOAD.least + Math.floor(random() * (RELOAD.most - RELOAD.least + 1))
  const page = plainPage({
    language,
    title: words.backSoon,
    heading: words.backSoon,
    message: words.backSoonDetail,
    reloadAfter: seconds,
  })
  return { ...page, seconds }
}

/** The language an address asks for, where the site has words in it. */
export function languageOfAddress(path: string): string {
  const asked = languageOfPath(path)
  return hasWordsFor(asked) ? asked : DEFAULT_LANGUAGE
}
