import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { type AnyBlock, defineBlock } from '#schema/block/block'
import { boolean, select, string } from '#schema/fields'
import { newBlock, rawProps } from '#schema/page/stored-props'
import { blockOf } from '#schema/page/tree'
import { undo } from '../store/commands'
import { toggleLocked } from '../store/lock-commands'
import { SessionProvider } from '../store/session'
import { lineOfTree, testSession } from '../store/testing'
import { Panel } from './panel'

afterEach(cleanup)

test('with several blocks selected the panel counts them and acts on all', async () => {
  const session = testSession('a b c d')
  render(
    <SessionProvider value={session}>
      <Panel />
    </SessionProvider>,
  )
  const line = () => lineOfTree(session.pageStore.getState().page.tree)
  const user = userEvent.setup()
  act(() => session.uiStore.selectSeveral(['a', 'b']))
  const panel = within(screen.getByRole('region', { name: 'Selected blocks' }))
  expect(panel.getByRole('heading').textContent).toBe('2 blocks selected')
  await user.click(panel.getByRole('button', { name: 'Move down' }))
  expect(line()).toBe('c a b d')
  await user.click(panel.getByRole('button', { name: 'Hide from visitors' }))
  expect(session.pageStore.getState().page.tree.blocks.get('b')?.hidden).toBe(true)
  await user.click(panel.getByRole('button', { name: 'Delete' }))
  expect(line()).toBe('c d')
})

test('a locked block is read only in the panel until it is unlocked there', async () => {
  const session = testSession('a')
  session.uiStore.select('a')
  toggleLocked(session, 'a')
  render(
    <SessionProvider value={session}>
      <Panel />
    </SessionProvider>,
  )
  const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Text/ })
  expect(text().readOnly).toBe(true)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Unlock' }))
  expect(text().readOnly).toBe(false)
})

const options = { LEFT: 'Left', RIGHT: 'Right' } as const
const kinds = [
  defineBlock({
    name: 'One',
    label: 'One',
    description: 'A block.',
    category: 'content',
    targets: ['location', 'content'],
    fields: {
      title: string({ label: 'Title' }),
      side: select({ label: 'Side', options, default: 'LEFT' }),
      wide: boolean({ label: 'Full width' }),
      own: string({ label: 'Own' }),
    },
  }),
  defineBlock({
    name: 'Two',
    label: 'Two',
    description: 'Another block.',
    category: 'content',
    targets: ['location', 'content'],
    fields: {
      title: string({ label: 'Title' }),
      side: select({ label: 'Side', options, default: 'LEFT' }),
      wide: boolean({ label: 'Full width' }),
      own: select({ label: 'Own', options, default: 'LEFT' }),
    },
  }),
] as unknown as readonly AnyBlock[]

function openSeveral() {
  const registry = new Map(kinds.map((kind) => [kind.name, kind]))
  const blocks = kinds.map((kind, index) =>
    newBlock(kind, kind.name, { title: `Title ${index}`, side: 'LEFT', wide: index === 0 }),
  )
  const session = testSession({ format: 1, blocks }, { registry })
  session.uiStore.selectSeveral(['One', 'Two'])
  render(
    <SessionProvider value={session}>
      <Panel />
    </SessionProvider>,
  )
  const { pageStore } = session
  const stored = (name: string) =>
    ['One', 'Two'].map((id) => rawProps(blockOf(pageStore.getState().page.tree, id))[name])
  return { session, stored, user: userEvent.setup(), steps: () => pageStore.getState().past.length }
}

test('what blocks have in common is changed in all of them, as one step', async () => {
  const { session, stored, user, steps } = openSeveral()
  expect(screen.queryByLabelText('Own')).toBeNull()
  await user.selectOptions(screen.getByLabelText('Side'), 'Right')
  expect(stored('side')).toEqual(['RIGHT', 'RIGHT'])
  expect(steps()).toBe(1)
  act(() => undo(session))
  expect(stored('side')).toEqual(['LEFT', 'LEFT'])
})

test('values that differ are mixed until one is entered for all', async () => {
  const { stored, user, steps } = openSeveral()
  const title = screen.getByLabelText<HTMLInputElement>('Title')
  expect([title.value, title.placeholder]).toEqual(['', 'Mixed'])
  expect(screen.getByLabelText<HTMLInputElement>('Full width').indeterminate).toBe(true)
  await user.type(title, 'સ્વાગત')
  await user.tab()
  expect(stored('title')).toEqual(['સ્વાગત', 'સ્વાગત'])
  expect(steps()).toBe(1)
  await user.click(screen.getByLabelText('Full width'))
  expect(stored('wide')).toEqual([true, true])
})

test('when one of them is locked nothing is changed', async () => {
  const { session, stored, user } = openSeveral()
  act(() => toggleLocked(session, 'Two'))
  await user.selectOptions(screen.getByLabelText('Side'), 'Right')
  expect(stored('side')).toEqual(['LEFT', 'LEFT'])
})
