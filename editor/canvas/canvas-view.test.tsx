import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import type { EditorSession } from '../store/session'
import { renderEditor } from '../testing/open-canvas'
import { testSession } from '../testing/open-session'
import { Canvas } from './canvas'

afterEach(cleanup)

let session: EditorSession
beforeEach(() => {
  const html = '<p>Open <a href="/visit">daily</a></p>'
  const fields = [{ id: 'f1', type: 'html', name: 'html', value: html }]
  session = testSession(
    { format: 1, blocks: [{ id: 'one', name: 'Text', fields }] },
    { registry: definitions },
  )
})

const ui = () => session.uiStore.getState()
const canvas = () => screen.getByLabelText('Page canvas')
const page = () => document.querySelector<HTMLElement>('[data-canvas]')

test('keys make the page larger and smaller within limits, and give it its own size back', () => {
  renderEditor(session, <Canvas />)
  const press = (key: string) => fireEvent.keyDown(canvas(), { key, ctrlKey: true })
  press('=')
  expect(ui().zoom).toBe(1.1)
  expect(screen.getByTestId('voice').textContent).toBe('Page at 110 %')
  for (let times = 0; times < 20; times += 1) press('=')
  expect(ui().zoom).toBe(2)
  for (let times = 0; times < 20; times += 1) press('-')
  expect(ui().zoom).toBe(0.5)
  press('0')
  expect(ui().zoom).toBe(1)
})

test('tried out, the page answers presses itself, and Escape goes back to editing', async () => {
  renderEditor(session, <Canvas />)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('i')
  expect(page()?.dataset.interactive).toBe('')
  const link = screen.getByRole('link', { name: 'daily' })
  expect(fireEvent.click(link)).toBe(false)
  expect(ui().selectedId).toBeNull()
  act(() => canvas().focus())
  await user.keyboard('{Delete}{Escape}')
  expect(page()?.dataset.interactive).toBeUndefined()
  fireEvent.click(screen.getByRole('link', { name: 'daily' }))
  expect(ui().selectedId).toBe('one')
})

test('Shift while something is dragged shows the whole page, letting it go the old size', () => {
  renderEditor(session, <Canvas />)
  const shift = (type: 'keyDown' | 'keyUp') => fireEvent[type](document.body, { key: 'Shift' })
  shift('keyDown')
  expect(ui().isOverview).toBe(false)
  const drag = { what: { kind: 'new', name: 'Text' }, by: 'pointer', place: null, refusal: null }
  act(() => session.uiStore.drag(drag as Parameters<typeof session.uiStore.drag>[0]))
  shift('keyDown')
  expect(ui().isOverview).toBe(true)
  shift('keyUp')
  expect(ui().isOverview).toBe(false)
  shift('keyDown')
  act(() => session.uiStore.drag(null))
  expect(ui().isOverview).toBe(false)
})
