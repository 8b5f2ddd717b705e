import { asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../../database/orm'
import { noteExport } from '../../graphql/operations/audited'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { inputId } from '../../graphql/operations/ids'
import { ApiError, notSignedIn } from '../../http/errors/api-error'
import { type Action, can, contributedLocations, managedLocations } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'

/** Arguments of the lists of visitors’ messages. */
export interface MessageArguments extends PageArguments {
  readonly locationId?: string | null
  readonly search?: string | null
  readonly sort?: 'asc' | 'desc' | null
}

type MessageAction = Extract<Action, 'eraseMessages' | 'readAssignedMessages' | 'readMessages'>

/** Returns the requested location; undefined for all that the caller may read. Throws if they may read none. */
export function locationOfMessages(
  principal: Principal | null,
  locationId: string | null | undefined,
  action: MessageAction = 'readMessages',
): { readonly principal: Principal; readonly locationId: number | undefined } {
  if (!principal) throw notSignedIn()
  const id = locationId ? inputId(locationId, 'locationId') : undefined
  const isAllowed =
    id === undefined
      ? placesOf(principal, action).length > 0
      : can(principal, action, { locationId: id, isPublic: false, kind: 'message' })
  if (!isAllowed) throw new ApiError('FORBIDDEN', refusalFor('noMessages'))
  return { principal, locationId: id }
}

function placesOf(principal: Principal, action: MessageAction): 'ALL' | readonly number[] {
  return action === 'readAssignedMessages'
    ? contributedLocations(principal, 'message')
    : managedLocations(principal, 'message')
}

/** Condition for rows of one location, or of all where the principal has the permission. */
export function ofLocations(
  column: AnyPgColumn,
  principal: Principal,
  {
    locationId,
    action = 'readMessages',
  }: { readonly locationId: number | undefined; readonly action?: MessageAction },
): SQL {
  const places = placesOf(principal, action)
  if (locationId !== undefined && (places === 'ALL' || places.includes(locationId)))
    return eq(column, locationId)
  if (locationId !== undefined || places.length === 0) return sql`false`
  return places === 'ALL' ? sql`true` : inArray(column, [...places])
}

interface MessageList<Node> {
  readonly table: PgTable & { readonly createdAt: AnyPgColumn; readonly id: AnyPgColumn }
  /** Action name in the audit log. */
  readonly action: 'readFeedback' | 'readSignUps'
  /** The permission required. */
  readonly asks: MessageAction
  where(principal: Principal, locationId: number | undefined): SQL | undefined
  read(orm: Orm, page: MessagePage): Promise<readonly Node[]>
}

interface MessagePage {
  readonly where: SQL | undefined
  readonly order: [SQL, SQL]
  readonly first: number
  readonly offset: number
}

/**
 * Lists messages of one location, or of all that the caller may read, newest first by default. Access is recorded in the audit
 * log.
 */
export async function listMessages<Node>(
  context: RequestContext,
  args: MessageArguments,
  { table, action, asks, where: conditionFor, read }: MessageList<Node>,
): Promise<Connection<Node>> {
  const { principal, locationId } = locationOfMessages(context.principal, args.locationId, asks)
  await noteExport(context, action, locationId)
  const { orm } = context.readContext
  const where = conditionFor(principal, locationId)
  const by = args.sort === 'asc' ? asc : desc
  const part = partOf(args)
  return connection(
    {
      nodes: () => read(orm, { ...part, where, order: [by(table.createdAt), by(table.id)] }),
      async totalCount() {
        const [counted] = await orm.select({ count: count() }).from(table).where(where)
        return Number(counted?.count ?? 0)
      },
    },
    part,
  )
}

const MAX_SEARCH_LENGTH = 200

/** Returns an `ilike` pattern that matches the search text anywhere; `null` if it is empty. */
export function patternOf(search: string | null | undefined): string | null {
  const words = (search ?? '').trim().slice(0, MAX_SEARCH_LENGTH)
  return words === '' ? null : `%${words.replace(/[\\%_]/g, '\\$&')}%`
}
