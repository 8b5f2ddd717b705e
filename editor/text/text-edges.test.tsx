import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { newBlock } from '#schema/page/stored-props'
import { Canvas } from '../canvas/canvas'
import { undo } from '../store/history-commands'
import { toggleLocked } from '../store/lock-commands'
import type { EditorSession } from '../store/session'
import { renderEditor } from '../testing/open-canvas'
import {
  blockNames,
  known,
  sessionWith,
  storedField,
  writtenMarkup,
} from '../testing/write-in-place'
import { markupPart } from './use-markup-part'

beforeAll(async () => void (await Promise.all([markupPart.fetch(), import('./text-edges')])))

const text = (id: string, html: string) => newBlock(known('Text'), id, { html })

/** A page whose text is written, with the caret at the start of one of its paragraphs. */
async function writing(session: EditorSession, blockId: string, line: number) {
  renderEditor(session, <Canvas />)
  await screen.findAllByText(/./)
  act(() => {
    session.uiStore.select(blockId)
    session.uiStore.write({ blockId, path: 'html', caret: { line } })
  })
  return writtenMarkup('Text')
}

test('Backspace before the first letter joins a text with the one before, as one step', async () => {
  const session = sessionWith(text('a', '<p>આરતી</p><p>Lamps</p>'), text('b', '<p>Prasad</p>'))
  const box = await writing(session, 'b', 0)
  fireEvent.keyDown(box, { key: 'Backspace' })
  await waitFor(() => expect(blockNames(session)).toBe('Text'))
  expect(storedField(session, 'a', 'html')).toBe('<p>આરતી</p><p>Lamps</p><p>Prasad</p>')
  // It goes on where the two meet.
  expect(session.uiStore.getState().writing).toEqual({
    ...{ blockId: 'a', path: 'html', caret: { line: 2 } },
  })
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Text' }).textContent).toBe('આરતીLampsPrasad'),
  )
  act(() => undo(session))
  expect(storedField(session, 'a', 'html')).toBe('<p>આરતી</p><p>Lamps</p>')
  expect(storedField(session, 'b', 'html')).toBe('<p>Prasad</p>')
})

test('it does nothing behind the first letter, and joins with no other kind of block, nothing hidden and nothing locked', async () => {
  const hero = newBlock(known('Hero'), 'hero', { title: 'Welcome' })
  for (const before of [hero, { ...text('a', '<p>A</p>'), hidden: true }, text('a', '<p>A</p>')]) {
    const session = sessionWith(before, text('b', '<p>One</p><p>Two</p>'))
    if (before.name === 'Text' && !('hidden' in before)) toggleLocked(session, 'a')
    const box = await writing(session, 'b', 0)
    fireEvent.keyDown(box, { key: 'Backspace' })
    expect(blockNames(session)).toBe(`${before.name} Text`)
    act(() => session.uiStore.write(null))
    document.body.innerHTML = ''
  }
})

test('Enter on an empty last line begins a text of its own, and Backspace there takes it back', async () => {
  const session = sessionWith(text('a', '<p>Lamps</p><p></p>'), text('b', '<p>Below</p>'))
  const box = await writing(session, 'a', 1)
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(storedField(session, 'a', 'html')).toBe('<p>Lamps</p>')
  expect(blockNames(session)).toBe('Text Text Text')
  const begun = session.uiStore.getState().writing?.blockId
  expect(begun).not.toBe('a')
  const second = await writtenMarkup('Text')
  await waitFor(() => expect(document.activeElement).toBe(second))
  fireEvent.keyDown(second, { key: 'Backspace' })
  await waitFor(() => expect(blockNames(session)).toBe('Text Text'))
  expect(session.uiStore.getState().writing).toMatchObject({ blockId: 'a', caret: 'end' })
})

test('Enter on an empty line between others stays in the text', async () => {
  const session = sessionWith(text('a', '<p>Lamps</p><p></p><p>Bells</p>'))
  const box = await writing(session, 'a', 1)
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(blockNames(session)).toBe('Text')
})
