import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
// As the server has them.
import '#renderer/parts/words/all-words'
import type { Database } from '../../database/database'
import { createServer } from '../create-server'
import { limitRequests } from './limit-requests'
import { createLimits } from './limits'

const log = pino({ level: 'silent' })
const limits = createLimits({
  // This budget is not shared: the database is not asked.
  database: { orm: {} as Database['orm'] },
  log,
  budgets: { requests: { points: 3, seconds: 60, shared: false } },
})
const server = createServer({ log, isUnavailable: () => false, https: false, trustedProxies: [] })
limitRequests(server, limits)
server.get('/*', async () => 'a page')
server.get('/graphql', async () => 'an answer')
afterAll(() => server.close())

test('who asks the API too often is slowed down, others and pages are not', async () => {
  const ask = (remoteAddress: string, url = '/graphql', headers = {}) =>
    server.inject({ url, remoteAddress, headers })
  const statuses = []
  for (let times = 4; times > 0; times -= 1) statuses.push((await ask('10.0.0.1')).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
  const refused = await ask('10.0.0.1', '/graphql', { authorization: 'Bearer x', cookie: 'x=y' })
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json().errors[0]).toMatchObject({
    message: expect.stringMatching(/^Too many requests .* Try again in \d+ seconds\.$/),
    extensions: { code: 'RATE_LIMITED', retryable: true, retryAfterSeconds: expect.any(Number) },
  })
  expect((await ask('10.0.0.2')).statusCode).toBe(200)
  expect((await ask('10.0.0.1', '/')).statusCode).toBe(200)
})

test('every address of one household of IPv6 counts as one', async () => {
  const ask = (host: string) =>
    server.inject({ url: '/graphql', remoteAddress: `2001:db8::${host}` })
  const answers = [await ask('1'), await ask('2'), await ask('a:b'), await ask('1:2:3:4')]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
})

test('a browser that opens the API by hand is told in a page when to come back', async () => {
  const ask = () =>
    server.inject({
      url: '/graphql',
      remoteAddress: '10.0.0.4',
      headers: { accept: 'text/html,application/xhtml+xml' },
    })
  const answers = [await ask(), await ask(), await ask(), await ask()]
  expect(answers[3]?.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answers[3]?.headers['content-security-policy']).toMatch(/^default-src 'none'/)
  expect(answers[3]?.body).toMatch(/<h1>Too many requests<\/h1>\s*<p>.*Try again in \d+ seconds/)
})

test('the page is in the language the browser prefers', async () => {
  const headers = { accept: 'text/html', 'accept-language': 'gu-IN,gu;q=0.9,en;q=0.8' }
  const ask = () => server.inject({ url: '/graphql', remoteAddress: '10.0.0.5', headers })
  const [, , , refused] = [await ask(), await ask(), await ask(), await ask()]
  expect(refused?.body).toContain('<html lang="gu-IN"')
  expect(refused?.body).toMatch(/\d+ સેકન્ડ પછી ફરી પ્રયત્ન કરો/)
})

test('an address that a caller claims for himself is not believed', async () => {
  const ask = () =>
    server.inject({
      url: '/graphql',
      remoteAddress: '10.0.0.3',
      headers: { 'x-forwarded-for': `10.9.9.${Math.random()}` },
    })
  const answers = [await ask(), await ask(), await ask(), await ask()]
  expect(answers.at(-1)?.statusCode).toBe(429)
})
