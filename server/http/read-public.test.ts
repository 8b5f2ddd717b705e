import type { RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { isPublicAddress } from './public-address'
import { type ReadParts, readFeed, readPicture } from './read-public'
import { servePublicly } from './testing/public-server'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function serving(answer: RequestListener): Promise<{ address: string; parts: ReadParts }> {
  const { origin, parts, close } = await servePublicly(answer)
  closing.push(close)
  return { address: `${origin}/feed`, parts }
}

test.each([
  'https://127.0.0.1/',
  'https://localhost/',
  'https://10.1.2.3/feed',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://0x7f000001/',
])('nothing inside the network of the server is asked: %s', async (address) => {
  await expect(readFeed(address)).rejects.toThrow('not on the public internet')
})

test('only https is read, and no address with a password', async () => {
  await expect(readFeed('http://example.org/')).rejects.toThrow('https')
  await expect(readFeed('file:///etc/passwd')).rejects.toThrow('https')
  await expect(readFeed('https://a:b@example.org/')).rejects.toThrow('password')
})

test('public addresses are told from all others', () => {
  expect(['8.8.8.8', '2606:4700::1111'].every(isPublicAddress)).toBe(true)
  const others = [
    '192.168.1.1',
    '100.64.0.1',
    '224.0.0.1',
    'fe80::1',
    'fd00::1',
    '2002:7f00:1::',
    '',
  ]
  expect(others.filter(isPublicAddress)).toEqual([])
})

test('a redirect is followed, and to no address of the inner network', async () => {
  const { address, parts } = await serving(({ url }, answer) => {
    if (url === '/feed') answer.writeHead(302, { location: '/moved' }).end()
    else answer.end('the feed')
  })
  expect(await readFeed(address, parts)).toBe('the feed')
  const inside = await serving((_, answer) =>
    answer.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
  )
  await expect(readFeed(inside.address, inside.parts)).rejects.toThrow('https')
  const round = await serving((_, answer) => answer.writeHead(302, { location: '/feed' }).end())
  await expect(readFeed(round.address, round.parts)).rejects.toThrow('redirects more than 3 times')
})

test('an answer of more than 1 MB and a page that is missing are refused', async () => {
  const long = await serving((_, answer) => answer.end(Buffer.alloc(1_000_001)))
  await expect(readFeed(long.address, long.parts)).rejects.toThrow('more than 1 MB')
  expect((await readPicture(long.address, long.parts)).length).toBe(1_000_001)
  const huge = await serving((_, answer) => answer.end(Buffer.alloc(10_000_001)))
  await expect(readPicture(huge.address, huge.parts)).rejects.toThrow('more than 10 MB')
  const missing = await serving((_, answer) => answer.writeHead(404).end())
  await expect(readFeed(missing.address, missing.parts)).rejects.toThrow('responded with 404')
})
