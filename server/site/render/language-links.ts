import { LRUCache } from 'lru-cache'
import { languageName } from '#renderer/parts/words/display-names'
import { messagesFor } from '#renderer/parts/words/words'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { pathInLanguage } from '#schema/site/language-root'
import { canonicalAddress } from '../page/page-meta'
import type { PreparedPage } from '../page/page-request'
import type { PageLocation } from '../routing/locate'
import { NO_QUERY } from '../routing/page-query'
import type { Alternate, LanguageLink } from './document'

/** Returns the canonical addresses of a page in all its languages; empty for a page in one language. */
export function alternatesOf({
  request: { page },
  canonicalSite,
  canonicalLanguage: firstLanguage,
}: PreparedPage): readonly Alternate[] {
  const { languages, path } = page
  if (languages.length < 2) return []
  const main =
    [firstLanguage ?? DEFAULT_LANGUAGE, DEFAULT_LANGUAGE].find((each) =>
      languages.includes(each),
    ) ?? languages[0]
  return languages.map((language) => ({
    language,
    href: canonicalAddress(canonicalSite, { path, language, firstLanguage }, NO_QUERY),
    isDefault: language === main,
  }))
}

/** Returns links to the page in its other languages, and to the home page in those it lacks. */
export function languageMenu({
  request: { page, place },
  homeLanguages,
}: PreparedPage): readonly LanguageLink[] {
  const others = page.languages.filter((language) => language !== page.language)
  return [
    ...others.map((language) => ({
      ...{ language, name: nameOf(language) },
      href: pathIn(place, { language, path: page.path }),
    })),
    ...homeLanguages.map((language) => ({
      ...{ language, name: nameOf(language), target: messagesFor(language).home },
      href: pathIn(place, { language, path: '/' }),
    })),
  ]
}

function pathIn(
  { siteRoot, firstLanguage }: PageLocation,
  { language, path }: { readonly language: string; readonly path: string },
): string {
  const inside = pathInLanguage(path === '/' ? path : encodeURI(path), language, firstLanguage)
  return inside === '/' ? siteRoot || '/' : `${siteRoot}${inside}`
}

/** Cache of language names, because looking one up takes longer than everything else here. */
const names = new LRUCache<string, string>({ max: 100 })

function nameOf(language: string): string {
  const name = names.get(language) ?? languageName(language)
  names.set(language, name)
  return name
}
