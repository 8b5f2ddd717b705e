import { beforeEach, expect, test, vi } from 'vitest'
import { contentOfLine, lineOfTree, testRegistry, testSession } from '../testing/open-session'
import { changeField } from './change-fields'
import { moveBy, remove } from './commands'
import { editedPage } from './edits/edited-page'
import { storedHistory } from './history'
import { goToStep } from './history-commands'
import type { EditorSession } from './session'
import { createUndoGroup } from './undo-group'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T14:32:00Z') }))

test('every step has a name that says what was done to what, and when', () => {
  const session = testSession('a b')
  changeField(session, 'a', 'text', 'Namaste')
  moveBy(session, 'a', 1)
  remove(session, 'b')
  expect(labels(session)).toEqual(['Edited “Text” in “Words”', 'Moved “Note”', 'Deleted “Note”'])
  expect(session.pageStore.getState().past[0]?.at).toBe(Date.parse('2026-03-01T14:32:00Z'))
})

test('any point of the history can be gone to, and back, as one change of the page', () => {
  const session = testSession('a b c')
  remove(session, 'a')
  remove(session, 'b')
  remove(session, 'c')
  let changes = 0
  session.pageStore.subscribe(() => {
    changes += 1
  })
  goToStep(session, 1)
  expect(line(session)).toBe('b c')
  expect(session.uiStore.getState().announcement.text).toBe(
    'The page is as it was after: Deleted “Note”',
  )
  goToStep(session, 0)
  expect(line(session)).toBe('a b c')
  expect(labels(session)).toEqual([])
  goToStep(session, 3)
  expect(line(session)).toBe('')
  expect(changes).toBe(3)
})

test('a point that does not exist is the nearest that does', () => {
  const session = testSession('a b')
  remove(session, 'a')
  goToStep(session, 99)
  expect(line(session)).toBe('b')
  goToStep(session, -5)
  expect(line(session)).toBe('a b')
})

test('what is typed and taken back by the field itself leaves no step', () => {
  const session = testSession('a')
  const undoGroup = createUndoGroup(session.pageStore)
  for (const text of ['Words!', 'Words'])
    undoGroup.type('text', () => changeField(session, 'a', 'text', text))
  expect(labels(session)).toEqual([])
})

test('what was done since a mark becomes one step, called like the first, that undo takes back whole', () => {
  const session = testSession('a b c')
  const { pageStore } = session
  remove(session, 'c')
  const mark = pageStore.mark()
  changeField(session, 'a', 'text', 'Namaste')
  remove(session, 'b')
  pageStore.squashToMark(mark, () => moveBy(session, 'a', 1))
  expect(labels(session)).toEqual(['Deleted “Note”', 'Edited “Text” in “Words”'])
  pageStore.undo()
  expect(line(session)).toBe('a b')
  expect(textOf(session, 'a')).toBe('Words')
  pageStore.redo()
  expect(line(session)).toBe('a')
  expect(textOf(session, 'a')).toBe('Namaste')
})

test('what is squashed is told to those who follow the page once for each edit', () => {
  const session = testSession('a')
  const { pageStore } = session
  const mark = pageStore.mark()
  changeField(session, 'a', 'text', 'N')
  let changes = 0
  pageStore.subscribe(() => {
    changes += 1
  })
  pageStore.squashToMark(mark, () => changeField(session, 'a', 'text', 'Na'))
  expect(changes).toBe(1)
  expect(labels(session)).toHaveLength(1)
})

test('going back to a mark leaves nothing to undo and nothing to redo of what was done since', () => {
  const session = testSession('a b c')
  const { pageStore } = session
  remove(session, 'c')
  const mark = pageStore.mark()
  changeField(session, 'a', 'text', 'Namaste')
  remove(session, 'b')
  expect(pageStore.bailToMark(mark)).toBe(true)
  expect(line(session)).toBe('a b')
  expect(textOf(session, 'a')).toBe('Words')
  expect(labels(session)).toEqual(['Deleted “Note”'])
  expect(pageStore.redo()).toBeNull()
})

test('a mark whose step was taken back does nothing', () => {
  const session = testSession('a b c')
  const { pageStore } = session
  remove(session, 'c')
  const mark = pageStore.mark()
  pageStore.undo()
  changeField(session, 'a', 'text', 'Namaste')
  remove(session, 'b')
  pageStore.squashToMark(mark)
  expect(labels(session)).toEqual(['Edited “Text” in “Words”', 'Deleted “Note”'])
  expect(pageStore.bailToMark(mark)).toBe(false)
  expect(line(session)).toBe('a c')
})

test('an edit that throws while it is squashed leaves the next one a step of its own', () => {
  const session = testSession('a b')
  const { pageStore } = session
  const mark = pageStore.mark()
  changeField(session, 'a', 'text', 'Namaste')
  expect(() => pageStore.squashToMark(mark, () => changeField(session, 'a', 'nothing', 1))).toThrow(
    "Block 'a' has no field 'nothing'",
  )
  remove(session, 'b')
  expect(labels(session)).toEqual(['Edited “Text” in “Words”', 'Deleted “Note”'])
})

test('a history put back with its page goes on where it stopped', () => {
  const session = testSession('a b c')
  remove(session, 'a')
  remove(session, 'b')
  session.pageStore.undo()
  const { past, future } = structuredClone(storedHistory(session.pageStore.getState()))
  const opened = testSession('b c')
  const { page } = opened.pageStore.getState()
  opened.pageStore.replace(page, { past, future })
  opened.pageStore.redo()
  expect(line(opened)).toBe('c')
  opened.pageStore.goTo(0)
  expect(line(opened)).toBe('a b c')
})

test('a history that does not fit the page is left out, and the page stays', () => {
  const session = testSession('a b[c]')
  changeField(session, 'c', 'text', 'Namaste')
  const { past, future } = session.pageStore.getState()
  const broken = past.map((step) => ({
    ...step,
    inverse: [{ op: 'replace' as const, path: ['tree', 'nowhere', 'c', 'x'], value: 1 }],
  }))
  const other = editedPage(
    session.pageStore.getState().page.settings,
    contentOfLine('z'),
    testRegistry,
  )
  session.pageStore.replace(other, { past: broken, future })
  expect(line(session)).toBe('z')
  expect(labels(session)).toEqual([])
})

test('the history is bounded, by steps and by size; the newest are kept', () => {
  const session = testSession('a')
  for (let step = 0; step < 210; step += 1) {
    changeField(session, 'a', 'text', `ઓટાવા ${step}`)
  }
  expect(labels(session)).toHaveLength(200)
  for (let step = 0; step < 8; step += 1) {
    changeField(session, 'a', 'text', `${step}`.repeat(300_000))
  }
  const kept = storedHistory(session.pageStore.getState())
  expect(kept.past.length).toBeGreaterThan(1)
  expect(kept.past.length).toBeLessThan(8)
  expect(kept.past.at(-1)).toBe(session.pageStore.getState().past.at(-1))
})

function textOf({ pageStore }: EditorSession, id: string): unknown {
  return pageStore.getState().page.tree.blocks.get(id)?.fields[0]?.value
}

function line({ pageStore }: EditorSession): string {
  return lineOfTree(pageStore.getState().page.tree)
}

function labels({ pageStore }: EditorSession): string[] {
  return pageStore.getState().past.map(({ label }) => label)
}
