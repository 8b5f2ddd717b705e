import { eq } from 'drizzle-orm'
import type { FoundPlace } from '#schema/api/content-source'
import type { NetworkPlace } from '#schema/entities/network-place'
import { locations } from '../../database/tables'
import { type Geocoder, GeocoderUnavailable } from '../geocoding/geocoder'
import { readNetworkPlaces } from './page-addresses'
import { placesNamed } from './place-hits'
import type { ReadContext } from './read-context'

/** Number of characters that postcodes of one area share: `K1A`, `LE4`, `380`. */
const AREA_LENGTH = 3

type Located = NetworkPlace & { readonly latitude: number; readonly longitude: number }

/**
 * Finds the town or postcode that a visitor typed: among the addresses of the network's locations, then by the geocoder, if there
 * is one, then by the area of the postcode. `unavailable` if the geocoder can't be asked now.
 */
export async function findPlace(
  by: Pick<ReadContext, 'orm' | 'addCacheTag'>,
  geocoder: Geocoder | null,
  text: string,
): Promise<FoundPlace | 'unavailable' | null> {
  const code = codeIn(text)
  const all = await readNetworkPlaces(by)
  const places = all.filter(isLocated)
  const codes = code === null ? new Map<string, string>() : await readCodes(by)
  const codeOf = ({ slug }: NetworkPlace) => codes.get(slug) ?? ''
  const named = placesNamed(places, text)
  const own = named.length > 0 ? named : places.filter((place) => codeOf(place) === code)
  if (own.length > 0) return middleOf(own, text)
  const answer = await ask(geocoder, text)
  if (answer !== null && answer !== 'unavailable') return answer
  const near = places.filter(
    (place) => code !== null && codeOf(place).slice(0, AREA_LENGTH) === code.slice(0, AREA_LENGTH),
  )
  return near.length > 0 ? middleOf(near, text) : answer
}

/** Returns a postcode without spaces; `null` for text without a digit. */
function codeIn(text: string): string | null {
  const code = text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return code.length >= AREA_LENGTH && /\d/.test(code) ? code : null
}

async function readCodes({ orm }: Pick<ReadContext, 'orm'>): Promise<ReadonlyMap<string, string>> {
  const { slug, postalCode, status } = locations
  const rows = await orm.select({ slug, postalCode }).from(locations).where(eq(status, 'ACTIVE'))
  return new Map(rows.map((row) => [row.slug, codeIn(row.postalCode) ?? '']))
}

function isLocated(place: NetworkPlace): place is Located {
  return place.latitude !== null && place.longitude !== null
}

/** Returns the middle of several locations of one town or region. */
function middleOf(places: readonly Located[], text: string): FoundPlace {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const [first] = places
  return {
    name: (places.length === 1 && first?.city) || text,
    latitude: mean(places.map(({ latitude }) => latitude)),
    longitude: mean(places.map(({ longitude }) => longitude)),
  }
}

async function ask(
  geocoder: Geocoder | null,
  text: string,
): Promise<FoundPlace | 'unavailable' | null> {
  try {
    const [found] = (await geocoder?.find(text)) ?? []
    if (!found) return null
    const { label, latitude, longitude } = found
    return { name: label, latitude, longitude }
  } catch (error) {
    if (!(error instanceof GeocoderUnavailable)) throw error
    return 'unavailable'
  }
}
