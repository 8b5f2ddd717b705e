/* Screens that few go to: `routes.ts` is part of what every page's editor carries. */

/** How far the locations are with a kit. */
export function progressPath(kitId: number | string): string {
  return `/editor/kit-progress?kit=${kitId}`
}

/** Where a location fills its kit in. */
export function kitFormPath(of: {
  readonly kitId: number | string
  readonly locationId: number | string
}): string {
  return `/editor/kit-form?kit=${of.kitId}&location=${of.locationId}`
}

/** Where what has become of a record is seen, for kinds that have such a screen; `null` for all others. */
export function progressOf(kind: string, id: number): string | null {
  return kind === 'kit' ? progressPath(id) : null
}

/** Where a location's site is seen as it will be; without a location, what will be missing at all of them. */
export function momentPath(of: MomentAddress = {}): string {
  const entries = Object.entries(of).map(([name, value]) => [name, String(value)])
  const query = new URLSearchParams(entries).toString()
  return `/editor/site-at${query === '' ? '' : `?${query}`}`
}

interface MomentAddress {
  readonly location?: number | string
  /** A local time of the location: 2026-11-08T18:00. */
  readonly at?: string
  readonly language?: string
}
