import type { Permissions } from '#schema/entities/permissions'
import { permissions } from '#schema/entities/stored-permissions'

const NOTHING: Permissions = { kinds: {}, languages: null }

/** Parses a stored permission set; allows nothing if it can’t be parsed. */
export function readPermissions(stored: string): Permissions {
  try {
    return permissions.parse(JSON.parse(stored))
  } catch {
    // Written by a later release with kinds unknown to this one.
    return NOTHING
  }
}
