import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FinishedPage, finishPage, pack, packTightly } from '../page/finished-page'
import { createRepacking, type Repacking } from './page-cache'

let repacking: Repacking
/** Of each test another: what has once been packed small is remembered by what it says. */
let html = ''
let tests = 0
beforeEach(() => {
  tests += 1
  const lines = Array.from(
    { length: 400 },
    (_, n) => `<p>Prayers at ${n % 12} in hall ${n % 7}</p>`,
  )
  html = `<h1>Hall ${tests}</h1>${lines.join('')}`
})
afterEach(() => repacking.close())

test('a page is compressed as small as it gets once nothing is made, and stays the same page', async () => {
  const onPacked = vi.fn()
  repacking = createRepacking({ onPacked, quiet: 0 })
  const page = await madePage()
  const before = { br: page.packed.get('br'), gzip: page.packed.get('gzip') }
  repacking.add(page)
  await vi.waitFor(() => expect(onPacked).toHaveBeenCalledWith(page), 5_000)
  const after = { br: page.packed.get('br'), gzip: page.packed.get('gzip') }
  expect(after.br?.bytes.length).toBeLessThan(before.br?.bytes.length ?? 0)
  expect(after.gzip?.bytes.length).toBeLessThanOrEqual(before.gzip?.bytes.length ?? 0)
  expect(brotliDecompressSync(after.br?.bytes ?? '').toString()).toBe(html)
  expect(gunzipSync(after.gzip?.bytes ?? '').toString()).toBe(html)
  expect(after.br?.etag).toBe(before.br?.etag)
  expect(after.br?.headers).toEqual(before.br?.headers)
})

test('a page that is made again and says the same is as small at once; one that says more is not', async () => {
  repacking = createRepacking({ onPacked: vi.fn(), quiet: 0 })
  const page = await madePage()
  await packTightly(page)
  const small = page.packed.get('br')?.bytes.length ?? 0
  const [again, longer] = [pageOf(html), pageOf(`${html}<p>More</p>`)]
  expect((await pack(again, 'br')).bytes.length).toBe(small)
  expect((await pack(longer, 'br')).bytes.length).toBeGreaterThan(small)
  expect(again.packed.get('br')?.etag).toBe(page.packed.get('br')?.etag)
})

test('one page is compressed after the other, each once', async () => {
  const order: FinishedPage[] = []
  repacking = createRepacking({ onPacked: (page) => void order.push(page), quiet: 0 })
  const [first, second] = [await madePage(), await madePage()]
  for (const page of [first, second, first]) repacking.add(page)
  await vi.waitFor(() => expect(order).toHaveLength(2), 5_000)
  expect(order).toEqual([first, second])
})

test('of more pages than may wait the oldest stay as they are', async () => {
  const order: FinishedPage[] = []
  repacking = createRepacking({ onPacked: (page) => void order.push(page), quiet: 0, most: 1 })
  const [first, second] = [await madePage(), await madePage()]
  repacking.add(first)
  repacking.add(second)
  await vi.waitFor(() => expect(order).toHaveLength(1), 5_000)
  expect(order[0]).toBe(second)
})

test('nothing is begun while pages are being made, nor after the end', async () => {
  vi.useFakeTimers()
  try {
    const onPacked = vi.fn()
    repacking = createRepacking({ onPacked, quiet: 2_000 })
    const page = await madePage([])
    repacking.add(page)
    await vi.advanceTimersByTimeAsync(1_500)
    repacking.add(await madePage([]))
    await vi.advanceTimersByTimeAsync(1_500)
    expect(onPacked).not.toHaveBeenCalled()
    repacking.close()
    repacking.add(page)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(onPacked).not.toHaveBeenCalled()
  } finally {
    vi.useRealTimers()
  }
})

async function madePage(forms: readonly ('br' | 'gzip')[] = ['br', 'gzip']): Promise<FinishedPage> {
  const page = pageOf(html)
  for (const form of forms) await pack(page, form)
  return page
}

function pageOf(text: string): FinishedPage {
  const parts = { status: 200, styles: '', keys: new Set<string>(), expiresAt: null } as const
  return finishPage({ ...parts, html: text, reads: new Map() })
}
