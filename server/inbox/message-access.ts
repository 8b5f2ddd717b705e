import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type Action, can, managedLocations, managesSomething } from '../access/can'
import type { Principal } from '../access/principal'
import { ApiError, notSignedIn } from '../errors/api-error'
import type { PageArguments } from '../operations/connection'
import { inputId } from '../operations/ids'

/** What lists of visitors' messages are asked with. */
export interface MessageArguments extends PageArguments {
  readonly locationId?: string | null
  readonly search?: string | null
  readonly sort?: 'asc' | 'desc' | null
}

type MessageAction = Extract<Action, 'readMessages' | 'eraseMessages'>

/** The location whose messages are asked for, all that one manages when none is named. Throws for those who may not. */
export function locationOfMessages(
  principal: Principal | null,
  locationId: string | null | undefined,
  action: MessageAction = 'readMessages',
): { readonly principal: Principal; readonly locationId: number | undefined } {
  if (!principal) throw notSignedIn()
  const id = locationId ? inputId(locationId, 'locationId') : undefined
  const isAllowed =
    id === undefined
      ? managesSomething(principal)
      : can(principal, action, { locationId: id, isPublic: false })
  if (!isAllowed)
    throw new ApiError('FORBIDDEN', 'Your account may not read what visitors sent here.')
  return { principal, locationId: id }
}

/** Those of one location, else of all that somebody manages. */
export function ofLocations(
  column: AnyPgColumn,
  principal: Principal,
  locationId: number | undefined,
): SQL | undefined {
  const managed = managedLocations(principal)
  if (locationId !== undefined && (managed === 'ALL' || managed.includes(locationId)))
    return eq(column, locationId)
  if (locationId !== undefined || managed.length === 0) return sql`false`
  return managed === 'ALL' ? undefined : inArray(column, [...managed])
}

const LONGEST_SEARCH = 200

/** A pattern for `ilike` that finds these words anywhere; `null` when there are none. */
export function patternOf(search: string | null | undefined): string | null {
  const words = (search ?? '').trim().slice(0, LONGEST_SEARCH)
  return words === '' ? null : `%${words.replace(/[\\%_]/g, '\\$&')}%`
}
