import { expect, test, vi } from 'vitest'
import { type FinishedPage, finishPage, pack, textOf } from '../page/finished-page'
import { createPageCache } from './page-cache'

test('a page is made once, however many requests come at the same time', async () => {
  const { cache, make, made } = world()
  await Promise.all([cache.get('/', make), cache.get('/', make), cache.get('/', make)])
  await cache.get('/', make)
  expect(made()).toBe(1)
})

test('a change drops the pages made of the record, and no other', async () => {
  const { cache } = world()
  await cache.get('/', async () => page({ keys: ['document:1', 'media:1'] }))
  await cache.get('/visit', async () => page({ keys: ['document:2'] }))
  cache.drop(['media:1', 'media:2'])
  expect(cache.peek('/')).toBeNull()
  expect(cache.peek('/visit')).not.toBeNull()
})

test('a page that was rendered again right after a change is dropped by the next one', async () => {
  const { cache } = world()
  await cache.get('/', async () => page({ html: 'old', keys: ['layout:1', 'media:1'] }))
  await cache.get('/visit', async () => page({ keys: ['layout:1'] }))
  cache.drop(['layout:1'])
  await cache.get('/', async () => page({ html: 'new', keys: ['layout:1', 'media:2'] }))
  await new Promise(setImmediate)
  cache.drop(['media:1'])
  expect(said(cache.peek('/'))).toBe('new')
  cache.drop(['layout:1'])
  expect(cache.size).toBe(0)
})

test('a change of everything drops everything', async () => {
  const { cache, make } = world()
  await cache.get('/', make)
  cache.drop(['*'])
  expect(cache.size).toBe(0)
})

test('a change of many pages is over at once; a page rendered again meanwhile stays', async () => {
  const reported: string[][] = []
  const cache = createPageCache({
    limit: 10_000_000,
    onDropped: (all) => void reported.push(all.map(({ address }) => address)),
  })
  const addresses = Array.from({ length: 250 }, (_, index) => `/${index}`)
  for (const address of addresses)
    await cache.get(address, async () => page({ keys: ['layout:1'] }))
  await cache.get('/other', async () => page({ keys: ['layout:2'] }))
  cache.drop(['layout:1'])
  expect(addresses.filter((address) => cache.peek(address))).toEqual([])
  expect(cache.size).toBeGreaterThan(1)
  await cache.get('/249', async () => page({ html: 'new', keys: ['layout:1'] }))
  await vi.waitFor(() => expect(reported).toHaveLength(1))
  expect(cache.size).toBe(2)
  expect(said(cache.peek('/249'))).toBe('new')
  expect(reported[0]?.length).toBeGreaterThanOrEqual(249)

  cache.drop(['layout:1'])
  expect(cache.peek('/249')).toBeNull()
  expect(reported[1]).toEqual(['/249'])
})

test('dropped pages are reported, most recently used first', async () => {
  const reported: string[][] = []
  const cache = createPageCache({
    limit: 1_000_000,
    onDropped: (all) => void reported.push(all.map(({ address }) => address)),
  })
  for (const address of ['/a', '/b', '/c'])
    await cache.get(address, async () => page({ keys: ['x'] }))
  cache.peek('/a')
  cache.drop(['x'])
  cache.drop(['y'])
  expect(reported).toEqual([['/a', '/c', '/b'], []])
})

test('a page that was being made when something changed is not served to later requests', async () => {
  const { cache } = world()
  let finish = (_page: FinishedPage) => {}
  const promise = new Promise<FinishedPage>((done) => (finish = done))
  const early = cache.get('/', () => promise)
  cache.drop(['document:1'])
  const late = cache.get('/', async () => page({ html: 'new' }))
  finish(page({ html: 'old' }))
  expect(said(await early)).toBe('old')
  expect(said(await late)).toBe('new')
  expect(said(cache.peek('/'))).toBe('new')
})

test('a page that was being made when something else changed is kept, and serves who came later', async () => {
  const { cache, make, made } = world()
  let finish = (_page: FinishedPage) => {}
  const promise = new Promise<FinishedPage>((done) => (finish = done))
  const early = cache.get('/', () => promise)
  cache.drop(['event:7', 'event@ottawa', 'event@*'])
  const late = cache.get('/', make)
  finish(page({ html: 'only' }))
  expect([said(await early), said(await late), said(cache.peek('/'))]).toEqual([
    ...['only', 'only', 'only'],
  ])
  expect(made()).toBe(0)
})

