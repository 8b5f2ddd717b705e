import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { healthRoutes } from './health'

async function readyz(problem: string | null, saving: string | null) {
  const fastify = Fastify()
  healthRoutes(
    fastify,
    async () => problem,
    async () => saving,
  )
  const { statusCode, body } = await fastify.inject('/readyz')
  return [statusCode, JSON.parse(body)]
}

test('a server that serves and saves is ready', async () => {
  expect(await readyz(null, null)).toEqual([200, { status: 'ready', saving: true }])
})

test('one that cannot save goes on serving pages, and says why', async () => {
  expect(await readyz(null, 'The disk is nearly full.')).toEqual([
    200,
    { status: 'ready', saving: false, reason: 'The disk is nearly full.' },
  ])
})

test('one that cannot serve is not ready, and says why', async () => {
  expect(await readyz('The database doesn’t respond.', null)).toEqual([
    503,
    { status: 'not ready', reason: 'The database doesn’t respond.' },
  ])
})
