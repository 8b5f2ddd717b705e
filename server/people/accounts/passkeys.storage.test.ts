import { randomInt, randomUUID } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../../app/app'
import { openTestApp } from '../../app/testing/test-app'
import {
  assignments,
  auditRows,
  credentials,
  jobs,
  passkeys,
  settings,
  users,
  verifications,
} from '../../database/tables'
import { callOf } from '../../graphql/testing/mutations'
import { TestApi } from '../../graphql/testing/test-api'
import { passkeySite } from './passkeys'
import { hashPassword } from './password'
import { createSoftPasskey, type SoftPasskey } from './testing/soft-passkey'
import { TWO_STEP_FROM } from './two-step-policy'

const PASSWORD = 'four quiet words here'
const EMAIL = 'asha@toran.example'
const USER = { user: { name: 'આશા', email: EMAIL } }

type Headers = Record<string, string>
let app: App
/** An account of its own for each test: tries of its password are counted. */
let person: string
let api: TestApi
beforeAll(async () => {
  app = await openTestApp(undefined)
  api = await TestApi.open(app)
})
afterAll(async () => {
  await api.server.close()
  await closeApp(app)
})
beforeEach(async () => {
  person = randomUUID()
  const { orm } = app.database
  await orm.delete(users)
  await orm.delete(settings).where(eq(settings.key, TWO_STEP_FROM))
  await orm.insert(users).values({ id: person, name: 'આશા', email: EMAIL })
  const password = await hashPassword(PASSWORD)
  await orm
    .insert(credentials)
    .values({ id: 'c', accountId: person, providerId: 'credential', userId: person, password })
  await orm.insert(assignments).values({ userId: person, locationId: null, level: 'MANAGE' })
})

const post = (path: string, payload: object, headers: Headers = {}) =>
  api.server.inject({
    ...{ method: 'POST', url: `/api/auth/${path}`, payload, headers },
    remoteAddress: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  })
type Reply = Awaited<ReturnType<typeof post>>

/** The browser's request after an answer. */
function cookiesOf({ cookies }: Reply): Headers {
  const kept = cookies.filter(({ value, maxAge }) => value !== '' && maxAge !== 0)
  return {
    cookie: kept.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '),
  }
}
const me = async (headers: Headers) =>
  (
    await api.ask(
      '{ me { email mustSetUpTwoStep assignments { level } passkeys { id name lastUsedAt } } }',
      {},
      headers,
    )
  ).data.me
const withPassword = () => post('sign-in/email', { email: EMAIL, password: PASSWORD })
const soft = (): SoftPasskey => createSoftPasskey(passkeySite(app.configuration.origin))
const optionsFor = async (headers: Headers) =>
  (await post('passkey/options', { password: PASSWORD }, headers)).json()
const optionsToSignIn = async () => (await post('passkey/sign-in-options', {})).json()

/** Someone who has added a passkey in a session that began with the password. */
async function withPasskey(name = 'મારો ફોન') {
  const headers = cookiesOf(await withPassword())
  const passkey = soft()
  const answer = passkey.register(await optionsFor(headers))
  const added = await post('passkey/add', { name, answer }, headers)
  expect(added.json()).toEqual({ status: true })
  return { headers, passkey }
}
const signIn = async (
  passkey: SoftPasskey,
  changes: Parameters<SoftPasskey['sign']>[1] = {},
): Promise<Reply> =>
  post('passkey/sign-in', { answer: passkey.sign(await optionsToSignIn(), changes) })
const compel = () =>
  app.database.orm.insert(settings).values({ key: TWO_STEP_FROM, value: 'MANAGE' })

test('a passkey is added with the password, and signs in without it', async () => {
  const { headers, passkey } = await withPasskey()
  expect((await me(headers)).passkeys).toMatchObject([{ name: 'મારો ફોન', lastUsedAt: null }])
  const signedIn = await signIn(passkey)
  expect(signedIn.json()).toEqual(USER)
  const { passkeys: kept } = await me(cookiesOf(signedIn))
  expect(kept).toMatchObject([{ name: 'મારો ફોન', lastUsedAt: expect.any(String) }])
  const [mail] = await app.database.orm
    .select({ payload: jobs.payload })
    .from(jobs)
    .where(like(jobs.payload, '%passkey was added%'))
  expect(JSON.stringify(mail)).toContain(EMAIL)
})

test('its owner names and removes it, and nobody else does', async () => {
  const { headers, passkey } = await withPasskey()
  const [{ id }] = (await me(headers)).passkeys
  const { orm } = app.database
  await orm.insert(users).values({ id: 'ravi', name: 'Ravi', email: 'ravi@toran.example' })
  await orm.update(passkeys).set({ userId: 'ravi' })
  for (const step of ['rename', 'remove'])
    expect((await post(`passkey/${step}`, { id, name: 'Mine' }, headers)).statusCode).toBe(404)
  await orm.update(passkeys).set({ userId: person })
  expect((await post('passkey/rename', { id, name: ' Laptop ' }, headers)).statusCode).toBe(200)
  expect((await me(headers)).passkeys).toMatchObject([{ name: 'Laptop' }])
  expect((await post('passkey/rename', { id, name: '' }, headers)).statusCode).toBe(400)
  expect((await post('passkey/rename', { id, name: 'x'.repeat(101) }, headers)).statusCode).toBe(
    400,
  )
  expect((await post('passkey/remove', { id }, headers)).statusCode).toBe(200)
  expect((await post('passkey/remove', { id }, headers)).statusCode).toBe(404)
  expect((await signIn(passkey)).statusCode).toBe(401)
  const rows = await orm
    .select({ action: auditRows.action })
    .from(auditRows)
    .where(eq(auditRows.chain, `account:${person}`))
  const actions = rows.map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['addPasskey', 'removePasskey', 'signIn']))
})

