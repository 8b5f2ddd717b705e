import { recordDefinition, recordDefinitions } from '#schema/records'
import type { SiteLabels } from '#schema/records/record'
import { messagesFor } from './words'

/**
 * Returns the word visitors see for a kind of record, in the middle of a sentence: `event`. Throws for a kind that declares no
 * word.
 */
export function recordKindLabel(kind: string, language: string): string {
  const { site } = recordDefinition(kind).words
  if (!site) throw new Error(`The kind '${kind}' declares no word for visitors (words.site)`)
  return inLanguage(site, language)
}

/** Returns the word visitors see for a group of search results: `Events`; empty if no declaration names it. */
export function searchGroupLabel(group: string, language: string): string {
  if (group === 'PAGE') return messagesFor(language).pages
  const kind = [...recordDefinitions.values()].find(({ search }) => search?.group === group)
  const words = kind?.search?.label ?? kind?.words.site
  if (!words) return ''
  const label = inLanguage(words, language)
  return label.charAt(0).toLocaleUpperCase(language) + label.slice(1)
}

function inLanguage(words: SiteLabels, language: string): string {
  const [code = ''] = language.split('-')
  return code === 'gu' || code === 'hi' ? words[code] : words.en
}
