import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { newBlock } from '#schema/page/stored-props'
import { changeField } from '../store/change-fields'
import { removeBlock } from '../store/edits/remove-block'
import { shownSlots } from '../store/places'
import type { EditorSession } from '../store/session'
import { renderEditor } from '../testing/open-canvas'
import { lineOfTree, testSession } from '../testing/open-session'
import { announced, block, frame, paragraph, threeBlocks } from '../testing/three-blocks'
import { Canvas } from './canvas'

let session: EditorSession
beforeEach(() => {
  session = testSession(threeBlocks, { registry: definitions })
})

const open = () => renderEditor(session, <Canvas />)
const line = () => lineOfTree(session.pageStore.getState().page.tree)

describe('dragging by keyboard', () => {
  async function pickUp() {
    open()
    const user = userEvent.setup()
    await user.click(within(frame('one')).getByText(/First words/))
    act(() => screen.getByRole('button', { name: 'Move Text' }).focus())
    await user.keyboard(' ')
    return user
  }

  test('goes from place to place, into containers and out, and drops there', async () => {
    const user = await pickUp()
    expect(announced()).toBe('Picked up “Text”. Position 1 of 3 in “Main”.')
    const heard: (string | null)[] = []
    for (let step = 0; step < 5; step += 1) {
      await user.keyboard('{ArrowDown}')
      heard.push(announced())
    }
    expect(heard).toEqual([
      'Position 1 of 2 in “Main › Section”',
      'Position 2 of 2 in “Main › Section”',
      'Position 2 of 3 in “Main”',
      'Position 3 of 3 in “Main”',
      'Position 3 of 3 in “Main”',
    ])
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(line()).toBe('one hall[two] gone')
    await user.keyboard(' ')
    expect(line()).toBe('hall[two one] gone')
    expect(announced()).toBe('“Text” moved: position 2 of 2 in “Main › Section”')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Text' }))
  })

  test('takes everything selected along, and says how much it is', async () => {
    open()
    const user = userEvent.setup()
    fireEvent.click(frame('one'))
    fireEvent.click(frame('gone'), { ctrlKey: true })
    act(() => screen.getByRole('button', { name: 'Move 2 blocks' }).focus())
    await user.keyboard(' ')
    expect(announced()).toBe('Picked up 2 blocks. Positions 1 to 2 of 3 in “Main”.')
    await user.keyboard('{ArrowDown}')
    expect(announced()).toBe('Positions 1 to 2 of 3 in “Main › Section”')
    await user.keyboard(' ')
    expect(line()).toBe('hall[one gone two]')
    expect(session.pageStore.getState().past).toHaveLength(1)
  })

  test('offers only the columns that are shown', async () => {
    session = testSession(
      { format: 1, blocks: [paragraph('one', 'Words'), newBlock(block('Columns'), 'cols')] },
      { registry: definitions },
    )
    open()
    const user = userEvent.setup()
    await user.click(frame('one'))
    act(() => screen.getByRole('button', { name: 'Move Text' }).focus())
    await user.keyboard(' ')
    const heard: (string | null)[] = []
    for (let step = 0; step < 4; step += 1) {
      await user.keyboard('{ArrowDown}')
      heard.push(announced())
    }
    expect(heard).toEqual([
      'Position 1 of 1 in “Main › Columns › Column 1”',
      'Position 1 of 1 in “Main › Columns › Column 2”',
      'Position 2 of 2 in “Main”',
      'Position 2 of 2 in “Main”',
    ])
    act(() => changeField(session, 'cols', 'count', 3))
    await user.keyboard('{Escape} {ArrowDown}{ArrowDown}{ArrowDown}')
    expect(announced()).toBe('Position 1 of 1 in “Main › Columns › Column 3”')
    await user.keyboard('{Enter}')
    // The column still shows what it holds, and stays a place, whatever the number says.
    act(() => changeField(session, 'cols', 'count', 2))
    expect(shownSlots(session.pageStore.getState().page.tree, 'cols', definitions)).toHaveLength(3)
  })

  test('Escape puts everything back', async () => {
    const user = await pickUp()
    await user.keyboard('{End}{Escape}')
    expect(line()).toBe('one hall[two] gone')
    expect(announced()).toBe('Cancelled. “Text” stays at position 1 of 3 in “Main”')
    expect(session.uiStore.getState().drag).toBeNull()
    expect(session.pageStore.getState().past).toEqual([])
  })

  test('ends when someone else takes the block off the page meanwhile', async () => {
    const user = await pickUp()
    await user.keyboard('{ArrowDown}')
    act(() => session.pageStore.edit(removeBlock('one'), { label: 'Merged' }))
    expect(announced()).toBe('Cancelled: the block you moved is no longer on the page')
    expect(session.uiStore.getState().drag).toBeNull()
    await user.keyboard('{ArrowDown} ')
    expect(line()).toBe('hall[two] gone')
  })

  test('leaving by Tab, or a press of the pointer, cancels', async () => {
    const user = await pickUp()
    await user.keyboard('{ArrowDown}')
    fireEvent.pointerDown(document.body)
    expect(session.uiStore.getState().drag).toBeNull()
    expect(line()).toBe('one hall[two] gone')
  })
})
