import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { permissionKind } from '#schema/entities/permission-kinds'
import type { RecordDraftStatus } from '#schema/entities/statuses'
import { recordDefinitions } from '#schema/records'
import { isOfNetwork } from '#schema/records/record'
import { locations, recordDrafts as table } from '../database/tables'
import { type ReviewNode, reviewNode } from '../documents/document-row'
import type { RequestContext } from '../graphql/operations/context'
import { managedLocations } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import { mayReadDrafts } from '../records/reading/read-context'

const MAX_WAITING = 20

/** A record waiting for the caller (`WaitingRecord` in schema/api). */
interface WaitingRecord {
  readonly kind: string
  readonly id: number | null
  readonly locationId: number
  readonly locationName: string
  readonly language: string | null
  readonly onlyHere: boolean
  readonly title: string
  readonly isChange: boolean
  readonly status: RecordDraftStatus
  readonly review: ReviewNode | null
}

/** Returns records submitted to the caller, then those returned to the caller; oldest first. */
export async function waitingRecords(
  _: unknown,
  _args: unknown,
  { readContext: { orm, principal } }: RequestContext,
): Promise<readonly WaitingRecord[]> {
  if (principal === null) return []
  const isSubmitted = submittedTo(principal)
  const rows = await orm
    .select({ draft: table, locationName: locations.name })
    .from(table)
    .innerJoin(locations, eq(locations.id, table.locationId))
    .where(or(isSubmitted, isReturnedTo(principal)))
    .orderBy(desc(isSubmitted), asc(table.savedAt), asc(table.kind), asc(table.recordId))
    .limit(MAX_WAITING)
  return rows.map(({ draft, locationName }) => {
    const { kind, recordId, locationId, language, title, status, onlyHere } = draft
    return {
      ...{ kind, locationId, locationName, title, status, onlyHere },
      id: recordId || null,
      language: language || null,
      isChange: draft.values !== '{}',
      review: reviewNode(draft, principal),
    }
  })
}

/** Condition for submissions the principal may approve, except their own. */
function submittedTo(principal: Principal): SQL {
  const byAnother = or(isNull(table.submittedBy), ne(table.submittedBy, principal.id))
  const kinds = [...recordDefinitions.keys()].flatMap(
    (kind) => mayApproveKind(principal, kind) ?? [],
  )
  const here = or(sql`false`, ...kinds)
  return sql`(${and(eq(table.status, 'IN_REVIEW'), byAnother, here)})`
}

/** Condition for records of a kind at locations where the principal may approve them. */
function mayApproveKind(principal: Principal, kind: string): SQL | undefined {
  const managed = managedLocations(principal, permissionKind(kind))
  if (managed.length === 0) return undefined
  const places =
    managed === 'ALL' ? undefined : and(inArray(table.locationId, [...managed]), notOfNetwork())
  return and(eq(table.kind, kind), places)
}

function isReturnedTo(principal: Principal): SQL | undefined {
  return and(
    ...[eq(table.status, 'RETURNED'), eq(table.submittedBy, principal.id)],
    mayReadDrafts(principal, table.locationId),
  )
}

/** Excludes network records: their drafts have the default location, but only people who manage everything may approve them. */
function notOfNetwork(): SQL | undefined {
  const kinds = [...recordDefinitions.values()].flatMap((definition) =>
    isOfNetwork(definition) ? [definition.kind] : [],
  )
  return kinds.length > 0 ? sql`not ${inArray(table.kind, kinds)}` : undefined
}
