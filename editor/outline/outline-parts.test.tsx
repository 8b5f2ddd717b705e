import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import accordion from '#renderer/blocks/accordion/accordion.block'
import tabGroup from '#renderer/blocks/tab-group/tab-group.block'
import type { AnyBlock } from '#schema/block/block'
import { newBlock, rawProps } from '#schema/page/stored-props'
import { childrenOf, slotKey } from '#schema/page/tree'
import { setLocked } from '../store/edits/set-locked'
import { undo } from '../store/history-commands'
import { movePart } from '../store/part-commands'
import { placeTitle } from '../store/places'
import type { EditorSession } from '../store/session'
import { focusedRow, openOutline, rowNames, rowOf } from '../testing/open-outline'
import { contentOfLine, testRegistry, testSession } from '../testing/open-session'

const registry = new Map(testRegistry)
for (const definition of [accordion, tabGroup] as unknown as readonly AnyBlock[])
  registry.set(definition.name, definition)

const part = (number: number) => slotKey('s', `part${number}`)
let session: EditorSession
beforeEach(() => {
  session = open(accordion as unknown as AnyBlock)
})

function open(definition: AnyBlock): EditorSession {
  const [a, b, c] = contentOfLine('a b c').blocks
  if (!a || !b || !c) throw new Error('Three blocks were drawn')
  const values = { count: 3, title1: 'Parking', title2: 'પૂજા', title3: '' }
  const block = { ...newBlock(definition, 's', values), slots: { part1: [a, b], part2: [c] } }
  return testSession({ format: 1, blocks: [block] }, { registry })
}

const titles = () => {
  const block = session.pageStore.getState().page.tree.blocks.get('s')
  const { title1, title2, title3 } = block ? rawProps(block) : {}
  return [title1, title2, title3]
}
const held = () =>
  [1, 2, 3].map((number) =>
    childrenOf(session.pageStore.getState().page.tree, part(number)).join(' '),
  )

test.each([accordion, tabGroup] as unknown as readonly AnyBlock[])(
  'the parts of $name are rows by their titles, one without by its number',
  (definition) => {
    session = open(definition)
    openOutline(session)
    expect(rowNames().filter((name) => !name?.startsWith('Words'))).toEqual([
      expect.any(String),
      'Parking',
      'પૂજા',
      '“Part 3”, empty',
    ])
    const { tree } = session.pageStore.getState().page
    const place = { slot: part(2), index: 0 }
    expect(placeTitle(tree, { kind: 'block', id: 'a' }, place, registry)).toContain('› પૂજા”, at')
  },
)

test('F2 names a part; its name is its title, and one step', async () => {
  openOutline(session)
  const user = userEvent.setup()
  await user.click(rowOf(part(2)))
  expect(session.uiStore.getState().selectedId).toBe('s')
  rowOf(part(2)).focus()
  await user.keyboard('{F2}')
  const field = screen.getByRole('textbox', { name: 'Name of પૂજા' })
  await user.clear(field)
  await user.type(field, 'આરતી{Enter}')
  expect(titles()).toEqual(['Parking', 'આરતી', ''])
  undo(session)
  expect(titles()).toEqual(['Parking', 'પૂજા', ''])
})

test('a part without a title that is left as it is gets none', async () => {
  openOutline(session)
  const user = userEvent.setup()
  rowOf(part(3)).focus()
  await user.keyboard('{F2}{Enter}')
  expect(titles()[2]).toBe('')
  expect(session.pageStore.getState().past).toEqual([])
})

test('Alt and arrows move a part with its title and all it holds, as one step, and the focus goes along', async () => {
  openOutline(session)
  const user = userEvent.setup()
  rowOf(part(1)).focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect([titles(), held()]).toEqual([
    ['પૂજા', 'Parking', ''],
    ['c', 'a b', ''],
  ])
  expect(focusedRow()).toBe(part(2))
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
  expect([titles(), held()]).toEqual([
    ['પૂજા', '', 'Parking'],
    ['c', '', 'a b'],
  ])
  expect(session.pageStore.getState().past).toHaveLength(2)
  undo(session)
  undo(session)
  expect([titles(), held()]).toEqual([
    ['Parking', 'પૂજા', ''],
    ['a b', 'c', ''],
  ])
})

test('buttons of its row move a part as well, for who has no keys', async () => {
  openOutline(session)
  const user = userEvent.setup()
  await user.hover(rowOf(part(2)))
  await user.click(screen.getByRole('button', { name: 'Move “પૂજા” up' }))
  expect(held()).toEqual(['c', 'a b', ''])
})

test('parts of a locked block, columns and what is no part stay', () => {
  session.pageStore.edit(setLocked('c', true), { label: 'Locked', before: 's' })
  expect(movePart(session, part(1), 1)).toBeNull()
  expect(movePart(session, part(3), 1)).toBeNull()
  expect(movePart(session, 'nothing', 1)).toBeNull()
  expect(held()).toEqual(['a b', 'c', ''])
})
