import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import type { EditorSession } from '../store/session'
import { renderEditor } from '../testing/open-canvas'
import { lineOfTree, testSession } from '../testing/open-session'
import { announced, block, frame, selected, threeBlocks } from '../testing/three-blocks'
import { Canvas } from './canvas'

let session: EditorSession
beforeEach(() => {
  session = testSession(threeBlocks, { registry: definitions })
})

const open = () => renderEditor(session, <Canvas />)
const page = () => frame('one').closest('[data-canvas]') ?? document.body
const line = () => lineOfTree(session.pageStore.getState().page.tree)

describe('selecting', () => {
  test('a click selects the innermost block, and does not follow links', () => {
    open()
    const link = within(frame('one')).getByRole('link')
    expect(fireEvent.click(link)).toBe(false)
    expect(selected()).toEqual(['one'])
    fireEvent.click(within(frame('two')).getByText('Second words'))
    expect(selected()).toEqual(['two'])
  })

  test('Escape selects the container, then nothing', async () => {
    open()
    const user = userEvent.setup()
    await user.click(frame('two'))
    await user.keyboard('{Escape}')
    expect(selected()).toEqual(['hall'])
    expect(announced()).toBe('Section, position 2 of 3 in “Main”')
    await user.keyboard('{Escape}')
    expect(selected()).toEqual([])
  })

  test('Space scrolls the page away neither from a selected block nor from none', async () => {
    open()
    const user = userEvent.setup()
    const canvas = screen.getByLabelText('Page canvas')
    await user.click(frame('two'))
    expect(fireEvent.keyDown(canvas, { key: ' ' })).toBe(false)
    expect(selected()).toEqual(['two'])
    await user.keyboard('{Escape}{Escape}')
    expect(fireEvent.keyDown(canvas, { key: ' ' })).toBe(false)
  })

  test('a block is marked where the pointer rests, not those that it passes', async () => {
    open()
    const marked: (string | null)[] = []
    session.uiStore.subscribe(({ hoveredId }) => marked.push(hoveredId))
    fireEvent.mouseOver(frame('one'))
    fireEvent.mouseOver(within(frame('two')).getByText('Second words'))
    fireEvent.mouseOver(frame('two'))
    await waitFor(() => expect(marked).toEqual(['two']))
    fireEvent.mouseOver(frame('one'))
    fireEvent.mouseLeave(page())
    await waitFor(() => expect(marked).toEqual(['two', null]))
  })

  test('the bar keeps the focus when it leads from a block to its container', async () => {
    open()
    act(() => session.uiStore.select('two'))
    const user = userEvent.setup()
    const bar = screen.getByRole('toolbar')
    await user.click(within(bar).getByRole('button', { name: /^Select / }))
    expect(selected()).toEqual(['hall'])
    expect(screen.getByRole('toolbar')).toBe(bar)
  })

  test('Escape in the bar of a block leads back to the block', async () => {
    open()
    const user = userEvent.setup()
    act(() => session.uiStore.select('two'))
    screen.getByLabelText('Page canvas').focus()
    await user.keyboard('{Alt>}{F10}{/Alt}')
    expect(screen.getByRole('toolbar').contains(document.activeElement)).toBe(true)
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(screen.getByLabelText('Page canvas'))
    expect(selected()).toEqual(['two'])
  })

  test('with Ctrl one more is selected, with Shift all between, and the bar acts on all', async () => {
    open()
    const user = userEvent.setup()
    fireEvent.click(frame('one'))
    fireEvent.click(frame('gone'), { ctrlKey: true })
    expect(selected()).toEqual(['one', 'gone'])
    expect(frame('hall').dataset.selected).toBeUndefined()
    fireEvent.click(frame('one'), { ctrlKey: true })
    expect(selected()).toEqual(['gone'])
    fireEvent.click(frame('one'), { shiftKey: true })
    expect(selected()).toEqual(['one', 'hall', 'gone'])
    const bar = within(screen.getByRole('toolbar', { name: '3 blocks' }))
    await user.click(bar.getByRole('button', { name: 'Delete' }))
    expect(line()).toBe('')
    act(() => session.pageStore.undo() && undefined)
    expect(line()).toBe('one hall[two] gone')
  })

  test('Shift with arrows selects siblings, and moving takes all of them along', async () => {
    open()
    const user = userEvent.setup()
    await user.click(frame('one'))
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(selected()).toEqual(['one', 'hall'])
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(line()).toBe('gone one hall[two]')
    await user.keyboard('{Control>}a{/Control}')
    expect(selected()).toEqual(['gone', 'one', 'hall'])
    await user.keyboard('{Escape}')
    expect(selected()).toEqual([])
  })

  test('arrow keys go through the page in reading order, and each block is announced', async () => {
    open()
    const user = userEvent.setup()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByLabelText('Page canvas'))
    const heard: (string | null)[] = []
    for (let step = 0; step < 4; step += 1) {
      await user.keyboard('{ArrowDown}')
      heard.push(announced())
    }
    expect(heard).toEqual([
      'Text, position 1 of 3 in “Main”',
      'Section, position 2 of 3 in “Main”',
      'Text, position 1 of 1 in “Main › Section”',
      'Weather, position 3 of 3 in “Main”',
    ])
    await user.keyboard('{Home}{ArrowDown}{ArrowRight}')
    expect(selected()).toEqual(['two'])
    await user.keyboard('{ArrowLeft}')
    expect(selected()).toEqual(['hall'])
    await user.keyboard('{Enter}')
    expect(session.uiStore.getState().focusRequest?.blockId).toBe('hall')
  })

  test('keys of the selected block move, copy and delete it', async () => {
    open()
    const user = userEvent.setup()
    await user.click(frame('one'))
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(line()).toBe('hall[two] one gone')
    await user.keyboard('{Control>}d{/Control}')
    expect(session.pageStore.getState().page.tree.blocks.size).toBe(5)
    await user.keyboard('{Backspace}')
    expect(line()).toBe('hall[two] one gone')
  })
})

