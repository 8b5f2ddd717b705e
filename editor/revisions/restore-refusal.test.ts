import { expect, test } from 'vitest'
import { ROOT, slotKey } from '#schema/page/tree'
import { moveTo } from '../store/commands'
import { toggleLocked } from '../store/lock-commands'
import { contentOfLine, testSession } from '../testing/open-session'
import { restoreRefusal } from './restore-refusal'

const then = contentOfLine('a b[c d[e]]')

test('a deleted block comes back where there is room for it and all it held', () => {
  const full = testSession('a b[c]', { maxBlocks: 4 })
  expect(restoreRefusal(full, then, 'd')).toBe(
    'This page has 3 blocks, and 2 more would exceed the limit of 4: delete some first',
  )
  expect(restoreRefusal(testSession('a b[c]', { maxBlocks: 5 }), then, 'd')).toBeNull()
})

test('what holds it may be deeper now than it did', () => {
  const deep = `${Array.from({ length: 10 }, (_, at) => `k${at}[`).join('')}${']'.repeat(10)}`
  const session = testSession(`b[c] ${deep}`)
  expect(restoreRefusal(session, then, 'd')).toBeNull()
  moveTo(session, 'b', { slot: slotKey('k9', 'content'), index: 0 })
  expect(restoreRefusal(session, then, 'd')).toMatch(/^Blocks can be nested at most 12 levels deep/)
  moveTo(session, 'b', { slot: ROOT, index: 0 })
  expect(restoreRefusal(session, then, 'd')).toBeNull()
})

test('a block that is on the page becomes what it was, however full that is', () => {
  expect(restoreRefusal(testSession('a b[c d[e]]', { maxBlocks: 1 }), then, 'd')).toBeNull()
})

test('a lock keeps a block as it is, and takes none in', () => {
  const session = testSession('a b[c]')
  toggleLocked(session, 'b')
  for (const id of ['b', 'c', 'd'])
    expect(restoreRefusal(session, then, id)).toBe('“Box” is locked: unlock it first')
  expect(restoreRefusal(session, then, 'a')).toBeNull()
})
