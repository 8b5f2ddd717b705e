import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderEditor } from '../canvas/testing'
import { changeField, rename, toggleHidden } from '../store/commands'
import type { EditorSession } from '../store/session'
import { lineOfTree, testSession } from '../store/testing'
import { Outline } from './outline'

afterEach(cleanup)

let session: EditorSession
beforeEach(() => {
  session = testSession('a b[c d[]] xe')
  rename(session, 'a', 'Welcome')
})

const open = () => renderEditor(session, <Outline />)
const rows = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'))
const row = (name: RegExp | string) => screen.getByRole('treeitem', { name })
const selected = () => session.uiStore.getState().selectedId
const line = () => lineOfTree(session.pageStore.getState().page.tree)
const focused = () => document.activeElement?.getAttribute('data-outline-id')

test('the outline lists every block with its kind, its depth and what is the matter with it', () => {
  toggleHidden(session, 'b')
  changeField(session, 'c', 'text', '')
  open()
  expect(rows()).toEqual([
    'Welcome, Note',
    'Box, hidden',
    "Note, Field 'Text' is required",
    'Box',
    "Gone, Component 'Gone' not found in registry",
  ])
  const levels = screen.getAllByRole('treeitem').map((each) => each.getAttribute('aria-level'))
  expect(levels).toEqual(['1', '1', '2', '2', '1'])
})

test('it is one stop for Tab, and arrow keys go through it', async () => {
  open()
  const user = userEvent.setup()
  await user.tab()
  expect(focused()).toBe('a')
  await user.keyboard('{ArrowDown}')
  expect([focused(), selected()]).toEqual(['b', 'b'])
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(focused()).toBe('d')
  await user.keyboard('{ArrowLeft}')
  expect(focused()).toBe('b')
  await user.keyboard('{End}')
  expect(focused()).toBe('xe')
  await user.keyboard('{Home}')
  expect(focused()).toBe('a')
  await user.keyboard('g')
  expect(focused()).toBe('xe')
})

test('Enter asks for the fields of the block', async () => {
  open()
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(session.uiStore.getState().focusRequest?.blockId).toBe('b')
})

test('a block is moved and deleted by keys, and focus goes on to the next', async () => {
  open()
  const user = userEvent.setup()
  await user.click(row(/Welcome/))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(line()).toBe('b[c d[]] a xe')
  expect(focused()).toBe('a')
  await user.keyboard('{Delete}')
  expect(line()).toBe('b[c d[]] xe')
  expect([focused(), selected()]).toEqual(['xe', 'xe'])
})

test('the menu of a row does the same', async () => {
  open()
  const user = userEvent.setup()
  await user.click(row(/Welcome/))
  await user.click(within(row(/Welcome/)).getByRole('button', { name: 'More for Welcome' }))
  await user.click(screen.getByRole('menuitem', { name: /Move down/ }))
  expect(line()).toBe('b[c d[]] a xe')
  expect(selected()).toBe('a')
})

test('selecting elsewhere moves its mark and leaves the focus where it is', () => {
  open()
  act(() => session.uiStore.select('c'))
  expect(row('Note').getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(document.body)
})

test('an empty page says what will be here', () => {
  session = testSession('')
  open()
  expect(screen.getByText('No blocks yet')).toBeTruthy()
})
