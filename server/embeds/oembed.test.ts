import type { RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { servePublicly } from '../http/testing/public-server'
import { EmbedProviderUnavailable } from './embed-details'
import { createOembed } from './oembed'

const TRACK = 'https://soundcloud.com/mandir/evening-arti'
const DETAILS = { title: 'Evening arti', author_name: 'The singers' }

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** The provider, answering as told; `asked` gets the addresses it was asked about. */
async function providersAnswering(answer: RequestListener, asked: string[] = []) {
  const { origin, parts, close } = await servePublicly((request, response) => {
    asked.push(new URL(request.url ?? '', origin).searchParams.get('url') ?? '')
    answer(request, response)
  })
  closing.push(close)
  const endpointOf = (provider: string) =>
    provider === 'soundcloud' ? `${origin}/oembed?format=json&url=` : undefined
  return createOembed({ endpointOf, parts })
}

const saying = (body: unknown): RequestListener => {
  return (_, response) => response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

test('title and author are read once, and the provider learns no more than the address needs', async () => {
  const asked: string[] = []
  const { find } = await providersAnswering(saying(DETAILS), asked)
  const found = { title: 'Evening arti', author: 'The singers' }
  expect(await find(`${TRACK}?utm_source=clipboard&si=secret`)).toEqual(found)
  expect(await find(` ${TRACK}\n`)).toEqual(found)
  expect(asked).toEqual([TRACK])
})

test('long texts are cut, several lines become one, and a missing author is none', async () => {
  const { find } = await providersAnswering(saying({ title: `સાંજ\n\u0000આરતી ${'a'.repeat(300)}` }))
  const found = await find(TRACK)
  expect(found?.author).toBe('')
  expect(found?.title.startsWith('સાંજ આરતી aaa')).toBe(true)
  expect(found?.title).toHaveLength(160)
})

test.each([
  '',
  'https://example.org/player',
  'https://127.0.0.1/latest',
  'x'.repeat(100_000),
  'https://www.google.com/maps/@51.5474,-0.2616,15z',
])('an address of nobody who describes it is asked of nobody', async (address) => {
  const asked: string[] = []
  const { find } = await providersAnswering(saying(DETAILS), asked)
  expect(await find(address)).toBeNull()
  expect(asked).toEqual([])
})

test.each<[string, RequestListener]>([
  ['an error', (_, response) => response.writeHead(500).end()],
  ['a private recording', (_, response) => response.writeHead(403).end()],
  ['a page', saying('<html>')],
  ['something else', saying({ title: 5 })],
  ['no end', saying('x'.repeat(300_000))],
  [
    'a way inside',
    (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
  ],
])('a provider that answers with %s is unavailable', async (_what, answer) => {
  const { find } = await providersAnswering(answer)
  await expect(find(TRACK)).rejects.toThrow(EmbedProviderUnavailable)
})

test('nothing inside the network of the server is asked, whatever a name leads to', async () => {
  const { find } = createOembed({ endpointOf: () => 'https://localhost/oembed?url=' })
  await expect(find(TRACK)).rejects.toMatchObject({
    provider: 'SoundCloud',
    cause: { message: 'localhost is not on the public internet' },
  })
})
