import { expect, test } from 'vitest'
import { createWorkBeside } from './work-beside'

test('no more than so much runs at a time, and all of it is waited for', async () => {
  const beside = createWorkBeside(2)
  let [running, most, done] = [0, 0, 0]
  for (let number = 0; number < 7; number += 1)
    await beside.start(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      done += 1
    })
  await beside.finish()
  expect([most, done]).toEqual([2, 7])
})

test('an error is thrown by what comes next, and what still runs is waited for', async () => {
  const beside = createWorkBeside(1)
  await beside.start(() => Promise.reject(new Error('disk full')))
  await expect(beside.start(async () => undefined)).rejects.toThrow('disk full')
  await expect(beside.finish()).rejects.toThrow('disk full')
  await expect(beside.settle()).resolves.toBeUndefined()
})
