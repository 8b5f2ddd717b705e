import { inArray } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import { locations } from '../database/tables'
import { ApiError, forPrograms, noSuchLocation } from '../http/errors/api-error'

/** BCP 47, as far as sites need it: `en`, `en-US`, `gu-IN`, `sr-Latn-RS`. */
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/

/** Refuses an invalid language tag. */
export function checkLanguage(language: string): void {
  if (!LANGUAGE.test(language))
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms(`'${language.slice(0, 40)}' isn’t a language code. Use one like en-US.`),
    )
}

/** Refuses locations that don’t exist; `null` is every location. */
export async function checkLocations(tx: Orm, named: readonly (number | null)[]): Promise<void> {
  const ids = [...new Set(named.filter((id) => id !== null))]
  if (ids.length === 0) return
  const known = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(inArray(locations.id, ids))
  const missing = ids.find((id) => !known.some((location) => location.id === id))
  if (missing !== undefined) throw noSuchLocation(missing)
}
