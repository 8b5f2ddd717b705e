import { createServer } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestName, withRequestName } from './request-name'

const seen: (string | null)[] = []
let sentTo = ''
const server = createServer((request, response) => {
  withRequestName(String(request.url), response, () => {
    void answer().then((text) => response.end(text))
  })
  async function answer() {
    await turn()
    seen.push(requestName())
    return requestName()
  }
})

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address === 'string' || address === null) throw new Error('The server has no port')
  sentTo = `http://127.0.0.1:${address.port}`
})

afterAll(() => {
  server.close()
})

test('requests at once and one after another each work under their own name, and the rest under none', async () => {
  const texts = await Promise.all(
    Array.from({ length: 10 }, async (_none, index) => (await fetch(`${sentTo}/${index}`)).text()),
  )
  expect(texts).toEqual(Array.from({ length: 10 }, (_none, index) => `/${index}`))
  expect(await (await fetch(`${sentTo}/later`)).text()).toBe('/later')
  expect(seen).toHaveLength(11)
  expect(requestName()).toBeNull()
})

test('a request that is given up leaves the names of the others', async () => {
  const given = new AbortController()
  const lost = fetch(`${sentTo}/lost`, { signal: given.signal }).catch(() => null)
  given.abort()
  await lost
  expect(await (await fetch(`${sentTo}/kept`)).text()).toBe('/kept')
})
