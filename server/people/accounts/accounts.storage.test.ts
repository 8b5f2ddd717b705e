import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../../app/app'
import { bothDatabases, openTestApp } from '../../app/testing/test-app'
import { assignments, credentials, sessions, users } from '../../database/tables'
import { SAVE, TestApi } from '../../graphql/testing/test-api'
import { importNetwork } from '../../import/import-network'
import { noPictures, smallNetwork } from '../../import/testing/small-network'
import { createAccounts } from './accounts'
import { DEVELOPMENT_EMAIL, ensureFirstAccount } from './ensure-first-account'

const EMAIL = 'asha@toran.example'
const PASSWORD = 'a long enough password'
const ME = '{ me { name email assignments { locationId level } } }'

describe.each(bothDatabases)('accounts on the $kind database', ({ url }) => {
  let app: App
  let api: TestApi
  beforeAll(async () => {
    app = await openTestApp(url, { adminEmail: EMAIL, adminPassword: PASSWORD })
    await importNetwork(app, smallNetwork, { storePicture: noPictures })
    await ensureFirstAccount(app)
    api = await TestApi.open(app)
  })
  afterAll(async () => {
    await api.server.close()
    await closeApp(app)
  })

  const signIn = (payload: object, remoteAddress = '10.0.0.1', headers = {}) =>
    api.server.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload,
      remoteAddress,
      headers,
    })

  test('a browser is given the cookie alone, which no script can read', async () => {
    const browser = { 'sec-fetch-site': 'same-origin' }
    const answer = await signIn({ email: EMAIL, password: PASSWORD }, '10.0.0.9', browser)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['set-auth-token']).toBeUndefined()
    await app.database.orm.delete(sessions)
  })

  test('the first account signs in, is known by its cookie and by its token, and signs out', async () => {
    const answer = await signIn({ email: ' ASHA@toran.example', password: PASSWORD })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { user: { name: 'Administrator', email: EMAIL } },
    ])
    const [cookie] = answer.cookies
    expect(cookie).toMatchObject({
      name: 'toran-session',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    })
    const headers = { cookie: `toran-session=${encodeURIComponent(cookie?.value ?? '')}` }
    const known = {
      data: { me: { email: EMAIL, assignments: [{ locationId: null, level: 'MANAGE' }] } },
    }
    expect(await api.ask(ME, {}, headers)).toMatchObject(known)
    const token = String(answer.headers['set-auth-token'])
    expect(await api.ask(ME, {}, { authorization: `Bearer ${token}` })).toMatchObject(known)
    const [stored] = await app.database.orm.select().from(sessions)
    expect(stored?.token).toMatch(/^[0-9a-f]{64}$/)
    expect(token).not.toContain(stored?.token)
    await api.server.inject({ method: 'POST', url: '/api/auth/sign-out', payload: {}, headers })
    expect((await api.ask(ME, {}, headers)).data.me).toBeNull()
    expect((await api.ask(ME, {}, { authorization: `Bearer ${token}` })).status).toBe(401)
  })

  test('a session that has ended is nobody’s, though its cookie is right, and is removed', async () => {
    const answer = await signIn({ email: EMAIL, password: PASSWORD })
    const [cookie] = answer.cookies
    const headers = { cookie: `toran-session=${encodeURIComponent(cookie?.value ?? '')}` }
    expect((await api.ask(ME, {}, headers)).data.me).toMatchObject({ email: EMAIL })
    await app.database.orm.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) })
    expect((await api.ask(ME, {}, headers)).data.me).toBeNull()
    expect(await app.database.orm.select().from(sessions)).toEqual([])
  })

  test('a session’s bearer is never locked out by the wrong ones of others on the same network', async () => {
    const answer = await signIn({ email: EMAIL, password: PASSWORD })
    const token = String(answer.headers['set-auth-token'])
    const as = (bearer: string) => api.ask(ME, {}, { authorization: `Bearer ${bearer}` })
    for (let n = 0; n < 25; n += 1) await as(`wrong-${n}`)
    expect((await as('wrong')).status).toBe(429)
    expect((await as(token)).data.me).toMatchObject({ email: EMAIL })
    const forged = `${token.slice(0, token.indexOf('.'))}.${Buffer.alloc(32).toString('base64')}`
    expect((await as(encodeURIComponent(forged))).status).toBe(429)
    await app.database.orm.delete(sessions)
    expect((await as(token)).status).toBe(401)
  })

  test('passwords are kept as argon2id hashes', async () => {
    const [row] = await app.database.orm.select().from(credentials)
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('an unknown account and a wrong password are answered alike', async () => {
    const wrong = await signIn({ email: EMAIL, password: 'wrong' }, '10.0.1.1')
    const unknown = await signIn({ email: 'nobody@toran.example', password: 'wrong' }, '10.0.1.2')
    const said = (answer: typeof wrong) => [answer.statusCode, answer.json().errors[0].message]
    expect(said(wrong)).toEqual(said(unknown))
    expect(wrong.statusCode).toBe(401)
  })

  test('of a hundred wrong passwords at once at most five are looked at, and others sign in meanwhile', async () => {
    const attempts = Array.from({ length: 100 }, (_, n) =>
      signIn(
        {
          email: n % 2 ? EMAIL : EMAIL.toUpperCase(),
          password: `wrong ${n}`,
          rememberMe: n % 3 === 0,
        },
        '10.0.2.1',
        { 'x-forwarded-for': `1.2.3.${n}`, 'x-toran-address': `1.2.3.${n}` },
      ),
    )
    const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(95)
    const right = await signIn({ email: EMAIL, password: PASSWORD }, '10.0.2.1')
    expect([right.statusCode, Number(right.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await signIn({ email: EMAIL, password: PASSWORD }, '10.0.2.2')).statusCode).toBe(200)
  })

  test.each([
    ['no JSON', '{', 'application/json', {}, 400],
    ['no password', '{"email":"a@b.c"}', 'application/json', {}, 400],
    ['a form', 'email=a&password=b', 'application/x-www-form-urlencoded', {}, 415],
    ['another site', '{}', 'application/json', { origin: 'https://evil.example' }, 403],
    ['too much', `{"email":"${'a'.repeat(20_000)}"}`, 'application/json', {}, 413],
  ])('%s is refused', async (...[, payload, type, headers, status]) => {
    const answer = await api.server.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { 'content-type': type, ...headers },
      payload,
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.cookies).toEqual([])
  })

  test('what is taken away is gone with the next request', async () => {
    const { orm } = app.database
    const [user] = await orm.select().from(users).where(eq(users.email, EMAIL))
    const userId = user?.id ?? ''
    const headers = await api.signIn(EMAIL, PASSWORD)
    const save = () => api.ask(SAVE, { id: '3', title: 'Home' }, headers)
    expect((await save()).errors).toEqual([])
    await orm.update(assignments).set({ level: 'VIEW' }).where(eq(assignments.userId, userId))
    expect((await save()).errors[0]?.extensions.code).toBe('FORBIDDEN')
    await orm.update(assignments).set({ locationId: 20 }).where(eq(assignments.userId, userId))
    expect((await save()).errors[0]?.extensions.code).toBe('NOT_FOUND')
    await orm
      .update(assignments)
      .set({ locationId: null, level: 'MANAGE', validUntil: new Date(Date.now() - 1000) })
      .where(eq(assignments.userId, userId))
    expect((await save()).errors[0]?.extensions.code).toBe('NOT_FOUND')
    await orm.update(assignments).set({ validUntil: null }).where(eq(assignments.userId, userId))
    expect((await save()).errors).toEqual([])
  })

  test('who submitted is not who approves, where there are two', async () => {
    const { orm } = app.database
    await ensureFirstAccount({
      ...app,
      configuration: { ...app.configuration, adminEmail: 'second@toran.example' },
    })
    const [first, second] = [
      await api.signIn(EMAIL, PASSWORD),
      await api.signIn('second@toran.example', PASSWORD),
    ]
    const made = await api.ask(SAVE, { title: 'Four eyes', type: 'PAGE' }, first)
    const { id } = made.data.createOrUpdateDocument
    const submit = 'mutation ($id: ID!) { submitDocument(id: $id, expectedVersion: 1) { status } }'
    const approve =
      'mutation ($id: ID!) { reviewDocument(id: $id, action: APPROVE, expectedVersion: 1) { status } }'
    expect((await api.ask(submit, { id }, first)).data.submitDocument.status).toBe('IN_REVIEW')
    expect((await api.ask(approve, { id }, first)).errors[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await api.ask(approve, { id }, second)).data.reviewDocument.status).toBe('PUBLISHED')
    await orm.delete(users).where(and(eq(users.email, 'second@toran.example')))
    expect((await api.ask(ME, {}, second)).data.me).toBeNull()
  })

  test('in production the cookie is for https only, and there is no development account', async () => {
    const production = { ...app.configuration, production: true }
    const accounts = await createAccounts({ ...app, configuration: production })
    const answer = await accounts.handle({
      path: '/sign-in/email',
      body: { email: EMAIL, password: PASSWORD },
      headers: {},
    })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-toran-session=.*Path=\/;.*HttpOnly; Secure; SameSite=Lax/,
    )
    const none = { ...production, adminEmail: null, adminPassword: null, apiToken: null }
    await app.database.orm.delete(users)
    await expect(ensureFirstAccount({ ...app, configuration: none })).rejects.toThrow(/ADMIN_EMAIL/)
    const development = { ...none, production: false }
    const made = await ensureFirstAccount({ ...app, configuration: development })
    expect(made).toEqual({ email: DEVELOPMENT_EMAIL, password: expect.stringMatching(/^.{12}$/) })
    expect(await ensureFirstAccount({ ...app, configuration: development })).toEqual(made)
    await api.signIn(DEVELOPMENT_EMAIL, made?.password ?? '')
    await expect(ensureFirstAccount({ ...app, configuration: none })).rejects.toThrow(/ADMIN_EMAIL/)
    expect(await app.database.orm.select().from(users)).toEqual([])
  })
})
