import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { locations } from '../../../database/tables'

/** Minimum length in characters, because shorter names occur within too many words. */
const MIN_LENGTH = 3

/**
 * Returns the names and addresses specific to this location. The default location’s name is excluded, because it is often the
 * network’s and appears on any page.
 */
export function namesOf(row: typeof locations.$inferSelect): readonly string[] {
  const { city } = row
  const isNetwork = row.id === DEFAULT_LOCATION_ID && !(city && row.name.includes(city))
  return [
    ...[city, row.emailPrimary, row.phonePrimary],
    ...row.texts.map((text) => text.city ?? ''),
    ...(isNetwork ? [] : [row.name, ...row.texts.map((text) => text.name)]),
  ].filter((name) => name.length >= MIN_LENGTH)
}
