import { randomInt } from 'node:crypto'
import { createOTP } from '@better-auth/utils/otp'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type App, closeApp } from '../../app/app'
import { openTestApp } from '../../app/testing/test-app'
import {
  assignments,
  auditRows,
  credentials,
  sessions,
  twoFactors,
  users,
} from '../../database/tables'
import { callOf } from '../../graphql/testing/mutations'
import { TestApi } from '../../graphql/testing/test-api'
import { hashPassword } from './password'

const PASSWORD = 'four quiet words here'
const EMAIL = 'asha@toran.example'

type Headers = Record<string, string>
let app: App
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
  const { orm } = app.database
  await orm.delete(users)
  await orm.insert(users).values({ id: 'asha', name: 'Asha', email: EMAIL })
  const password = await hashPassword(PASSWORD)
  await orm
    .insert(credentials)
    .values({ id: 'c', accountId: 'asha', providerId: 'credential', userId: 'asha', password })
  await orm.insert(assignments).values({ userId: 'asha', locationId: null, level: 'VIEW' })
})

const post = (path: string, payload: object, headers: Headers = {}) =>
  api.server.inject({
    ...{ method: 'POST', url: `/api/auth/${path}`, payload, headers },
    remoteAddress: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  })
type Reply = Awaited<ReturnType<typeof post>>

/** The cookies a browser sends after an answer. */
function cookiesOf({ cookies }: Reply): Headers {
  const kept = cookies.filter(({ value, maxAge }) => value !== '' && maxAge !== 0)
  return {
    cookie: kept.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '),
  }
}
const whoIs = async (headers: Headers) =>
  (await api.ask('{ me { email hasTwoFactor } }', {}, headers)).data.me
const signIn = () => post('sign-in/email', { email: EMAIL, password: PASSWORD })
/** The code of now; of half a minute later with `ahead` 1, which is right already. */
const codeOf = (uri: string, ahead = 0) =>
  createOTP(new TextDecoder().decode(base32(new URL(uri).searchParams.get('secret') ?? ''))).hotp(
    Math.floor(Date.now() / 30_000) + ahead,
  )

/** Someone who has turned codes on. */
async function withCodes() {
  const first = cookiesOf(await signIn())
  const enabled = await post('two-factor/enable', { password: PASSWORD }, first)
  const { totpURI, backupCodes } = enabled.json()
  expect(await whoIs(first)).toEqual({ email: EMAIL, hasTwoFactor: false })
  const confirmed = await post('two-factor/verify-totp', { code: await codeOf(totpURI) }, first)
  expect(confirmed.statusCode).toBe(200)
  expect(await whoIs(cookiesOf(confirmed))).toEqual({ email: EMAIL, hasTwoFactor: true })
  return { headers: cookiesOf(confirmed), totpURI, backupCodes: backupCodes as string[] }
}

test('anyone who has turned codes on is in only with the password and a code', async () => {
  const { totpURI } = await withCodes()
  const half = await signIn()
  expect(half.json()).toEqual({ twoFactor: true })
  expect(half.headers['set-auth-token']).toBeUndefined()
  expect(await whoIs(cookiesOf(half))).toBeNull()
  const wrong = await post('two-factor/verify-totp', { code: '000000' }, cookiesOf(half))
  expect(wrong.json().errors[0].message).toMatch(/code is incorrect/)
  expect(await whoIs(cookiesOf(wrong))).toBeNull()
  const code = await codeOf(totpURI, 1)
  const whole = await post('two-factor/verify-totp', { code }, cookiesOf(half))
  expect(whole.json()).toEqual({ user: { name: 'Asha', email: EMAIL } })
  expect(await whoIs(cookiesOf(whole))).toEqual({ email: EMAIL, hasTwoFactor: true })
  const again = await post('two-factor/verify-totp', { code }, cookiesOf(half))
  expect(again.statusCode).toBe(401)
})

