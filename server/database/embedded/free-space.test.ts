import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DiskFull, FreeSpace, RESERVE, requireSpace } from './free-space'

const POLL_MS = 1_000
let free: number | null
let told: string[]
let space: FreeSpace

beforeEach(async () => {
  vi.useFakeTimers()
  free = 2 * RESERVE
  told = []
  space = await FreeSpace.watch(
    '/data',
    (isLow, left) => void told.push(`${isLow ? 'short' : 'enough'} ${left / RESERVE}`),
    async () => free,
  )
})
afterEach(() => {
  space.close()
  vi.useRealTimers()
})

async function left(reserves: number | null): Promise<boolean> {
  free = reserves === null ? null : reserves * RESERVE
  await vi.advanceTimersByTimeAsync(POLL_MS)
  return space.isLow
}

test('below the reserve room is short, within a second', async () => {
  expect(space.isLow).toBe(false)
  expect(await left(1)).toBe(false)
  expect(await left(0.99)).toBe(true)
  expect(told).toEqual(['short 0.99'])
})

test('there is enough again a quarter above the reserve: what comes and goes around it changes nothing', async () => {
  await left(0.5)
  for (const reserves of [1, 1.2, 0.9, 1.24]) expect(await left(reserves)).toBe(true)
  expect(await left(1.25)).toBe(false)
  expect(told).toEqual(['short 0.5', 'enough 1.25'])
})

test('where the system does not tell, it stays as it was', async () => {
  expect(await left(null)).toBe(false)
  await left(0.5)
  expect(await left(null)).toBe(true)
})

test('a full disk is told once, however long it lasts', async () => {
  for (let look = 0; look < 10; look += 1) await left(0)
  expect(told).toEqual(['short 0'])
})

test('short from the beginning is told at the beginning', async () => {
  const first: boolean[] = []
  const full = await FreeSpace.watch(
    '/data',
    (isLow) => void first.push(isLow),
    async () => 0,
  )
  expect([full.isLow, first]).toEqual([true, [true]])
  full.close()
})

test('a start needs the reserve, a first one what it writes besides, and says how much', async () => {
  const start = (reserves: number | null, isFirst: boolean) =>
    requireSpace('/data', isFirst, async () => (reserves === null ? null : reserves * RESERVE))
  await start(1, false)
  await start(3, true)
  await start(null, true)
  await expect(start(0.5, false)).rejects.toThrow(
    'The disk of /data has 32 MiB free; the database needs 64. Free up space, or set DATA_DIR to another folder.',
  )
  await expect(start(2, true)).rejects.toThrow(DiskFull)
})
