import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import event from '#schema/records/event/event.record'
import faq from '#schema/records/faq/faq.record'
import { type App, closeApp } from '../app/app'
import { openTestApp, testDatabases } from '../app/testing/test-app'
import { assignments, roles, users } from '../database/tables'
import { type AskAs, answerOf, codesOf, createAskAs } from '../graphql/testing/ask-as'
import { callOf } from '../graphql/testing/mutations'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork } from '../import/testing/small-network'
import { inputOf } from '../records/testing/record-input'
import { API_PRINCIPAL, type Principal } from './access/principal'
import { readPrincipal } from './accounts/read-principal'

const NETWORK = { level: 'MANAGE', ofNetwork: true }
const DEFAULT_LOCATION = { level: 'MANAGE', locationId: '10' }

describe.each(testDatabases)('access to the network ($name)', ({ url }) => {
  let app: App
  let ask: AskAs
  beforeAll(async () => {
    app = await openTestApp(url)
    ask = createAskAs(app)
    await importNetwork(app, smallNetwork, { storePicture: noPictures })
  })
  afterAll(() => closeApp(app))
  beforeEach(async () => {
    await app.database.orm.delete(users)
    await app.database.orm.delete(roles)
    await app.database.orm
      .insert(users)
      .values(['asha', 'ravi'].map((id) => ({ id, name: id, email: `${id}@toran.example` })))
  })

  const give = (given: object | readonly object[], by: Principal | null = API_PRINCIPAL) =>
    ask(by, callOf('setAssignments'), { personId: 'asha', assignments: [given].flat() })
  const asha = () =>
    readPrincipal(app.database, { id: 'asha', name: 'asha', email: 'asha@toran.example' })
  const codes = (answer: Awaited<ReturnType<AskAs>>) => codesOf(app, answer)

  async function pageOf(by: Principal | null, locationId: string, title = 'Visit') {
    return ask(by, callOf('createOrUpdateDocument'), { title, type: 'PAGE', topic: { locationId } })
  }

  test('a manager of the default location alone changes its records, and nothing that all sites show', async () => {
    expect((await give(DEFAULT_LOCATION)).errors).toBeUndefined()
    const manager = await asha()
    const page = answerOf(await pageOf(API_PRINCIPAL, '10'))
    expect(codes(await pageOf(manager, '10'))).toEqual(['FORBIDDEN'])
    const steps = { id: page.id, expectedVersion: 1 }
    for (const name of ['publishDocument', 'submitDocument'] as const)
      expect(codes(await ask(manager, callOf(name), steps)), name).toEqual(['FORBIDDEN'])
    const save = callOf('createOrUpdateDocument')
    expect(codes(await ask(manager, save, { ...steps, title: 'Mine' }))).toEqual(['FORBIDDEN'])
    const question = { faq: { ...inputOf(faq, 'Shoes?'), locationId: '10' } }
    expect(codes(await ask(manager, callOf('createOrUpdateFaq'), question))).toEqual(['FORBIDDEN'])
    const festival = { event: { ...inputOf(event, 'Diwali'), locationId: '10' } }
    expect(codes(await ask(manager, callOf('createOrUpdateEvent'), festival))).toEqual([])
    const announce = async (by: Principal | null, input: object, of: object = {}) =>
      ask(by, callOf('createOrUpdateAnnouncement'), { announcement: input, ...of })
    const closed = { locationId: '10', text: 'Closed today' }
    const own = { id: answerOf(await announce(manager, closed)).id, expectedVersion: 1 }
    const everywhere = { ...closed, reach: 'NETWORK' }
    expect(codes(await announce(manager, everywhere))).toEqual(['FORBIDDEN'])
    expect(codes(await announce(manager, { reach: 'NETWORK' }, own))).toEqual(['BAD_USER_INPUT'])
    const { id } = answerOf(await announce(API_PRINCIPAL, everywhere))
    const change = await announce(manager, { text: 'Open' }, { id, expectedVersion: 1 })
    expect(codes(change)).toEqual(['FORBIDDEN'])
    expect(codes(await announce(null, closed))).toEqual(['UNAUTHENTICATED'])
    const diwali = { name: 'Diwali', date: '2027-10-29', times: '', ofNetwork: true }
    const enter = (specialDays: readonly object[]) =>
      ask(manager, callOf('createOrUpdateLocation'), {
        ...{ id: '10', expectedVersion: 1 },
        location: { specialDays },
      })
    expect(codes(await enter([diwali]))).toEqual(['BAD_USER_INPUT'])
    expect(codes(await enter([{ ...diwali, ofNetwork: false }]))).toEqual([])
    const menu = { locationId: '10', language: 'fr-FR' }
    const publishMenu = (input: object, of: object = {}) =>
      ask(manager, callOf('createOrUpdateNavigation'), { navigation: input, ...of })
    expect(codes(await publishMenu(menu))).toEqual(['FORBIDDEN'])
    const ownMenu = answerOf(await publishMenu({ ...menu, onlyHere: true }))
    const turned = await publishMenu({ onlyHere: false }, { id: ownMenu.id, expectedVersion: 1 })
    expect(codes(turned)).toEqual(['BAD_USER_INPUT'])
    for (const [onlyHere, refused] of [
      [false, ['FORBIDDEN']],
      [true, []],
    ] as const) {
      const draft = { kind: 'navigation', ...menu, onlyHere, baseVersion: 0, expectedVersion: 0 }
      const saved = await ask(manager, callOf('saveRecordDraft'), { ...draft, values: {} })
      expect(codes(saved), String(onlyHere)).toEqual(refused)
    }
    const seen = await ask(manager, 'query ($id: ID!) { document(id: $id) { title } }', page)
    expect(seen.data?.document).toEqual({ title: 'Visit' })
  })

  test('a manager of the network changes both, no other location, and nothing of the server', async () => {
    expect((await give(NETWORK)).errors).toBeUndefined()
    const manager = await asha()
    expect(manager?.assignments).toMatchObject([{ locationId: 10, ofNetwork: true }])
    const page = answerOf(await pageOf(manager, '10'))
    const publish = { id: page.id, expectedVersion: 1 }
    expect(codes(await ask(manager, callOf('publishDocument'), publish))).not.toContain('FORBIDDEN')
    expect(codes(await pageOf(manager, '20'))).toEqual(['FORBIDDEN'])
    const policy = await ask(manager, callOf('setSignInPolicy'), { twoStepFrom: 'VIEW' })
    expect(codes(policy)).toEqual(['FORBIDDEN'])
  })

  test('nobody gives the network who does not manage it; a role gives it to its holders', async () => {
    await give(DEFAULT_LOCATION)
    const manager = await asha()
    const invite = (assignment: object) =>
      ask(manager, callOf('invitePerson'), {
        ...{ email: 'mira@toran.example', name: 'Mira', assignments: [assignment] },
      })
    expect(codes(await invite(NETWORK))).toEqual(['FORBIDDEN'])
    expect(codes(await invite({ level: 'VIEW', ofNetwork: true, locationId: '20' }))).toEqual([
      'BAD_USER_INPUT',
    ])
    const role = { kind: 'POSITION', name: 'Web team', ...NETWORK, holderIds: [] }
    const save = callOf('createOrUpdateRole')
    expect(codes(await ask(manager, save, { input: role }))).toEqual(['FORBIDDEN'])
    const held = { input: { ...role, holderIds: ['ravi'] } }
    expect(codes(await ask(API_PRINCIPAL, save, held))).toEqual([])
    const ravi = await readPrincipal(app.database, {
      id: 'ravi',
      name: 'ravi',
      email: 'r@x.example',
    })
    expect(codes(await pageOf(ravi, '10'))).toEqual([])
    expect(codes(await invite(DEFAULT_LOCATION))).toEqual([])
  })

  test('ten changes of a person’s access at once leave one of them, whole', async () => {
    const places = [NETWORK, DEFAULT_LOCATION]
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => give(places[index % 2] ?? NETWORK)),
    )
    expect(answers.flatMap(codes)).toEqual([])
    expect((await asha())?.assignments).toHaveLength(1)
    expect((await give([NETWORK, DEFAULT_LOCATION])).errors).toBeUndefined()
    expect(codes(await give([NETWORK, NETWORK]))).toEqual(['BAD_USER_INPUT'])
    expect((await asha())?.assignments).toHaveLength(2)
  })

  test('those who had the default location before keep the network', async () => {
    const { orm } = app.database
    await orm.insert(assignments).values([
      { userId: 'asha', locationId: 10, level: 'MANAGE' },
      { userId: 'ravi', locationId: 20, level: 'MANAGE' },
    ])
    const file = new URL('../database/migrations/0026_network_access.sql', import.meta.url)
    const steps = (await readFile(file, 'utf8')).split('--> statement-breakpoint')
    for (const step of steps.filter((one) => one.includes('UPDATE')))
      await orm.execute(sql.raw(step))
    expect(codes(await pageOf(await asha(), '10'))).toEqual([])
    const others = await orm.select().from(assignments).where(eq(assignments.userId, 'ravi'))
    expect(others).toMatchObject([{ ofNetwork: false }])
  })
})
