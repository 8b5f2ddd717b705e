import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newBlock } from '#schema/page/stored-props'
import { Canvas } from '../canvas/canvas'
import { undo } from '../store/history-commands'
import type { EditorSession } from '../store/session'
import { renderEditor } from '../testing/open-canvas'
import {
  blockNames,
  hero,
  known,
  sessionWith,
  storedField,
  typeInto,
  writeAt,
  writtenMarkup,
  writtenPage,
} from '../testing/write-in-place'
import { markupPart } from './use-markup-part'

let session: EditorSession
beforeAll(async () => void (await markupPart.fetch()))
beforeEach(() => {
  session = writtenPage()
})

test('a text is written where it is: stored as it is typed, one step of the history', async () => {
  const title = await writeAt(session, 'Welcome')
  expect(document.activeElement).toBe(title)
  expect(title.getAttribute('aria-label')).toBe('Title')
  typeInto(title, 'Welco')
  typeInto(title, 'સ્વાગત')
  expect(storedField(session, 'hero', 'title')).toBe('સ્વાગત')
  fireEvent.keyDown(title, { key: 'Enter' })
  expect(screen.getByText('સ્વાગત').isContentEditable).toBeFalsy()
  expect(screen.getByText('સ્વાગત').getAttribute('role')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Page canvas'))
  expect(session.pageStore.getState().past).toHaveLength(1)
  act(() => undo(session))
  expect(screen.getByText('Welcome')).toBeTruthy()
})

test('Escape gives the focus back to the block, and what was written stays', async () => {
  const title = await writeAt(session, 'Welcome')
  typeInto(title, 'Something else')
  fireEvent.keyDown(title, { key: 'Escape' })
  expect(storedField(session, 'hero', 'title')).toBe('Something else')
  expect(document.activeElement).toBe(screen.getByLabelText('Page canvas'))
  expect(session.uiStore.getState().selectedId).toBe('hero')
  expect(session.pageStore.getState().past).toHaveLength(1)
})

test('the caret is behind the text when writing begins by key; an example is selected whole', async () => {
  renderEditor(session, <Canvas />)
  await screen.findByText('Welcome')
  act(() => session.uiStore.select('hero'))
  fireEvent.keyDown(screen.getByLabelText('Page canvas'), { key: 'Enter' })
  expect(getSelection()?.toString()).toBe('')
  expect(getSelection()?.focusOffset).toBe('Welcome'.length)
  cleanup()
  session = sessionWith(
    newBlock(known('Hero'), 'a', { ...hero, title: 'Join us on [[day and date]]' }),
  )
  await writeAt(session, 'Join us on [[day and date]]')
  expect(getSelection()?.toString()).toBe('[[day and date]]')
})

test('Enter in a heading goes on to the text of the block, and from the last starts a text below', async () => {
  const title = await writeAt(session, 'Welcome')
  fireEvent.keyDown(title, { key: 'Enter' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Come in')))
  cleanup()
  session = sessionWith(newBlock(known('Hero'), 'alone', { ...hero, subtitle: '' }))
  fireEvent.keyDown(await writeAt(session, 'Welcome'), { key: 'Enter' })
  const text = await writtenMarkup('Text')
  await waitFor(() => expect(document.activeElement).toBe(text))
  expect(blockNames(session)).toBe('Hero Text')
  // Left without a word, it goes again.
  fireEvent.keyDown(text, { key: 'Escape' })
  expect(blockNames(session)).toBe('Hero')
  expect(session.uiStore.getState().selectedId).toBe('alone')
})

test('Enter in the middle of a heading only ends writing', async () => {
  const title = await writeAt(session, 'Welcome')
  getSelection()?.collapse(title.firstChild, 3)
  fireEvent.keyDown(title, { key: 'Enter' })
  expect(document.activeElement).toBe(screen.getByLabelText('Page canvas'))
  expect(blockNames(session)).toBe('Hero Text Hero')
})

test('keys of an input method are left to it: Enter and Escape choose a letter there', async () => {
  const title = await writeAt(session, 'Welcome')
  for (const key of ['Enter', 'Escape', 'Tab']) {
    fireEvent.keyDown(title, { key, isComposing: true })
    fireEvent.keyDown(title, { key, keyCode: 229 })
  }
  expect(document.activeElement).toBe(title)
})

test('a letter on the canvas switches no mode on', async () => {
  renderEditor(session, <Canvas />)
  await screen.findByText('Welcome')
  act(() => session.uiStore.select('hero'))
  const canvas = screen.getByLabelText('Page canvas')
  for (const key of 'abcdefghijklmnopqrstuvwxyzIPT') fireEvent.keyDown(canvas, { key })
  expect(session.uiStore.getState()).toMatchObject({
    isInteractive: false,
    insertingAt: null,
    overlay: null,
    selectedId: 'hero',
  })
  expect(blockNames(session)).toBe('Hero Text Hero')
})

test('Tab goes on to the next text of the block, and keeps the first', async () => {
  const title = await writeAt(session, 'Welcome')
  typeInto(title, 'Jai')
  fireEvent.keyDown(title, { key: 'Tab' })
  const subtitle = screen.getByText('Come in')
  await waitFor(() => expect(document.activeElement).toBe(subtitle))
  typeInto(subtitle, 'Everyone')
  fireEvent.keyDown(subtitle, { key: 'Tab', shiftKey: true })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Jai')))
  expect([storedField(session, 'hero', 'title'), storedField(session, 'hero', 'subtitle')]).toEqual(
    ['Jai', 'Everyone'],
  )
  expect(screen.getByText('Everyone')).toBeTruthy()
})

test('Enter on the canvas writes the first text of the selected block', async () => {
  renderEditor(session, <Canvas />)
  const user = userEvent.setup()
  await screen.findByText('Welcome')
  act(() => screen.getByLabelText('Page canvas').focus())
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Welcome')))
})

test('pasted lines become one line of plain text', async () => {
  const title = await writeAt(session, 'Welcome')
  getSelection()?.selectAllChildren(title)
  fireEvent.paste(title, {
    clipboardData: {
      getData: (type: string) => (type === 'text/plain' ? ' One\n\n two ' : '<b>x</b>'),
    },
  })
  expect(storedField(session, 'hero', 'title')).toBe('One two')
})

test('letters that are still being composed are not stored', async () => {
  const title = await writeAt(session, 'Welcome')
  title.textContent = 'સ્'
  fireEvent(title, new InputEvent('input', { bubbles: true, isComposing: true }))
  expect(storedField(session, 'hero', 'title')).toBe('Welcome')
  fireEvent.compositionEnd(title)
  expect(storedField(session, 'hero', 'title')).toBe('સ્')
})

test('a locked block, and who may only look, write nothing', async () => {
  const held = await writeAt(session, 'Held')
  expect(held.hasAttribute('contenteditable')).toBe(false)
  cleanup()
  session = { ...session, canEdit: false }
  const title = await writeAt(session, 'Welcome')
  expect(title.hasAttribute('contenteditable')).toBe(false)
})
