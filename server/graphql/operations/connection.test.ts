import { expect, test } from 'vitest'
import { connection } from './connection'

/** A list of so many rows, and how far each of its counts went. */
function listOf(rows: number) {
  const counts: (number | undefined)[] = []
  const listed = {
    nodes: async () => [],
    async totalCount(atMost?: number) {
      counts.push(atMost)
      return Math.min(rows, atMost ?? rows)
    },
  }
  return { listed, counts }
}

test('whether there is more is said without counting more than one row behind the part', async () => {
  const { listed, counts } = listOf(20_000)
  const { pageInfo } = connection(listed, { first: 50, offset: 100 })
  expect(await pageInfo()).toEqual({ hasNextPage: true, endCursor: expect.any(String) })
  expect(counts).toEqual([151])
})

test('the last part has no next one', async () => {
  const { listed } = listOf(120)
  const { pageInfo } = connection(listed, { first: 50, offset: 100 })
  expect(await pageInfo()).toMatchObject({ hasNextPage: false })
})

test('a count that goes as far is not made again', async () => {
  const { listed, counts } = listOf(20_000)
  const { totalCount, pageInfo } = connection(listed, { first: 50, offset: 0 })
  const [total] = await Promise.all([totalCount({ atMost: 1001 }), pageInfo()])
  expect(total).toBe(1001)
  expect(counts).toEqual([1001])
})

test('a count without a limit counts all rows', async () => {
  const { listed, counts } = listOf(20_000)
  const { totalCount } = connection(listed, { first: 50, offset: 0 })
  expect(await totalCount({ atMost: -1 })).toBe(0)
  expect(await totalCount({ atMost: null })).toBe(20_000)
  expect(await totalCount()).toBe(20_000)
  expect(counts).toEqual([0, undefined])
})
