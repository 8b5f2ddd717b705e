import { expect, test } from 'vitest'
import { allOf } from './all-of'

const listOf = (length: number) => Array.from({ length }, (_, index) => index)

/** A list that is read in parts, and what was asked of it. */
function listed(length: number) {
  const asked: number[] = []
  const read = async ({ first, skip }: { readonly first: number; readonly skip: number }) => {
    asked.push(skip)
    return listOf(length).slice(skip, skip + first)
  }
  return { asked, read }
}

test.each([
  [0, [0]],
  [99, [0]],
  [100, [0, 100]],
  [250, [0, 100, 200]],
])('all %i items are read, in no more calls than it takes', async (length, calls) => {
  const { asked, read } = listed(length)
  expect(await allOf(500, read)).toEqual(listOf(length))
  expect(asked).toEqual(calls)
})

test('an endless list ends at what a page may cost', async () => {
  const { asked, read } = listed(10_000)
  expect(await allOf(150, read)).toHaveLength(150)
  expect(asked).toEqual([0, 100])
})
