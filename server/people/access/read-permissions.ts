import type { Permissions } from '#schema/entities/permissions'
import { permissions } from '#schema/entities/stored-permissions'

const NOTHING: Permissions = { kinds: {}, languages: null }

/** What a stored permission set allows; nothing where it cannot be read: what is not understood is not allowed. */
export function readPermissions(stored: string): Permissions {
  try {
    return permissions.parse(JSON.parse(stored))
  } catch {
    // Written by a later release, with kinds this one does not know.
    return NOTHING
  }
}
