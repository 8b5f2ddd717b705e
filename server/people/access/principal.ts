import type { Permissions } from '#schema/entities/permissions'
import type { AssignmentKind, PermissionLevel } from '#schema/entities/statuses'

/** A permission at one location; at every location when `locationId` is `null`. */
export interface Assignment {
  /** Its row; absent from what the configuration grants. */
  readonly id?: number
  readonly locationId: number | null
  /** With the default location: what all sites show, too. */
  readonly ofNetwork?: boolean
  readonly level: PermissionLevel
  /** What a permission set allows beyond the level, which is VIEW then; absent without one. */
  readonly permissions?: Permissions | null
  /** Whether it was given to the person or to a role; absent for the person. */
  readonly kind?: AssignmentKind
  /** The role by which it is held, in words. */
  readonly role?: string | null
}

/**
 * Who is asking, as read for this very request. A class, so that no loose row of a table can pass for one.
 * Nobody signed in is `null`, never a principal.
 */
export class Principal {
  /** The id of the person; `api` for the bearer credential of the configuration. */
  readonly id: string
  readonly name: string
  readonly email: string
  /** Those in force now. */
  readonly assignments: readonly Assignment[]
  /** The session it is known by; `null` for the bearer credential of the configuration, and for what runs later. */
  readonly sessionId: string | null
  /** Whether nothing may be done before two-step verification is set up: there are no assignments until then. */
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

/** The bearer credential of the configuration: MANAGE on all locations. */
export const API_PRINCIPAL = new Principal({
  id: 'api',
  name: 'API',
  email: '',
  assignments: [{ locationId: null, level: 'MANAGE' }],
})

/** What a role is called: `Webmaster`; with its department, `Youth: Lead`. */
export function roleLabel(role: { readonly name: string; readonly department: string }): string {
  return role.department === '' ? role.name : `${role.department}: ${role.name}`
}
