import { useQuery } from '@apollo/client/react'
import { permissionSetsQuery } from '../api/operations/roles'
import type { PermissionSet } from '../api/people'

const NONE: readonly PermissionSet[] = []

/** The permission sets that may be given; none until they have come, and levels alone where they cannot be read. */
export function usePermissionSets() {
  const { data, error, refetch } = useQuery(permissionSetsQuery)
  return { isRead: data !== undefined, sets: data?.permissionSets ?? NONE, error, refetch }
}
