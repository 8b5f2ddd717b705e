import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { textPage } from '../import/testing/small-network'
import { openTestSite, type TestSite } from './testing/test-site'

describe.each(testDatabases)('finished pages, answered at once, on $kind', ({ url }) => {
  let site: TestSite
  let origin: string

  beforeAll(async () => {
    site = await openTestSite(url)
    origin = await site.server.listen({ port: 0, host: '127.0.0.1' })
  }, 120_000)
  afterAll(() => site.close())

  test.each(['br', 'gzip', 'identity'])('are what the routes answer, packed as %s', async (way) => {
    const headers = { 'accept-encoding': way }
    // A parameter that no block reads: the same page, by the long way.
    const long = await fetch(`${origin}/?by=routes`, { headers })
    const quick = await fetch(`${origin}/`, { headers })
    expect(await quick.text()).toBe(await long.text())
    const answered = ({ headers: sent }: Response) =>
      [...sent].filter(([name]) => name !== 'date').sort()
    expect(answered(quick)).toEqual(answered(long))
  })

  test('are not sent again to who has them, and not at all to who asks for the head', async () => {
    const first = await fetch(`${origin}/`)
    const etag = first.headers.get('etag') ?? ''
    await first.text()
    const again = await fetch(`${origin}/`, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    const head = await fetch(`${origin}/`, { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag])
  })

  test('bear the name of a request that came with one, and none of ours: caches give them to others', async () => {
    const named = await fetch(`${origin}/`, { headers: { 'x-request-id': 'proxy-12345' } })
    expect([named.status, named.headers.get('x-request-id')]).toEqual([200, 'proxy-12345'])
    expect((await fetch(`${origin}/`)).headers.get('x-request-id')).toBeNull()
  })

  test('are new as soon as something new is published', async () => {
    const address = '/read-twice'
    const id = await site.publish({ address, text: 'Before' })
    for (const _ of [1, 2]) expect(await read(address)).toContain('<p>Before</p>')
    await site.ask(
      `mutation ($id: ID!, $address: String, $content: JSON) {
        createOrUpdateDocument(id: $id, expectedVersion: 1, topic: { externalUrl: $address, locationId: 10,
          items: [{ locationId: 10, title: "A page", content: $content }] }) { version }
        publishDocument(id: $id, expectedVersion: 2) { version } }`,
      { id, address, content: textPage('<p>After</p>') },
    )
    expect(await read(address)).toContain('<p>After</p>')
  })

  test('are not there for an address that is none', async () => {
    for (const address of ['/no-such-page', '/no-such-page', '/../etc/passwd', '/%zz'])
      expect((await fetch(`${origin}${address}`)).status).toBeGreaterThanOrEqual(400)
  })

  test('that say nothing is there are what the routes answer', async () => {
    for (const path of ['/nowhere-at-all', '/ottawa/nowhere', '/99999', '/ottawa/ottawa-not/x']) {
      const answer = async (address: string) => {
        const response = await fetch(`${origin}${address}`)
        const headers = [...response.headers]
          .filter(([name]) => !['date', 'x-request-id'].includes(name))
          .sort()
        return { status: response.status, headers, text: await response.text() }
      }
      const long = await answer(`${path}?by=routes`)
      expect(long.status).toBe(404)
      expect(await answer(path)).toEqual(long)
    }
  })

  test('give way to a page that is published where nothing was', async () => {
    const address = '/comes-to-life'
    for (const _ of [1, 2]) expect((await fetch(`${origin}${address}`)).status).toBe(404)
    await site.publish({ address, text: 'Alive' })
    expect(await read(address)).toContain('<p>Alive</p>')
  })

  async function read(path: string): Promise<string> {
    return (await fetch(`${origin}${path}`)).text()
  }
})
