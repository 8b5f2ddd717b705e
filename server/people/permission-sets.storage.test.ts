import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import event from '#schema/records/event/event.record'
import { type App, closeApp } from '../app/app'
import { openTestApp } from '../app/testing/test-app'
import { assignments, permissionSets, roles, users } from '../database/tables'
import { type AskAs, answerOf, createAskAs } from '../graphql/testing/ask-as'
import { callOf } from '../graphql/testing/mutations'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork } from '../import/testing/small-network'
import { inputOf } from '../records/testing/record-input'
import { API_PRINCIPAL } from './access/principal'
import { readPrincipal } from './accounts/read-principal'

let app: App
let ask: AskAs
beforeAll(async () => {
  app = await openTestApp(undefined)
  ask = createAskAs(app)
  await importNetwork(app, smallNetwork, { storePicture: noPictures })
})
afterAll(() => closeApp(app))
beforeEach(async () => {
  const { orm } = app.database
  await orm.delete(users)
  await orm.delete(roles)
  await orm.delete(permissionSets)
  await orm.insert(users).values({ id: 'asha', name: 'Asha', email: 'asha@toran.example' })
})

const EVENTS = { name: 'Event editor', kinds: [{ kind: 'event', level: 'MANAGE' }] }
const GUJARATI = {
  name: 'Gujarati translator',
  kinds: [{ kind: 'page', level: 'MANAGE' }],
  languages: ['gu-IN'],
}
type Caller = Parameters<AskAs>[0]
const save = (input: object, by: Caller = API_PRINCIPAL) =>
  ask(by, callOf('createOrUpdatePermissionSet'), { input })
const give = (input: object, by: Caller = API_PRINCIPAL) =>
  ask(by, callOf('setAssignments'), { personId: 'asha', assignments: [input] })
const messageOf = ({ errors }: Awaited<ReturnType<AskAs>>) => errors?.[0]?.message
const asha = () =>
  readPrincipal(app.database, { id: 'asha', name: 'Asha', email: 'asha@toran.example' })

async function given(set: object, locationId: string | null): Promise<Caller> {
  const { id } = answerOf(await save(set))
  const answer = await give({ level: 'VIEW', locationId, permissionSetId: id })
  expect(answer.errors).toBeUndefined()
  return asha()
}

test('who may publish events does that, changes no page of visitors and invites nobody', async () => {
  const principal = await given(EVENTS, '20')
  const diwali = inputOf(event, 'Diwali')
  const made = await ask(principal, callOf('createOrUpdateEvent'), {
    event: { ...diwali, locationId: '20' },
  })
  expect(messageOf(made)).toBeUndefined()
  const page = { title: 'New', type: 'PAGE', topic: { locationId: '20' } }
  expect(messageOf(await ask(principal, callOf('createOrUpdateDocument'), page))).toMatch(
    /can’t create pages/,
  )
  const invited = await ask(principal, callOf('invitePerson'), {
    ...{ email: 'x@toran.example', name: 'X' },
    assignments: [{ level: 'VIEW', locationId: '20' }],
  })
  expect(messageOf(invited)).toMatch(/only to locations you manage/)
  const elsewhere = await ask(principal, callOf('createOrUpdateEvent'), {
    event: { ...diwali, locationId: '10' },
  })
  expect(messageOf(elsewhere)).toMatch(/can’t add anything/)
})

test('who translates Gujarati everywhere writes and publishes that language of every page, and no other', async () => {
  const made = await ask(API_PRINCIPAL, callOf('createOrUpdateDocument'), {
    ...{ title: 'Visit', type: 'PAGE', topic: { locationId: '20' } },
  })
  const { id } = answerOf(made)
  const principal = await given(GUJARATI, null)
  const text = (language: string, expectedVersion: number) =>
    ask(principal, callOf('createOrUpdateDocument'), {
      ...{ id, expectedVersion },
      topic: { items: [{ language, locationId: '20', title: 'મુલાકાત', richText: '<p>નમસ્તે</p>' }] },
    })
  expect(messageOf(await text('en-US', 1))).toMatch(/view this page/)
  expect(messageOf(await text('gu-IN', 1))).toBeUndefined()
  const title = { id, title: 'Renamed', expectedVersion: 2 }
  expect(messageOf(await ask(principal, callOf('createOrUpdateDocument'), title))).toMatch(
    /view this page/,
  )
  const publish = (more: object) =>
    ask(principal, callOf('publishDocument'), { id, expectedVersion: 2, ...more })
  expect(messageOf(await publish({}))).toMatch(/view this page/)
  expect(messageOf(await publish({ language: 'gu-IN' })) ?? '').not.toMatch(/Your account/)
})

