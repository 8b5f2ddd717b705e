/** The name of a country (ISO 3166-1, two letters) in a language; what is no such code is shown as it is. */
export function countryName(code: string, language: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code
  return new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? code
}
