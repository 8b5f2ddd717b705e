import type { NetworkPlace } from '#schema/entities/network-place'

/** A point on the globe, in degrees. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

const EARTH_RADIUS_KM = 6371

/** Returns the great-circle distance in kilometres (haversine formula). */
export function kilometresBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/** Returns the other places of the network, nearest first; places with unknown coordinates come last, by name. */
export function nearestPlaces(
  places: readonly NetworkPlace[],
  slug: string,
  count: number,
): readonly NetworkPlace[] {
  const here = places.find((place) => place.slug === slug)
  const from = here && pointOf(here)
  const distances = new Map(places.map((place) => [place, distanceTo(place, from)]))
  return places
    .filter((place) => place.slug !== slug)
    .sort((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0))
    .slice(0, count)
}

/** Returns all places, nearest to a point first, with their distances in kilometres; `null` for unknown coordinates, which come last. */
export function placesFrom(
  places: readonly NetworkPlace[],
  from: Point,
): readonly { readonly place: NetworkPlace; readonly kilometres: number | null }[] {
  return places
    .map((place) => {
      const to = pointOf(place)
      return { place, kilometres: to && kilometresBetween(from, to) }
    })
    .sort((a, b) => (a.kilometres ?? Number.MAX_VALUE) - (b.kilometres ?? Number.MAX_VALUE))
}

function distanceTo(place: NetworkPlace, from: Point | null | undefined): number {
  const to = pointOf(place)
  return from && to ? kilometresBetween(from, to) : Number.MAX_VALUE
}

function pointOf({ latitude, longitude }: NetworkPlace): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
