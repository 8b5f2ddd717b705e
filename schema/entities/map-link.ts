import { type Coordinates, readCoordinates } from './coordinates'

const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)'
const PAIR = `${NUMBER}(?:,|%2C)(?:\\s|%20|\\+)*${NUMBER}`

/** Patterns that find a point in a map's address; a place is preferred to the centre of the map. */
const PLACES = [
  // Google Maps: the place itself; the search; the centre of the map.
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|sll|destination|coordinate|center)=(?:loc:)?${PAIR}`),
  new RegExp(`/(?:search|place|dir)/(?:[^/]*/)?${PAIR}`),
  new RegExp(`@${PAIR}`),
  // OpenStreetMap: the marker, then the centre of the map.
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`#map=[\\d.]+/${NUMBER}/${NUMBER}`),
  // `geo:` links of phones (RFC 5870).
  new RegExp(`^geo:${PAIR}`),
]

/** Degrees, minutes and seconds as maps show them: `45°25'17.4"N 75°41'49.9"W`. */
const DEGREES = /(\d{1,3})°\s*(?:(\d{1,2})['′]\s*)?(?:([\d.]+)["″]\s*)?([NSEW])/gi

/**
 * Reads a point pasted from a map: an address of Google Maps, OpenStreetMap or Apple Maps, a `geo:` link, or degrees with minutes
 * and seconds. `null` if it contains no point, as with shortened links.
 */
export function readMapLink(text: string): Coordinates | null {
  if (text.length > MAX_LETTERS) return null
  for (const place of PLACES) {
    const [, latitude, longitude] = place.exec(text) ?? []
    const found = readCoordinates(`${latitude}, ${longitude}`)
    if (latitude !== undefined && found) return found
  }
  return readDegrees(text)
}

/** In characters; the longest addresses of maps have about 500. */
const MAX_LETTERS = 4_000

/** Returns whether a link is shortened, so that only its service knows the point. */
export function isShortMapLink(text: string): boolean {
  return /^https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps|maps\.apple\/p|osm\.org\/go)\b/.test(
    text.trim(),
  )
}

function readDegrees(text: string): Coordinates | null {
  const found = [...text.matchAll(DEGREES)].map(([, degrees, minutes, seconds, side = '']) => {
    const size = Number(degrees) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600
    return { size: /[SW]/i.test(side) ? -size : size, isLatitude: /[NS]/i.test(side) }
  })
  const latitude = found.find(({ isLatitude }) => isLatitude)
  const longitude = found.find(({ isLatitude }) => !isLatitude)
  return latitude && longitude ? readCoordinates(`${latitude.size}, ${longitude.size}`) : null
}
