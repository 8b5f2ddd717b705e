/** The key of whatever the site layout of a location is: every page says so that was rendered with it, or for want of it. */
export function layoutKey(locationId: number): string {
  return `layout:${locationId}`
}
