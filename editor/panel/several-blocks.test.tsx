import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type AnyBlock, defineBlock } from '#schema/block/block'
import { array, boolean, link, number, select, string } from '#schema/fields'
import { newBlock, rawProps } from '#schema/page/stored-props'
import { blockOf } from '#schema/page/tree'
import { RecordSearchProvider } from '../library/record-search'
import { undo } from '../store/history-commands'
import { toggleLocked } from '../store/lock-commands'
import { SessionProvider } from '../store/session'
import { sampleSearch } from '../testing/open-panel'
import { lineOfTree, testSession } from '../testing/open-session'
import { Panel } from './panel'

test('with several blocks selected the panel counts them and acts on all', async () => {
  const session = testSession('a b c d')
  render(
    <SessionProvider value={session}>
      <RecordSearchProvider value={sampleSearch}>
        <Panel />
      </RecordSearchProvider>
    </SessionProvider>,
  )
  const line = () => lineOfTree(session.pageStore.getState().page.tree)
  const user = userEvent.setup()
  act(() => session.uiStore.selectSeveral(['a', 'b']))
  const panel = within(await screen.findByRole('region', { name: 'Selected blocks' }))
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
      <RecordSearchProvider value={sampleSearch}>
        <Panel />
      </RecordSearchProvider>
    </SessionProvider>,
  )
  const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Text/ })
  expect(text().readOnly).toBe(true)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Unlock' }))
  expect(text().readOnly).toBe(false)
})

test('on a page of the network the panel of a locked block takes the reason that locations see', async () => {
  const session = { ...testSession('a'), lockedBy: 'Hiral' }
  session.uiStore.select('a')
  toggleLocked(session, 'a')
  render(
    <SessionProvider value={session}>
      <RecordSearchProvider value={sampleSearch}>
        <Panel />
      </RecordSearchProvider>
    </SessionProvider>,
  )
  await screen.findByText(/Hiral locked this for all locations/)
  const field = await screen.findByRole('textbox', { name: 'Reason (shown at all locations)' })
  await userEvent.setup().type(field, 'કાયદો')
  const { page, past } = session.pageStore.getState()
  expect(page.tree.blocks.get('a')?.locked).toEqual({ by: 'Hiral', reason: 'કાયદો' })
  expect(past).toHaveLength(2)
})

const options = { LEFT: 'Left', RIGHT: 'Right' } as const
/** The fields that both kinds share, by name and by rule. */
const alike = {
  category: 'content',
  targets: ['location', 'content'],
} as const
const alikeFields = {
  title: string({ label: 'Title' }),
  side: select({ label: 'Side', options, default: 'LEFT' }),
  wide: boolean({ label: 'Full width' }),
  count: number({ label: 'Count', max: 9 }),
  link: link({ label: 'Link' }),
  faqs: array({
    label: 'Questions',
    itemLabel: 'Question',
    of: { question: string({ label: 'Question' }) },
  }),
}
const cards = { label: 'Cards', itemLabel: 'Card' }
const kinds = [
  defineBlock({
    ...alike,
    ...{ name: 'One', label: 'One', description: 'A block.' },
    fields: {
      ...alikeFields,
      cards: array({ ...cards, of: { title: string({ label: 'Title' }) } }),
      own: string({ label: 'Own' }),
    },
  }),
  defineBlock({
    ...alike,
    ...{ name: 'Two', label: 'Two', description: 'Another block.' },
    fields: {
      ...alikeFields,
      cards: array({ ...cards, of: { text: string({ label: 'Text' }) } }),
      own: select({ label: 'Own', options, default: 'LEFT' }),
    },
  }),
] as unknown as readonly AnyBlock[]

async function openSeveral() {
  const registry = new Map(kinds.map((kind) => [kind.name, kind]))
  const blocks = kinds.map((kind, index) =>
    newBlock(kind, kind.name, {
      ...{ title: `Title ${index}`, side: 'LEFT', wide: index === 0, count: index },
      link: { href: index === 0 ? '/visit' : '/give' },
    }),
  )
  const session = testSession({ format: 1, blocks }, { registry })
  session.uiStore.selectSeveral(['One', 'Two'])
  render(
    <SessionProvider value={session}>
      <RecordSearchProvider value={sampleSearch}>
        <Panel />
      </RecordSearchProvider>
    </SessionProvider>,
  )
  await screen.findByRole('region', { name: 'Selected blocks' })
  const { pageStore } = session
  const stored = (name: string) =>
    ['One', 'Two'].map((id) => rawProps(blockOf(pageStore.getState().page.tree, id))[name])
  return { session, stored, user: userEvent.setup(), steps: () => pageStore.getState().past.length }
}

test('what blocks have in common is changed in all of them, as one step', async () => {
  const { session, stored, user, steps } = await openSeveral()
  expect(screen.queryByLabelText('Own')).toBeNull()
  await user.selectOptions(screen.getByLabelText('Side'), 'Right')
  expect(stored('side')).toEqual(['RIGHT', 'RIGHT'])
  expect(steps()).toBe(1)
  act(() => undo(session))
  expect(stored('side')).toEqual(['LEFT', 'LEFT'])
})

test('values that differ are mixed until one is entered for all', async () => {
  const { stored, user, steps } = await openSeveral()
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
  const { session, stored, user } = await openSeveral()
  act(() => toggleLocked(session, 'Two'))
  await user.selectOptions(screen.getByLabelText('Side'), 'Right')
  expect(stored('side')).toEqual(['LEFT', 'LEFT'])
})

test('a number that differs is entered for all; other input is refused', async () => {
  const { stored, user } = await openSeveral()
  const count = screen.getByLabelText<HTMLInputElement>('Count')
  expect([count.value, count.placeholder]).toEqual(['', 'Mixed'])
  await user.type(count, '1x')
  expect(count.value).toBe('1x')
  expect(screen.getByText("Field 'Count' expected type 'number' but got 'string'")).toBeTruthy()
  expect(stored('count')).toEqual([1, 1])
  await user.clear(count)
  await user.type(count, '12')
  expect(stored('count')).toEqual([12, 12])
  expect(screen.getByText('must be at most 9')).toBeTruthy()
})

test('a longer value that differs is asked for first, and then set in all', async () => {
  const { session, stored, user, steps } = await openSeveral()
  expect(screen.queryByLabelText('Link')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Set “Link” for all' }))
  const link = screen.getByLabelText<HTMLInputElement>('Link')
  expect(link.value).toBe('/visit')
  await user.type(link, '/us')
  expect(stored('link')).toEqual([{ href: '/visit/us' }, { href: '/visit/us' }])
  expect(steps()).toBe(1)
  act(() => undo(session))
  expect(stored('link')).toEqual([{ href: '/visit' }, { href: '/give' }])
})

test('lists that are made of the same parts are changed together, others are not offered', async () => {
  const { stored, user } = await openSeveral()
  expect(screen.queryByText('Cards')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add Questions' }))
  await user.keyboard('Why?')
  expect(stored('faqs')).toEqual([[{ question: 'Why?' }], [{ question: 'Why?' }]])
})
