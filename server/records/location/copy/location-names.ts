import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { locations } from '../../../database/tables'

/** Shorter names are parts of too many words. */
const MIN_LENGTH = 3

/** The names and addresses of this location alone. The default one often has the name of the network, which any page may contain. */
export function namesOf(row: typeof locations.$inferSelect): readonly string[] {
  const { city } = row
  const isNetwork = row.id === DEFAULT_LOCATION_ID && !(city && row.name.includes(city))
  return [
    ...[city, row.emailPrimary, row.phonePrimary],
    ...row.texts.map((text) => text.city ?? ''),
    ...(isNetwork ? [] : [row.name, ...row.texts.map((text) => text.name)]),
  ].filter((name) => name.length >= MIN_LENGTH)
}
