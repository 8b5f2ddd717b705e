import { request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer } from './create-server'
import { noteRequest } from './log'
import { MAX_BODY_BYTES } from './refusal'
import { rawRequest } from './testing/raw-request'

const log = pino({ level: 'silent' })
const timeouts = { headers: 300, request: 600, keepAlive: 5_000, check: 50 }
/** The error thrown by the look-up of a bearer credential, in any route. */
const refusal = Object.assign(new Error('This access token is invalid.'), {
  code: 'UNAUTHENTICATED',
  details: {},
})
let server: FastifyInstance
let port: number
let connections: readonly Socket[]
/** Bytes that are read of a body nobody wants: the limit, and what comes until the next look. */
const READ_AT_MOST = 64 * 1024 * 1024

beforeAll(async () => {
  server = createServer({
    log,
    timeouts,
    isUnavailable: (error) => (error as Error).message === 'away',
    https: false,
    trustedProxies: [],
  })
  server.get('/*', async () => 'a page')
  server.get('/broken', () => Promise.reject(new Error('SELECT secret FROM /etc/passwd')))
  server.get('/refused', () => Promise.reject(refusal))
  server.get('/away', () => Promise.reject(new Error('away')))
  server.post('/echo', async (asked) => asked.body)
  connections = connectionsOf(server)
  port = await listen(server)
})

afterAll(() => server.close())

test.each(['/%zz', '/%', '/%80', '/a/%E0%A4%A'])('GET %s is answered with 400', async (path) => {
  const { text } = await rawRequest(port, get(path))
  expect(text).toMatch(/^HTTP\/1\.1 400 /)
  expect(text).toContain('The address is invalid')
  expect(await isAlive()).toBe(true)
})

test.each(['/a%00b', '/a?q=%00'])(
  'a NUL character in an address is refused in words: %s',
  async (path) => {
    const { text } = await rawRequest(port, get(path))
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(text).toContain('BAD_USER_INPUT')
    expect(text).toContain('NUL character')
  },
)

test('what a route refuses with a code is answered with the status of the code, not as a fault of ours', async () => {
  const answer = await server.inject('/refused')
  expect(answer.statusCode).toBe(401)
  expect(answer.json().errors[0]).toMatchObject({
    message: 'This access token is invalid.',
    extensions: { code: 'UNAUTHENTICATED' },
  })
})

