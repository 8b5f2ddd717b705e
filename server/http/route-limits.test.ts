import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { excessOf, limitRoutes } from './route-limits'

const limit = { path: 20, segments: 3, query: 10 }

test.each([
  ['/a/b/c?q=1', null],
  [`/${'x'.repeat(20)}`, 'The path of the address has 21 characters; at most 20 are allowed here.'],
  [
    '/a?q=123456789',
    'The parameters of the address have 12 characters; at most 10 are allowed here.',
  ],
  ['/a/b/c/d', 'The address has 4 segments; at most 3 are allowed here.'],
])('an address within its limits is answered, and what is too long is said: %s', (url, message) => {
  expect(excessOf(url, limit)).toBe(message)
})

test('a route that nobody has limited is not added', () => {
  const fastify = Fastify()
  limitRoutes(fastify)
  expect(() => fastify.get('/new/:id', () => 'x')).toThrow('No limits are declared for /new/:id')
})

test('a route refuses more than it takes, with a sentence and the code of a limit', async () => {
  const fastify = Fastify()
  limitRoutes(fastify)
  fastify.get('/robots.txt', () => 'ok')
  fastify.post('/forms/feedback', () => 'ok')
  expect((await fastify.inject('/robots.txt?a=1')).body).toBe('ok')
  const long = await fastify.inject(`/robots.txt?${'a'.repeat(300)}`)
  expect([long.statusCode, long.json().errors[0].extensions.code]).toEqual([414, 'LIMIT_EXCEEDED'])
  const payload = JSON.stringify({ a: 'x'.repeat(70_000) })
  const headers = { 'content-type': 'application/json' }
  const large = await fastify.inject({ method: 'POST', url: '/forms/feedback', headers, payload })
  expect(large.statusCode).toBe(413)
})
