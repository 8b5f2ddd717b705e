import type { RequestContext } from '../context'
import type { DocumentNode } from '../documents/document-node'
import { readDocument } from '../documents/search-documents'
import { idOf } from '../ids'

export async function document(
  _: unknown,
  args: { readonly id: string },
  { reader }: RequestContext,
): Promise<DocumentNode | null> {
  const id = idOf(args.id)
  return id === null ? null : readDocument(reader, id)
}
