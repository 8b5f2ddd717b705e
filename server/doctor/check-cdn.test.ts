import { expect, test } from 'vitest'
import type { PurgeRequest } from '../cdn/purge-requests'
import { checkCdn } from './check-cdn'

const fastly = {
  kind: 'fastly',
  target: 'SU1Z0isxPaozGVKXdv0eY',
  token: 'key',
  seconds: 600,
} as const
const cloudflare = {
  ...fastly,
  kind: 'cloudflare',
  target: '023e105f4ecef8ad9ca31a8372d0c353',
} as const

test('a tag that no page has is purged as the service asks for it, and nothing else', async () => {
  const sent: PurgeRequest[] = []
  const send = async (request: PurgeRequest) => {
    sent.push(request)
    return 200
  }
  const [first] = await checkCdn({ cdn: fastly }, {}, send)
  await checkCdn({ cdn: cloudflare }, {}, send)
  expect(first).toMatchObject({ level: 'ok', message: expect.stringContaining('for 600 seconds') })
  expect(sent.map(({ url, body }) => [url, body])).toEqual([
    [
      'https://api.fastly.com/service/SU1Z0isxPaozGVKXdv0eY/purge',
      '{"surrogate_keys":["toran-doctor"]}',
    ],
    [
      'https://api.cloudflare.com/client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353/purge_cache',
      '{"tags":["toran-doctor"]}',
    ],
  ])
})

test.each([
  [fastly, 401, 'a token of this service that may purge'],
  [fastly, 404, 'Check the service ID'],
  [cloudflare, 403, 'the permission Cache Purge'],
  [cloudflare, 400, 'Check the zone ID'],
])('what %o answers with %i is told with what to do', async (cdn, status, advice) => {
  const [finding] = await checkCdn({ cdn }, {}, async () => status)
  expect(finding).toMatchObject({ level: 'error', message: expect.stringContaining(advice) })
})
