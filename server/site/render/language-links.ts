import { LRUCache } from 'lru-cache'
import { languageName } from '#renderer/parts/words/display-names'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { canonicalAddress } from '../page/page-meta'
import type { PreparedPage } from '../page/prepare-page'
import { NO_QUERY } from '../routing/page-query'
import type { LanguageLink } from './document'

/** A page in each of its languages; nothing for a page in one language. */
export function languageLinks({ request: { page }, site }: PreparedPage): readonly LanguageLink[] {
  const { languages, path } = page
  if (languages.length < 2) return []
  const main = languages.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : languages[0]
  return languages.map((language) => ({
    language,
    name: nameOf(language),
    href: canonicalAddress(site, { path, language }, NO_QUERY),
    isDefault: language === main,
  }))
}

/** What languages call themselves: to look one up takes longer than all else here. */
const names = new LRUCache<string, string>({ max: 100 })

function nameOf(language: string): string {
  const name = names.get(language) ?? languageName(language)
  names.set(language, name)
  return name
}
