import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ROOT } from '#schema/page/tree'
import { insertNew } from '../store/commands'
import type { EditorSession } from '../store/session'
import { renderEditor } from '../testing/open-canvas'
import { lineOfTree, testSession } from '../testing/open-session'
import { Palette } from './palette'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

let session: EditorSession
beforeEach(() => {
  session = testSession('a b[c]')
})

const open = () => renderEditor(session, <Palette />)
const entries = () =>
  [...document.querySelectorAll<HTMLElement>('[data-palette-block]')].map(
    (each) => each.dataset.paletteBlock,
  )
const line = () => lineOfTree(session.pageStore.getState().page.tree)
const addedId = () => session.uiStore.getState().selectedId
const voice = () => screen.getByTestId('voice').textContent

describe('the palette', () => {
  test('offers the blocks of this kind of page, by what they are about', () => {
    open()
    expect(entries()).toEqual(['Note', 'Box', 'Shelf'])
    expect(screen.getAllByRole('heading').map((each) => each.textContent)).toEqual([
      'Text',
      'Links to other pages',
    ])
    cleanup()
    session = testSession('', { target: 'content' })
    open()
    expect(entries()).toEqual(['Note', 'Box'])
  })

  test('finds blocks by what they are called and what they do', async () => {
    open()
    const search = screen.getByRole('searchbox', { name: 'Search blocks' })
    await userEvent.setup().type(search, 'side by')
    expect(entries()).toEqual(['Shelf'])
  })

  test('adds what fits best at Enter in the search, and says which that is', async () => {
    open()
    const search = screen.getByRole('searchbox', { name: 'Search blocks' })
    const user = userEvent.setup()
    await user.type(search, 'side by')
    expect(screen.getByText('1 block. Press Enter to add “Shelf”.')).toBeTruthy()
    await user.clear(search)
    await user.type(search, 'no{Enter}')
    expect(line()).toBe(`a b[c] ${addedId()}`)
    await user.type(search, 'xyz{Enter}')
    expect(session.pageStore.getState().page.tree.blocks.size).toBe(4)
  })

  test('keeps every block in its place while one works, also when it is opened again', async () => {
    localStorage.setItem('toran-block-uses', JSON.stringify({ Box: 2, Note: 1 }))
    open()
    const first = entries()
    expect(first.slice(0, 2)).toEqual(['Box', 'Note'])
    const user = userEvent.setup()
    const [, note] = screen.getAllByRole('button', { name: 'Note' })
    for (let count = 0; count < 3; count += 1) if (note) await user.click(note)
    expect(entries()).toEqual(first)
    cleanup()
    open()
    expect(entries()).toEqual(first)
    // Another visit, as of the next day.
    sessionStorage.clear()
    cleanup()
    open()
    expect(entries().slice(0, 2)).toEqual(['Note', 'Box'])
  })

  test('begins with what one has added most, once the editor is opened again', async () => {
    open()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Shelf' }))
    expect(screen.queryByRole('heading', { name: 'Used most' })).toBeNull()
    cleanup()
    sessionStorage.clear()
    session = testSession('a b[c]')
    open()
    const most = within(screen.getByRole('region', { name: 'Used most' }))
    expect(most.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Shelf'])
    // It is where it belongs as well, and Tab stops once.
    expect(entries()).toEqual(['Shelf', 'Note', 'Box', 'Shelf'])
    expect(document.querySelectorAll('[data-palette-block][tabindex="0"]')).toHaveLength(1)
    await user.type(screen.getByRole('searchbox', { name: 'Search blocks' }), 'side by')
    expect(entries()).toEqual(['Shelf'])
  })

  test('begins with what is in sight, and is whole when it is approached, also after another tab', async () => {
    vi.stubGlobal('innerHeight', 100)
    open()
    expect(entries()).toEqual(['Note'])
    await userEvent.setup().hover(screen.getByRole('button', { name: 'Note' }))
    expect(entries()).toEqual(['Note', 'Box', 'Shelf'])
    cleanup()
    open()
    expect(entries()).toEqual(['Note', 'Box', 'Shelf'])
  })

  test('clears its search once a block is added, by click or from elsewhere', async () => {
    open()
    const user = userEvent.setup()
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search blocks' })
    await user.type(search, 'note')
    await user.click(screen.getByRole('button', { name: 'Note' }))
    expect(search.value).toBe('')
    expect(entries()).toHaveLength(3)
    await user.type(search, 'box')
    act(() => void insertNew(session, 'Note', { slot: ROOT, index: 0 }))
    expect(search.value).toBe('')
  })

  test('says when nothing matches, and clears the search', async () => {
    open()
    const user = userEvent.setup()
    const search = screen.getByRole('searchbox', { name: 'Search blocks' })
    await user.type(search, 'xyz')
    expect(screen.getByText("No block matches 'xyz'")).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(entries()).toHaveLength(3)
    expect(document.activeElement).toBe(search)
  })

  test('takes text in any script, and text that looks like a pattern', async () => {
    open()
    const search = screen.getByRole('searchbox', { name: 'Search blocks' })
    for (const words of ['સ્વાગત', '(.*', '\\', '<b>']) {
      fireEvent.change(search, { target: { value: words } })
      expect(screen.getByText(`No block matches '${words}'`)).toBeTruthy()
    }
  })

  test('adds a block at a click after the selection', async () => {
    open()
    act(() => session.uiStore.select('a'))
    await userEvent.setup().click(screen.getByRole('button', { name: 'Note' }))
    expect(line()).toBe(`a ${addedId()} b[c]`)
    expect(voice()).toBe('“Note” added: position 2 of 3 in “Main”')
  })

  test('adds one block at a double click, and two at two clicks', async () => {
    open()
    const user = userEvent.setup()
    const entry = screen.getByRole('button', { name: 'Note' })
    await user.dblClick(entry)
    expect(line()).toBe(`a b[c] ${addedId()}`)
    fireEvent.click(entry, { detail: 1 })
    expect(session.pageStore.getState().page.tree.blocks.size).toBe(5)
  })

  test('adds a block by Enter, and once', async () => {
    open()
    screen.getByRole('button', { name: 'Note' }).focus()
    await userEvent.setup().keyboard('{Enter}')
    expect(line()).toBe(`a b[c] ${addedId()}`)
  })

  test('is one stop of Tab; arrows go from entry to entry, and Tab comes back to the last', async () => {
    open()
    const user = userEvent.setup()
    const focused = () => (document.activeElement as HTMLElement).dataset.paletteBlock
    screen.getByRole('searchbox', { name: 'Search blocks' }).focus()
    await user.tab()
    expect(focused()).toBe('Note')
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(focused()).toBe('Shelf')
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('Shelf')
    await user.tab({ shift: true })
    await user.tab()
    expect(focused()).toBe('Shelf')
    await user.keyboard('{Home}')
    expect(focused()).toBe('Note')
    await user.tab()
    expect(document.activeElement).toBe(document.body)
  })

  test('leads from the search into the list by the arrow down', async () => {
    open()
    const user = userEvent.setup()
    await user.type(screen.getByRole('searchbox', { name: 'Search blocks' }), 'side by{ArrowDown}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Shelf' }))
  })

  test('is for looking only to who may not edit', () => {
    session = testSession('a', { canEdit: false })
    open()
    const entry = screen.getByRole<HTMLButtonElement>('button', { name: 'Note' })
    expect(entry.disabled).toBe(true)
    fireEvent.keyDown(entry, { key: ' ' })
    expect(session.uiStore.getState().drag).toBeNull()
  })
})