test('who comes after a change shares no page that began before it and led nowhere', async () => {
  const { cache } = world()
  let finish = (_page: null) => {}
  const promise = new Promise<null>((done) => (finish = done))
  const early = cache.get('/', () => promise)
  cache.drop(['path:/'])
  const late = cache.get('/', async () => page({ html: 'there now' }))
  finish(null)
  expect(await early).toBeNull()
  expect(said(await late)).toBe('there now')
})

test('a page that does not exist is looked up again each time', async () => {
  const { cache } = world()
  expect(await cache.get('/', async () => null)).toBeNull()
  expect(said(await cache.get('/', async () => page({ html: 'now' })))).toBe('now')
})

test('a page that depends on the day is revalidated after midnight', async () => {
  const { cache, clock } = world()
  await cache.get('/', async () => page({ html: 'Monday', expiresAt: 100 }))
  clock.now = 99
  expect(said(cache.peek('/'))).toBe('Monday')
  clock.now = 100
  expect(said(await cache.get('/', async () => page({ html: 'Tuesday' })))).toBe('Tuesday')
})

test('when a page cannot be revalidated, the stale one is served', async () => {
  const { cache, clock, stale } = world()
  await cache.get('/', async () => page({ html: 'Monday', expiresAt: 100 }))
  clock.now = 100
  const fail = () => Promise.reject(new Error('away'))
  expect(said(await cache.get('/', fail))).toBe('Monday')
  expect(stale).toEqual(['/'])
  expect(said(cache.peek('/'))).toBe('Monday')
  clock.now = 10_000
  expect(said(await cache.get('/', async () => page({ html: 'Tuesday' })))).toBe('Tuesday')
})

test('a page that was never made and cannot be is an error', async () => {
  const { cache } = world()
  await expect(cache.get('/', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
})

test('the least recently used pages go when there are too many', async () => {
  const { cache } = world(250_000)
  const heavy = async () => page({ html: 'x'.repeat(50_000) })
  await cache.get('/1', heavy)
  await cache.get('/2', heavy)
  cache.peek('/1')
  await cache.get('/3', heavy)
  expect([cache.peek('/1'), cache.peek('/2'), cache.peek('/3')].map(Boolean)).toEqual([
    true,
    false,
    true,
  ])
})

test('each compressed form of a page counts, and the limit holds whatever is requested', async () => {
  const { cache } = world(100_000)
  const first = page({ html: 'x'.repeat(10_000) })
  await cache.get('/', async () => first)
  const before = cache.weight
  const packed = await pack(first, 'br')
  cache.reweigh(first)
  expect(cache.weight).toBe(before - 20_000 + packed.bytes.length)
  const more = await pack(first, 'gzip')
  cache.reweigh(first)
  expect(cache.weight).toBe(before - 20_000 + packed.bytes.length + more.bytes.length)
  for (let number = 0; number < 1_000; number += 1) {
    await cache.get(`/?page=${number}`, async () => page({ html: 'x'.repeat(number * 10) }))
    expect(cache.weight).toBeLessThanOrEqual(100_000)
  }
  cache.drop(['*'])
  expect(cache.weight).toBe(0)
})

test('a page that is larger than the whole cache is served and not cached', async () => {
  const { cache } = world(1_000)
  expect((await cache.get('/', async () => page({ html: 'x'.repeat(9_000) })))?.status).toBe(200)
  expect(cache.size).toBe(0)
})

test('an uncached page is shared by all requests that wait for it', async () => {
  const { cache, make, made } = world()
  await Promise.all([cache.once('/?q=a', make), cache.once('/?q=a', make)])
  expect(made()).toBe(1)
  expect(cache.size).toBe(0)
})

function world(limit = 1_000_000) {
  const clock = { now: 0 }
  const stale: string[] = []
  let made = 0
  const cache = createPageCache({
    limit,
    now: () => clock.now,
    onStale: (address) => stale.push(address),
  })
  const make = async () => {
    made += 1
    return page({})
  }
  return { cache, clock, stale, make, made: () => made }
}

function page(of: { html?: string; keys?: string[]; expiresAt?: number }): FinishedPage {
  const { html = 'page', keys = ['document:1'], expiresAt = null } = of
  return finishPage({
    status: 200,
    html,
    styles: '',
    keys: new Set(keys),
    reads: new Map(),
    expiresAt,
  })
}

function said(page: FinishedPage | null): string | null {
  return page && textOf(page)
}
