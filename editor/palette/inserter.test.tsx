import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { Canvas } from '../canvas/canvas'
import { toggleLocked } from '../store/lock-commands'
import type { EditorSession } from '../store/session'
import { renderEditor } from '../testing/open-canvas'
import { testSession } from '../testing/open-session'
import { insertAtLine } from '../text/insert-at-line'
import { Inserter } from './inserter'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

let session: EditorSession
beforeEach(() => {
  const note = (id: string) => ({ id, name: 'Lost', fields: [] })
  const shelf = { id: 's', name: 'Lost', fields: [] }
  session = testSession({ format: 1, blocks: [note('a'), shelf] })
})

const kinds = () => {
  const { tree } = session.pageStore.getState().page
  return (tree.children.get('') ?? []).map((id) => tree.blocks.get(id)?.name).join(' ')
}

/** The canvas with the first block selected. */
async function open() {
  renderEditor(session, <Canvas />)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{Home}')
  return user
}

const dialog = () => screen.findByRole('dialog', { name: 'Insert a block' }, { timeout: 10_000 })

test('slash on a selected block asks which one goes after it, and Enter adds it', async () => {
  const user = await open()
  await user.keyboard('/')
  expect(within(await dialog()).getByText('“Main”, after “Lost”')).toBeTruthy()
  await user.keyboard('holds other')
  expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual([
    'BoxHolds other blocks.',
  ])
})

test('what is chosen is added there and selected, and its first field is asked for', async () => {
  session = testSession({ format: 1, blocks: [] }, { registry: definitions })
  const user = await open()
  await user.keyboard('/')
  await dialog()
  await user.keyboard('faq{Enter}')
  await waitFor(() => expect(kinds()).toBe('Faqs'))
  expect(session.uiStore.getState().focusRequest?.blockId).toBe(
    session.uiStore.getState().selectedId,
  )
})

test('the block that is called as was typed comes first', async () => {
  session = testSession({ format: 1, blocks: [] }, { registry: definitions })
  const user = await open()
  await user.keyboard('/')
  await dialog()
  await user.keyboard('hero')
  expect(screen.getAllByRole('option')[0]?.dataset.value).toBe('Hero')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(kinds()).toBe('Hero'))
})

test('it begins with what is used most, each kind with its picture', async () => {
  session = testSession({ format: 1, blocks: [] }, { registry: definitions })
  const user = await open()
  await user.keyboard('/')
  const most = within((await dialog()) as HTMLElement).getByRole('group', { name: 'Used most' })
  const entries = within(most).getAllByRole('option')
  expect(entries.slice(0, 3).map(({ dataset }) => dataset.value)).toEqual([
    ...['Used most Text', 'Used most Media', 'Used most Hero'],
  ])
  for (const entry of entries) expect(entry.querySelector('.ed-sample')).toBeTruthy()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(kinds()).toBe('Text'))
})

test('look-alikes are one entry with a choice by picture; a variant’s own name finds it directly', async () => {
  session = testSession({ format: 1, blocks: [] }, { registry: definitions })
  const user = await open()
  await user.keyboard('/')
  const list = within((await dialog()) as HTMLElement)
  const family = list.getByRole('group', { name: '“Hero”: 4 variants' })
  const variants = within(family).getAllByRole('option')
  expect(variants.map(({ textContent }) => textContent)).toEqual([
    ...['Hero', 'Feature banner', 'Hero mosaic', 'Small hero'],
  ])
  for (const variant of variants) expect(variant.querySelector('.ed-sample')).toBeTruthy()
  await user.keyboard('hero mosaic')
  expect(list.queryByRole('group', { name: '“Hero”: 4 variants' })).toBeNull()
  expect(screen.getAllByRole('option')[0]?.dataset.value).toBe('HeroMosaic')
  await user.clear(screen.getByRole('combobox', { name: 'Search blocks' }))
  await user.click(list.getByRole('option', { name: 'Small hero' }))
  await waitFor(() => expect(kinds()).toBe('SecondHero'))
})

test('a plus is on the line above and below the selected block', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Insert a block before “Lost”, in “Main”' }))
  expect(within(await dialog()).getByText('“Main”, at the top')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(kinds()).toBe('Lost Lost')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Page canvas')))
})

test('a search without result says so', async () => {
  const user = await open()
  await user.keyboard('/')
  await dialog()
  await user.keyboard('zzzz')
  expect(screen.getByText("No block matches 'zzzz'.")).toBeTruthy()
})

test('nothing is offered in a locked container', async () => {
  session = testSession('a[xb]')
  toggleLocked(session, 'a')
  session.uiStore.openInserter({ slot: 'a\u0000content', index: 0 })
  renderEditor(session, <Inserter onClosed={() => undefined} />)
  await dialog()
  expect(screen.getByText('“Box” is locked: unlock it first.')).toBeTruthy()
})

test('at a line of a text it is not opened where the page has no room: the slash stays one, and it is said why', () => {
  session = testSession('a b', { maxBlocks: 3 })
  const line = { blockId: 'a', path: 'text', before: '<p>Above</p>', after: '<p>Below</p>' }
  const cancel = vi.fn()
  insertAtLine(session, line, cancel)
  expect(session.uiStore.getState().insertingAt).toBeNull()
  expect(cancel).toHaveBeenCalledOnce()
  expect(session.uiStore.getState().toast?.text).toBe(
    'This page has 2 blocks, and 2 more would exceed the limit of 3: delete some first',
  )
  // Above nothing else, one is enough.
  insertAtLine(session, { ...line, after: '' }, cancel)
  expect(session.uiStore.getState().insertingAt).toMatchObject({ index: 1 })
})
