import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import type { DocumentNode } from '../document-node'
import { readDocument } from '../search-documents'

export async function document(
  _: unknown,
  args: { readonly id: string },
  { readContext }: RequestContext,
): Promise<DocumentNode | null> {
  const id = idOf(args.id)
  return id === null ? null : readDocument(readContext, id)
}
