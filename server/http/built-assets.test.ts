import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { workerRoute } from './built-assets'

test('the service worker lies below the editor, is asked for anew, and may only connect to this site', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'toran-worker-'))
  await mkdir(join(dist, 'worker'))
  await writeFile(join(dist, 'worker/worker.js'), 'self.begin()')
  const fastify = Fastify()
  await workerRoute(fastify, dist)
  const { body, headers } = await fastify.inject('/editor/worker.js')
  expect(body).toBe('self.begin()')
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
  // A wider scope would have to be allowed: the public site never has a worker.
  expect(headers['service-worker-allowed']).toBeUndefined()
})
