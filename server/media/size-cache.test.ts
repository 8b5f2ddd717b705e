import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSizeCache } from './size-cache'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toran-sizes-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('beyond its bytes the cache drops what was used longest ago', async () => {
  const cache = createSizeCache({ folder, limit: 10_000, onError: fail })
  for (let hour = 1; hour <= 9; hour += 1) {
    await cache.put(`a/${hour}.webp`, Buffer.alloc(1_000))
    const used = Date.now() / 1000 - (10 - hour) * 3_600
    await utimes(join(folder, `a/${hour}.webp`), used, used)
  }
  await cache.put('a/new.webp', Buffer.alloc(2_000))
  expect(await cache.has('a/1.webp')).toBe(false)
  expect(await cache.has('a/2.webp')).toBe(false)
  expect(await cache.has('a/9.webp')).toBe(true)
  expect(await cache.get('a/new.webp')).toHaveLength(2_000)
})

test('a folder that cannot be written costs no picture', async () => {
  const problems: unknown[] = []
  await writeFile(join(folder, 'a-file'), 'no folder')
  const cache = createSizeCache({
    folder: join(folder, 'a-file'),
    limit: 1_000,
    onError: (error) => problems.push(error),
  })
  await cache.put('a.webp', Buffer.alloc(10))
  expect(await cache.get('a.webp')).toBeNull()
  expect(problems.length).toBeGreaterThan(0)
})

function fail(error: unknown): never {
  throw error
}
