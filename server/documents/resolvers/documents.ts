import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import type { DocumentNode } from '../document-node'
import { type DocumentSearch, searchDocuments } from '../search-documents'

/** Documents by text, type, location and status: drafts to those who may see them, else what is published. */
export function documents(
  _: unknown,
  args: PageArguments & { readonly query?: DocumentSearch | null },
  { readContext }: RequestContext,
): Connection<DocumentNode> {
  const part = partOf(args)
  return connection(searchDocuments(readContext, args.query ?? {}, part), part)
}