describe('an entry picked up with Space', () => {
  test('starts after the selection, goes from place to place, and is added where it is dropped', async () => {
    open()
    act(() => session.uiStore.select('a'))
    screen.getByRole('button', { name: 'Note' }).focus()
    const user = userEvent.setup()
    await user.keyboard(' ')
    expect(voice()).toBe('Picked up “Note”. Position 2 of 3 in “Main”.')
    await user.keyboard('{ArrowDown}')
    expect(voice()).toBe('Position 1 of 2 in “Main › Box”')
    expect(line()).toBe('a b[c]')
    await user.keyboard('{Enter}')
    expect(line()).toBe(`a b[${addedId()} c]`)
  })

  test('has no place on a page that is full, which is said at once', async () => {
    session = testSession('a b[c]', { maxBlocks: 3 })
    open()
    screen.getByRole('button', { name: 'Note' }).focus()
    const user = userEvent.setup()
    await user.keyboard(' ')
    const full = 'This page has 3 blocks, and 1 more would exceed the limit of 3'
    expect(voice()).toBe(`Picked up “Note”. ${full}: delete some first.`)
    await user.keyboard('{ArrowDown}{Enter}')
    expect(session.uiStore.getState().toast?.text).toBe(`${full}: delete some first`)
    expect(line()).toBe('a b[c]')
  })

  test('is not added when it is put back', async () => {
    open()
    screen.getByRole('button', { name: 'Box' }).focus()
    await userEvent.setup().keyboard(' {ArrowUp}{Escape}')
    expect(voice()).toBe('Cancelled. “Box” wasn’t added')
    expect(line()).toBe('a b[c]')
    expect(session.pageStore.getState().page.tree.children.get(ROOT)).toEqual(['a', 'b'])
  })
})
