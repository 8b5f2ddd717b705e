import { expect, test } from 'vitest'
import { jsonDepth } from './json-depth'

test.each([
  ['7', 0],
  ['{"a":[1,{"b":[]}]}', 4],
  ['{"a":"[[[[{{{{"}', 1],
  ['{"a":"\\"[[","b":[]}', 2],
  ['["\\\\",[]]', 2],
  ['[[]', 2],
  ['"[', 0],
])('%s is %d deep', (text, depth) => {
  expect(jsonDepth(text)).toBe(depth)
})

test('a million brackets are counted, not parsed', () => {
  expect(jsonDepth('['.repeat(1_000_000))).toBe(1_000_000)
})
