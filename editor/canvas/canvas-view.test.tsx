import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import type { EditorSession } from '../store/session'
import { setInteractive } from '../store/set-interactive'
import { renderEditor } from '../testing/open-canvas'
import { testSession } from '../testing/open-session'
import { threeBlocks } from '../testing/three-blocks'
import { Canvas } from './canvas'

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
  expect(screen.getByTestId('voice').textContent).toBe('Zoom: 110 %')
  for (let times = 0; times < 20; times += 1) press('=')
  expect(ui().zoom).toBe(2)
  for (let times = 0; times < 20; times += 1) press('-')
  expect(ui().zoom).toBe(0.25)
  press('0')
  expect(ui().zoom).toBe(1)
})

test('tried out, the page answers presses itself, and Escape goes back to editing', async () => {
  renderEditor(session, <Canvas />)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{Alt>}{Shift>}i{/Shift}{/Alt}')
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

test('the page opens as wide as the canvas, at its actual size', () => {
  const room = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(640)
  renderEditor(session, <Canvas />)
  expect(page()?.style.inlineSize).toBe('')
  expect(page()?.style.zoom).toBe('')
  expect(ui().fittedZoom).toBe(1)
  room.mockRestore()
})

test('a wider page is never scaled below what can be read, unless that is chosen', () => {
  const room = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(640)
  renderEditor(session, <Canvas />)
  act(() => session.uiStore.setCanvasWidth(820))
  expect(page()?.style.inlineSize).toBe('820px')
  expect(Number(page()?.style.zoom)).toBeCloseTo(0.78)
  act(() => session.uiStore.setCanvasWidth(1280))
  // Text of 17 px is 12 px high then, and the canvas scrolls sideways.
  expect(Number(page()?.style.zoom)).toBeCloseTo(12 / 17)
  expect(canvas().dataset.wide).toBe('true')
  act(() => session.uiStore.setZoom('fit'))
  expect(page()?.style.zoom).toBe('0.5')
  expect(canvas().dataset.wide).toBe('false')
  fireEvent.keyDown(canvas(), { key: '=', ctrlKey: true })
  expect(ui().zoom).toBe(0.67)
  room.mockRestore()
})

test('the site is shown in other colours than the editor', () => {
  renderEditor(session, <Canvas />)
  expect(page()?.style.colorScheme).toBe('')
  act(() => session.uiStore.setSiteScheme('dark'))
  expect(page()?.style.colorScheme).toBe('dark')
})

test('a banner says that the page is tried out; Escape leads back wherever the focus is, and so does its button', async () => {
  renderEditor(session, <Canvas />)
  const user = userEvent.setup()
  const banner = () => screen.queryByRole('region', { name: 'Trying out' })
  expect(banner()).toBeNull()
  act(() => setInteractive(session, true))
  expect((await screen.findByRole('region', { name: 'Trying out' })).textContent).toContain(
    'Trying out The page works as it does for visitors. Press Esc to edit.',
  )
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(banner()).toBeNull()
  act(() => setInteractive(session, true))
  await user.click(await screen.findByRole('button', { name: 'Back to editing' }))
  expect(ui().isInteractive).toBe(false)
  expect(document.activeElement).toBe(canvas())
})

test('a bar above the canvas moves nothing: the page scrolls by as much as the canvas moved', () => {
  const observers: ((entries: readonly unknown[]) => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(call: (entries: readonly unknown[]) => void) {
        observers.push(call)
      }
      observe() {}
      disconnect() {}
    },
  )
  renderEditor(session, <Canvas />)
  const resize = () =>
    act(() => {
      for (const call of observers) call([])
    })
  const pane = canvas()
  pane.scrollTop = 100
  // As a browser does once the page is laid out.
  resize()
  expect(pane.scrollTop).toBe(100)
  pane.getBoundingClientRect = () => new DOMRect(0, 44, 800, 600)
  resize()
  expect(pane.scrollTop).toBe(144)
  pane.getBoundingClientRect = () => new DOMRect(0, 0, 800, 644)
  resize()
  expect(pane.scrollTop).toBe(100)
  vi.unstubAllGlobals()
})

test('the selected block stays in sight when the canvas gets lower, as by a sheet with its fields', () => {
  const observers: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(call: (entries: readonly unknown[]) => void) {
        observers.push(() => call([]))
      }
      observe() {}
      disconnect() {}
    },
  )
  const height = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  renderEditor(session, <Canvas />)
  const resize = () =>
    act(() => {
      for (const call of observers) call()
    })
  // As a browser does once the page is laid out.
  resize()
  act(() => session.uiStore.select('one'))
  const pane = canvas()
  const block = pane.querySelector<HTMLElement>('[data-block-id="one"]')
  if (block) block.getBoundingClientRect = () => new DOMRect(0, 430, 390, 300)
  pane.getBoundingClientRect = () => new DOMRect(0, 0, 390, 160)
  pane.scrollTop = 0
  height.mockReturnValue(160)
  resize()
  expect(pane.scrollTop).toBeGreaterThan(430 - 160)
  height.mockRestore()
  vi.unstubAllGlobals()
})

test('letters typed ahead for a dialog that is still being fetched switch nothing on', async () => {
  renderEditor(session, <Canvas />)
  const user = userEvent.setup()
  act(() => canvas().focus())
  act(() => session.uiStore.openOverlay('commands'))
  await user.keyboard('title')
  expect(ui().isInteractive).toBe(false)
})

test('Ctrl+A with nothing selected selects all blocks of the page', async () => {
  session = testSession(threeBlocks, { registry: definitions })
  renderEditor(session, <Canvas />)
  act(() => canvas().focus())
  await userEvent.setup().keyboard('{Control>}a{/Control}')
  expect([...ui().selectedIds]).toEqual(['one', 'hall', 'gone'])
})
