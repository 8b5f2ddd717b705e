import type { Permissions } from '#schema/entities/permissions'
import type { AssignmentKind, PermissionLevel } from '#schema/entities/statuses'

/** A permission at one location; at every location when `locationId` is `null`. */
export interface Assignment {
  /** Id of its row; absent if granted by the configuration. */
  readonly id?: number
  readonly locationId: number | null
  /** True if, at the default location, it includes content shown on all sites. */
  readonly ofNetwork?: boolean
  readonly level: PermissionLevel
  /** Permissions of a permission set in addition to the level, which is then VIEW; absent without one. */
  readonly permissions?: Permissions | null
  /** The kind of assignment, to the person or to a role; absent means the person. */
  readonly kind?: AssignmentKind
  /** Label of the role that grants it. */
  readonly role?: string | null
}

/**
 * The authenticated caller, read for the current request. A class, so that a plain row can’t be used by mistake. Anonymous
 * callers are `null`, never a principal.
 */
export class Principal {
  /** The person’s id; `api` for the configured bearer credential. */
  readonly id: string
  readonly name: string
  readonly email: string
  /** Assignments currently in force. */
  readonly assignments: readonly Assignment[]
  /** The session; `null` for the configured bearer credential and for jobs. */
  readonly sessionId: string | null
  /** True if two-step verification must be set up first; until then there are no assignments. */
  readonly mustSetUpTwoStep: boolean

  constructor(of: {
    readonly id: string
    readonly name: string
    readonly email: string
    readonly assignments: readonly Assignment[]
    readonly sessionId?: string | null
    readonly mustSetUpTwoStep?: boolean
  }) {
    this.id = of.id
    this.name = of.name
    this.email = of.email
    this.assignments = of.assignments
    this.sessionId = of.sessionId ?? null
    this.mustSetUpTwoStep = of.mustSetUpTwoStep ?? false
  }
}

/** Principal of the configured bearer credential: MANAGE on all locations. */
export const API_PRINCIPAL = new Principal({
  id: 'api',
  name: 'API',
  email: '',
  assignments: [{ locationId: null, level: 'MANAGE' }],
})

/** Returns a role’s label: `Webmaster`, or with its department `Youth: Lead`. */
export function roleLabel(role: { readonly name: string; readonly department: string }): string {
  return role.department === '' ? role.name : `${role.department}: ${role.name}`
}
