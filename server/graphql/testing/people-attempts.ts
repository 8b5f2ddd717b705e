import { randomUUID } from 'node:crypto'
import type { Attempt, Attempts, Variables } from './ask-as'
import type { Seeds } from './seeds'

/** For tests: the calls about people of a location or of the network, and about the server's own work. */
export function peopleCalls({
  person,
  role,
  failedJob,
  waitingMail,
}: Seeds): Readonly<Record<string, Attempts>> {
  const view = (locationId: number | null) => [
    { level: 'VIEW', locationId: locationId === null ? null : String(locationId) },
  ]
  const assign = (variables: Variables): readonly Attempt[] => [{ action: 'assign', variables }]
  const ofJob: Attempts = async (locationId) =>
    locationId === null ? [{ action: 'administer', variables: { id: await failedJob() } }] : []
  return {
    invitePerson: async (locationId) => {
      const email = `${randomUUID()}@toran.example`
      return assign({ email, name: 'Asha', assignments: view(locationId) })
    },
    resendInvitation: async (locationId) => assign({ personId: await person(locationId) }),
    revokeInvitation: async (locationId) => assign({ personId: await person(locationId) }),
    createOrUpdatePermissionSet: async (locationId) =>
      locationId === null
        ? [{ action: 'governAccess', variables: { input: permissionSet() } }]
        : [],
    deletePermissionSet: async (locationId) =>
      locationId === null ? [{ action: 'governAccess', variables: { id: '1' } }] : [],
    setAuditAlerts: async (locationId) => [
      { action: 'readAudit', variables: { locationId, alerts: [] } },
    ],
    setSignInPolicy: async (locationId) =>
      locationId === null ? [{ action: 'governAccess', variables: { twoStepFrom: null } }] : [],
    setAssignments: async (locationId) =>
      assign({ personId: await person(locationId), assignments: view(locationId) }),
    createOrUpdateRole: async (locationId) => [
      ...assign({ input: roleOf(locationId) }),
      ...assign({ input: { ...roleOf(locationId), id: await role(locationId) } }),
      ...assign({ input: { ...roleOf(locationId), holderIds: [await person(locationId)] } }),
    ],
    deleteRole: async (locationId) => assign({ id: await role(locationId) }),
    deactivatePerson: async (locationId) => assign({ id: await person(locationId) }),
    reactivatePerson: async (locationId) => assign({ id: await person(locationId) }),
    resetTwoFactor: async (locationId) => assign({ personId: await person(locationId) }),
    endSessions: async (locationId) => assign({ personId: await person(locationId) }),
    // Of one's own account, at no location: `languages.storage.test.ts` tries it.
    setLanguage: async () => [],
    retryJob: ofJob,
    discardJob: ofJob,
    discardMail: async (locationId) =>
      locationId === null ? [{ action: 'administer', variables: { id: await waitingMail() } }] : [],
  }
}

/** For tests: a permission set of a name of its own. */
export function permissionSet() {
  return { name: randomUUID(), kinds: [{ kind: 'event', level: 'MANAGE' }] }
}

/** For tests: a role of a name of its own, which nobody holds. */
function roleOf(locationId: number | null) {
  return {
    ...{ kind: locationId === null ? 'POSITION' : 'ROLE_BY_LOCATION', level: 'VIEW' },
    ...{ name: randomUUID(), locationId: locationId === null ? null : String(locationId) },
    holderIds: [] as readonly string[],
  }
}
