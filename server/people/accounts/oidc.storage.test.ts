import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import Provider from 'oidc-provider'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type App, closeApp } from '../../app/app'
import { openTestApp } from '../../app/testing/test-app'
import { assignments, auditRows, credentials, users } from '../../database/tables'
import { TestApi } from '../../graphql/testing/test-api'

const ORIGIN = 'https://network.example.org'
/** The identity that the provider returns. */
let claims = { sub: 'p-1', email: 'asha@toran.example', email_verified: true }

/** The provider of the tests says at its start that it is none for use, and wants a newer Node. */
const warnings = vi.hoisted(() => vi.spyOn(console, 'warn').mockReturnValue(undefined))

let server: Server
let issuer: string
let app: App
let api: TestApi
beforeAll(async () => {
  server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = providerAt(issuer)
  warnings.mockRestore()
  server.on('request', provider.callback())
  const oidc = { issuer, clientId: 'toran', clientSecret: 'a-secret-of-the-client', name: 'Samiti' }
  app = await openTestApp(undefined, { oidc, origin: ORIGIN })
  api = await TestApi.open(app)
})
afterAll(async () => {
  await api.server.close()
  await closeApp(app)
  await new Promise((closed) => server.close(closed))
})
beforeEach(async () => {
  claims = { sub: 'p-1', email: 'asha@toran.example', email_verified: true }
  await app.database.orm.delete(users)
  const asha = { id: 'asha', name: 'Asha', email: 'asha@toran.example' }
  await app.database.orm.insert(users).values(asha)
  await app.database.orm.insert(assignments).values({ userId: 'asha', level: 'VIEW' })
})

/** A provider that asks nothing of its visitors: everyone is the person of `claims`. */
function providerAt(address: string): Provider {
  const provider = new Provider(address, {
    clients: [
      {
        client_id: 'toran',
        client_secret: 'a-secret-of-the-client',
        redirect_uris: [`${ORIGIN}/api/auth/callback/oidc`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['for tests'] },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ name: 'Asha', ...claims }) }),
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc
      if (!client || !session?.accountId) return undefined
      const grant = new ctx.oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/interaction/')) return next()
    await provider.interactionFinished(ctx.req, ctx.res, { login: { accountId: claims.sub } })
    ctx.respond = false
  })
  return provider
}

const get = (url: string, cookie = '') =>
  api.server.inject({ url, headers: { cookie, 'sec-fetch-site': 'cross-site' } })
type Reply = Awaited<ReturnType<typeof get>>
const cookieOf = ({ cookies }: Reply) =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')

/** Follows the way through the provider as a browser does, until it leads back to the site. */
async function followProviderRedirects(first: string): Promise<URL> {
  const jar = new Map<string, string>()
  let at = new URL(first)
  for (let step = 0; step < 10 && at.origin === issuer; step++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const one of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = one.split(';', 1)[0]?.split('=') ?? []
      jar.set(name, value)
    }
    at = new URL(answer.headers.get('location') ?? '', at)
  }
  return at
}

/** The page after signing in with the provider, and the account then. */
async function signIn(next = '/editor/pages') {
  const started = await get(`/api/auth/provider/start?next=${encodeURIComponent(next)}`)
  const back = await followProviderRedirects(String(started.headers.location))
  expect(back.origin).toBe(ORIGIN)
  const ended = await get(`${back.pathname}${back.search}`, cookieOf(started))
  const headers = { cookie: cookieOf(ended) }
  const { data } = await api.ask('{ me { email } }', {}, headers)
  return { to: ended.headers.location, who: data.me?.email ?? null, back, started }
}

test('anyone who has been invited is in by the address that the provider has verified', async () => {
  expect((await get('/api/auth/provider')).json()).toEqual({ name: 'Samiti' })
  expect(await signIn()).toMatchObject({ to: '/editor/pages', who: 'asha@toran.example' })
  expect(await signIn()).toMatchObject({ to: '/editor/pages', who: 'asha@toran.example' })
  expect(await app.database.orm.select().from(credentials)).toMatchObject([
    { providerId: 'oidc', accountId: 'p-1', userId: 'asha' },
  ])
  const rows = await app.database.orm
    .select()
    .from(auditRows)
    .where(eq(auditRows.chain, 'account:asha'))
  expect(rows.map(({ action }) => action)).toContain('signIn')
})

test('nobody else is: who was not invited, who has not verified the address, who is deactivated', async () => {
  claims = { ...claims, sub: 'p-2', email: 'stranger@toran.example' }
  expect(await signIn()).toMatchObject({ to: '/editor/sign-in?problem=unknown', who: null })
  claims = { sub: 'p-3', email: 'asha@toran.example', email_verified: false }
  expect(await signIn()).toMatchObject({ to: '/editor/sign-in?problem=unverified', who: null })
  claims = { ...claims, email_verified: true }
  await app.database.orm.update(users).set({ deactivatedAt: new Date() })
  expect(await signIn()).toMatchObject({ to: '/editor/sign-in?problem=failed', who: null })
  expect(await app.database.orm.select().from(users)).toHaveLength(1)
})

test('the answer of the provider is taken once, from the browser that began, and redirects nowhere else', async () => {
  const { back, started } = await signIn('https://elsewhere.example/')
  const again = await get(`${back.pathname}${back.search}`, cookieOf(started))
  expect(again.headers.location).toBe('/editor/sign-in?problem=failed')
  const other = await get('/api/auth/provider/start')
  const stolen = await followProviderRedirects(String(other.headers.location))
  const taken = await get(`${stolen.pathname}${stolen.search}`)
  expect(taken.headers.location).toBe('/editor/sign-in?problem=failed')
  expect((await signIn('https://elsewhere.example/')).to).toBe('/editor')
})

test('a provider that is away is said to be, and is asked again the next time', async () => {
  const oidc = { issuer: 'http://127.0.0.1:9', clientId: 'a', clientSecret: 'b', name: 'Away' }
  const alone = await openTestApp(undefined, { oidc, origin: ORIGIN })
  const { server: theirs } = await TestApi.open(alone)
  for (let tries = 0; tries < 2; tries++)
    expect((await theirs.inject('/api/auth/provider/start')).headers.location).toBe(
      '/editor/sign-in?problem=provider',
    )
  await theirs.close()
  await closeApp(alone)
})
