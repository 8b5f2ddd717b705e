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
