/** The key of a document as its editors see it: announced with every save, which changes nothing for visitors. */
export function draftKey(documentId: number): string {
  return `draft:${documentId}`
}
