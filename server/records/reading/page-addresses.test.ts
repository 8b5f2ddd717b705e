import { expect, test } from 'vitest'
import { pathsAbove } from './page-addresses'

test('above a path are the home page and each page on the way down', () => {
  expect(pathsAbove('/connect/events/7')).toEqual(['/', '/connect', '/connect/events'])
  expect(pathsAbove('/')).toEqual([])
})

test('a path that no page can have has nothing above it, however many segments it has', () => {
  expect(pathsAbove('/a'.repeat(48_000))).toEqual([])
  expect(pathsAbove('/a'.repeat(33))).toEqual([])
  expect(pathsAbove('/a'.repeat(32))).toHaveLength(32)
})
