/** What a language is called in another: `languageName('gu-IN', 'en')` is `Gujarati (India)`. */
export function languageName(language: string, reader: string): string {
  try {
    return new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language
  } catch {
    // Tags are kept as they were saved, and some are no language.
    return language
  }
}
