import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { newLayout, type SiteLayout } from '#schema/page/site-layout'
import { newBlock } from '#schema/page/stored-props'
import { ROOT, slotKey } from '#schema/page/tree'
import { firstWords } from '../blocks/first-words'
import { changeField, rename, toggleHidden } from '../store/commands'
import { chooseLayout } from '../store/layout-commands'
import type { EditorSession } from '../store/session'
import { renderEditor } from '../testing/open-canvas'
import { drawnContent, lineOfTree, testSession } from '../testing/open-session'
import { block } from '../testing/three-blocks'
import { Outline } from './outline'
import { placeAtRow } from './place-at-row'

let session: EditorSession
beforeEach(() => {
  session = testSession('a b[c d[]] xe')
  rename(session, 'a', 'Welcome')
})

const open = () => renderEditor(session, <Outline />)
const rows = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'))
const rowOf = (id: string) =>
  screen.getAllByRole('treeitem').find(({ dataset }) => dataset.outlineId === id) as HTMLElement
const row = (name: RegExp | string) => screen.getByRole('treeitem', { name })
const selected = () => session.uiStore.getState().selectedId
const line = () => lineOfTree(session.pageStore.getState().page.tree)
const focused = () => document.activeElement?.getAttribute('data-outline-id')

test('the outline lists every block with its kind, its depth and what is the matter with it', () => {
  toggleHidden(session, 'b')
  changeField(session, 'c', 'text', '')
  open()
  expect(rows()).toEqual([
    'Welcome, Note',
    'Box, hidden, 1 problem in this branch',
    "Note, Field 'Text' is required",
    'Box',
    "Gone, Component 'Gone' not found in registry",
  ])
  const levels = screen.getAllByRole('treeitem').map((each) => each.getAttribute('aria-level'))
  expect(levels).toEqual(['1', '1', '2', '2', '1'])
})

test('it is one stop for Tab, and arrow keys go through it', async () => {
  open()
  const user = userEvent.setup()
  await user.tab()
  expect(focused()).toBe('a')
  await user.keyboard('{ArrowDown}')
  expect([focused(), selected()]).toEqual(['b', 'b'])
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(focused()).toBe('d')
  await user.keyboard('{ArrowLeft}')
  expect(focused()).toBe('b')
  await user.keyboard('{End}')
  expect(focused()).toBe('xe')
  await user.keyboard('{Home}')
  expect(focused()).toBe('a')
  await user.keyboard('g')
  expect(focused()).toBe('xe')
})

test('Enter asks for the fields of the block', async () => {
  open()
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(session.uiStore.getState().focusRequest?.blockId).toBe('b')
})

test('a block is moved and deleted by keys, and focus goes on to the next', async () => {
  open()
  const user = userEvent.setup()
  await user.click(row(/Welcome/))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(line()).toBe('b[c d[]] a xe')
  expect(focused()).toBe('a')
  await user.keyboard('{Delete}')
  expect(line()).toBe('b[c d[]] xe')
  expect([focused(), selected()]).toEqual(['xe', 'xe'])
})

test('the menu of a row does the same', async () => {
  open()
  const user = userEvent.setup()
  await user.click(row(/Welcome/))
  await user.click(within(row(/Welcome/)).getByRole('button', { name: 'More for Welcome' }))
  await user.click(await screen.findByRole('menuitem', { name: /Move down/ }))
  expect(line()).toBe('b[c d[]] a xe')
  expect(selected()).toBe('a')
})

