/** Returns the key of a location's navigation in a language: `10-en-us`. There is one for each. */
export function navigationKey(locationId: number, language: string): string {
  return `${locationId}-${language.toLowerCase()}`
}
