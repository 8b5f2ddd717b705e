import { expect, test } from 'vitest'
import text from '#renderer/blocks/text/text.block'
import type { AnyBlock } from '#schema/block/block'
import { changeField } from '../store/change-fields'
import { moveBy } from '../store/commands'
import type { EditorSession } from '../store/session'
import { lineOfTree, testRegistry, testSession } from '../testing/open-session'
import { removeBlankBlock, startTextBelow } from './start-text-below'

test('a text that is begun and left without a word leaves nothing to undo and nothing to redo', () => {
  const { session, id, begun } = beginText()
  removeBlankBlock(session, id, begun)
  expect(line(session)).toBe('a b')
  expect(labels(session)).toEqual([])
  expect(session.pageStore.redo()).toBeNull()
  expect(session.uiStore.getState().selectedId).toBe('a')
})

test('neither does one in which words were typed, paused at and taken out again', () => {
  const { session, id, begun } = beginText()
  changeField(session, id, 'html', 'Namaste')
  changeField(session, id, 'html', '')
  removeBlankBlock(session, id, begun)
  expect(line(session)).toBe('a b')
  expect(labels(session)).toEqual([])
})

test('what was done elsewhere meanwhile stays, and the empty text goes as a step', () => {
  const { session, id, begun } = beginText()
  moveBy(session, 'b', -1)
  removeBlankBlock(session, id, begun)
  expect(line(session)).toBe('a b')
  expect(labels(session).at(-1)).toBe('Removed empty Text')
  session.pageStore.undo()
  expect(line(session)).toBe(`a b ${id}`)
})

test('a text with words stays', () => {
  const { session, id, begun } = beginText()
  changeField(session, id, 'html', 'Namaste')
  removeBlankBlock(session, id, begun)
  expect(line(session)).toBe(`a ${id} b`)
})

/** Two blocks, and a text begun below the first as Enter does after a heading. */
function beginText() {
  const registry = new Map(testRegistry).set('Text', text as unknown as AnyBlock)
  const session = testSession('a b', { registry })
  session.uiStore.select('a')
  expect(startTextBelow(session, 'a')).toBe(true)
  const { writing } = session.uiStore.getState()
  if (!writing?.begun) throw new Error('No text was begun')
  return { session, id: writing.blockId, begun: writing.begun }
}

function line({ pageStore }: EditorSession): string {
  return lineOfTree(pageStore.getState().page.tree)
}

function labels({ pageStore }: EditorSession): string[] {
  return pageStore.getState().past.map(({ label }) => label)
}
