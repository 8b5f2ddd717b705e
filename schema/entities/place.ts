import { z } from 'zod/mini'

/** The fallback for other locations (specification section 9). */
export const DEFAULT_LOCATION_ID = 10
/** The fallback for other languages (specification section 9). */
export const DEFAULT_LANGUAGE = 'en-US'

/** The scope of a text or version: a language, and one location or all (`null`). */
export const place = z.object({ language: z.string(), locationId: z.nullable(z.int()) })
export type LocaleScope = z.infer<typeof place>

/**
 * Returns the best of several versions: in the requested language, or otherwise in en-US; within it that of the requested
 * location, of location 10, or the one for every location (specification section 3, Topic). The language comes first, so that a
 * location's own English doesn't hide the network's Gujarati. `null` if none fits.
 */
export function bestOf<T extends LocaleScope>(items: readonly T[], wanted: LocaleScope): T | null {
  const languages = [...new Set([wanted.language, DEFAULT_LANGUAGE])]
  const locations = [...new Set([wanted.locationId, DEFAULT_LOCATION_ID, null])]
  for (const language of languages)
    for (const locationId of locations) {
      const item = items.find(
        (candidate) => candidate.locationId === locationId && candidate.language === language,
      )
      if (item) return item
    }
  return null
}

/** Returns the location and language of a page. */
export function placeOf(page: {
  readonly location: { readonly id: number }
  readonly language: string
}): LocaleScope {
  return { locationId: page.location.id, language: page.language }
}
