import { useQuery } from '@apollo/client/react'
import { permissionSetsQuery } from '../api/operations/roles'
import type { PermissionSet } from '../api/people'

const NONE: readonly PermissionSet[] = []

/** Returns the available permission sets; empty until loaded. If loading fails, only levels are offered. */
export function usePermissionSets() {
  const { data, error, refetch } = useQuery(permissionSetsQuery)
  return { isRead: data !== undefined, sets: data?.permissionSets ?? NONE, error, refetch }
}
