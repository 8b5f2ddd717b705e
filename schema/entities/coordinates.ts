/** Pattern of a point as people copy it from a map: `45.4215, -75.6972`, latitude first. */
export const COORDINATES = '(?:-?\\d{1,2}(?:\\.\\d+)?, ?-?\\d{1,3}(?:\\.\\d+)?)?'

export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** Reads a point from text; `null` if there is none, or its values are out of range. */
export function readCoordinates(text: string): Coordinates | null {
  const [latitude, longitude] = text.split(',').map((part) => Number.parseFloat(part))
  if (latitude === undefined || longitude === undefined) return null
  const isOnGlobe = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnGlobe ? { latitude, longitude } : null
}

/** Formats a point to five decimals of a degree, about one metre. */
export function writeCoordinates({ latitude, longitude }: Coordinates): string {
  return [latitude, longitude].map((degrees) => String(Number(degrees.toFixed(5)))).join(', ')
}
