import {
  gives,
  type PermissionKind,
  type PermissionTarget,
  reaches,
} from '#schema/entities/permissions'
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
  /** Messages that are assigned to oneself. */
  readAssignedMessages: 'CONTRIBUTE',
  answerAssignedMessages: 'CONTRIBUTE',
  /** Who did what at a location. */
  readAudit: 'MANAGE',
  checkAudit: 'MANAGE_EVERYWHERE',
  /** Nobody gives more than they hold: MANAGE of a location lets others into that location. */
  assign: 'MANAGE',
  /** Composes permission sets, and says how people have to sign in. */
  governAccess: 'MANAGE_EVERYWHERE',
  setUp: 'MANAGE_EVERYWHERE',
  /** The server's own matters: mails that wait, work that was given up. */
  administer: 'MANAGE_EVERYWHERE',
} as const satisfies Readonly<Record<string, PermissionLevel | 'PUBLIC' | 'MANAGE_EVERYWHERE'>>

export type Action = keyof typeof policy
/** Those who write one language of something may do these to it as a whole. */
const withoutWords: ReadonlySet<Action> = new Set(['submit', 'withdraw', 'comment'])
export const actions = Object.keys(policy) as readonly Action[]

const descending = ['MANAGE', 'CONTRIBUTE', 'VIEW'] as const satisfies readonly PermissionLevel[]

/** The resource of an action, with its kind and language where they are known: permission sets speak of them. */
export interface Resource extends PermissionTarget {
  /** The location it belongs to; `null` for what belongs to the whole network. */
  readonly locationId: number | null
  /** Whether visitors may see it: ACTIVE, published, public, within its time. */
  readonly isPublic: boolean
}

/** Whether a principal may do an action. The only place where this is decided; what is not allowed is forbidden. */
export function can(principal: Principal | null, action: Action, resource: Resource): boolean {
  const needed = policy[action]
  if (needed === 'PUBLIC')
    return resource.isPublic === true || hasLevel(principal, 'VIEW', resource.locationId)
  if (needed === 'MANAGE_EVERYWHERE') return hasLevel(principal, 'MANAGE', null)
  const isAnyLanguage = withoutWords.has(action)
  return hasLevel(principal, needed, resource.locationId, { ...resource, isAnyLanguage })
}

/**
 * Whether a principal holds a level, or a higher one, at a location; on the whole network where it is `null`. Of a kind, by a
 * permission set too.
 */
export function hasLevel(
  principal: Principal | null,
  needed: PermissionLevel,
  locationId: number | null,
  target: PermissionTarget = {},
): boolean {
  return assignmentsOf(principal, locationId).some(
    (one) => reaches(one, locationId, needed, target) && gives(one, needed, target),
  )
}

/** The highest level of which a principal may do everything to a kind: what a form of it offers. */
export function levelOf(
  principal: Principal | null,
  locationId: number | null,
  target: PermissionTarget,
): PermissionLevel | null {
  return descending.find((level) => hasLevel(principal, level, locationId, target)) ?? null
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
  const grants = assignmentsOf(principal, locationId)
  for (const wanted of descending) {
    const grant = grants.find((one) => one.level === wanted && reaches(one, locationId, wanted))
    if (grant) return grant
  }
  return null
}

/** Those that may count at a location; without one that is known there are none. */
function assignmentsOf(
  principal: Principal | null,
  locationId: number | null,
): readonly Assignment[] {
  if (!(principal instanceof Principal) || locationId === undefined) return []
  return principal.assignments
}

/** The locations whose drafts a principal may read, for conditions of queries: `can(…, 'readDraft', …)` as a list. */
export function readableLocations(principal: Principal | null): 'ALL' | readonly number[] {
  return locationsOf(principal, 'VIEW')
}

/** The locations where a principal writes drafts of a kind, or does more. */
export function contributedLocations(
  principal: Principal | null,
  kind: PermissionKind,
): 'ALL' | readonly number[] {
  return locationsOf(principal, 'CONTRIBUTE', { kind })
}

/** The locations that a principal manages; of a kind, also those where a permission set says so. */
export function managedLocations(
  principal: Principal | null,
  kind?: PermissionKind,
): 'ALL' | readonly number[] {
  return locationsOf(principal, 'MANAGE', { kind })
}

function locationsOf(
  principal: Principal | null,
  needed: PermissionLevel,
  target: PermissionTarget = {},
): 'ALL' | readonly number[] {
  if (!(principal instanceof Principal)) return []
  const fit = principal.assignments.filter(
    (one) => reaches(one, one.locationId, needed, target) && gives(one, needed, target),
  )
  if (fit.some(({ locationId }) => locationId === null)) return 'ALL'
  return [...new Set(fit.flatMap(({ locationId }) => locationId ?? []))]
}

/** Whether a principal holds a level, or a higher one, at any location. */
export function hasLevelAnywhere(
  principal: Principal,
  needed: PermissionLevel,
  kind?: PermissionKind,
): boolean {
  return locationsOf(principal, needed, { kind }).length > 0
}

/** Whether a principal holds MANAGE anywhere, which allows introspection and longer queries. */
export function managesSomething(principal: Principal | null): boolean {
  return principal?.assignments.some(({ level }) => level === 'MANAGE') ?? false
}
