import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  ilike,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { PermissionLevel } from '#schema/entities/statuses'
import { assignments, users } from '../database/tables'
import { requireSignIn } from '../documents/document-row'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../graphql/operations/connection'
import type { RequestContext } from '../graphql/operations/context'
import { inputId } from '../graphql/operations/ids'
import { ApiError } from '../http/errors/api-error'
import { managedLocations } from './access/can'
import type { Principal } from './access/principal'
import {
  isInvited,
  lastSignIn,
  type PersonNode,
  type PersonStatus,
  personColumns,
  personNodes,
} from './person-node'
import { EVERYWHERE, mayAssign } from './read-assignments'

interface PeopleArguments extends PageArguments {
  readonly search?: string | null
  readonly locationId?: string | null
  readonly level?: PermissionLevel | null
  readonly status?: PersonStatus | null
  readonly sortBy?: 'NAME' | 'EMAIL' | 'LAST_SIGNED_IN' | 'CREATED_AT' | null
  readonly sort?: 'asc' | 'desc' | null
}

const MAX_SEARCH_LENGTH = 200

/** Returns the people of the locations that the caller manages. */
export async function people(
  _: unknown,
  args: PeopleArguments,
  { principal: asking, readContext }: RequestContext,
): Promise<Connection<PersonNode>> {
  const principal = requireSignIn(asking)
  const locationId = args.locationId == null ? null : inputId(args.locationId, 'locationId')
  const managed = managedLocations(principal)
  const isAllowed =
    locationId === null
      ? managed.length > 0
      : mayAssign(principal, { locationId, ofNetwork: false })
  if (!isAllowed) throw new ApiError('FORBIDDEN', refusalFor('noPeopleHere'))
  const matching = and(
    ofPlaces(managed),
    locationId === null ? undefined : holding(principal, args, locationId),
    locationId === null && args.level ? holding(principal, args, null) : undefined,
    statusCondition(args.status ?? null),
    searchCondition(args.search ?? ''),
  )
  const part = partOf(args)
  const { orm } = readContext
  return connection(
    {
      async nodes() {
        const rows = await orm
          .select(personColumns)
          .from(users)
          .where(matching)
          .orderBy(...orderOf(args))
          .limit(part.first)
          .offset(part.offset)
        return personNodes(orm, principal, rows)
      },
      async totalCount() {
        const [counted] = await orm.select({ count: count() }).from(users).where(matching)
        return Number(counted?.count ?? 0)
      },
    },
    part,
  )
}

/** Condition for people: all for managers of the whole network, otherwise those with an assignment at a managed location. */
function ofPlaces(managed: 'ALL' | readonly number[]): SQL | undefined {
  if (managed === 'ALL') return undefined
  return assigned(inArray(assignments.locationId, [...managed]))
}

/**
 * Condition for people with a matching assignment at a location, including assignments to all locations if the principal may see
 * those.
 */
function holding(
  principal: Principal,
  { level }: PeopleArguments,
  locationId: number | null,
): SQL | undefined {
  const everywhere = mayAssign(principal, EVERYWHERE) ? isNull(assignments.locationId) : undefined
  const here =
    locationId === null ? undefined : or(eq(assignments.locationId, locationId), everywhere)
  return assigned(and(here, level ? eq(assignments.level, level) : undefined))
}

function assigned(condition: SQL | undefined): SQL {
  const own = sql`${assignments.userId} = ${users.id}`
  return exists(sql`(select 1 from ${assignments} where ${and(own, condition)})`)
}

function statusCondition(status: PersonStatus | null): SQL | undefined {
  if (status === 'DEACTIVATED') return isNotNull(users.deactivatedAt)
  if (status === 'INVITED') return and(isNull(users.deactivatedAt), isInvited)
  if (status === 'ACTIVE') return and(isNull(users.deactivatedAt), not(isInvited))
  return undefined
}

function searchCondition(search: string): SQL | undefined {
  const words = search.trim().slice(0, MAX_SEARCH_LENGTH)
  if (words === '') return undefined
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return or(ilike(users.name, like), ilike(users.email, like))
}

/** Sorts by id last, so that people with the same name keep their order across pages. */
function orderOf({ sortBy, sort }: PeopleArguments): SQL[] {
  const by = {
    NAME: sql`lower(${users.name})`,
    EMAIL: sql`${users.email}`,
    LAST_SIGNED_IN: lastSignIn,
    CREATED_AT: sql`${users.createdAt}`,
  }[sortBy ?? 'NAME']
  return [sort === 'desc' ? sql`${desc(by)} nulls last` : sql`${asc(by)} nulls last`, asc(users.id)]
}
