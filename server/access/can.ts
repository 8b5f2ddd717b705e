import type { PermissionLevel } from '#schema/entities/statuses'
import { type Assignment, Principal } from './principal'

/** What an action requires of a principal: the whole policy, in one table of actions and levels. */
const policy = {
  /** What is ACTIVE, PUBLISHED and PUBLIC, within its time; by those with VIEW, anything. */
  read: 'PUBLIC',
  readDraft: 'VIEW',
  readHistory: 'VIEW',
  preview: 'VIEW',
  /** What people say to each other about a page's blocks: who sees the draft reads it. */
  readComments: 'VIEW',
  /** Writing them, resolving threads, and changing one's own. */
  comment: 'CONTRIBUTE',
  /** Deleting those of others. */
  moderateComments: 'MANAGE',
  create: 'CONTRIBUTE',
  save: 'CONTRIBUTE',
  upload: 'CONTRIBUTE',
  submit: 'CONTRIBUTE',
  withdraw: 'CONTRIBUTE',
  reopen: 'CONTRIBUTE',
  restoreRevision: 'CONTRIBUTE',
  /** Changes what visitors see at once: a record that is shown has no draft. */
  saveLive: 'MANAGE',
  review: 'MANAGE',
  publish: 'MANAGE',
  unpublish: 'MANAGE',
  setRecordStatus: 'MANAGE',
  /** What visitors sent: their addresses and words are for those who answer them. */
  readMessages: 'MANAGE',
  answerMessages: 'MANAGE',
  eraseMessages: 'MANAGE',
  /** Who did what at a location. */
  readAudit: 'MANAGE',
  checkAudit: 'MANAGE_EVERYWHERE',
  /** Nobody gives more than they hold: MANAGE of a location lets others into that location. */
  assign: 'MANAGE',
  setUp: 'MANAGE_EVERYWHERE',
  /** The server's own matters: mails that wait, work that was given up. */
  administer: 'MANAGE_EVERYWHERE',
} as const satisfies Readonly<Record<string, PermissionLevel | 'PUBLIC' | 'MANAGE_EVERYWHERE'>>

export type Action = keyof typeof policy
export const actions = Object.keys(policy) as readonly Action[]

/** Each level includes those before it. */
const RANKS: Readonly<Record<PermissionLevel, number>> = { VIEW: 1, CONTRIBUTE: 2, MANAGE: 3 }
const descending = ['MANAGE', 'CONTRIBUTE', 'VIEW'] as const satisfies readonly PermissionLevel[]

/** The resource of an action. */
interface Resource {
  /** The location it belongs to; `null` for what belongs to the whole network. */
  readonly locationId: number | null
  /** Whether visitors may see it: ACTIVE, published, public, within its time. */
  readonly isPublic: boolean
}

/** Whether a principal may do an action. The only place where this is decided; what is not allowed is forbidden. */
export function can(principal: Principal | null, action: Action, resource: Resource): boolean {
  const needed = policy[action]
  if (needed === 'PUBLIC')
    return resource.isPublic === true || holds(principal, 'VIEW', resource.locationId)
  if (needed === 'MANAGE_EVERYWHERE') return holds(principal, 'MANAGE', null)
  return holds(principal, needed, resource.locationId)
}

/** Whether a principal holds a level, or a higher one, at a location; on the whole network where it is `null`. */
export function holds(
  principal: Principal | null,
  needed: PermissionLevel,
  locationId: number | null,
): boolean {
  const level = levelAt(principal, locationId)
  return level !== null && RANKS[level] >= RANKS[needed]
}

/** The highest level a principal holds at a location; only what is held everywhere is inherited. */
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
  for (const wanted of descending) {
    const grant = grants.find(({ level }) => level === wanted)
    if (grant) return grant
  }
  return null
}

/** The locations whose drafts a principal may read, for conditions of queries: `can(…, 'readDraft', …)` as a list. */
export function readableLocations(principal: Principal | null): 'ALL' | readonly number[] {
  return locationsOf(principal, 'VIEW')
}

/** The locations whose messages a principal may read: `can(…, 'readMessages', …)` as a list. */
export function managedLocations(principal: Principal | null): 'ALL' | readonly number[] {
  return locationsOf(principal, 'MANAGE')
}

function locationsOf(
  principal: Principal | null,
  needed: PermissionLevel,
): 'ALL' | readonly number[] {
  if (!(principal instanceof Principal)) return []
  const held = principal.assignments.filter(({ level }) => RANKS[level] >= RANKS[needed])
  if (held.some(({ locationId }) => locationId === null)) return 'ALL'
  return [...new Set(held.flatMap(({ locationId }) => locationId ?? []))]
}

/** Whether a principal holds a level, or a higher one, at any location. */
export function holdsSomewhere(principal: Principal, needed: PermissionLevel): boolean {
  return principal.assignments.some(({ level }) => RANKS[level] >= RANKS[needed])
}

/** Whether a principal holds MANAGE anywhere, which allows introspection and longer queries. */
export function managesSomething(principal: Principal | null): boolean {
  return principal?.assignments.some(({ level }) => level === 'MANAGE') ?? false
}
