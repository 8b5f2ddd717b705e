import { compareNames } from '#schema/messages/format'
import { languageLabel, ownName } from './language-names'

/** A language that can be chosen, with its tag. */
interface OfferedLanguage {
  readonly tag: string
  readonly english: string
  readonly own: string
}

/** Languages of India, its neighbours, and countries in which a network may have temples. */
export const OFFERED_TAGS: readonly string[] = `
en-US en-GB en-CA en-IN en-AU gu-IN hi-IN mr-IN ta-IN te-IN kn-IN ml-IN bn-IN pa-IN or-IN as-IN sa-IN sd-IN ks-IN ne-NP si-LK ur-IN
fr-FR fr-CA es-ES es-US pt-PT pt-BR de-DE it-IT nl-NL sv-SE nb-NO da-DK fi-FI pl-PL cs-CZ hu-HU ru-RU uk-UA sw-KE af-ZA zu-ZA ar-AE he-IL
th-TH id-ID ms-MY zh-CN zh-TW ja-JP ko-KR
`
  .trim()
  .split(/\s+/)

/** Returns languages with their English names. */
export function namedLanguages(tags: readonly string[]): readonly OfferedLanguage[] {
  return tags
    .map((tag) => ({ tag, english: languageLabel(tag), own: ownName(tag) }))
    .sort((a, b) => compareNames(a.english, b.english))
}
