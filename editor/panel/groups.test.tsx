import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { array, boolean, number, select, showWhen, string } from '#schema/fields'
import { undo } from '../store/history-commands'
import { openPanel } from '../testing/open-panel'

const hero = showWhen(
  {
    title: string({ label: 'Title', required: true, max: 20 }),
    wide: boolean({ label: 'Full width', group: 'Appearance' }),
    count: number({ label: 'Count', group: 'Appearance', required: true, max: 9 }),
    layout: select({
      label: 'Layout',
      group: 'Appearance',
      options: { LEFT: 'Left', RIGHT: 'Right' },
      default: 'LEFT',
    }),
    links: array({
      label: 'Links',
      group: 'Links',
      itemLabel: 'Link',
      of: {
        label: string({ label: 'Text', required: true }),
        note: string({ label: 'Note' }),
      },
    }),
  },
  { count: { field: 'wide', is: true } },
)

const tab = (name: RegExp | string) => screen.getByRole('tab', { name })
const shownTab = () => screen.getByRole('tab', { selected: true }).textContent

test('fields of two groups or more are on tabs, in the order of the product', async () => {
  const { user, form } = openPanel(hero, { title: 'Welcome' })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Content',
    'Links',
    'Appearance',
  ])
  expect(form().getByLabelText('Title')).toBeTruthy()
  expect(form().queryByLabelText('Layout')).toBeNull()
  await user.click(tab('Appearance'))
  expect(form().getByLabelText('Layout')).toBeTruthy()
  expect(form().queryByLabelText('Title')).toBeNull()
  // By keyboard from one to the next.
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(shownTab()).toBe('Links'))
})

test('a block of one group stays one list', () => {
  openPanel({ title: string({ label: 'Title' }), wide: boolean({ label: 'Full width' }) })
  expect(screen.queryByRole('tab')).toBeNull()
})

test('each tab counts the problems of its fields', async () => {
  const { user } = openPanel(hero, {
    wide: true,
    count: 12,
    links: [{ note: 'Begun' }, { label: 'B' }],
  })
  expect(tab('Content, 1 problem')).toBeTruthy()
  expect(tab('Links, 1 problem')).toBeTruthy()
  expect(tab('Appearance, 1 problem')).toBeTruthy()
  await user.type(screen.getByLabelText('Title'), 'Welcome')
  expect(tab('Content')).toBeTruthy()
})

test('a request for focus opens the tab, then the item, and puts the focus into the field', () => {
  const { form, uiStore } = openPanel(hero, { title: 'A', links: [{ label: 'x' }, {}] })
  act(() => uiStore.focusField('b1', 'links.1.label'))
  expect(shownTab()).toContain('Links')
  expect(document.activeElement).toBe(form().getByLabelText('Text'))
  act(() => uiStore.focusField('b1'))
  expect(shownTab()).toBe('Content')
  expect(document.activeElement).toBe(form().getByLabelText('Title'))
})

test('the tab that was chosen stays with the next block, until a field is asked for', async () => {
  const { user, uiStore } = openPanel(hero, { title: 'A' })
  await user.click(tab('Appearance'))
  act(() => uiStore.select(null))
  act(() => uiStore.select('b1'))
  expect(shownTab()).toBe('Appearance')
  act(() => uiStore.focusField('b1', 'title'))
  expect(shownTab()).toBe('Content')
})

test('a field that is shown by another comes and goes, and keeps what is stored', async () => {
  const { user, form, stored, session } = openPanel(hero, { title: 'A', wide: true, count: 12 })
  await user.click(tab(/Appearance/))
  expect(form().getByLabelText('Count')).toBeTruthy()
  await user.click(form().getByLabelText('Full width'))
  expect(form().queryByLabelText('Count')).toBeNull()
  expect(stored('count')).toBe(12)
  // A hidden field breaks no rule.
  expect(tab('Appearance')).toBeTruthy()
  act(() => undo(session))
  expect(form().getByLabelText<HTMLInputElement>('Count').value).toBe('12')
  await waitFor(() => expect(tab('Appearance, 1 problem')).toBeTruthy())
})

test('every field that differs from its default goes back to it, as a step of its own', async () => {
  const { user, form, stored, steps, session } = openPanel(hero, { title: 'A', wide: true })
  await user.click(tab(/Appearance/))
  const field = form().getByLabelText('Full width').closest<HTMLElement>('.panel-field')
  if (!field) throw new Error('The switch has no row')
  await user.click(form().getByLabelText('Full width'))
  await user.click(form().getByLabelText('Full width'))
  await user.click(within(field).getByRole('button', { name: 'Reset to default' }))
  expect(stored('wide')).toBe(false)
  expect(within(field).queryByRole('button', { name: 'Reset to default' })).toBeNull()
  expect(document.activeElement).toBe(form().getByLabelText('Full width'))
  expect(steps().at(-1)).toBe('Reset “Full width” in “A”')
  act(() => undo(session))
  expect(stored('wide')).toBe(true)
})
