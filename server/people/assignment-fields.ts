import type { Assignment } from './access/principal'
import { kindLevels } from './permission-sets'
import type { PersonAssignment } from './person-node'

/** Resolvers of assignment fields that are not stored. */
export const assignmentType = {
  // Assignments granted by the configuration don’t come from a role.
  kind: ({ kind }: Partial<PersonAssignment>) => kind ?? 'PERSON',
  ofNetwork: ({ ofNetwork }: Partial<Assignment>) => ofNetwork ?? false,
  kinds: ({ permissions }: Partial<Assignment>) => (permissions ? kindLevels(permissions) : []),
  languages: ({ permissions }: Partial<Assignment>) => permissions?.languages ?? null,
}
