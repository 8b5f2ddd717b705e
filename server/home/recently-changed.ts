import { and, desc, inArray, ne } from 'drizzle-orm'
import { documents } from '../database/tables'
import type { DocumentNode } from '../documents/document-node'
import { selectNodes } from '../documents/search-documents'
import type { RequestContext } from '../graphql/operations/context'
import { mayReadDrafts } from '../records/reading/read-context'

const MAX_COUNT = 10

/** Returns the pages whose drafts the caller can see, last changed first. */
export async function recentlyChanged(
  _: unknown,
  _args: unknown,
  { readContext }: RequestContext,
): Promise<readonly DocumentNode[]> {
  return selectNodes(readContext, {
    where: and(
      mayReadDrafts(readContext.principal, documents.locationId),
      inArray(documents.type, ['LAYOUT', 'LOCATION', 'PAGE']),
      ne(documents.recordStatus, 'DELETED'),
    ),
    orderBy: [desc(documents.updatedAt), desc(documents.id)],
    limit: MAX_COUNT,
  })
}
