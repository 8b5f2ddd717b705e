/** The id of a field's control on the editor's page; used to focus it. */
export function controlId(sourceId: string, path: string): string {
  return `field-${sourceId}-${path}`
}
