import {
  coversLocation,
  grantsLevel,
  type PermissionKind,
  type PermissionTarget,
} from '#schema/entities/permissions'
import type { PermissionLevel } from '#schema/entities/statuses'
import { type Assignment, Principal } from './principal'

/** The level that each action requires: the whole policy in one table. */
const policy = {
  /** Content that is ACTIVE, PUBLISHED and PUBLIC, within its time; with VIEW, any content. */
  read: 'PUBLIC',
  readDraft: 'VIEW',
  readHistory: 'VIEW',
  preview: 'VIEW',
  /** Comments on a page’s blocks, visible to everyone who can see the draft. */
  readComments: 'VIEW',
  /** Writing comments, resolving threads, and changing own comments. */
  comment: 'CONTRIBUTE',
  /** Deleting other people’s comments. */
  moderateComments: 'MANAGE',
  create: 'CONTRIBUTE',
  save: 'CONTRIBUTE',
  upload: 'CONTRIBUTE',
  submit: 'CONTRIBUTE',
  withdraw: 'CONTRIBUTE',
  reopen: 'CONTRIBUTE',
  restoreRevision: 'CONTRIBUTE',
  /** Changes that are public immediately: a shown record has no draft. */
  saveLive: 'MANAGE',
  review: 'MANAGE',
  publish: 'MANAGE',
  unpublish: 'MANAGE',
  setRecordStatus: 'MANAGE',
  /** Messages and addresses of visitors, only for people who answer them. */
  readMessages: 'MANAGE',
  answerMessages: 'MANAGE',
  eraseMessages: 'MANAGE',
  /** Messages assigned to the principal. */
  readAssignedMessages: 'CONTRIBUTE',
  answerAssignedMessages: 'CONTRIBUTE',
  /** The audit log of a location. */
  readAudit: 'MANAGE',
  checkAudit: 'MANAGE_EVERYWHERE',
  /** Giving access, never more than the person has: MANAGE of a location allows access to that location only. */
  assign: 'MANAGE',
  /** Editing permission sets and the sign-in policy. */
  governAccess: 'MANAGE_EVERYWHERE',
  setUp: 'MANAGE_EVERYWHERE',
  /** Server administration: unsent emails, failed jobs. */
  administer: 'MANAGE_EVERYWHERE',
} as const satisfies Readonly<Record<string, PermissionLevel | 'PUBLIC' | 'MANAGE_EVERYWHERE'>>

export type Action = keyof typeof policy
/** Actions on a whole page or record that are also allowed to people who write only one of its languages. */
const withoutWords: ReadonlySet<Action> = new Set(['submit', 'withdraw', 'comment'])
export const actions = Object.keys(policy) as readonly Action[]

const descending = ['MANAGE', 'CONTRIBUTE', 'VIEW'] as const satisfies readonly PermissionLevel[]

/** The resource of an action; kind and language are given if known, because permission sets depend on them. */
export interface Resource extends PermissionTarget {
  /** The owning location; `null` for the whole network. */
  readonly locationId: number | null
  /** True if it is public: ACTIVE, published, visible to all, within its time. */
  readonly isPublic: boolean
}

/** Returns whether a principal may perform an action. This is the only place where this is decided; the default is no. */
export function can(principal: Principal | null, action: Action, resource: Resource): boolean {
  const needed = policy[action]
  if (needed === 'PUBLIC')
    return resource.isPublic === true || hasLevel(principal, 'VIEW', resource.locationId)
  if (needed === 'MANAGE_EVERYWHERE') return hasLevel(principal, 'MANAGE', null)
  const isAnyLanguage = withoutWords.has(action)
  return hasLevel(principal, needed, resource.locationId, { ...resource, isAnyLanguage })
}

/**
 * Returns whether a principal has at least a level at a location, or on the whole network if it is `null`. If a kind is given,
 * permission sets count too.
 */
export function hasLevel(
  principal: Principal | null,
  needed: PermissionLevel,
  locationId: number | null,
  target: PermissionTarget = {},
): boolean {
  return assignmentsOf(principal, locationId).some(
    (one) => coversLocation(one, locationId, needed, target) && grantsLevel(one, needed, target),
  )
}

/** Returns the highest level whose actions are all allowed for a kind; forms use it to show actions. */
export function levelOf(
  principal: Principal | null,
  locationId: number | null,
  target: PermissionTarget,
): PermissionLevel | null {
  return descending.find((level) => hasLevel(principal, level, locationId, target)) ?? null
}

/** Returns the assignment that gives a principal the highest level at a location; only assignments to all locations are inherited. */
export function grantOf(principal: Principal | null, locationId: number | null): Assignment | null {
  const grants = assignmentsOf(principal, locationId)
  for (const wanted of descending) {
    const grant = grants.find(
      (one) => one.level === wanted && coversLocation(one, locationId, wanted),
    )
    if (grant) return grant
  }
  return null
}

/** Returns the assignments that may apply to a location; none if the location is not given. */
function assignmentsOf(
  principal: Principal | null,
  locationId: number | null,
): readonly Assignment[] {
  if (!(principal instanceof Principal) || locationId === undefined) return []
  return principal.assignments
}

/** Returns the locations whose drafts a principal may read, for query conditions: `can(…, 'readDraft', …)` as a list. */
export function readableLocations(principal: Principal | null): 'ALL' | readonly number[] {
  return locationsOf(principal, 'VIEW')
}

/** Returns the locations where a principal may at least write drafts of a kind. */
export function contributedLocations(
  principal: Principal | null,
  kind: PermissionKind,
): 'ALL' | readonly number[] {
  return locationsOf(principal, 'CONTRIBUTE', { kind })
}

/** Returns the locations that a principal manages; if a kind is given, also those where a permission set allows it. */
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
    (one) =>
      coversLocation(one, one.locationId, needed, target) && grantsLevel(one, needed, target),
  )
  if (fit.some(({ locationId }) => locationId === null)) return 'ALL'
  return [...new Set(fit.flatMap(({ locationId }) => locationId ?? []))]
}

/** Returns whether a principal has at least a level at any location. */
export function hasLevelAnywhere(
  principal: Principal,
  needed: PermissionLevel,
  kind?: PermissionKind,
): boolean {
  return locationsOf(principal, needed, { kind }).length > 0
}

/** Returns whether a principal has MANAGE anywhere, which allows introspection and longer queries. */
export function managesSomething(principal: Principal | null): boolean {
  return principal?.assignments.some(({ level }) => level === 'MANAGE') ?? false
}
