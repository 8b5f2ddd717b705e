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

/** What lists of visitors' messages are asked with. */
export interface MessageArguments extends PageArguments {
  readonly locationId?: string | null
  readonly search?: string | null
  readonly sort?: 'asc' | 'desc' | null
}

type MessageAction = Extract<Action, 'eraseMessages' | 'readAssignedMessages' | 'readMessages'>

/** The location whose messages are asked for, all that one may read when none is named. Throws for those who may not. */
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

/** Those of one location, else of all where someone may do this. */
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
  /** What the audit calls it. */
  readonly action: 'readFeedback' | 'readSignUps'
  /** What the caller has to be allowed. */
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
 * Messages of one location, or of all where the caller may read them, by the time they came: the latest first unless asked otherwise.
 * Reading them is in the audit.
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

/** A pattern for `ilike` that finds these words anywhere; `null` when there are none. */
export function patternOf(search: string | null | undefined): string | null {
  const words = (search ?? '').trim().slice(0, MAX_SEARCH_LENGTH)
  return words === '' ? null : `%${words.replace(/[\\%_]/g, '\\$&')}%`
}
