/** What the navigation of a location in a language is called: `10-en-us`. There is one for each. */
export function navigationKey(locationId: number, language: string): string {
  return `${locationId}-${language.toLowerCase()}`
}
