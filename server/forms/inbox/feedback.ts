import { and, asc, eq, ilike, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { FeedbackStatus } from '#schema/api/forms'
import type { Orm } from '../../database/orm'
import { feedbackReplies, feedback as table, users } from '../../database/tables'
import type { Connection } from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { idsOf } from '../../graphql/operations/ids'
import type { Principal } from '../../people/access/principal'
import { listMessages, type MessageArguments, ofLocations, patternOf } from './message-access'

/** A visitor’s message as shown to those who answer it (`Feedback` in schema/api). */
export interface FeedbackNode extends Omit<typeof table.$inferSelect, 'assigneeId' | 'onceKey'> {
  readonly assignee: { readonly id: string; readonly name: string } | null
  readonly replies: readonly (typeof feedbackReplies.$inferSelect)[]
}

interface FeedbackArguments extends MessageArguments {
  readonly ids?: readonly string[] | null
  readonly status?: FeedbackStatus | null
  readonly assigneeId?: string | null
  readonly isUnassigned?: boolean | null
}

/** Lists visitors’ messages to one location or to all that the caller manages. Contributors see only those assigned to them. */
export function feedback(
  _: unknown,
  args: FeedbackArguments,
  context: RequestContext,
): Promise<Connection<FeedbackNode>> {
  return listMessages(context, args, {
    table,
    action: 'readFeedback',
    asks: 'readAssignedMessages',
    where: (principal, locationId) => feedbackCondition(principal, args, locationId),
    async read(orm, { where, order, first, offset }) {
      const rows = await orm
        .select(columns)
        .from(table)
        .leftJoin(users, eq(users.id, table.assigneeId))
        .where(where)
        .orderBy(...order)
        .limit(first)
        .offset(offset)
      return feedbackNodes(orm, rows)
    },
  })
}

export function feedbackCondition(
  principal: Principal,
  { ids, search, status, assigneeId, isUnassigned }: FeedbackArguments,
  locationId: number | undefined,
): SQL | undefined {
  const pattern = patternOf(search)
  return and(
    readableBy(principal, locationId),
    ids ? inArray(table.id, [...idsOf(ids)]) : undefined,
    status ? eq(table.status, status) : undefined,
    assigneeId ? eq(table.assigneeId, assigneeId) : undefined,
    isUnassigned ? isNull(table.assigneeId) : undefined,
    pattern === null
      ? undefined
      : or(ilike(table.message, pattern), ilike(table.name, pattern), ilike(table.email, pattern)),
  )
}

/** Condition for messages a person may read: those of locations they manage, and those assigned to them. */
function readableBy(principal: Principal, locationId?: number): SQL | undefined {
  const assigned = ofLocations(table.locationId, principal, {
    locationId,
    action: 'readAssignedMessages',
  })
  return or(
    ofLocations(table.locationId, principal, { locationId }),
    and(eq(table.assigneeId, principal.id), assigned),
  )
}

const columns = { row: table, assignee: { id: users.id, name: users.name } }

interface FeedbackRow {
  readonly row: typeof table.$inferSelect
  readonly assignee: { readonly id: string; readonly name: string } | null
}

/** Returns the nodes of rows, reading all replies with one query. */
async function feedbackNodes(
  orm: Orm,
  rows: readonly FeedbackRow[],
): Promise<readonly FeedbackNode[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ row }) => row.id)
  const replies = await orm
    .select()
    .from(feedbackReplies)
    .where(inArray(feedbackReplies.feedbackId, ids))
    .orderBy(asc(feedbackReplies.id))
  return rows.map(({ row, assignee }) => ({
    ...row,
    assignee,
    replies: replies.filter(({ feedbackId }) => feedbackId === row.id),
  }))
}

/** Reads a message after a change in this transaction. */
export async function readFeedback(tx: Orm, id: number): Promise<FeedbackNode> {
  const rows = await tx
    .select(columns)
    .from(table)
    .leftJoin(users, eq(users.id, table.assigneeId))
    .where(eq(table.id, id))
  const [node] = await feedbackNodes(tx, rows)
  if (!node) throw new Error(`Feedback ${id} was changed and is gone`)
  return node
}
