import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getCachedFile, keepAnswer, keepOpenPage, keptAnswer } from './kept-pages'

const BUILD = '/assets/editor/index-1.js'
let stored: Map<string, Map<string, Response>>
const fetched = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('caches', fakeCaches())
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
  fetched.mockImplementation(async () => new Response('from the server'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an opened page is answered again, marked as kept and with its policy', async () => {
  await keepAnswer('/editor/pages/7', answerFor('asha'))
  const answer = await keptAnswer('/editor/pages/7')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toMatch(/^<html data-kept lang="en">.*"id":"asha"/)
})

test('pages of another account are deleted as soon as one of this account is kept', async () => {
  await keepAnswer('/editor/pages/7', answerFor('asha'))
  await keepAnswer('/editor/pages/8', answerFor('bhavna'))
  expect([...stored.keys()]).toEqual(['pages-bhavna'])
  expect((await keptAnswer('/editor/pages/7')).type).toBe('error')
})

test('nothing is kept of an answer without a page: nobody is signed in, or it isn’t there', async () => {
  await keepAnswer('/editor/pages/7', new Response('<html lang="en"></html>'))
  await keepAnswer('/editor/pages/7', answerFor('asha', null))
  expect(stored.size).toBe(0)
})

test('the last twenty pages are kept, for two weeks', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (let id = 1; id <= 21; id += 1) await keepAnswer(`/editor/pages/${id}`, answerFor('asha'))
  expect(stored.get('pages-asha')?.size).toBe(20)
  expect((await keptAnswer('/editor/pages/1')).type).toBe('error')
  vi.advanceTimersByTime(15 * 24 * 60 * 60 * 1000)
  expect((await keptAnswer('/editor/pages/21')).type).toBe('error')
})

test('an open page is fetched if its copy is older, and its files stay while a kept page needs them', async () => {
  const page = '/editor/pages/7'
  await keepAnswer(page, answerFor('asha'))
  await keepOpenPage({ page, openedAt: 0, build: BUILD, files: ['/assets/editor/text-1.js'] })
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/assets/editor/text-1.js'])
  fetched.mockImplementation(async () => answerFor('asha', {}, '/assets/editor/index-2.js'))
  const openedAt = Date.now() + 1000
  await keepOpenPage({ page, openedAt, build: '/assets/editor/index-2.js', files: [] })
  expect([...stored.keys()]).toEqual(['pages-asha', 'build-/assets/editor/index-2.js'])
})

test('a kept file is answered without the network, another one by it', async () => {
  await keepOpenPage({ page: '/p', openedAt: 0, build: BUILD, files: ['/assets/editor/a.js'] })
  fetched.mockReset()
  fetched.mockImplementation(async () => new Response('other'))
  const ask = (path: string) => getCachedFile(new Request(`https://toran.test${path}`))
  expect(await (await ask('/assets/editor/a.js')).text()).toBe('from the server')
  expect(fetched).not.toHaveBeenCalled()
  expect(await (await ask('/assets/editor/b.js')).text()).toBe('other')
})

function answerFor(id: string, document: object | null = {}, build = BUILD): Response {
  const answers = [
    { operation: 'Me', data: { me: { id } } },
    { operation: 'Document', data: { document } },
  ]
  const headers = { 'content-encoding': 'gzip', 'content-security-policy': "default-src 'none'" }
  return new Response(
    `<html lang="en"><script type="module" crossorigin src="${build}"></script><script type="application/json" id="opening">${JSON.stringify({ answers })}</script></html>`,
    { headers },
  )
}

/** The part of the browser's cache storage that the worker uses. */
function fakeCaches() {
  const keyOf = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url, 'https://toran.test').pathname
  return {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    async match(request: Request | string) {
      for (const cache of stored.values()) {
        const found = cache.get(keyOf(request))
        if (found) return found.clone()
      }
      return undefined
    },
    async open(name: string) {
      const cache = stored.get(name) ?? new Map<string, Response>()
      stored.set(name, cache)
      return {
        keys: async () => [...cache.keys()].map((path) => new Request(`https://toran.test${path}`)),
        matchAll: async () => [...cache.values()],
        delete: async (request: Request | string) => cache.delete(keyOf(request)),
        put: async (request: string, answer: Response) =>
          void cache.set(keyOf(request), answer.clone()),
        add: async (request: string) => void cache.set(keyOf(request), await fetch(request)),
      }
    },
  }
}
