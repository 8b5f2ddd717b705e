import { beforeEach, expect, test, vi } from 'vitest'
import { testSession } from '../testing/open-session'
import { changeField } from './change-fields'
import { moveBy } from './commands'
import type { EditorSession } from './session'
import { createUndoGroup } from './undo-group'

beforeEach(() => void vi.useFakeTimers())

test('a second without a key ends the step', () => {
  const { session, type } = open()
  type('Na')
  vi.advanceTimersByTime(900)
  type('Nam')
  vi.advanceTimersByTime(900)
  type('Nama')
  expect(labels(session)).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  type('Namaste')
  expect(labels(session)).toHaveLength(2)
  session.pageStore.undo()
  expect(textOf(session)).toBe('Nama')
})

test('what is done in between is a step of its own, and so is what is typed after it', () => {
  const { session, type } = open()
  type('Na')
  moveBy(session, 'a', 1)
  type('Nam')
  expect(labels(session)).toEqual([
    'Edited “Text” in “Words”',
    'Moved “Note”',
    'Edited “Text” in “Na”',
  ])
})

test('what is typed after an undo does not go on with the step before', () => {
  const { session, type, group } = open()
  type('Na')
  group.end()
  type('Namaste')
  session.pageStore.undo()
  type('Nam')
  expect(labels(session)).toHaveLength(2)
  session.pageStore.undo()
  expect(textOf(session)).toBe('Na')
})

test('two fields are two steps, and what is chosen in one is not part of what is typed there', () => {
  const { session, type, group } = open()
  type('Na')
  group.type('b', () => changeField(session, 'b', 'text', 'x'))
  changeField(session, 'b', 'text', 'chosen')
  group.type('b', () => changeField(session, 'b', 'text', 'chosen!'))
  expect(labels(session)).toHaveLength(4)
})

test('what was typed before a page was put in can’t contain its steps along', () => {
  const { session, type } = open()
  const { page } = session.pageStore.getState()
  type('Na')
  session.pageStore.replace(page)
  type('Nam')
  expect(labels(session)).toHaveLength(1)
  session.pageStore.undo()
  expect(textOf(session)).toBe('Words')
})

function open() {
  const session = testSession('a b')
  const group = createUndoGroup(session.pageStore)
  const type = (text: string) => group.type('a', () => changeField(session, 'a', 'text', text))
  return { session, group, type }
}

function textOf({ pageStore }: EditorSession): unknown {
  return pageStore.getState().page.tree.blocks.get('a')?.fields[0]?.value
}

function labels({ pageStore }: EditorSession): string[] {
  return pageStore.getState().past.map(({ label }) => label)
}
