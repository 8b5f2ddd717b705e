/** What a language calls itself; its tag when that is not known. */
export function languageName(language: string): string {
  const [code = language] = language.split('-')
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? language
  } catch {
    // Tags are kept as they were saved, and some are no language.
    return language
  }
}
