import { expect, test } from 'vitest'
import { createTurns } from './turns'

test('work is done a few pieces at a time, in the order it came, also after one that failed', async () => {
  const turns = createTurns(2)
  const order: number[] = []
  let going = 0
  let most = 0
  const work = (n: number) => async () => {
    going += 1
    most = Math.max(most, going)
    await new Promise((resolve) => setImmediate(resolve))
    going -= 1
    order.push(n)
    if (n === 3) throw new Error('three')
    return n
  }
  const all = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => turns(work(n))))
  expect(most).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(1)
})
