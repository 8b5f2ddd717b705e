import { type Coordinates, readCoordinates } from './coordinates'

const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)'
const PAIR = `${NUMBER}(?:,|%2C)(?:\\s|%20|\\+)*${NUMBER}`

/** Where the point of a map stands in its address, the place that is shown before the middle of the map. */
const PLACES = [
  // Google Maps: the place itself; what was searched for; the middle of the map.
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|sll|destination|coordinate|center)=(?:loc:)?${PAIR}`),
  new RegExp(`/(?:search|place|dir)/(?:[^/]*/)?${PAIR}`),
  new RegExp(`@${PAIR}`),
  // OpenStreetMap: the marker, then the middle of the map.
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`#map=[\\d.]+/${NUMBER}/${NUMBER}`),
  // A phone's own (RFC 5870).
  new RegExp(`^geo:${PAIR}`),
]

/** Degrees, minutes and seconds, as maps show a point: `45°25'17.4"N 75°41'49.9"W`. */
const DEGREES = /(\d{1,3})°\s*(?:(\d{1,2})['′]\s*)?(?:([\d.]+)["″]\s*)?([NSEW])/gi

/**
 * The point that someone pastes from a map: the address of a page of Google Maps, OpenStreetMap or Apple Maps, a `geo:` link,
 * or degrees with minutes and seconds. `null` where it names no point, as shortened links do.
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

/** The longest address of a map is about 500 letters. */
const MAX_LETTERS = 4_000

/** Whether it is a link that only its service can say the point of. */
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
