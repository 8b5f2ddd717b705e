import { z } from 'zod/mini'

/** The location that others fall back to (specification section 9). */
export const DEFAULT_LOCATION_ID = 10
/** The language that others fall back to (specification section 9). */
export const DEFAULT_LANGUAGE = 'en-US'

/** What something is said or shown for: a language, and one location or all (`null`). */
export const place = z.object({ language: z.string(), locationId: z.nullable(z.int()) })
export type LocaleScope = z.infer<typeof place>

/**
 * The one of several to show: in the asked language, else in en-US; of each that of the asked location, else of location
 * 10, else the one for every location (specification section 3, Topic). The language comes first: a location's own English
 * does not hide the network's Gujarati. `null` where there is none of these.
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

/** Where a page is read: its location and language. */
export function placeOf(page: {
  readonly location: { readonly id: number }
  readonly language: string
}): LocaleScope {
  return { locationId: page.location.id, language: page.language }
}
