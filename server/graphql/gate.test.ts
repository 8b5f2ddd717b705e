import { expect, test } from 'vitest'
import { createGate } from './gate'

const options = { concurrency: 2, perKey: 2, waiting: 2, patience: 10_000 }

test('a few go through at a time, and the next when one leaves', async () => {
  const gate = createGate(options)
  const first = await gate.enter('a')
  await gate.enter('b')
  let third: (() => void) | null | undefined
  const waiting = gate.enter('c').then((leave) => {
    third = leave
  })
  await Promise.resolve()
  expect(third).toBeUndefined()
  first?.()
  await waiting
  expect(third).toBeTypeOf('function')
})

test('of ten at once two are let in, two wait and six are turned away', async () => {
  const gate = createGate({ ...options, patience: 1 })
  const turns = await Promise.all(Array.from({ length: 10 }, (_, n) => gate.enter(`key ${n}`)))
  expect(turns.filter((leave) => leave !== null)).toHaveLength(2)
})

test('one caller can’t contain all turns', async () => {
  const gate = createGate({ ...options, concurrency: 5 })
  expect(await gate.enter('a')).not.toBeNull()
  const second = await gate.enter('a')
  expect(await gate.enter('a')).toBeNull()
  expect(await gate.enter('b')).not.toBeNull()
  second?.()
  expect(await gate.enter('a')).not.toBeNull()
})

test('who waits too long is turned away, and takes no turn with him', async () => {
  const gate = createGate({ concurrency: 1, perKey: 1, waiting: 1, patience: 1 })
  const leave = await gate.enter('a')
  expect(await gate.enter('b')).toBeNull()
  leave?.()
  expect(await gate.enter('b')).not.toBeNull()
})