test('an answer signs in once, ten at once too', async () => {
  const { passkey } = await withPasskey()
  const answer = passkey.sign(await optionsToSignIn())
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => post('passkey/sign-in', { answer })),
  )
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(9)
})

test('an answer that was made for another site, by a copy, without its owner or for nothing is refused', async () => {
  const { passkey } = await withPasskey()
  expect((await signIn(passkey, { count: 7 })).statusCode).toBe(200)
  const wrong = [
    await signIn(passkey, { origin: 'https://toran.example.evil' }),
    await signIn(passkey, { isVerified: false }),
    await signIn(passkey, { count: 6 }),
    await signIn(soft()),
    await post('passkey/sign-in', { answer: passkey.sign({ challenge: 'made-up' }) }),
  ]
  for (const reply of wrong) {
    expect(reply.statusCode).toBe(401)
    expect(reply.json().errors[0].message).toMatch(/can’t sign in here.*password/)
    expect(await me(cookiesOf(reply))).toBeNull()
  }
  const late = await optionsToSignIn()
  await app.database.orm.update(verifications).set({ expiresAt: new Date(0) })
  expect((await post('passkey/sign-in', { answer: passkey.sign(late) })).statusCode).toBe(401)
})

test('a challenge that was given to one person adds no passkey to another, and none without the password', async () => {
  const headers = cookiesOf(await withPassword())
  expect(
    (await post('passkey/options', { password: 'no' }, headers)).json().errors[0].message,
  ).toBe('The password is incorrect.')
  expect((await post('passkey/options', { password: PASSWORD })).statusCode).toBe(401)
  const answer = soft().register(await optionsToSignIn())
  const foreign = await post('passkey/add', { name: 'Phone', answer }, headers)
  expect(foreign.json().errors[0].message).toMatch(/wasn’t added/)
  const broken = { id: '!', rawId: '', type: 'public-key', response: {} }
  for (const body of [{}, { name: 'Phone' }, { name: 'Phone', answer: broken }, { answer: [] }])
    expect((await post('passkey/add', body, headers)).statusCode).toBe(400)
  expect((await me(headers)).passkeys).toEqual([])
})

test('the passkey of an account that is deactivated lets nobody in', async () => {
  const { passkey } = await withPasskey()
  await app.database.orm.update(users).set({ deactivatedAt: new Date() })
  expect((await signIn(passkey)).statusCode).toBe(401)
})

test('of many that are added at once twenty stay', async () => {
  const headers = cookiesOf(await withPassword())
  const one = await withPasskey()
  const [row] = await app.database.orm.select().from(passkeys)
  if (!row) throw new Error('The passkey is not stored')
  await app.database.orm
    .insert(passkeys)
    .values(Array.from({ length: 17 }, (_, at) => ({ ...row, id: `${at}`, credentialId: `${at}` })))
  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => soft().register(await optionsFor(one.headers))),
  )
  const replies = await Promise.all(
    answers.map((answer) => post('passkey/add', { name: 'Phone', answer }, headers)),
  )
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 400, 400, 400])
  expect(await app.database.orm.select().from(passkeys)).toHaveLength(20)
})

describe('where two-step verification is compulsory', () => {
  test('a session without it sets it up, by a passkey too, and does nothing else', async () => {
    await compel()
    const headers = cookiesOf(await withPassword())
    expect(await me(headers)).toMatchObject({ mustSetUpTwoStep: true, assignments: [] })
    const answer = soft().register(await optionsFor(headers))
    expect((await post('passkey/add', { name: 'Phone', answer }, headers)).statusCode).toBe(200)
    expect(await me(headers)).toMatchObject({
      mustSetUpTwoStep: false,
      assignments: [{ level: 'MANAGE' }],
    })
  })

  test('anyone who has a passkey signs in with it, and the password alone is no longer enough', async () => {
    const { headers, passkey } = await withPasskey()
    const other = cookiesOf(await withPassword())
    expect(await me(other)).toMatchObject({ email: EMAIL })
    await compel()
    // Begun with the password alone, before it was compulsory.
    expect(await me(other)).toBeNull()
    expect(await me(headers)).toMatchObject({ mustSetUpTwoStep: false })
    const half = await withPassword()
    expect(half.json()).toEqual({ passkey: true })
    expect(await me(cookiesOf(half))).toBeNull()
    const token = await app.accounts.passwordToken(person)
    const chosen = await post('reset-password', { token, newPassword: 'a wholly new password' })
    expect(chosen.json()).toEqual({ passkey: true })
    expect(await me(cookiesOf(chosen))).toBeNull()
    const whole = cookiesOf(await signIn(passkey))
    expect(await me(whole)).toMatchObject({ assignments: [{ level: 'MANAGE' }] })
  })

  test('someone who has lost the device is let in by who manages people, and sets it up again', async () => {
    const { headers } = await withPasskey()
    await compel()
    const reset = await api.ask(callOf('resetTwoFactor'), { personId: person })
    expect(reset.data.answer).toMatchObject({ id: person })
    expect(await me(headers)).toBeNull()
    const again = cookiesOf(await withPassword())
    expect(await me(again)).toMatchObject({ mustSetUpTwoStep: true, passkeys: [] })
  })
})
