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
