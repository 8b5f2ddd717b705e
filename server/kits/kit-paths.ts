/** Where a location fills in its kit. */
export function formPath({ kitId, locationId }: { kitId: number; locationId: number }): string {
  return `/editor/kit-form?kit=${kitId}&location=${locationId}`
}
