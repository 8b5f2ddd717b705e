import type { App } from '../../app/app'
import { assignments, jobs, users } from '../../database/tables'
import type { Variables } from './ask-as'

/** For tests: how several write the same at once. */
export interface Scenario {
  /** Makes what is written to ready; returns the arguments. Its words hold the given one, which nothing else holds. */
  prepare(word: string): Promise<Variables>
  /** True when several people who write with the same arguments all succeed, or one of them does. */
  readonly winners: 'all' | 'one'
  /** True when visitors find the given word afterwards. */
  readonly isFound?: boolean
}

/** Calls a mutation that is accepted; returns its answer. */
export type Done = (name: string, variables: Variables) => Promise<{ readonly id: string }>

/** For tests: what is done to people and to jobs that failed; `done` calls a mutation. */
export function peopleScenarios(app: () => App, done: Done): Readonly<Record<string, Scenario>> {
  return {
    invitePerson: {
      winners: 'one',
      prepare: async (word) => ({
        email: `${word}@toran.example`,
        name: word,
        assignments: [{ level: 'VIEW', locationId: '20' }],
      }),
    },
    resendInvitation: {
      winners: 'all',
      prepare: async (word) => ({ personId: await invited(word) }),
    },
    revokeInvitation: {
      // The account is gone with the first.
      winners: 'one',
      prepare: async (word) => ({ personId: await invited(word) }),
    },
    createOrUpdatePermissionSet: {
      winners: 'one',
      prepare: async (word) => ({ input: eventSet(word) }),
    },
    deletePermissionSet: {
      winners: 'all',
      prepare: async (word) => await done('createOrUpdatePermissionSet', { input: eventSet(word) }),
    },
    setAuditAlerts: { winners: 'all', prepare: async () => ({ alerts: [] }) },
    setSignInPolicy: { winners: 'all', prepare: async () => ({ twoStepFrom: null }) },
    setAssignments: {
      winners: 'all',
      prepare: async (word) => ({
        personId: await person(word),
        // Not MANAGE: who submits a page may approve it only while nobody else can.
        assignments: [{ level: 'CONTRIBUTE', locationId: '20' }],
      }),
    },
    createOrUpdateRole: {
      // A name is once at a place.
      winners: 'one',
      prepare: async (word) => ({ input: ottawaRole(word, [await person(word)]) }),
    },
    deleteRole: {
      winners: 'all',
      prepare: async (word) => await done('createOrUpdateRole', { input: ottawaRole(word, []) }),
    },
    deactivatePerson: {
      winners: 'all',
      prepare: async (word) => ({ id: await person(word) }),
    },
    reactivatePerson: {
      winners: 'all',
      async prepare(word) {
        const id = await person(word)
        await done('deactivatePerson', { id })
        return { id }
      },
    },
    resetTwoFactor: {
      winners: 'all',
      prepare: async (word) => ({ personId: await person(word) }),
    },
    endSessions: {
      winners: 'all',
      prepare: async (word) => ({ personId: await person(word) }),
    },
    setLanguage: { winners: 'all', prepare: async () => ({ language: 'gu' }) },
    retryJob: { winners: 'all', prepare: async () => ({ id: await failedJob() }) },
    discardJob: { winners: 'all', prepare: async () => ({ id: await failedJob() }) },
    discardMail: { winners: 'all', prepare: async () => ({ id: await waitingMail() }) },
  }

  async function invited(word: string): Promise<string> {
    const assigned = [{ level: 'VIEW', locationId: '20' }]
    const variables = { email: `${word}@toran.example`, name: word, assignments: assigned }
    return (await done('invitePerson', variables)).id
  }
  /** Not by an invitation: so many an hour are enough for anyone. */
  async function person(name: string): Promise<string> {
    const { orm } = app().database
    const row = { id: `person-${name}`, name, email: `${name}@toran.example` }
    await orm.insert(users).values(row)
    await orm.insert(assignments).values({ userId: row.id, locationId: 20, level: 'VIEW' })
    return row.id
  }
  function eventSet(name: string) {
    return { name, kinds: [{ kind: 'event', level: 'MANAGE' }] }
  }
  function ottawaRole(name: string, holderIds: readonly string[]) {
    return { ...{ kind: 'ROLE_BY_LOCATION', name, locationId: '20', level: 'VIEW' }, holderIds }
  }
  function failedJob(): Promise<string> {
    return insertJob({ kind: 'tried', tries: 1, deadAt: new Date() })
  }
  function waitingMail(): Promise<string> {
    return insertJob({ kind: 'mail' })
  }
  async function insertJob(row: Omit<typeof jobs.$inferInsert, 'payload'>): Promise<string> {
    const values = { ...row, payload: '{}' }
    const [job] = await app().database.orm.insert(jobs).values(values).returning()
    return String(job?.id)
  }
}
