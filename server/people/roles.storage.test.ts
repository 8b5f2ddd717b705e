import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../app/app'
import { openTestApp, testDatabases } from '../app/testing/test-app'
import { auditRows, credentials, roles, users } from '../database/tables'
import { type AskAs, answerOf, createAskAs } from '../graphql/testing/ask-as'
import { callOf } from '../graphql/testing/mutations'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork } from '../import/testing/small-network'
import { API_PRINCIPAL, type Principal } from './access/principal'
import { readPrincipal } from './accounts/read-principal'

const VOLUNTEERS = {
  ...{ kind: 'ROLE_BY_LOCATION', name: 'Volunteers', locationId: '20', level: 'CONTRIBUTE' },
  holderIds: [] as readonly string[],
}
const WEBMASTER = {
  kind: 'POSITION',
  name: 'Webmaster',
  level: 'MANAGE',
  holderIds: [] as string[],
}

describe.each(testDatabases)('roles on the $kind database', ({ url }) => {
  let app: App
  let ask: AskAs
  beforeAll(async () => {
    app = await openTestApp(url)
    ask = createAskAs(app)
    await importNetwork(app, smallNetwork, { storePicture: noPictures })
  })
  afterAll(() => closeApp(app))
  beforeEach(async () => {
    await app.database.orm.delete(roles)
    await app.database.orm.delete(users)
  })

  const save = (input: Readonly<Record<string, unknown>>, by: Principal | null = API_PRINCIPAL) =>
    ask(by, callOf('createOrUpdateRole'), { input })
  const messageOf = (answer: Awaited<ReturnType<AskAs>>) => answer.errors?.[0]?.message ?? ''

  /** Someone who can sign in; what they can do now is read each time, as a request reads it. */
  async function person(name: string, assignments: readonly unknown[] = []) {
    const id = randomUUID()
    const of = { id, name, email: `${id}@toran.example` }
    await app.database.orm.insert(users).values(of)
    await app.database.orm
      .insert(credentials)
      .values({ id, accountId: id, providerId: 'credential', userId: id, password: 'hash' })
    const given = { personId: id, assignments }
    answerOf(await ask(API_PRINCIPAL, callOf('setAssignments'), given))
    const principal = () => readPrincipal(app.database, of)
    const may = async () =>
      (await principal())?.assignments.map(({ level, locationId, kind, role }) => ({
        ...{ level, locationId, kind, role },
      }))
    return { id, principal, may }
  }

  test.each([
    [VOLUNTEERS, { level: 'CONTRIBUTE', locationId: 20, role: 'Volunteers' }],
    [
      { ...WEBMASTER, level: 'CONTRIBUTE' },
      { level: 'CONTRIBUTE', locationId: null, role: 'Webmaster' },
    ],
    [
      {
        ...VOLUNTEERS,
        kind: 'DEPARTMENT_ROLE_TYPE_BY_LOCATION',
        department: 'Youth',
        name: 'Lead',
      },
      { level: 'CONTRIBUTE', locationId: 20, role: 'Youth: Lead' },
    ],
  ])(
    'the person who holds a role may do what it says, at once and until it is taken: %o',
    async (input, held) => {
      const asha = await person('Asha')
      const { id } = answerOf(await save({ ...input, holderIds: [asha.id] }))
      expect(await asha.may()).toEqual([{ ...held, kind: input.kind }])
      answerOf(await save({ ...input, id, level: 'VIEW', holderIds: [asha.id] }))
      expect(await asha.may()).toEqual([{ ...held, kind: input.kind, level: 'VIEW' }])
      answerOf(await save({ ...input, id, holderIds: [] }))
      expect(await asha.may()).toEqual([])
      answerOf(await save({ ...input, id, holderIds: [asha.id] }))
      await ask(API_PRINCIPAL, callOf('deleteRole'), { id })
      expect(await asha.may()).toEqual([])
    },
  )

  test('what is given to the person and what a role gives are changed apart from each other', async () => {
    const asha = await person('Asha', [{ level: 'VIEW', locationId: '10' }])
    answerOf(await save({ ...VOLUNTEERS, holderIds: [asha.id] }))
    answerOf(
      await ask(API_PRINCIPAL, callOf('setAssignments'), { personId: asha.id, assignments: [] }),
    )
    expect(await asha.may()).toEqual([
      { level: 'CONTRIBUTE', locationId: 20, kind: 'ROLE_BY_LOCATION', role: 'Volunteers' },
    ])
    const people = await ask(
      API_PRINCIPAL,
      '{ people { nodes { assignments { kind role level locationId } } } }',
      {},
    )
    expect(people.data?.people).toEqual({
      nodes: [
        {
          assignments: [
            { kind: 'ROLE_BY_LOCATION', role: 'Volunteers', level: 'CONTRIBUTE', locationId: '20' },
          ],
        },
      ],
    })
  })

  test('a manager of a location gives its roles to its people, and no more than they hold', async () => {
    const local = await person('Local', [{ level: 'MANAGE', locationId: '20' }])
    const own = await person('Own', [{ level: 'VIEW', locationId: '20' }])
    const stranger = await person('Stranger', [{ level: 'VIEW', locationId: '10' }])
    const by = await local.principal()
    expect(messageOf(await save({ ...VOLUNTEERS, holderIds: [own.id] }, by))).toBe('')
    expect(messageOf(await save({ ...WEBMASTER, holderIds: [own.id] }, by))).toMatch(
      /manage the whole network/,
    )
    expect(messageOf(await save({ ...VOLUNTEERS, name: 'B', locationId: '10' }, by))).toMatch(
      /locations you manage/,
    )
    const taken = await save({ ...VOLUNTEERS, name: 'C', holderIds: [stranger.id] }, by)
    expect(messageOf(taken)).toMatch(/doesn’t exist/)
    const { id } = answerOf(await save({ ...WEBMASTER, holderIds: [] }))
    expect(messageOf(await ask(by, callOf('deleteRole'), { id }))).toMatch(/whole network/)
    const seen = await ask(by, '{ roles { name holders { name } } }', {})
    expect(seen.data?.roles).toEqual([{ name: 'Volunteers', holders: [{ name: 'Own' }] }])
  })

  test('the last who manages the network stays, also when it was a role that let them', async () => {
    const asha = await person('Asha')
    const { id } = answerOf(await save({ ...WEBMASTER, holderIds: [asha.id] }))
    for (const change of [
      { ...WEBMASTER, id, holderIds: [] },
      { ...WEBMASTER, id, level: 'VIEW', holderIds: [asha.id] },
    ])
      expect(messageOf(await save(change))).toMatch(
        /is the last one .* Give someone else this access/,
      )
    expect(messageOf(await ask(API_PRINCIPAL, callOf('deleteRole'), { id }))).toMatch(/last one/)
    expect(await asha.may()).toHaveLength(1)
  })

  test.each([
    [{ ...VOLUNTEERS, locationId: null }, /Choose the location/],
    [{ ...VOLUNTEERS, name: '  ' }, /a name for the role/],
    [{ ...VOLUNTEERS, name: 'x'.repeat(101) }, /at most 100 characters/],
    [{ ...VOLUNTEERS, kind: 'DEPARTMENT_ROLE_TYPE_BY_LOCATION' }, /Enter the department/],
    [{ ...VOLUNTEERS, locationId: '99' }, /Location 99 doesn’t exist/],
    [{ ...VOLUNTEERS, holderIds: ['nobody'] }, /doesn’t exist/],
  ])(
    'what cannot be is answered with a sentence, and nothing is half done: %o',
    async (input, sentence) => {
      expect(messageOf(await save(input))).toMatch(sentence)
      expect(await app.database.orm.select().from(roles)).toEqual([])
    },
  )

  test('a name twice, an old version and a deactivated account are refused; the log tells who got it', async () => {
    const asha = await person('Asha')
    const { id } = answerOf(await save({ ...VOLUNTEERS, holderIds: [asha.id] }))
    expect(messageOf(await save(VOLUNTEERS))).toMatch(/already has a role named “Volunteers”/)
    expect(messageOf(await save({ ...VOLUNTEERS, id, expectedVersion: 7 }))).toMatch(
      /newer version of this role/,
    )
    const gone = await person('Gone')
    await ask(API_PRINCIPAL, callOf('deactivatePerson'), { id: gone.id })
    const given = { ...VOLUNTEERS, id, expectedVersion: 1, holderIds: [asha.id, gone.id] }
    expect(messageOf(await save(given))).toMatch(/Gone’s account is deactivated/)
    const rows = await app.database.orm
      .select()
      .from(auditRows)
      .where(eq(auditRows.chain, `account:${asha.id}`))
    expect(rows.at(-1)).toMatchObject({
      action: 'giveRole',
      locationId: 20,
      toStatus: 'CONTRIBUTE',
    })
  })
})
