import { randomUUID } from 'node:crypto'
import type { Action } from '../../access/can'
import type { Variables } from './ask-as'
import type { Seeds } from './seeds'

interface Attempt {
  readonly action: Action
  readonly variables: Variables
}
type Attempts = (locationId: number | null) => Promise<readonly Attempt[]>

/** For tests: the calls about people of a location or of the network, and about the server's own work. */
export function peopleCalls({ person, failedJob }: Seeds): Readonly<Record<string, Attempts>> {
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
    setAssignments: async (locationId) =>
      assign({ personId: await person(locationId), assignments: view(locationId) }),
    deactivatePerson: async (locationId) => assign({ id: await person(locationId) }),
    reactivatePerson: async (locationId) => assign({ id: await person(locationId) }),
    endSessions: async (locationId) => assign({ personId: await person(locationId) }),
    retryJob: ofJob,
    discardJob: ofJob,
  }
}