test('access ends automatically on its day, and one that begins later is not there yet', async () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  await give({ level: 'MANAGE', locationId: '20', validUntil: at(1).toISOString() })
  expect((await asha())?.assignments).toMatchObject([{ level: 'MANAGE', locationId: 20 }])
  await app.database.orm.update(assignments).set({ validUntil: at(-1) })
  expect((await asha())?.assignments).toEqual([])
  await give({ level: 'MANAGE', locationId: '20', validFrom: at(1).toISOString() })
  expect((await asha())?.assignments).toEqual([])
  const past = await give({ level: 'VIEW', locationId: '20', validUntil: at(-1).toISOString() })
  expect(messageOf(past)).toBe('The end of access must be in the future.')
})

test('a set changes for all who have it at once, and stays while someone has it', async () => {
  await given(EVENTS, '20')
  const [row] = await app.database.orm.select().from(permissionSets)
  const id = String(row?.id)
  const changed = { ...EVENTS, id, expectedVersion: 1, kinds: [{ kind: 'faq', level: 'MANAGE' }] }
  const saves = await Promise.all([save(changed), save(changed)])
  expect(saves.filter(({ errors }) => errors).map(messageOf)).toEqual([
    expect.stringMatching(/newer version/),
  ])
  expect((await asha())?.assignments[0]?.permissions?.kinds).toEqual({ faq: 'MANAGE' })
  const remove = () => ask(API_PRINCIPAL, callOf('deletePermissionSet'), { id })
  expect(messageOf(await remove())).toMatch(/People or roles use/)
  await app.database.orm.delete(assignments).where(eq(assignments.userId, 'asha'))
  expect(messageOf(await remove())).toBeUndefined()
})

test('a role may give a set to its holders', async () => {
  const { id } = answerOf(await save(EVENTS))
  const role = { kind: 'ROLE_BY_LOCATION', name: 'Sevaks', locationId: '20', level: 'MANAGE' }
  const input = { ...role, permissionSetId: id, holderIds: ['asha'] }
  expect(messageOf(await ask(API_PRINCIPAL, callOf('createOrUpdateRole'), { input }))).toBe(
    undefined,
  )
  expect((await asha())?.assignments).toMatchObject([
    { level: 'VIEW', locationId: 20, permissions: { kinds: { event: 'MANAGE' } } },
  ])
})

test('a manager of one location gives a set there, not elsewhere, and composes none', async () => {
  const { id } = answerOf(await save(EVENTS))
  await give({ level: 'MANAGE', locationId: '20' })
  const manager = await asha()
  await app.database.orm
    .insert(users)
    .values({ id: 'ravi', name: 'Ravi', email: 'r@toran.example' })
  await app.database.orm
    .insert(assignments)
    .values({ userId: 'ravi', locationId: 20, level: 'VIEW' })
  const giveRavi = (locationId: string) =>
    ask(manager, callOf('setAssignments'), {
      personId: 'ravi',
      assignments: [{ level: 'VIEW', locationId, permissionSetId: id }],
    })
  expect(messageOf(await giveRavi('20'))).toBeUndefined()
  expect(messageOf(await giveRavi('10'))).toMatch(/only to locations you manage/)
  expect(messageOf(await save({ ...EVENTS, name: 'Mine' }, manager))).toMatch(/whole network/)
})

test.each([
  [{ ...EVENTS, name: ' ' }, /Enter a name/],
  [{ ...EVENTS, name: 'x'.repeat(61) }, /at most 60/],
  [{ ...EVENTS, kinds: [] }, /at least one kind/],
  [{ ...EVENTS, kinds: [{ kind: 'people', level: 'MANAGE' }] }, /Unknown kind 'people'/],
  [{ ...EVENTS, languages: [] }, /at least one language/],
  [{ ...EVENTS, languages: ['Gujarati, please'] }, /language like gu-IN/],
  [
    {
      ...EVENTS,
      languages: Array.from(
        { length: 40 },
        (_, n) => `a${String.fromCharCode(97 + (n % 26))}${n > 25 ? 'b' : ''}`,
      ),
    },
    /language like/,
  ],
])('what cannot be is refused in a sentence: %o', async (input, sentence) => {
  expect(messageOf(await save(input))).toMatch(sentence)
  expect(await app.database.orm.select().from(permissionSets)).toEqual([])
})
