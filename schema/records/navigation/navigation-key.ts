import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '../../entities/place'

/**
 * Returns the key of a location's navigation in a language: `10-en-us`. There is one for each; the default location, which stores
 * the network's, has another for its own site: `10-en-us_here`.
 */
export function navigationKey(locationId: number, language: string, onlyHere = false): string {
  return `${locationId}-${language.toLowerCase()}${onlyHere ? '_here' : ''}`
}

/** Returns the keys of the navigations that make a location's menu in a language, those of the network and the default language first. */
export function menuKeys(locationId: number, language: string): readonly string[] {
  const languages = [...new Set([DEFAULT_LANGUAGE, language])]
  const keys = [
    ...networkMenuKeys(language),
    ...languages.map((each) => navigationKey(locationId, each, isDefault(locationId))),
  ]
  return [...new Set(keys)]
}

/** Returns the keys of the navigations that make the network's menu in a language, that of the default language first. */
export function networkMenuKeys(language: string): readonly string[] {
  const languages = [...new Set([DEFAULT_LANGUAGE, language])]
  return [...new Set(languages.map((each) => navigationKey(DEFAULT_LOCATION_ID, each)))]
}

function isDefault(locationId: number): boolean {
  return locationId === DEFAULT_LOCATION_ID
}
