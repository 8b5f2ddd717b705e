import { expect, test } from 'vitest'
import { contentOfLine, lineOfTree, testRegistry, testSession } from '../../testing/open-session'
import { changeField } from '../change-fields'
import { remove } from '../commands'
import type { EditorSession } from '../session'
import { restoreBlock } from './restore-block'

test('a changed block is as it was; what it holds now, and everything else, stays', () => {
  const session = testSession('a s[b c]')
  changeField(session, 's', 'title', 'New')
  changeField(session, 'b', 'text', 'New, too')
  restore(session, 's', 'a s[b]')
  expect(line(session)).toBe('a s[b c]')
  expect(JSON.stringify(block(session, 's'))).not.toContain('New')
  expect(JSON.stringify(block(session, 'b'))).toContain('New, too')
})

test('a deleted block comes back where it was, with what it held', () => {
  const session = testSession('a s[b c] d')
  remove(session, 's')
  restore(session, 's', 'a s[b c] d')
  expect(line(session)).toBe('a s[b c] d')
  session.pageStore.undo()
  expect(line(session)).toBe('a d')
})

test('what is elsewhere on the page now is not restored twice', () => {
  const session = testSession('a b d')
  restore(session, 's', 'a s[b c] d')
  expect(line(session)).toBe('a s[c] b d')
})

test('a block whose container is gone comes back at the end of the page', () => {
  const session = testSession('a d')
  restore(session, 'b', 'a s[b] d')
  expect(line(session)).toBe('a d b')
})

function restore(session: EditorSession, id: string, version: string): void {
  const edit = restoreBlock(id, contentOfLine(version), testRegistry)
  session.pageStore.edit(edit, { label: 'Restored' })
}

function block({ pageStore }: EditorSession, id: string) {
  return pageStore.getState().page.tree.blocks.get(id)
}

function line({ pageStore }: EditorSession): string {
  return lineOfTree(pageStore.getState().page.tree)
}