test('an answer names its request, by the name it came with or by one of ours, and an error says the same', async () => {
  const named = await server.inject({ url: '/broken', headers: { 'x-request-id': 'proxy-12345' } })
  expect(named.headers['x-request-id']).toBe('proxy-12345')
  expect(named.json().errors[0].extensions.requestId).toBe('proxy-12345')
  const plain = await server.inject('/')
  expect(plain.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('two hosts, no host and hosts in another case are told apart', async () => {
  const two = await rawRequest(port, 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n')
  expect(two.text).toMatch(/^HTTP\/1\.1 400 /)
  const none = await rawRequest(port, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')
  expect(none.text).toMatch(/^HTTP\/1\.1 400 /)
  const one = await rawRequest(port, 'GET / HTTP/1.1\r\nHOST: a\r\nConnection: close\r\n\r\n')
  expect(one.text).toMatch(/^HTTP\/1\.1 200 /)
})

test('a head that never ends is cut off', async () => {
  const { text, openFor } = await rawRequest(port, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
  expect(text).toMatch(/^HTTP\/1\.1 408 /)
  expect(openFor).toBeLessThan(timeouts.headers + 3_000)
})

test('a body that never ends is cut off', async () => {
  const { openFor } = await rawRequest(
    port,
    'POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{"a"',
  )
  expect(openFor).toBeLessThan(timeouts.request + 3_000)
})

test('a body of 50 MB is refused before it is read', async () => {
  const head = `POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${50 * 1024 * 1024}\r\n\r\n`
  const { text, openFor } = await rawRequest(port, head, Buffer.alloc(64 * 1024, 'x'))
  expect(text).toMatch(/^HTTP\/1\.1 413 /)
  expect(text).toContain('LIMIT_EXCEEDED')
  expect(openFor).toBeLessThan(3_000)
  expect(connections.at(-1)?.bytesRead).toBeLessThan(MAX_BODY_BYTES)
})

test('a body of 50 MB is not even sent by a client that asks first', async () => {
  const status = await new Promise((resolve, reject) => {
    const asking = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/echo',
      headers: { 'content-length': 50 * 1024 * 1024, expect: '100-continue' },
    })
    asking.on('continue', () => resolve('went on'))
    asking.on('response', ({ statusCode }) => resolve(statusCode))
    asking.on('error', reject)
    asking.flushHeaders()
  })
  expect(status).toBe(413)
})

test.each([
  ['a coding besides chunks', 'Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n', 400],
  ['a coding said twice', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
  ['compressed chunks', 'Content-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n', 415],
  ['a compressed body', 'Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}', 415],
  ['a length that is none', 'Content-Length: 1e3\r\n\r\n', 400],
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}', 400],
  ['both ways of a length', 'Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n', 400],
  ['broken JSON', 'Content-Length: 1\r\nConnection: close\r\n\r\n{', 400],
])('%s is refused', async (_what, rest, status) => {
  const head = 'POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
  const { text } = await rawRequest(port, `${head}${rest}`)
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

const CHUNKED =
  'Host: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n'

test('a body in chunks is read like any other, as proxies that stream send it', async () => {
  const chunks = '3\r\n{"a\r\n4\r\n":1}\r\n0\r\n\r\n'
  const { text } = await rawRequest(port, `POST /echo HTTP/1.1\r\n${CHUNKED}${chunks}`)
  expect(text).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"a":1\}/)
})

test.each(['POST /echo', 'GET /', 'POST /nowhere'])(
  'chunks without end sent to %s are cut off at the limit',
  async (line) => {
    // The usual patience: what cuts them is that they have been answered.
    const patient = createServer({
      log,
      isUnavailable: () => false,
      https: false,
      trustedProxies: [],
    })
    patient.get('/', async () => 'a page')
    patient.post('/echo', async (asked) => asked.body)
    const poured = connectionsOf(patient)
    const at = await listen(patient)
    const chunk = Buffer.from(`10000\r\n${'x'.repeat(0x10000)}\r\n`)
    const head = `${line} HTTP/1.1\r\n${CHUNKED.replace('Connection: close\r\n', '')}`
    const { openFor } = await rawRequest(at, head, chunk)
    expect(openFor).toBeLessThan(5_000)
    expect(poured[0]?.bytesRead).toBeGreaterThan(0)
    expect(poured[0]?.bytesRead).toBeLessThan(READ_AT_MOST)
    await patient.close()
  },
)

test('a body in chunks beyond the limit is answered with 413', async () => {
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
  const { text } = await rawRequest(port, `POST /echo HTTP/1.1\r\n${CHUNKED}${chunk.repeat(33)}`)
  expect(text).toMatch(/^HTTP\/1\.1 413 /)
})

test.each([
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n', /^HTTP\/1\.1 405 /],
  ['another server', 'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n', /^(?!HTTP\/1\.1 200)/],
  ['nonsense', 'NONSENSE\r\n\r\n', /^HTTP\/1\.1 400 /],
  [
    'a flood of headers',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    /^HTTP\/1\.1 431 /,
  ],
  [
    'an endless address',
    `GET /${'a'.repeat(5_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    /^HTTP\/1\.1 414 /,
  ],
])('%s is refused', async (_what, head, answer) => {
  const { text } = await rawRequest(port, head)
  expect(text).toMatch(answer)
  expect(await isAlive()).toBe(true)
})

test('what nothing answers is answered with 404, without repeating it', async () => {
  const answer = await server.inject({ method: 'DELETE', url: '/<script>alert(1)' })
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('script')
  expect(answer.json().errors[0].extensions.code).toBe('NOT_FOUND')
})

test('an error inside says nothing of itself, but its id', async () => {
  const answer = await server.inject('/broken')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toMatch(/SELECT|passwd|at |node:/)
  const [{ extensions }] = answer.json().errors
  expect(extensions).toMatchObject({ code: 'INTERNAL', retryable: false })
  expect(extensions.requestId).toMatch(/^[0-9a-f-]{36}$/)
})

test('while the database is away, callers are told to come back', async () => {
  const answer = await server.inject('/away')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('2')
  expect(answer.json().errors[0].extensions.code).toBe('UNAVAILABLE')
})

test('every answer forbids sniffing and names no software', async () => {
  const { headers } = await server.inject('/')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers.server).toBeUndefined()
})

test('behind a proxy that nobody has named, it says once what to set', async () => {
  const lines: string[] = []
  const said = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const behind = (trustedProxies: readonly string[]) =>
    createServer({ log: said, isUnavailable: () => false, https: false, trustedProxies })
  const ask = async (to: FastifyInstance, headers: Record<string, string>) => {
    const at = await listen(to)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    await rawRequest(at, get('/').replace('Connection', `${lines.join('')}Connection`))
    await rawRequest(at, get('/').replace('Connection', `${lines.join('')}Connection`))
    await to.close()
  }
  await ask(behind([]), {})
  await ask(behind(['127.0.0.1']), { 'X-Forwarded-For': '192.0.2.1' })
  expect(lines).toEqual([])
  await ask(behind([]), { Forwarded: 'for=192.0.2.1' })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('TRUSTED_PROXIES=127.0.0.1')
})

/** Every connection it has accepted, the newest last. */
function connectionsOf(fastify: FastifyInstance): readonly Socket[] {
  const accepted: Socket[] = []
  fastify.server.on('connection', (socket) => accepted.push(socket))
  return accepted
}

async function listen(fastify: FastifyInstance): Promise<number> {
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  return (fastify.server.address() as AddressInfo).port
}

async function isAlive(): Promise<boolean> {
  const { text } = await rawRequest(port, get('/'))
  return text.endsWith('a page')
}

function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
}

test('a line of the access log has the operation and the account of its request', async () => {
  const lines: { readonly path?: string }[] = []
  const said = pino(
    { level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  )
  const logged = createServer({
    ...{ log: said, isUnavailable: () => false, https: false, trustedProxies: [] },
  })
  logged.post('/graphql', async (asked) => {
    noteRequest(asked, { account: 'mira' })
    noteRequest(asked, { operation: 'SaveDocument' })
    return {}
  })
  logged.get('/visit', async () => 'a page')
  await logged.inject({ method: 'POST', url: '/graphql?token=secret' })
  await logged.inject('/visit')
  await logged.close()
  const [write, read] = lines
  expect(write).toMatchObject({
    ...{ method: 'POST', path: '/graphql', status: 200 },
    ...{ account: 'mira', operation: 'SaveDocument' },
  })
  expect(read).toMatchObject({ path: '/visit', status: 200 })
  expect(read).not.toHaveProperty('account')
  expect(read).not.toHaveProperty('operation')
})
