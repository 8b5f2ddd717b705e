import { expect, test } from 'vitest'
import { createTagClock } from './tag-clock'

test('what is made of something else is current, whatever else has changed', () => {
  const clock = createTagClock()
  clock.announce(['event:7'])
  const since = clock.now()
  clock.announce(['event:8', 'event@ottawa'])
  expect(clock.hasChanged(since, ['event:7', 'event@surrey'])).toBe(false)
  expect(clock.hasChanged(since, ['event:7', 'event@ottawa'])).toBe(true)
  expect(clock.hasChanged(since, null)).toBe(true)
  expect(clock.hasChanged(clock.now(), null)).toBe(false)
})

test('everything may have changed', () => {
  const clock = createTagClock()
  const since = clock.now()
  clock.announce(['*'])
  expect(clock.hasChanged(since, ['event:7'])).toBe(true)
})

test('after more changes than are remembered, what is older than they are counts as changed', () => {
  const clock = createTagClock()
  const early = clock.now()
  clock.announce(['event:1'])
  for (let id = 2; id < 10_100; id += 1) clock.announce([`event:${id}`])
  expect(clock.hasChanged(early, ['event:1'])).toBe(true)
  const late = clock.now()
  clock.announce(['event:1'])
  expect(clock.hasChanged(late, ['event:2'])).toBe(false)
})
