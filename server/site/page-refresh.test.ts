import { afterEach, expect, test, vi } from 'vitest'
import { counts } from '../metrics/counts'
import { createPageCache, type PageCache } from './cache/page-cache'
import { finishMoved, finishPage, pack } from './page/finished-page'
import { createPageRefresh, type PageRefresh } from './page-refresh'

let refresh: PageRefresh
afterEach(() => refresh.close())

test('dropped pages are rendered again without a visitor, most recently used first, each once', async () => {
  const { cache, rendered } = world()
  for (const address of ['/a', '/b', '/c']) await visit(cache, address)
  cache.peek('/a')
  cache.drop(['layout:10'])
  expect(counts.pagesToRefresh).toBe(3)
  cache.drop(['layout:10', 'document:/b'])
  await vi.waitFor(() => expect(counts.pagesToRefresh).toBe(0))
  await vi.waitFor(() => expect(rendered).toEqual(['/a', '/c', '/b']))
  expect([cache.has('/a'), cache.has('/b'), cache.has('/c')]).toEqual([true, true, true])
})

test('pages that a change left alone are not rendered again', async () => {
  const { cache, rendered } = world()
  await visit(cache, '/a')
  await visit(cache, '/b')
  cache.drop(['document:/b'])
  await vi.waitFor(() => expect(rendered).toEqual(['/b']))
  expect(counts.pagesToRefresh).toBe(0)
})

test('a page that a visitor was faster to ask for is not rendered again', async () => {
  const { cache, rendered } = world()
  await visit(cache, '/a')
  await visit(cache, '/b')
  cache.drop(['layout:10'])
  await visit(cache, '/b')
  await vi.waitFor(() => expect(rendered).toEqual(['/a']))
  expect(counts.pagesToRefresh).toBe(0)
})

test('redirects and pages of what is not found are left to their visitors', async () => {
  const { cache } = world()
  const keys = new Set(['layout:10'])
  await cache.get('/moved', async () => finishMoved('/new', keys))
  await cache.get('404', async () => page('404', 404))
  cache.drop(['layout:10'])
  expect(counts.pagesToRefresh).toBe(0)
})

test('only so many wait: the least recently used are left to their visitors', async () => {
  const { cache, rendered } = world({ most: 2 })
  for (const address of ['/a', '/b', '/c']) await visit(cache, address)
  cache.drop(['layout:10'])
  await vi.waitFor(() => expect(rendered).toEqual(['/c', '/b']))
  expect(cache.has('/a')).toBe(false)
})

test('what was dropped last is rendered before what still waits', async () => {
  const { cache, rendered, state } = world()
  for (const address of ['/a', '/b', '/c']) await visit(cache, address)
  state.isBusy = true
  cache.drop(['document:/a', 'document:/b'])
  cache.drop(['document:/c'])
  state.isBusy = false
  await vi.waitFor(() => expect(rendered).toEqual(['/c', '/b', '/a']))
})

test('no page is evicted for one that is rendered in the background', async () => {
  const { cache, rendered, state } = world()
  await visit(cache, '/a')
  cache.drop(['layout:10'])
  state.room = 1_000
  await vi.waitFor(() => expect(counts.pagesToRefresh).toBe(0))
  expect(rendered).toEqual([])
})

test('it waits while pages are rendered for visitors', async () => {
  const { cache, rendered, state } = world()
  await visit(cache, '/a')
  state.isBusy = true
  const asked = vi.fn(() => state.isBusy)
  state.onAsked = asked
  cache.drop(['layout:10'])
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(3))
  expect(rendered).toEqual([])
  state.isBusy = false
  await vi.waitFor(() => expect(rendered).toEqual(['/a']))
})

test('a page that changes while it is rendered is rendered with the newest content', async () => {
  const { cache, rendered, state } = world()
  await visit(cache, '/a')
  state.text = 'first'
  state.onRender = () => {
    state.onRender = () => undefined
    state.text = 'second'
    cache.drop(['document:/a'])
  }
  cache.drop(['document:/a'])
  await vi.waitFor(() => expect(rendered).toEqual(['/a', '/a']))
  await vi.waitFor(() => expect(cache.peek('/a')?.text.pieces).toEqual(['second']))
})

test('a page that is being rendered and not touched by another change is rendered once', async () => {
  const { cache, rendered, state } = world()
  await visit(cache, '/a')
  await visit(cache, '/b')
  state.onRender = () => cache.drop(['event:7'])
  cache.drop(['layout:10'])
  await vi.waitFor(() => expect(rendered).toEqual(['/b', '/a']))
  await vi.waitFor(() => expect(counts.pagesToRefresh).toBe(0))
  expect(rendered).toEqual(['/b', '/a'])
})

test('an error is reported once and ends nothing; the next one after a success is another', async () => {
  const { cache, errors, state, rendered } = world()
  for (const address of ['/a', '/b', '/c']) await visit(cache, address)
  state.failsAt = ['/c', '/b']
  cache.drop(['layout:10'])
  await vi.waitFor(() => expect(cache.has('/a')).toBe(true))
  expect(errors).toEqual(['/c'])
  state.failsAt = ['/a']
  cache.drop(['layout:10'])
  await vi.waitFor(() => expect(errors).toEqual(['/c', '/a']))
  expect(rendered).toEqual(['/c', '/b', '/a', '/a'])
})

test('a page is compressed as its visitors asked for it', async () => {
  const { cache, asked } = world()
  const first = await visit(cache, '/a')
  if (first) await pack(first, 'br')
  cache.drop(['layout:10'])
  await vi.waitFor(() => expect(asked).toEqual([['br']]))
})

test('once it is closed nothing is rendered', async () => {
  const { cache, rendered, state } = world()
  for (const address of ['/a', '/b', '/c']) await visit(cache, address)
  state.onRender = () => void refresh.close()
  cache.drop(['layout:10'])
  await vi.waitFor(() => expect(rendered).toEqual(['/c']))
  await refresh.close()
  cache.drop(['layout:10'])
  expect([rendered, counts.pagesToRefresh]).toEqual([['/c'], 0])
})

function world({ most = 100 } = {}) {
  const rendered: string[] = []
  const asked: (readonly string[])[] = []
  const errors: string[] = []
  const state = {
    isBusy: false,
    room: Infinity,
    text: 'text',
    failsAt: [] as string[],
    onRender: () => {},
    onAsked: (): unknown => undefined,
  }
  const cache = createPageCache({
    limit: 1_000_000,
    onDropped: (dropped) => refresh.add(dropped),
  })
  refresh = createPageRefresh({
    isCached: cache.has,
    async render({ address, encodings }) {
      asked.push(encodings)
      await cache.get(address, async () => {
        rendered.push(address)
        if (state.failsAt.includes(address)) throw new Error('away')
        const made = page(address, 200, state.text)
        state.onRender()
        return made
      })
    },
    hasRoom: (bytes) => bytes <= state.room,
    isBusy() {
      state.onAsked()
      return state.isBusy
    },
    onError: (_error, address) => errors.push(address),
    ...{ most, delay: 1, pause: 1 },
  })
  return { cache, rendered, asked, errors, state }
}

function visit(cache: PageCache, address: string) {
  return cache.get(address, async () => page(address, 200))
}

function page(address: string, status: 200 | 404, html = 'text') {
  return finishPage({
    ...{ status, html, styles: '', reads: new Map(), expiresAt: null },
    keys: new Set(['layout:10', `document:${address}`]),
  })
}