test('selecting elsewhere moves its mark and leaves the focus where it is', () => {
  open()
  act(() => session.uiStore.select('c'))
  expect(row('Words, Note').getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(document.body)
})

test('arrows fold a branch away and out again, and it opens by itself for what is selected in it', async () => {
  open()
  const user = userEvent.setup()
  await user.click(rowOf('b'))
  expect(rowOf('b').getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{ArrowLeft}')
  expect(rows()).toEqual(['Welcome, Note', 'Box', expect.stringContaining('Gone')])
  expect(rowOf('b').getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(focused()).toBe('c')
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  act(() => session.uiStore.select('d'))
  expect(rows()).toHaveLength(5)
})

test('each row tells its position among its siblings', () => {
  open()
  const where = screen
    .getAllByRole('treeitem')
    .map((each) => `${each.getAttribute('aria-posinset')}/${each.getAttribute('aria-setsize')}`)
  expect(where).toEqual(['1/3', '2/3', '1/2', '2/2', '3/3'])
  expect(screen.getByRole('tree').getAttribute('aria-multiselectable')).toBe('true')
})

test('several rows are selected by pointer and by keys, and act together', async () => {
  open()
  const user = userEvent.setup()
  const chosen = () => [...session.uiStore.getState().selectedIds].join(' ')
  await user.click(row(/Welcome/))
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(chosen()).toBe('a b')
  await user.keyboard('{Home}{Control>}{ArrowDown}{ArrowDown} {/Control}')
  expect(chosen()).toBe('a c')
  await user.keyboard('{Control>}')
  await user.click(row(/Gone/))
  await user.keyboard('{/Control}')
  expect(chosen()).toBe('a c xe')
  await user.keyboard('{Delete}')
  expect(line()).toBe('b[d[]]')
})

test('F2 names a block in its row; Enter keeps the name, Escape does not', async () => {
  open()
  const user = userEvent.setup()
  await user.click(row(/Welcome/))
  await user.keyboard('{F2}')
  await user.clear(screen.getByRole('textbox', { name: 'Name of Welcome' }))
  await user.keyboard('સ્વાગત{Enter}')
  expect(rows()[0]).toBe('સ્વાગત, Note')
  expect(focused()).toBe('a')
  await user.keyboard('{F2}nothing of this{Escape}')
  expect(rows()[0]).toBe('સ્વાગત, Note')
})

test('a row hides and locks its block', async () => {
  open()
  const user = userEvent.setup()
  await user.click(row(/Welcome/))
  await user.click(screen.getByRole('button', { name: 'Hide Welcome from visitors' }))
  await user.click(screen.getByRole('button', { name: 'Lock Welcome' }))
  expect(rows()[0]).toBe('Welcome, Note, hidden, locked')
  await user.keyboard('{F2}')
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Unlock Welcome' }))
  expect(rows()[0]).toBe('Welcome, Note, hidden')
})

test('a branch counts the problems of all it holds', () => {
  changeField(session, 'c', 'text', '')
  open()
  expect(rows()[1]).toBe('Box, 1 problem in this branch')
  expect(row(/1 problem in this branch/).textContent).toContain('1')
})

test('a word typed quickly finds the block by its beginning', async () => {
  rename(session, 'd', 'West hall')
  open()
  const user = userEvent.setup()
  await user.click(rowOf('b'))
  await user.keyboard('wes')
  expect(focused()).toBe('d')
})

describe('dragged over a row, a block lands', () => {
  const at = (id: string, share: number, what = 'a') =>
    placeAtRow(session, { kind: 'block', id: what }, { id, share })

  test('before and after blocks, in containers, and at the end below the last row', () => {
    expect(at('xe', 0.2).place).toEqual({ slot: ROOT, index: 1 })
    expect(at('xe', 0.8).place).toEqual({ slot: ROOT, index: 2 })
    expect(at('b', 0.1).place).toEqual({ slot: ROOT, index: 0 })
    expect(at('b', 0.5)).toMatchObject({
      place: { slot: 'b\u0000content', index: 2 },
      side: 'inside',
    })
    expect(at('d', 0.9)).toMatchObject({
      place: { slot: 'b\u0000content', index: 2 },
      side: 'after',
    })
    expect(placeAtRow(session, { kind: 'block', id: 'a' }, null).place?.index).toBe(2)
  })

  test('nowhere over itself, nor in what it holds', () => {
    expect(at('a', 0.5).place).toBeNull()
    expect(at('d', 0.1, 'b')).toMatchObject({
      place: null,
      refusal: 'Box cannot stand inside itself',
    })
  })
})

test('a row is called by what visitors read in its block first, as it is typed', () => {
  open()
  expect(rows()[2]).toBe('Words, Note')
  act(() =>
    changeField(
      session,
      'c',
      'text',
      '[[Lamps]] are lit at seven, every evening of the year, and out at ten',
    ),
  )
  expect(rows()[2]).toBe('Lamps are lit at seven, every evening of the year, and out, Note')
})

test('formatted text, titles and items of lists say which block it is', () => {
  const first = (name: string, props: Readonly<Record<string, unknown>>) =>
    firstWords(newBlock(block(name), 'one', props), definitions)
  expect(first('Text', { html: '<h2>Puja&nbsp;times</h2><p>At seven</p>' })).toBe(
    'Puja times At seven',
  )
  expect(first('Hero', { eyebrow: 'Welcome', title: 'The temple' })).toBe('The temple')
  expect(first('CardList', { items: [{ title: 'First card' }] })).toBe('First card')
  expect(first('Text', { html: '' })).toBe('')
})

describe('the lanes of a block that holds several', () => {
  beforeEach(() => {
    const [a, n] = drawnContent('a n').blocks
    if (!a || !n) throw new Error('Two blocks were drawn')
    const shelf = { id: 's', name: 'Shelf', fields: [], slots: { left: [n], right: [] } }
    session = testSession({ format: 1, blocks: [a, shelf] })
  })
  const lane = slotKey('s', 'right')

  test('are rows, also the empty ones, with what they hold below them', () => {
    open()
    expect(rows().slice(1)).toEqual(['Shelf', 'Left', 'Words, Note', 'Right, empty'])
    const levels = screen.getAllByRole('treeitem').map((each) => each.getAttribute('aria-level'))
    expect(levels).toEqual(['1', '1', '2', '3', '2'])
  })

  test('take what is dropped on them', () => {
    const at = placeAtRow(
      session,
      { kind: 'block', id: 'a' },
      { id: lane, share: 0.9, isLane: true },
    )
    expect(at).toMatchObject({ place: { slot: lane, index: 0 }, side: 'inside' })
    const refused = placeAtRow(
      session,
      { kind: 'new', name: 'Box' },
      { id: lane, share: 0.5, isLane: true },
    )
    expect(refused).toMatchObject({ place: null, refusal: 'Shelf does not take Box' })
  })

  test('are gone by with arrows, and Enter asks for a block to fill them; a block key does nothing to them', async () => {
    open()
    const user = userEvent.setup()
    await user.click(rowOf('n'))
    await user.keyboard('{ArrowDown}')
    expect([focused(), selected()]).toEqual([lane, 'n'])
    await user.keyboard('{Delete}')
    expect(session.pageStore.getState().past).toEqual([])
    await user.keyboard('{Enter}')
    expect(session.uiStore.getState().insertingAt).toEqual({ slot: lane, index: 0 })
    await user.keyboard('{ArrowLeft}')
    expect([focused(), selected()]).toEqual(['s', 's'])
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect([focused(), selected()]).toEqual(['n', 'n'])
    await user.click(screen.getByRole('button', { name: 'Add a block to Left' }))
    expect(session.uiStore.getState().insertingAt).toEqual({ slot: slotKey('s', 'left'), index: 1 })
  })
})

describe('what is around the page', () => {
  const content = newLayout(definitions)
  const layout: SiteLayout = {
    documentId: 90,
    locationId: 10,
    locationName: 'Toronto',
    content,
    permission: 'MANAGE',
  }
  const parts = () => screen.queryAllByRole('region').map((part) => part.textContent)

  test('is listed before and after the blocks, with the way to where it is edited', () => {
    session = testSession('a', { layout })
    open()
    expect(parts()).toEqual(['HeaderEdit the site’s header', 'FooterEdit the site’s footer'])
    const way = screen.getByRole('link', { name: 'Edit the site’s header' })
    expect(way.getAttribute('href')).toBe('/editor/pages/90')
    expect(rows()).toHaveLength(1)
  })

  test('has no way for who may not open it, and is not listed when the page leaves it out', () => {
    session = testSession('', { layout: { ...layout, permission: null } })
    act(() => chooseLayout(session, { footer: 'none' }))
    open()
    expect(parts()).toEqual(['Header'])
    expect(screen.queryByRole('link')).toBeNull()
  })
})

test('an empty page says what will be here', () => {
  session = testSession('')
  open()
  expect(screen.getByText('No blocks yet')).toBeTruthy()
})
