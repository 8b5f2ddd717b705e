import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { rename } from '../store/commands'
import type { EditorSession } from '../store/session'
import { focusedRow, lineOf, openOutline, row, rowNames, rowOf } from '../testing/open-outline'
import { testSession } from '../testing/open-session'

let session: EditorSession
beforeEach(() => {
  session = testSession('a b[c d[]] xe')
  rename(session, 'a', 'Welcome')
})

test('it is one stop for Tab, and arrow keys go through it', async () => {
  openOutline(session)
  const user = userEvent.setup()
  await user.tab()
  expect(focusedRow()).toBe('a')
  await user.keyboard('{ArrowDown}')
  expect([focusedRow(), session.uiStore.getState().selectedId]).toEqual(['b', 'b'])
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(focusedRow()).toBe('d')
  await user.keyboard('{ArrowLeft}')
  expect(focusedRow()).toBe('b')
  await user.keyboard('{End}')
  expect(focusedRow()).toBe('xe')
  await user.keyboard('{Home}')
  expect(focusedRow()).toBe('a')
  await user.keyboard('g')
  expect(focusedRow()).toBe('xe')
})

test('Enter asks for the fields of the block', async () => {
  openOutline(session)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(session.uiStore.getState().focusRequest?.blockId).toBe('b')
})

test('a block is moved and deleted by keys, and focus goes on to the next', async () => {
  openOutline(session)
  const user = userEvent.setup()
  await user.click(row(/Welcome/))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(lineOf(session)).toBe('b[c d[]] a xe')
  expect(focusedRow()).toBe('a')
  await user.keyboard('{Delete}')
  expect(lineOf(session)).toBe('b[c d[]] xe')
  expect([focusedRow(), session.uiStore.getState().selectedId]).toEqual(['xe', 'xe'])
})

test('arrows fold a branch away and out again, and it opens automatically for what is selected in it', async () => {
  openOutline(session)
  const user = userEvent.setup()
  await user.click(rowOf('b'))
  expect(rowOf('b').getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{ArrowLeft}')
  expect(rowNames()).toEqual(['Welcome, Note', 'Box', expect.stringContaining('Gone')])
  expect(rowOf('b').getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(focusedRow()).toBe('c')
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  act(() => session.uiStore.select('d'))
  expect(rowNames()).toHaveLength(5)
})

test('several rows are selected by pointer and by keys, and act together', async () => {
  openOutline(session)
  const user = userEvent.setup()
  const chosen = () => [...session.uiStore.getState().selectedIds].join(' ')
  await user.click(row(/Welcome/))
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(chosen()).toBe('a b')
  await user.keyboard('{Home}{Control>}{ArrowDown}{ArrowDown} {/Control}')
  expect(chosen()).toBe('a c')
  await user.keyboard('{Control>}')
  await user.click(row(/Gone/))
  await user.keyboard('{/Control}')
  expect(chosen()).toBe('a c xe')
  await user.keyboard('{Delete}')
  expect(lineOf(session)).toBe('b[d[]]')
})

test('F2 names a block in its row; Enter keeps the name, Escape does not', async () => {
  openOutline(session)
  const user = userEvent.setup()
  await user.click(row(/Welcome/))
  await user.keyboard('{F2}')
  await user.clear(screen.getByRole('textbox', { name: 'Name of Welcome' }))
  await user.keyboard('સ્વાગત{Enter}')
  expect(rowNames()[0]).toBe('સ્વાગત, Note')
  expect(focusedRow()).toBe('a')
  await user.keyboard('{F2}nothing of this{Escape}')
  expect(rowNames()[0]).toBe('સ્વાગત, Note')
})

test('a word typed quickly finds the block by its beginning', async () => {
  rename(session, 'd', 'West hall')
  openOutline(session)
  const user = userEvent.setup()
  await user.click(rowOf('b'))
  await user.keyboard('wes')
  expect(focusedRow()).toBe('d')
})
