import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { RecordStatus } from '#schema/entities/statuses'
import { documents } from '../database/tables'
import type { DocumentNode } from '../documents/document-node'
import { selectNodes } from '../documents/search-documents'
import type { RequestContext } from '../graphql/operations/context'
import { managedLocations } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import { mayReadDrafts } from '../records/reading/read-context'

const MAX_COUNT = 20
/** Statuses of pages in review: hidden pages are submitted and approved too. */
const NOT_REMOVED: readonly RecordStatus[] = ['ACTIVE', 'INACTIVE']

/** Returns the pages waiting for the caller: submitted by others, then their own returned ones; oldest first. */
export async function listWaitingPages(
  _: unknown,
  _args: unknown,
  { readContext }: RequestContext,
): Promise<readonly DocumentNode[]> {
  const { principal } = readContext
  if (principal === null) return []
  const isSubmitted = submittedTo(principal)
  return selectNodes(readContext, {
    where: and(
      inArray(documents.recordStatus, NOT_REMOVED),
      or(isSubmitted, isReturnedTo(principal)),
    ),
    orderBy: [desc(isSubmitted), asc(documents.updatedAt), asc(documents.id)],
    limit: MAX_COUNT,
  })
}

/** Condition for submissions the principal may approve, except their own. */
function submittedTo(principal: Principal): SQL {
  const managed = managedLocations(principal, 'page')
  const here = managed === 'ALL' ? sql`true` : inArray(documents.locationId, [...managed])
  const byAnother = or(isNull(documents.submittedBy), ne(documents.submittedBy, principal.id))
  return sql`(${and(eq(documents.status, 'IN_REVIEW'), byAnother, managed.length > 0 ? here : sql`false`)})`
}

/**
 * Condition for returned pages that the principal created or last changed: a returned page no longer records who submitted it.
 */
function isReturnedTo(principal: Principal): SQL | undefined {
  return and(
    mayReadDrafts(principal, documents.locationId),
    sql`${documents.review}::json->>'step' = 'RETURNED'`,
    sql`${documents.review}::json->'by'->>'id' <> ${principal.id}`,
    or(eq(documents.updatedBy, principal.id), eq(documents.createdBy, principal.id)),
  )
}
