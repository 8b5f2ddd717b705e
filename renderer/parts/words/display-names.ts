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

/** The name of a country (ISO 3166-1, two letters) in a language; what is no such code is shown as it is. */
export function countryName(code: string, language: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code
  return new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? code
}
