/** A point of the map as people copy it from one: `45.4215, -75.6972`, latitude first. */
export const COORDINATES = '(?:-?\\d{1,2}(?:\\.\\d+)?, ?-?\\d{1,3}(?:\\.\\d+)?)?'

export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** The point in such a text; `null` for none, and for one that is not on the globe. */
export function readCoordinates(text: string): Coordinates | null {
  const [latitude, longitude] = text.split(',').map((part) => Number.parseFloat(part))
  if (latitude === undefined || longitude === undefined) return null
  const isOnGlobe = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnGlobe ? { latitude, longitude } : null
}

/** To a hundred thousandth of a degree, which is a metre. */
export function writeCoordinates({ latitude, longitude }: Coordinates): string {
  return [latitude, longitude].map((degrees) => String(Number(degrees.toFixed(5)))).join(', ')
}
