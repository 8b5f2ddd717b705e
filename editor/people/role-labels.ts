import { useQuery } from '@apollo/client/react'
import { t } from '#schema/messages/t'
import type { RoleInput } from '../api/operations/generated'
import { permissionSetsQuery } from '../api/operations/roles'
import type { PermissionSet } from '../api/people'

type RoleKind = RoleInput['kind']

/** Kinds of roles, most common first. */
export const roleKinds: readonly {
  readonly kind: RoleKind
  readonly label: string
  readonly help: string
}[] = [
  {
    kind: 'ROLE_BY_LOCATION',
    label: t('Role at a location'),
    help: t('Such as “Volunteers” or “Coordinator” at one location.'),
  },
  {
    kind: 'DEPARTMENT_ROLE_TYPE_BY_LOCATION',
    label: t('Role in a department of a location'),
    help: t('Such as “Lead” of the “Youth” department at one location.'),
  },
  {
    kind: 'POSITION',
    label: t('Position'),
    help: t('Such as “Webmaster”, for all locations or for one.'),
  },
]

export function kindLabel(kind: string): string {
  return roleKinds.find((known) => known.kind === kind)?.label ?? kind
}

/** Returns `Youth: Lead`. */
export function roleName(role: { readonly name: string; readonly department: string }): string {
  return role.department === '' ? role.name : `${role.department}: ${role.name}`
}

const NONE: readonly PermissionSet[] = []

/** Returns the available permission sets; empty until loaded. If loading fails, only levels are offered. */
export function usePermissionSets() {
  const { data, error, refetch } = useQuery(permissionSetsQuery)
  return { isRead: data !== undefined, sets: data?.permissionSets ?? NONE, error, refetch }
}
