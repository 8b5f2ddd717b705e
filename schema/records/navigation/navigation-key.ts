import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '../../entities/place'

/** Returns the key of a location's navigation in a language: `10-en-us`. There is one for each. */
export function navigationKey(locationId: number, language: string): string {
  return `${locationId}-${language.toLowerCase()}`
}

/** Returns the keys of the navigations that make a location's menu in a language, those of the network and the default language first. */
export function menuKeys(locationId: number, language: string): readonly string[] {
  const places = [...new Set([DEFAULT_LOCATION_ID, locationId])]
  const languages = [...new Set([DEFAULT_LANGUAGE, language])]
  const keys = places.flatMap((id) => languages.map((each) => navigationKey(id, each)))
  return [...new Set(keys)]
}
