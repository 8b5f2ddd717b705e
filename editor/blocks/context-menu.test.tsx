import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { Canvas } from '../canvas/canvas'
import { Outline } from '../outline/outline'
import type { EditorSession } from '../store/session'
import { renderEditor } from '../testing/open-canvas'
import { lineOf, openOutline, row, rowOf } from '../testing/open-outline'
import { testSession } from '../testing/open-session'
import { frame, threeBlocks } from '../testing/three-blocks'

let session: EditorSession
/** Its items are fetched when it is first opened. */
async function menu(): Promise<HTMLElement> {
  const opened = await screen.findByRole('menu', {}, { timeout: 10_000 })
  await within(opened).findAllByRole('menuitem')
  return opened
}
const chosen = () => [...session.uiStore.getState().selectedIds].join(' ')

/** True when the browser's own menu opens. */
const pressRight = (on: Element, more: object = {}) =>
  fireEvent.contextMenu(on, { button: 2, clientX: 40, clientY: 60, ...more })

describe('the right button on the canvas', () => {
  beforeEach(() => {
    session = testSession(threeBlocks, { registry: definitions })
    renderEditor(session, <Canvas />)
  })

  test('selects the block and opens the actions on it, which do what the menu behind the dots does', async () => {
    const id = [...session.pageStore.getState().page.tree.blocks.keys()][0] ?? ''
    expect(pressRight(frame(id))).toBe(false)
    expect(chosen()).toBe(id)
    const items = within(await menu())
    expect(items.getByRole('menuitem', { name: 'Duplicate' })).toBeTruthy()
    await userEvent.setup().click(items.getByRole('menuitem', { name: 'Delete' }))
    expect(session.pageStore.getState().page.tree.blocks.has(id)).toBe(false)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })

  test('keeps several selected blocks selected, and acts on all of them', async () => {
    const [a = '', b = ''] = session.pageStore.getState().page.tree.blocks.keys()
    session.uiStore.selectSeveral([a, b])
    pressRight(frame(a))
    expect(chosen()).toBe(`${a} ${b}`)
    expect((await menu()).getAttribute('aria-label')).toBe('Actions for 2 blocks')
  })

  test('leaves the browser its own with Shift, by finger, beside all blocks and while the page is tried out', () => {
    const [id = ''] = session.pageStore.getState().page.tree.blocks.keys()
    expect(pressRight(frame(id), { shiftKey: true })).toBe(true)
    expect(pressRight(screen.getByLabelText('Page canvas'))).toBe(true)
    session.uiStore.setInteractive(true)
    expect(pressRight(frame(id))).toBe(true)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  test('opens by Shift+F10 and by the menu key for the selected block, and gives the focus back', async () => {
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{Home}')
    const pane = screen.getByLabelText('Page canvas')
    fireEvent.keyDown(pane, { key: 'F10', shiftKey: true })
    await menu()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(pane))
    fireEvent.keyDown(pane, { key: 'ContextMenu' })
    expect(await menu()).toBeTruthy()
  })
})

describe('the right button in the outline', () => {
  beforeEach(() => {
    session = testSession('a b[c] d')
  })

  test('opens the actions on the row', async () => {
    openOutline(session)
    expect(pressRight(rowOf('d'))).toBe(false)
    expect(chosen()).toBe('d')
    await userEvent.setup().click(within(await menu()).getByRole('menuitem', { name: 'Delete' }))
    expect(lineOf(session)).toBe('a b[c]')
  })

  test('leaves the browser its own where a name is typed', async () => {
    renderEditor(session, <Outline />)
    const user = userEvent.setup()
    await user.click(row(/Box/))
    await user.keyboard('{F2}')
    expect(pressRight(screen.getByRole('textbox'))).toBe(true)
  })

  test('is not there for who may only look', () => {
    session = testSession('a', { canEdit: false })
    openOutline(session)
    expect(pressRight(rowOf('a'))).toBe(true)
  })
})
