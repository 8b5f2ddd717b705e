import { and, asc, count, desc, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm'
import { auditRows, locations, users } from '../../database/tables'
import { managedLocations } from '../../people/access/can'
import {
  containsText,
  type ListPage,
  type ListResult,
  type ReadContext,
  readCount,
} from './read-context'

export type AuditOutcome = (typeof auditOutcomes)[number]
const auditOutcomes = ['ALLOW', 'DENY', 'CONFLICT', 'INVALID', 'ERROR'] as const

/** Filters of audit rows; omitted fields don’t restrict. */
export interface AuditQuery {
  readonly locationId?: number | undefined
  readonly chain?: string | undefined
  readonly who?: string | undefined
  readonly action?: string | undefined
  readonly outcome?: AuditOutcome | undefined
  readonly from?: Date | undefined
  readonly until?: Date | undefined
  readonly isOldestFirst?: boolean
}

/** An audit row for display: with names, without hashes. */
export type AuditLine = Omit<typeof auditRows.$inferSelect, 'fields' | 'hash' | 'previousHash'> & {
  readonly fields: readonly string[]
  readonly actorName: string | null
  readonly locationName: string | null
}

/** Returns the audit rows of locations that the caller manages, newest first by default. */
export function listAudit(
  readContext: ReadContext,
  query: AuditQuery,
  part: ListPage,
): ListResult<AuditLine> {
  const { orm } = readContext
  const where = conditionOf(readContext, query)
  const order = query.isOldestFirst ? asc : desc
  return {
    nodes: async () => {
      const rows = await orm
        .select({ row: auditRows, actorName: users.name, locationName: locations.name })
        .from(auditRows)
        .leftJoin(users, eq(users.id, auditRows.actorId))
        .leftJoin(locations, eq(locations.id, auditRows.locationId))
        .where(where)
        .orderBy(...[auditRows.at, auditRows.chain, auditRows.number].map(order))
        .limit(part.first)
        .offset(part.offset)
      return rows.map(({ row: { hash: _, previousHash: __, fields, ...row }, ...names }) => ({
        ...row,
        fields: fields?.split(',') ?? [],
        ...names,
      }))
    },
    totalCount: () =>
      readCount(
        orm
          .select({ count: count() })
          .from(auditRows)
          .leftJoin(users, eq(users.id, auditRows.actorId))
          .where(where),
      ),
  }
}

function conditionOf({ principal }: ReadContext, query: AuditQuery): SQL | undefined {
  const { locationId, chain, who, action, outcome, from, until } = query
  const managed = managedLocations(principal)
  return and(
    managed === 'ALL' ? undefined : inArray(auditRows.locationId, [...managed]),
    locationId === undefined ? undefined : eq(auditRows.locationId, locationId),
    chain === undefined ? undefined : eq(auditRows.chain, chain),
    action === undefined ? undefined : eq(auditRows.action, action),
    outcome === undefined ? undefined : eq(auditRows.outcome, outcome),
    from && gte(auditRows.at, from),
    until && lt(auditRows.at, until),
    who === undefined ? undefined : or(eq(auditRows.actorId, who), containsText(users.name, who)),
  )
}
