/* Paths of rarely used screens: `routes.ts` is part of every page editor's bundle. */

/** Returns the path of the locations' progress with a kit. */
export function progressPath(kitId: number | string): string {
  return `/editor/kit-progress?kit=${kitId}`
}

/** Returns the path of the form in which a location completes its kit. */
export function kitFormPath(of: {
  readonly kitId: number | string
  readonly locationId: number | string
}): string {
  return `/editor/kit-form?kit=${of.kitId}&location=${of.locationId}`
}

/** Returns the path of a record's progress screen; `null` for kinds without one. */
export function progressOf(kind: string, id: number): string | null {
  return kind === 'kit' ? progressPath(id) : null
}

/**
 * Returns the path of the preview of a location's site at a future time; without a location, of the content that will be missing
 * at all locations.
 */
export function momentPath(of: MomentAddress = {}): string {
  const entries = Object.entries(of).map(([name, value]) => [name, String(value)])
  const query = new URLSearchParams(entries).toString()
  return `/editor/site-at${query === '' ? '' : `?${query}`}`
}

interface MomentAddress {
  readonly location?: number | string
  /** Local time of the location: 2026-11-08T18:00. */
  readonly at?: string
  readonly language?: string
}
