import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { type BeforeRoutes, createServer } from './create-server'
import { drain } from './drain'
import { requestsInFlight } from './listener'
import { rawRequest } from './testing/raw-request'

/** In ms. What ends within a test has not waited for this. */
const LONGER_THAN_A_TEST = 600_000

test('asked to stop, it answers what it has received and ends within moments', async () => {
  const ending = newServer()
  let release = () => {}
  const arrived = new Promise<void>((resolve) => {
    ending.get('/slow', async () => {
      resolve()
      await new Promise<void>((done) => {
        release = done
      })
      return 'answered'
    })
  })
  const at = await listen(ending)
  const answer = rawRequest(at, get('/slow').replace('Connection: close\r\n', ''))
  await arrived
  const ended = drain(ending, LONGER_THAN_A_TEST)
  release()
  await ended
  expect((await answer).text).toMatch(/^HTTP\/1\.1 200 [\s\S]*answered/)
})

test('an answer is in flight until its client has taken it; a small one never is', async () => {
  let body = LARGE
  const running = newServer((_request, response) => response.end(body))
  const at = await listen(running)
  const client = slowClient(at)
  await inFlight(running, 1)
  client.resume()
  await inFlight(running, 0)
  body = Buffer.from('a page')
  expect((await rawRequest(at, get('/'))).text).toContain('a page')
  expect(requestsInFlight(running.server)).toBe(0)
  await drain(running)
})

test('asked to stop, it sends the rest of an answer that its client takes slowly', async () => {
  const ending = newServer((_request, response) => response.end(LARGE))
  const client = slowClient(await listen(ending))
  let received = 0
  client.on('data', (bytes) => {
    received += bytes.length
  })
  client.pause()
  const closed = once(client, 'close')
  await inFlight(ending, 1)
  const ended = drain(ending)
  client.resume()
  await Promise.all([ended, closed])
  expect(received).toBeGreaterThan(LARGE.length)
})

test('asked to stop, it does not wait for connections that ask nothing', async () => {
  const ending = newServer()
  ending.get('/', async () => 'a page')
  const at = await listen(ending)
  const silent = rawRequest(at, '')
  const begun = rawRequest(at, 'GET / HTTP/1.1\r\nHost: a\r\n')
  const idle = rawRequest(at, get('/').replace('Connection: close\r\n', ''))
  await rawRequest(at, get('/'))
  await drain(ending, LONGER_THAN_A_TEST)
  await Promise.all([silent, begun, idle])
})

test('asked to stop, it answers a request that was on its way, and says that it was the last one', async () => {
  const ending = newServer((_request, response) => response.end('a page'))
  const at = await listen(ending)
  const client = connect(at, '127.0.0.1')
  let received = ''
  client.on('data', (bytes) => {
    received += bytes
  })
  const request = get('/').replace('Connection: close\r\n', '')
  client.write(request)
  await vi.waitFor(() => expect(received).toContain('a page'))
  expect(received).not.toContain('Connection: close')
  received = ''
  const ended = drain(ending, LONGER_THAN_A_TEST)
  await vi.waitFor(() => expect(ending.server.listening).toBe(false))
  client.write(request)
  await vi.waitFor(() => expect(received).toMatch(/Connection: close[\s\S]*a page/))
  await ended
})

test('asked to stop, it answers all whose connections wait to be accepted', async () => {
  const ending = newServer((_request, response) => response.end('a page'))
  const at = await listen(ending)
  // The system has accepted them; the process takes one with each turn of its event loop.
  const answers = Array.from({ length: 100 }, () => rawRequest(at, get('/')))
  await drain(ending, LONGER_THAN_A_TEST)
  const texts = await Promise.all(answers.map(async (answer) => (await answer).text))
  expect(texts.filter((text) => text.includes('a page'))).toHaveLength(100)
})

test('asked to stop, it cuts what never ends', async () => {
  const ending = newServer()
  const arrived = new Promise<void>((resolve) => {
    ending.get('/endless', (_asked, reply) => {
      reply.hijack()
      reply.raw.write('.')
      resolve()
    })
  })
  const at = await listen(ending)
  const answer = rawRequest(at, get('/endless'))
  await arrived
  await drain(ending, 100)
  expect((await answer).text).toContain('.')
})

/** More than the system takes at once. */
const LARGE = Buffer.alloc(20_000_000, 'x')

/** Asks, and reads nothing of the answer until it is resumed. */
function slowClient(port: number): Socket {
  const client = connect(port, '127.0.0.1').pause()
  client.write(get('/').replace('Connection: close\r\n', ''))
  return client
}

async function inFlight(fastify: FastifyInstance, count: number): Promise<void> {
  await vi.waitFor(() => expect(requestsInFlight(fastify.server)).toBe(count), 10_000)
}

function newServer(before?: BeforeRoutes): FastifyInstance {
  const log = pino({ level: 'silent' })
  const given = { log, isUnavailable: () => false, https: false, trustedProxies: [] }
  return createServer(before ? { ...given, before } : given)
}

async function listen(fastify: FastifyInstance): Promise<number> {
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  return (fastify.server.address() as AddressInfo).port
}

function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
}
