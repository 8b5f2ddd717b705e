import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { ConfigurationError, readConfiguration } from '../configuration'
import { cdnHeaders } from '../site/page/finished-page'
import { type Cdn, cachingOf } from './cdn'
import { purgeRequests } from './purge-requests'

const at = new Date('2026-11-28T00:00:00Z')
const options = { id: '7', at }
const cdnOf = (kind: Cdn['kind'], target: string): Cdn => ({
  ...{ kind, target, token: 'whsec_c2VjcmV0', seconds: 60 },
})
const bodies = (cdn: Cdn, tags: readonly string[]) =>
  purgeRequests(cdn, tags, options).map(({ body }) => body && JSON.parse(body))

test('Fastly drops up to 256 keys in a request, and everything in another', () => {
  const fastly = cdnOf('fastly', 'SU1Z0isxPaozGVKXdv0eY')
  const tags = Array.from({ length: 300 }, (_, index) => `event:${index}`)
  const [first] = purgeRequests(fastly, tags, options)
  expect(first?.url).toBe('https://api.fastly.com/service/SU1Z0isxPaozGVKXdv0eY/purge')
  expect(first?.headers).toMatchObject({ 'fastly-key': 'whsec_c2VjcmV0' })
  expect(bodies(fastly, tags).map((body) => body.surrogate_keys.length)).toEqual([256, 44])
  expect(purgeRequests(fastly, ['event:1', '*'], options).map(({ url }) => url)).toEqual([
    'https://api.fastly.com/service/SU1Z0isxPaozGVKXdv0eY/purge_all',
  ])
})

test('Cloudflare drops 30 tags in a request, with commas as the header has them', () => {
  const cloudflare = cdnOf('cloudflare', '023e105f4ecef8ad9ca31a8372d0c353')
  const tags = Array.from({ length: 31 }, (_, index) => `path:/a,${index}`)
  expect(bodies(cloudflare, tags).map((body) => body.tags.length)).toEqual([30, 1])
  const page = { status: 200, expiresAt: null, endsAt: null, keys: new Set(['path:/a,0', 'x@*']) }
  const sent = cdnHeaders(page as never, { seconds: 60, readsCacheTag: true })
  expect(sent['cache-tag']?.split(',')).toEqual([bodies(cloudflare, tags)[0].tags[0], 'x@*'])
  expect(bodies(cloudflare, ['*'])).toEqual([{ purge_everything: true }])
})

test('Varnish is sent the tags for its xkey, a webhook a signed body', () => {
  const [varnish] = purgeRequests(cdnOf('varnish', 'http://varnish:6081'), ['a:1', 'b@*'], options)
  expect(varnish).toMatchObject({ method: 'PURGE', headers: { 'xkey-purge': 'a:1 b@*' } })
  const hook = cdnOf('webhook', 'https://example.org/purge')
  const [sent] = purgeRequests(hook, ['a:1'], options)
  expect(JSON.parse(sent?.body ?? '')).toEqual({ everything: false, tags: ['a:1'] })
  const headers = sent?.headers ?? {}
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${sent?.body}`
  const signature = createHmac('sha256', 'secret').update(content).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${signature}`)
  expect(bodies(hook, ['*'])).toEqual([{ everything: true, tags: [] }])
})

test('a page is for the cache until it would be made again, and what is only the last known not at all', () => {
  const now = 1_000_000
  const page = { status: 200 as const, expiresAt: null, endsAt: null, keys: new Set(['a:1']) }
  const cdn = { seconds: 60, readsCacheTag: false }
  const age = (more: object) => cdnHeaders({ ...page, ...more }, cdn, now)['cdn-cache-control']
  expect(age({})).toBe('max-age=60')
  expect(age({ expiresAt: now + 10_500 })).toBe('max-age=10')
  expect(age({ expiresAt: now + 90_000, endsAt: now + 5_000 })).toBe('max-age=5')
  expect(age({ expiresAt: now - 1 })).toBe('max-age=0')
  expect(age({ isLastKnown: true })).toBeUndefined()
  expect(age({ status: 404 })).toBeUndefined()
})

test('the settings name a service, and a token where it needs one', () => {
  const read = (CDN_PURGE: string, CDN_PURGE_TOKEN?: string) =>
    readConfiguration({ CDN_PURGE, ...(CDN_PURGE_TOKEN && { CDN_PURGE_TOKEN }) }).cdn
  expect(read('varnish:http://varnish:6081')).toMatchObject({ kind: 'varnish', seconds: 86_400 })
  expect(cachingOf(read('cloudflare:023e105f4ecef8ad', 't'))?.readsCacheTag).toBe(true)
  expect(() => read('fastly:SU1Z0isxPaozGVKXdv0eY')).toThrow(/CDN_PURGE_TOKEN is not set/)
  for (const wrong of ['akamai:1', 'varnish:varnish', 'fastly:', 'webhook:ftp://x', 'https://x'])
    expect(() => read(wrong, 't')).toThrow(ConfigurationError)
  expect(readConfiguration({}).cdn).toBeNull()
})
