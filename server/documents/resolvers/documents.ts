import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import type { DocumentNode } from '../document-node'
import { type DocumentSearch, readDocument, searchDocuments } from '../search-documents'

/**
 * Finds documents by text, type, location and status. Returns drafts to those who may see them, otherwise published documents.
 */
export function documents(
  _: unknown,
  args: PageArguments & { readonly query?: DocumentSearch | null },
  { readContext }: RequestContext,
): Connection<DocumentNode> {
  const part = partOf(args)
  return connection(searchDocuments(readContext, args.query ?? {}, part), part)
}

export async function document(
  _: unknown,
  args: { readonly id: string },
  { readContext }: RequestContext,
): Promise<DocumentNode | null> {
  const id = idOf(args.id)
  return id === null ? null : readDocument(readContext, id)
}
