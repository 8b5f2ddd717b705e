/** Returns the name of a language in that language, or its tag if unknown. */
export function languageName(language: string): string {
  const [code = language] = language.split('-')
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? language
  } catch {
    // Tags are stored unchecked, and some aren't valid languages.
    return language
  }
}

/** Returns the name of a country (ISO 3166-1, two letters) in a language; anything else is returned unchanged. */
export function countryName(code: string, language: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code
  return new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? code
}
