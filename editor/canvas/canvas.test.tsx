import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { type AnyBlock, defineBlock } from '#schema/block/block'
import { number, string } from '#schema/fields'
import { newBlock } from '#schema/page/stored-props'
import { slotKey } from '#schema/page/tree'
import { changeField } from '../store/change-fields'
import { toggleHidden } from '../store/commands'
import type { EditorSession } from '../store/session'
import { renderEditor } from '../testing/open-canvas'
import { emptySource, lineOfTree, testSession } from '../testing/open-session'
import { block, frame, paragraph, selected, threeBlocks } from '../testing/three-blocks'
import { Canvas } from './canvas'

const section = block('Section')

let session: EditorSession
beforeEach(() => {
  session = testSession(threeBlocks, { registry: definitions })
})

const open = () => renderEditor(session, <Canvas />)
const line = () => lineOfTree(session.pageStore.getState().page.tree)

describe('the canvas', () => {
  test('shows the page with the views a visitor gets, blocks inside containers too', () => {
    open()
    expect(frame('one').textContent).toContain('First words')
    expect(frame('hall').contains(frame('two'))).toBe(true)
    expect(frame('one').dataset.blockName).toBe('Text')
    expect(document.querySelector('.page[data-canvas]')).toBeTruthy()
  })

  test('shows a changed field at once, and renders no other block again', () => {
    open()
    const other = frame('two').innerHTML
    const before = frame('one').querySelector('p')
    act(() => changeField(session, 'one', 'html', '<p>Changed words</p>'))
    expect(frame('one').textContent).toContain('Changed words')
    expect(frame('two').innerHTML).toBe(other)
    expect(before?.isConnected).toBe(true)
  })

  test('a column that the number of columns does not ask for is no place to fill', () => {
    const content = { format: 1 as const, blocks: [newBlock(block('Columns'), 'cols')] }
    session = testSession(content, { registry: definitions })
    open()
    expect(
      within(frame('cols'))
        .getAllByText(/is empty$/)
        .map((each) => each.textContent),
    ).toEqual(['“Column 1” is empty', '“Column 2” is empty'])
    act(() => changeField(session, 'cols', 'count', 3))
    expect(within(frame('cols')).getByText('“Column 3” is empty')).toBeTruthy()
  })

  test('a block that shows nothing yet says what is missing, and has the button that fills it', async () => {
    const content = { format: 1 as const, blocks: [newBlock(block('Media'), 'pictures')] }
    session = testSession(content, { registry: definitions })
    open()
    expect(await within(frame('pictures')).findByText('No pictures yet.')).toBeTruthy()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Add pictures' }))
    expect(session.uiStore.getState().focusRequest).toMatchObject({
      ...{ blockId: 'pictures', field: 'medias', fills: true },
    })
  })

  test('anyone who may not edit, or tries the page out, gets no button', async () => {
    const content = { format: 1 as const, blocks: [newBlock(block('Media'), 'pictures')] }
    session = testSession(content, { registry: definitions, canEdit: false })
    open()
    expect(await within(frame('pictures')).findByText('No pictures yet.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add pictures' })).toBeNull()
    act(() => session.uiStore.setInteractive(true))
    await waitFor(() => expect(frame('pictures').textContent).toBe(''))
  })

  test('says which component is not found, keeps its fields in sight, and lets it be deleted', async () => {
    open()
    const card = frame('gone')
    expect(await within(card).findByText("Component 'Weather' not found in registry")).toBeTruthy()
    const user = userEvent.setup()
    await user.click(within(card).getByText('Stored fields'))
    expect(card.querySelector('details')?.open).toBe(true)
    expect(card.textContent).toContain('Diwali')
    await user.click(within(card).getByText("Component 'Weather' not found in registry"))
    await user.keyboard('{Delete}')
    expect(line()).toBe('one hall[two]')
  })

  test('marks a hidden block and keeps it in sight', () => {
    open()
    act(() => toggleHidden(session, 'one'))
    expect(frame('one').dataset.hidden).toBe('')
    expect(frame('one').textContent).toContain('First words')
  })

  test('shows the rule a block breaks', async () => {
    const strict = defineBlock({
      name: 'Text',
      label: 'Text',
      description: 'Words.',
      category: 'content',
      targets: ['location'],
      fields: { html: string({ label: 'Words', required: true }) },
    }) as unknown as AnyBlock
    session = testSession(
      { format: 1, blocks: [newBlock(strict, 'bare')] },
      { registry: new Map([['Text', strict]]) },
    )
    open()
    expect(await within(frame('bare')).findByText("Field 'Words' is required")).toBeTruthy()
  })

  test('has a place for blocks in an empty container, and asks there which one', async () => {
    session = testSession(
      { format: 1, blocks: [newBlock(section, 'hall')] },
      { registry: definitions },
    )
    open()
    const label = section.slots.content?.label ?? ''
    await userEvent.setup().click(screen.getByRole('button', { name: `Add a block to “${label}”` }))
    const slot = slotKey('hall', 'content')
    expect(session.uiStore.getState().insertingAt).toEqual({ slot, index: 0 })
  })

  test('tells on an empty page how to begin', async () => {
    session = testSession({ format: 1, blocks: [] }, { registry: definitions })
    open()
    expect(await screen.findByText('This page is empty')).toBeTruthy()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Text' }))
    expect(session.pageStore.getState().page.tree.blocks.size).toBe(1)
  })

  test('offers no changes to who may only look', () => {
    session = testSession(threeBlocks, { registry: definitions, canEdit: false })
    open()
    fireEvent.click(frame('one'))
    expect(selected()).toEqual(['one'])
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
    screen.getByLabelText('Page canvas').focus()
    fireEvent.keyDown(screen.getByLabelText('Page canvas'), { key: 'Delete' })
    expect(line()).toBe('one hall[two] gone')
  })
})

