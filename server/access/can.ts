import type { PermissionLevel } from '#schema/entities/statuses'
import { type Assignment, Principal } from './principal'

/** What an action requires of a principal; the whole policy (reliability, 'Minimal policy'). */
const policy = {
  /** What is ACTIVE, PUBLISHED and PUBLIC, within its time; by those with VIEW, anything. */
  read: 'PUBLIC',
  readDraft: 'VIEW',
  readHistory: 'VIEW',
  preview: 'VIEW',
  create: 'MANAGE',
  save: 'MANAGE',
  upload: 'MANAGE',
  submit: 'MANAGE',
  withdraw: 'MANAGE',
  review: 'MANAGE',
  reopen: 'MANAGE',
  publish: 'MANAGE',
  unpublish: 'MANAGE',
  restoreRevision: 'MANAGE',
  setRecordStatus: 'MANAGE',
  /** What visitors sent: their addresses and words are for those who answer them. */
  readMessages: 'MANAGE',
  assign: 'MANAGE_EVERYWHERE',
  setUp: 'MANAGE_EVERYWHERE',
} as const

export type Action = keyof typeof policy
export const actions = Object.keys(policy) as readonly Action[]

/** The resource of an action. */
export interface Resource {
  /** The location it belongs to; `null` for what belongs to the whole network. */
  readonly locationId: number | null
  /** Whether visitors may see it: ACTIVE, published, public, within its time. */
  readonly isPublic: boolean
}

/** Whether a principal may do an action. The only place where this is decided; what is not allowed is forbidden. */
export function can(principal: Principal | null, action: Action, resource: Resource): boolean {
  const needed = policy[action]
  if (needed === 'PUBLIC' && resource.isPublic === true) return true
  const { locationId } = resource
  if (needed === 'MANAGE_EVERYWHERE') return levelAt(principal, null) === 'MANAGE'
  const level = levelAt(principal, locationId)
  return level === 'MANAGE' || (level === 'VIEW' && needed !== 'MANAGE')
}

/** The highest level a principal holds at a location; MANAGE includes VIEW, and only GLOBAL is inherited. */
export function levelAt(
  principal: Principal | null,
  locationId: number | null,
): PermissionLevel | null {
  return grantOf(principal, locationId)?.level ?? null
}

/** The assignment that gives a principal the highest level at a location. */
export function grantOf(principal: Principal | null, locationId: number | null): Assignment | null {
  if (!(principal instanceof Principal) || locationId === undefined) return null
  const grants = principal.assignments.filter(
    (held) => held.locationId === null || held.locationId === locationId,
  )
  const holding = (wanted: PermissionLevel) => grants.find(({ level }) => level === wanted)
  return holding('MANAGE') ?? holding('VIEW') ?? null
}

/** The locations whose drafts a principal may read, for conditions of queries: `can(…, 'readDraft', …)` as a list. */
export function readableLocations(principal: Principal | null): 'ALL' | readonly number[] {
  if (!(principal instanceof Principal)) return []
  const held = principal.assignments.filter(({ level }) => level === 'VIEW' || level === 'MANAGE')
  if (held.some(({ locationId }) => locationId === null)) return 'ALL'
  return [...new Set(held.flatMap(({ locationId }) => locationId ?? []))]
}

/** The locations whose messages a principal may read: `can(…, 'readMessages', …)` as a list. */
export function managedLocations(principal: Principal | null): 'ALL' | readonly number[] {
  if (!(principal instanceof Principal)) return []
  const held = principal.assignments.filter(({ level }) => level === 'MANAGE')
  if (held.some(({ locationId }) => locationId === null)) return 'ALL'
  return [...new Set(held.flatMap(({ locationId }) => locationId ?? []))]
}

/** Whether a principal holds MANAGE anywhere, which allows introspection and longer queries. */
export function managesSomething(principal: Principal | null): boolean {
  return principal?.assignments.some(({ level }) => level === 'MANAGE') ?? false
}