describe('by keys and by menu a block is', () => {
  test('wrapped in a section and taken out again', async () => {
    open()
    const user = userEvent.setup()
    await user.click(frame('one'))
    await user.keyboard('{Control>}g{/Control}')
    await waitFor(() => expect(line()).toBe(`${selected()[0]}[one] hall[two] gone`))
    await user.keyboard('{Control>}{Shift>}g{/Shift}{/Control}')
    expect(line()).toBe('one hall[two] gone')
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Wrap in “Columns”' }))
    expect(selected()).not.toEqual(['one'])
  })

  test('not wrapped where no container takes it, which is said, as is what can’t be unwrapped', async () => {
    const of = (...names: string[]) => names.map((name) => [name, block(name)] as const)
    session = testSession(threeBlocks, { registry: new Map(of('Text')) })
    open()
    const user = userEvent.setup()
    await user.click(frame('one'))
    await user.keyboard('{Control>}g{/Control}')
    await waitFor(() =>
      expect(announced()).toBe(
        '“Text” can’t be wrapped here: select other blocks, or move it first',
      ),
    )
    await user.keyboard('{Control>}{Shift>}g{/Shift}{/Control}')
    expect(announced()).toBe('Nothing to unwrap: select a block that contains other blocks')
    expect(session.pageStore.getState().past).toEqual([])
  })

  test('renamed', async () => {
    open()
    const user = userEvent.setup()
    await user.click(frame('one'))
    await user.keyboard('{F2}')
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'સ્વાગત{Enter}')
    expect(screen.getByRole('toolbar', { name: 'Block સ્વાગત' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('locked: the bar offers only to unlock it, and keys do nothing', async () => {
    open()
    const user = userEvent.setup()
    await user.click(frame('one'))
    await user.keyboard('{Control>}{Shift>}l{/Shift}{/Control}')
    const bar = within(screen.getByRole('toolbar', { name: 'Block Text' }))
    expect(bar.queryByRole('button', { name: 'Delete' })).toBeNull()
    await user.keyboard('{Delete}{Alt>}{ArrowDown}{/Alt}')
    expect(line()).toBe('one hall[two] gone')
    await user.click(bar.getByRole('button', { name: 'Unlock Text' }))
    await user.keyboard('{Delete}')
    expect(line()).toBe('hall[two] gone')
  })
})

describe('the bar of the selected block', () => {
  test('moves, copies and deletes, keeps the focus on its button, and says when there is no further', async () => {
    open()
    const user = userEvent.setup()
    await user.click(frame('one'))
    const bar = within(screen.getByRole('toolbar', { name: 'Block Text' }))
    await user.click(bar.getByRole('button', { name: 'Move down' }))
    expect(line()).toBe('hall[two] one gone')
    expect(document.activeElement).toBe(bar.getByRole('button', { name: 'Move down' }))
    await user.keyboard('{Enter}{Enter}')
    expect(line()).toBe('hall[two] gone one')
    expect(announced()).toBe('“Text” is already last')
    await user.click(bar.getByRole('button', { name: 'Delete' }))
    expect(line()).toBe('hall[two] gone')
    expect(document.activeElement).toBe(screen.getByLabelText('Page canvas'))
  })

  test('leads to the container', async () => {
    open()
    const user = userEvent.setup()
    await user.click(frame('two'))
    await user.click(screen.getByRole('button', { name: 'Select Section' }))
    expect(selected()).toEqual(['hall'])
  })

  test('moves a block to a distant place by name', async () => {
    open()
    const user = userEvent.setup()
    await user.click(frame('one'))
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: /Move to/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move “Text” to…' }))
    await user.type(dialog.getByRole('combobox', { name: 'Search places' }), 'section, after')
    expect(dialog.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'After “Second words”Main › Section',
    ])
    await user.keyboard('{Enter}')
    expect(line()).toBe('hall[two one] gone')
    expect(announced()).toBe('“Text” moved: position 2 of 2 in “Main › Section”')
  })
})