test('a code lets in once within its window, three at once too', async () => {
  const { totpURI } = await withCodes()
  const code = await codeOf(totpURI, 1)
  const halves = await Promise.all(Array.from({ length: 3 }, async () => cookiesOf(await signIn())))
  const answers = await Promise.all(
    halves.map((half) => post('two-factor/verify-totp', { code }, half)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  for (const answer of refused) {
    expect(answer.json().errors[0].message).toMatch(/already been used.*next code/)
    expect(await whoIs(cookiesOf(answer))).toBeNull()
  }
})

test('the code that turned two-step verification on does not sign in as well', async () => {
  const first = cookiesOf(await signIn())
  const { totpURI } = (await post('two-factor/enable', { password: PASSWORD }, first)).json()
  const code = await codeOf(totpURI)
  expect((await post('two-factor/verify-totp', { code }, first)).statusCode).toBe(200)
  const half = cookiesOf(await signIn())
  const again = await post('two-factor/verify-totp', { code }, half)
  expect(again.json().errors[0].message).toMatch(/already been used/)
})

test('a backup code lets in once; five wrong codes ask for the password again', async () => {
  const { backupCodes } = await withCodes()
  const [code = ''] = backupCodes
  const half = cookiesOf(await signIn())
  expect((await post('two-factor/verify-backup-code', { code }, half)).statusCode).toBe(200)
  const next = cookiesOf(await signIn())
  for (let tries = 0; tries < 5; tries++)
    expect((await post('two-factor/verify-backup-code', { code }, next)).json().errors).toEqual([
      expect.objectContaining({ message: expect.stringContaining('incorrect') }),
    ])
  const over = await post('two-factor/verify-backup-code', { code: backupCodes[1] }, next)
  expect(over.json().errors[0].message).toMatch(/Sign in with your password again/)
})

test('codes are turned off with the password, or for someone who has lost their phone', async () => {
  const { headers } = await withCodes()
  const wrong = await post('two-factor/disable', { password: 'no' }, headers)
  expect(wrong.json().errors[0].message).toBe('The password is incorrect.')
  expect((await post('two-factor/disable', { password: PASSWORD }, headers)).statusCode).toBe(200)
  expect((await signIn()).json()).toEqual({ user: { name: 'Asha', email: EMAIL } })
  const { headers: second } = await withCodes()
  const reset = await api.ask(callOf('resetTwoFactor'), { personId: 'asha' })
  expect(reset.data.answer).toMatchObject({ hasTwoFactor: false })
  expect(await whoIs(second)).toBeNull()
  expect((await signIn()).json()).toEqual({ user: { name: 'Asha', email: EMAIL } })
  const rows = await app.database.orm
    .select({ action: auditRows.action })
    .from(auditRows)
    .where(eq(auditRows.chain, 'account:asha'))
  const actions = rows.map(({ action }) => action)
  for (const action of ['enableTwoFactor', 'disableTwoFactor', 'resetTwoFactor'])
    expect(actions).toContain(action)
})

test('a new password does not go round the code, and the secret is not readable where it is stored', async () => {
  const { totpURI } = await withCodes()
  await app.database.orm.delete(sessions)
  const newPassword = 'a wholly new password'
  const token = await app.accounts.passwordToken('asha')
  const chosen = await post('reset-password', { token, newPassword })
  expect(chosen.json()).toEqual({ twoFactor: true })
  expect(await whoIs(cookiesOf(chosen))).toBeNull()
  const [stored] = await app.database.orm.select().from(twoFactors)
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  expect(JSON.stringify(stored)).not.toContain(new TextDecoder().decode(base32(secret)))
})

test.each(['enable', 'disable'])('%s without being signed in is refused', async (step) => {
  expect((await post(`two-factor/${step}`, { password: PASSWORD })).statusCode).toBe(401)
})

/** The bytes of a secret as authenticator apps write it. */
function base32(text: string): Uint8Array {
  const bits = [...text.replace(/=+$/, '')]
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('')
  return Uint8Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2),
  )
}
