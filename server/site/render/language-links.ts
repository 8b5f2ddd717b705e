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

/** The canonical addresses of a page in each of its languages; nothing for a page in one language. */
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

/** The page in its other languages, and the home page in those that it is not there in. */
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

/** What languages call themselves: to look one up takes longer than all else here. */
const names = new LRUCache<string, string>({ max: 100 })

function nameOf(language: string): string {
  const name = names.get(language) ?? languageName(language)
  names.set(language, name)
  return name
}
