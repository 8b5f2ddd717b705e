import { createServer, request as httpRequest, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isPublicAddress } from './public-address'
import { type ReadParts, readPublic } from './read-public'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** An https address whose answers come from this machine, which is no public one. */
async function serving(answer: RequestListener): Promise<{ address: string; parts: ReadParts }> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  closing.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const request = ((url: URL, ...rest: []) =>
    httpRequest(new URL(String(url).replace('https:', 'http:')), ...rest)) as ReadParts['request']
  return { address: `https://127.0.0.1:${port}/feed`, parts: { request, allows: () => true } }
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
  await expect(readPublic(address)).rejects.toThrow('not on the public internet')
})

test('only https is read, and no address with a password', async () => {
  await expect(readPublic('http://example.org/')).rejects.toThrow('https')
  await expect(readPublic('file:///etc/passwd')).rejects.toThrow('https')
  await expect(readPublic('https://a:b@example.org/')).rejects.toThrow('password')
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

test('a redirect is followed, and leads nowhere inside', async () => {
  const { address, parts } = await serving(({ url }, answer) => {
    if (url === '/feed') answer.writeHead(302, { location: '/moved' }).end()
    else answer.end('the feed')
  })
  expect(await readPublic(address, parts)).toBe('the feed')
  const inside = await serving((_, answer) =>
    answer.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
  )
  await expect(readPublic(inside.address, inside.parts)).rejects.toThrow('https')
  const round = await serving((_, answer) => answer.writeHead(302, { location: '/feed' }).end())
  await expect(readPublic(round.address, round.parts)).rejects.toThrow(
    'redirects more than 3 times',
  )
})

test('an answer of more than 1 MB and a page that is missing are refused', async () => {
  const long = await serving((_, answer) => answer.end(Buffer.alloc(1_000_001)))
  await expect(readPublic(long.address, long.parts)).rejects.toThrow('more than 1 MB')
  const missing = await serving((_, answer) => answer.writeHead(404).end())
  await expect(readPublic(missing.address, missing.parts)).rejects.toThrow('answered 404')
})
