import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { record } from '#schema/fields'
import { openPanel } from '../../../testing/open-panel'

const fields = {
  topic: record({ kind: 'topic', label: 'Topic', required: true }),
  place: record({ kind: 'location', label: 'Location' }),
}

test('a record is found by its name and kept by its id or slug', async () => {
  const { user, form, stored } = openPanel(fields)
  await user.type(form().getByLabelText('Topic'), 'dar')
  await user.click(await screen.findByRole('option', { name: /Darshan/ }))
  expect(stored('topic')).toBe(2)
  await user.type(form().getByLabelText('Location'), 'ott')
  await screen.findByRole('option', { name: /Ottawa/ })
  await user.keyboard('{ArrowDown}{Enter}')
  expect(stored('place')).toBe('ottawa')
  await waitFor(() =>
    expect(form().getByLabelText<HTMLInputElement>('Location').value).toBe('Ottawa'),
  )
})

test('a field of any declared kind has a picker, and keeps the key of the declaration', async () => {
  const { user, form, stored } = openPanel({ class: record({ kind: 'activity', label: 'Class' }) })
  await user.type(form().getByLabelText('Class'), 'bal-sabha{Enter}')
  expect(stored('class')).toBe('bal-sabha')
  await user.click(form().getByRole('button', { name: 'Remove' }))
  expect(stored('class')).toBeNull()
})

test('what was found is offered at once, and Escape leaves what is stored', async () => {
  const { user, form, stored } = openPanel(fields, { topic: 1 })
  const control = form().getByLabelText<HTMLInputElement>('Topic')
  await waitFor(() => expect(control.value).toBe('Ottawa'))
  await user.click(control)
  const list = await screen.findByRole('listbox')
  await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(3))
  await user.keyboard('{Escape}')
  expect(control.value).toBe('Ottawa')
  expect(stored('topic')).toBe(1)
})

test('a record that is gone is named by its id, which is kept', async () => {
  const { form, stored } = openPanel(fields, { topic: 272, place: 'mumbai' })
  expect(await screen.findByText(/“272” doesn’t exist/)).toBeTruthy()
  expect(screen.getByText(/“mumbai” doesn’t exist/)).toBeTruthy()
  expect(form().getByLabelText<HTMLInputElement>('Topic').value).toBe('272')
  expect(stored('topic')).toBe(272)
})

test('an id that was typed is taken', async () => {
  const { user, form, stored } = openPanel(fields)
  await user.type(form().getByLabelText('Topic'), '272{Enter}')
  expect(stored('topic')).toBe(272)
})

test('a search without result says so, and a choice is taken back', async () => {
  const { user, form, stored } = openPanel(fields, { topic: 1 })
  await user.type(form().getByLabelText('Location'), 'Ürgh & co')
  expect(await screen.findByText('No matches for “Ürgh & co”')).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(form().getByRole('button', { name: 'Remove' }))
  expect(stored('topic')).toBeNull()
  await user.tab()
  expect(await screen.findByText("Field 'Topic' is required")).toBeTruthy()
})
