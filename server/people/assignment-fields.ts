import type { Assignment } from './access/principal'
import { kindLevels } from './permission-sets'
import type { PersonAssignment } from './person-node'

/** What an assignment says besides what is stored. */
export const assignmentType = {
  // What the configuration grants is nobody's role.
  kind: ({ kind }: Partial<PersonAssignment>) => kind ?? 'PERSON',
  ofNetwork: ({ ofNetwork }: Partial<Assignment>) => ofNetwork ?? false,
  kinds: ({ permissions }: Partial<Assignment>) => (permissions ? kindLevels(permissions) : []),
  languages: ({ permissions }: Partial<Assignment>) => permissions?.languages ?? null,
}
