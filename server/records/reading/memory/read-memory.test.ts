import { expect, test } from 'vitest'
import { createReadMemory } from './read-memory'

test('what was read is answered from memory, with the keys of what it was made of', async () => {
  const { memory, read, asked } = world()
  expect([await read('a'), await read('a')]).toEqual(['a 1', 'a 1'])
  expect(asked).toEqual(['a'])
  const noted: string[] = []
  await memory.read('a', (key) => noted.push(key), fail)
  expect(noted).toEqual(['record:a'])
})

test.each(['record:a', 'hidden:a', '*'])('a change of %s is seen by the next read', async (key) => {
  const { memory, read } = world()
  await read('a')
  memory.changed([key])
  expect(await read('a')).toBe('a 2')
})

test('a change of something else leaves it', async () => {
  const { memory, read } = world()
  await read('a')
  memory.changed(['record:b'])
  expect(await read('a')).toBe('a 1')
})

test('what changes while it is read is read again by the next', async () => {
  const { memory, read } = world()
  const [first] = [read('a'), memory.changed(['record:a'])]
  await Promise.resolve()
  memory.changed(['record:a'])
  await first
  expect(await read('a')).toMatch(/a [12]/)
  memory.changed(['record:a'])
  expect(await read('a')).not.toBe(await first)
})

test('everything is read again when an article appears or ends', async () => {
  const { clock, read } = world()
  await read('a')
  clock.now = 999
  expect(await read('a')).toBe('a 1')
  clock.now = 1000
  expect(await read('a')).toBe('a 2')
})

test('an article that is written leaves what was read of others, until it appears itself', async () => {
  const { clock, memory, read, moments } = world()
  await read('a')
  moments.push(500)
  memory.changed(['news'])
  expect(await read('a')).toBe('a 1')
  clock.now = 500
  expect(await read('a')).toBe('a 2')
  clock.now = 1000
  expect(await read('a')).toBe('a 3')
})

test('what was to appear does so when an article is written just then', async () => {
  const { clock, memory, read } = world()
  await read('a')
  clock.now = 1001
  memory.changed(['news'])
  expect(await read('a')).toBe('a 2')
})

test('everything is read again when nobody can say what appears next', async () => {
  const { memory, read, moments } = world()
  await read('a')
  moments.push(Number.NaN)
  memory.changed(['news'])
  await expect(read('a')).rejects.toThrow('is away')
  moments.pop()
  expect(await read('a')).toBe('a 2')
})

test('what is not there is not kept, nor what could not be read', async () => {
  const { memory } = world()
  let times = 0
  for (const answer of [null, []])
    for (let turn = 0; turn < 2; turn += 1)
      await memory.read('none', ignore, async () => {
        times += 1
        return answer
      })
  expect(times).toBe(4)
  await expect(memory.read('a', ignore, fail)).rejects.toThrow('asked for')
  expect(await memory.read('a', ignore, async () => 'there')).toBe('there')
})

test('two thousand different reads take no more memory than they may', async () => {
  const { memory, read } = world()
  for (let number = 0; number < 2_000; number += 1) await read(`name ${number}`)
  expect(memory.weight).toBeLessThanOrEqual(50_000)
})

function world() {
  const clock = { now: 0 }
  const asked: string[] = []
  /** At which something appears or is over; not a number while the database is away. */
  const moments = [1000]
  const memory = createReadMemory({
    limit: 50_000,
    isTimed: (key) => key === 'news',
    nextChange: async (after) => {
      if (moments.some(Number.isNaN)) throw new Error('The database is away')
      const next = Math.min(...moments.filter((moment) => moment > after.getTime()))
      return Number.isFinite(next) ? new Date(next) : null
    },
    now: () => clock.now,
  })
  const read = (name: string) =>
    memory.read(name, ignore, async ({ addCacheTag, invalidateOn }) => {
      addCacheTag(`record:${name}`)
      invalidateOn(`hidden:${name}`)
      asked.push(name)
      return `${name} ${asked.filter((each) => each === name).length}`
    })
  return { memory, clock, moments, asked, read }
}

function ignore(): void {
  // The keys are not what the test is about.
}

async function fail(): Promise<never> {
  throw new Error('was not asked for')
}
