import { type Connection, connection, type PageArguments, partOf } from '../connection'
import type { RequestContext } from '../context'
import type { DocumentNode } from '../documents/document-node'
import { type DocumentSearch, searchDocuments } from '../documents/search-documents'

/** Documents by text, type, location and status: drafts to those who may see them, else what is published. */
export async function documents(
  _: unknown,
  args: PageArguments & { readonly query?: DocumentSearch | null },
  { reader }: RequestContext,
): Promise<Connection<DocumentNode>> {
  const part = partOf(args)
  return connection(await searchDocuments(reader, args.query ?? {}, part), part)
}
