/** The id of a field's control on the editor's page; asked for by whoever puts the focus there. */
export function controlId(sourceId: string, path: string): string {
  return `field-${sourceId}-${path}`
}
