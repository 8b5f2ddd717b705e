import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { eventOf, sourceOfEvents } from '#renderer/testing/records'
import { sourceWith, toronto } from '#renderer/testing/world'
import { newBlock } from '#schema/page/stored-props'
import { undo } from '../store/history-commands'
import type { EditorSession } from '../store/session'
import { testSession } from '../testing/open-session'
import { known, storedField, writeAt, writtenPage } from '../testing/write-in-place'
// Fetched when first asked for; a busy machine takes longer for it than a test waits.
import './record-note'

let session: EditorSession
beforeEach(() => {
  session = writtenPage()
})

test('a text that is kept with the location says so where it is, and can be turned into one of its own', async () => {
  openPlace()
  const title = await writeAt(session, 'New Delhi')
  expect(title.isContentEditable).toBeFalsy()
  const note = within(await screen.findByRole('dialog', { name: 'Comes from a record' }))
  expect(note.getByText(/^This text comes from/)).toBeTruthy()
  expect(session.uiStore.getState().selectedId).toBe('place')
  expect(storedField(session, 'place', 'title')).toBe('')
  await userEvent.setup().click(note.getByRole('button', { name: 'Write separate texts' }))
  expect(storedField(session, 'place', 'shouldUseLocation')).toBe(false)
  expect(session.uiStore.getState().focusRequest?.blockId).toBe('place')
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => undo(session))
  expect(storedField(session, 'place', 'shouldUseLocation')).toBe(true)
})

test('Escape leaves the note for the canvas; who may only look is offered no change', async () => {
  openPlace()
  session = { ...session, canEdit: false }
  await writeAt(session, 'New Delhi')
  // Nothing is to be written by them in the first place.
  expect(screen.queryByRole('dialog')).toBeNull()
  cleanup()
  openPlace()
  await writeAt(session, 'New Delhi')
  await screen.findByRole('dialog', { name: 'Comes from a record' })
  await userEvent.setup().keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByLabelText('Page canvas'))
})

test('a text of a list says what it is one of', async () => {
  const list = newBlock(known('EventsPromo'), 'next', {})
  const source = sourceWith(sourceOfEvents([eventOf(7, { title: 'દિવાળી' })]))
  session = testSession(
    { format: 1, blocks: [list] },
    { registry: definitions, source, context: { ...session.context, location: toronto } },
  )
  await writeAt(session, 'દિવાળી')
  const note = within(await screen.findByRole('dialog', { name: 'Comes from a record' }))
  expect(note.getByText('This text comes from a list that’s shown here.')).toBeTruthy()
  await userEvent.setup().click(note.getByRole('button', { name: 'Show in the settings' }))
  expect(session.uiStore.getState().focusRequest?.blockId).toBe('next')
})

function openPlace(): void {
  const hero = newBlock(known('Hero'), 'place', { shouldUseLocation: true, title: '' })
  const location = { ...session.context.location, introSubtitle: 'Jai Swaminarayan', introText: '' }
  session = testSession(
    { format: 1, blocks: [hero] },
    { registry: definitions, context: { ...session.context, location } },
  )
}
