import { describe, expect, test } from 'vitest'
import {
  add,
  type Entries,
  type EntryListChange,
  levelAt,
  moveDown,
  moveIn,
  moveOut,
  moveTo,
  moveUp,
  remove,
} from './entry-list'

// Each entry is written behind as many dots as it has parents.
const menu = tree('a b .b1 .b2 ..x c')

describe('an entry moves with what is below it', () => {
  test.each([
    ['up, before its neighbour', moveUp(menu, 1), 'b .b1 .b2 ..x a c'],
    ['up, before its parent where it is the first', moveUp(menu, 2), 'a b1 b .b2 ..x c'],
    ['down, behind its neighbour', moveDown(menu, 0), 'b .b1 .b2 ..x a c'],
    ['down, out of its parent where it is the last', moveDown(menu, 3), 'a b .b1 b2 .x c'],
    ['in, below its neighbour', moveIn(menu, 5, 2), 'a b .b1 .b2 ..x .c'],
    ['out, behind its parent', moveOut(menu, 2), 'a b .b2 ..x b1 c'],
  ])('%s', (_what, changed, expected) => expect(formatEntries(changed)).toBe(expected))

  test('not beyond the ends, nor below nothing, nor deeper than there are levels', () => {
    expect(moveUp(menu, 0)).toBeNull()
    expect(moveDown(menu, 5)).toBeNull()
    expect(moveIn(menu, 0, 2)).toBeNull()
    expect(moveIn(menu, 1, 2)).toBeNull()
    expect(moveOut(menu, 0)).toBeNull()
  })
})

describe('a dropped entry', () => {
  test('has the level that is wanted as far as its place allows', () => {
    expect(levelAt(menu, 5, { to: 1, level: 2, deepest: 2 })).toBe(1)
    expect(levelAt(menu, 0, { to: 2, level: 0, deepest: 2 })).toBe(1)
    expect(levelAt(menu, 0, { to: 0, level: 3, deepest: 2 })).toBe(0)
  })

  test('is not put where what is below it would be too deep', () => {
    expect(levelAt(menu, 1, { to: 1, level: 1, deepest: 0 })).toBeNull()
  })

  test('takes the entries below it along', () => {
    expect(formatEntries(moveTo(menu, 1, { to: 2, level: 0 }))).toBe('a c b .b1 .b2 ..x')
  })
})

test('a new entry is behind one and what is below it, or below it as the last', () => {
  const empty = { label: 'new', link: null, level: 0 }
  expect(formatEntries(add(menu, empty, { index: 1, isBelow: false }))).toBe(
    'a b .b1 .b2 ..x new c',
  )
  expect(formatEntries(add(menu, empty, { index: 1, isBelow: true }))).toBe(
    'a b .b1 .b2 ..x .new c',
  )
  expect(formatEntries(add([], empty, null))).toBe('new')
})

test('an entry is removed with what is below it', () => {
  expect(formatEntries(remove(menu, 1))).toBe('a c')
})

function tree(text: string): Entries {
  return text.split(' ').map((word) => {
    const label = word.replaceAll('.', '')
    return { label, link: null, level: word.length - label.length }
  })
}

function formatEntries(changed: EntryListChange | null): string | undefined {
  return changed?.entries.map(({ label, level = 0 }) => `${'.'.repeat(level)}${label}`).join(' ')
}
