/** What a language calls itself. */
export function ownName(language: string): string {
  return nameIn(language, language)
}

/** What the editor calls it. */
export function englishName(language: string): string {
  return nameIn(language, 'en')
}

/** The same, where its country does not matter: `Gujarati`. */
export function shortName(language: string): string {
  return englishName(language.split('-', 1)[0] ?? language)
}

function nameIn(language: string, reader: string): string {
  try {
    return new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language
  } catch {
    // Tags are kept as they were saved, and some are no language.
    return language
  }
}

/** The language of the editor's own words: said where they stand on a page that may be in another one. */
export const EDITOR_LANGUAGE = 'en'