describe('a block that shows more than its fields', () => {
  const failing = (load: AnyBlock['load']) =>
    ({
      ...defineBlock({
        name: 'Text',
        label: 'Text',
        description: 'Words.',
        category: 'content',
        targets: ['location'],
        fields: { html: string({ label: 'Words' }), topic: number({ label: 'Topic' }) },
      }),
      load,
    }) as unknown as AnyBlock

  test('is shown once that has come, and says when it cannot', async () => {
    let answer: (() => Promise<undefined>) | undefined
    const load = vi.fn(() => answer?.() ?? Promise.reject(new Error('The server is away')))
    const definition = failing(load)
    const stored = newBlock(definition, 'late', { html: '<p>At last</p>', topic: 1 })
    session = testSession(
      { format: 1, blocks: [stored, paragraph('one', 'Beside it')] },
      { registry: new Map([['Text', definition]]), source: emptySource },
    )
    open()
    await waitFor(() => expect(frame('late').textContent).toContain('“Text” can’t be shown'))
    expect(frame('late').textContent).toContain('The server is away.')
    answer = async () => undefined
    await userEvent.setup().click(within(frame('late')).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(frame('late').textContent).toBe('At last'))
    act(() => changeField(session, 'late', 'html', '<p>And more</p>'))
    expect(frame('late').textContent).toBe('And more')
  })

  test('that throws while it is rendered leaves the others standing', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const definition = failing(undefined)
    // The definition says number where the view takes markup, so the view throws.
    const broken = {
      ...definition,
      fields: { html: number({ label: 'Words' }) },
    } as unknown as AnyBlock
    session = testSession(
      {
        format: 1,
        blocks: [newBlock(broken, 'bad', { html: 5 }), { id: 'gone', name: 'X', fields: [] }],
      },
      { registry: new Map([['Text', broken]]) },
    )
    open()
    expect(frame('bad').textContent).toContain('“Text” can’t be shown')
    const missing = "Component 'X' not found in registry"
    await waitFor(() => expect(frame('gone').textContent).toContain(missing))
    complain.mockRestore()
  })
})
