import { act, screen } from '@testing-library/react'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import {
  array,
  boolean,
  hours,
  html,
  link,
  media,
  medias,
  number,
  record,
  richtext,
  select,
  string,
} from '#schema/fields'
import { openPanel } from '../testing/open-panel'
// Loaded beforehand, so that the test does not wait for it.
import './controls/markup/visual-editor'

const every = {
  string: string({ label: 'Plain', required: true, help: 'One line.', max: 80 }),
  hours: hours({ label: 'Times' }),
  boolean: boolean({ label: 'On or off' }),
  number: number({ label: 'Amount', required: true, min: 1 }),
  select: select({ label: 'Choice', options: { A: 'One', B: 'Two' }, default: 'A' }),
  html: html({ label: 'Markup' }),
  richtext: richtext({ label: 'Formatted', required: true }),
  media: media({ label: 'Single picture', required: true }),
  medias: medias({ label: 'Many pictures', required: true }),
  gallery: record({ kind: 'gallery', label: 'Collection' }),
  topic: record({ kind: 'topic', label: 'Subject', required: true }),
  event: record({ kind: 'event', label: 'Occasion' }),
  newsArticle: record({ kind: 'newsArticle', label: 'Article' }),
  location: record({ kind: 'location', label: 'Place' }),
  record: record({ kind: 'activity', label: 'Class' }),
  link: link({ label: 'Leads to' }),
  array: array({
    label: 'Entries',
    itemLabel: 'Entry',
    required: true,
    of: { name: string({ label: 'Entry name' }), wide: boolean({ label: 'Wide entry' }) },
  }),
}
const values = {
  string: '',
  hours: '[{"id":1,"name":"Campus","hours":[{"weekday":"MONDAY","startHour":6,"endHour":20}]}]',
  number: 'many',
  medias: [1, 99],
  topic: 272,
  link: { href: 'nowhere' },
  array: [{ name: 'First' }, { name: 'Second' }],
}

test('a panel with every type of field has no accessibility fault', async () => {
  const { container, uiStore } = openPanel(every, values)
  act(() => uiStore.focusField('b1', 'array.1.name'))
  await screen.findByRole('textbox', { name: 'Formatted' })
  await screen.findByText(/“272” doesn’t exist/)
  // Colours and sizes need a browser; everything else is looked at here.
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html: at }) => at).join(' ')}`),
  ).toEqual([])
})

/** False for the button “Add” of a list, which is named by its own word and the list's label. */
const isControl = (element: HTMLElement) =>
  !element.getAttribute('aria-labelledby')?.startsWith(`${element.id} `)

test('every control is reached by its label', async () => {
  const { form } = openPanel(every, values)
  await screen.findByRole('textbox', { name: 'Formatted' })
  // Some controls are fetched.
  for (const { label } of Object.values(every))
    expect((await form().findAllByLabelText(label)).filter(isControl)).toHaveLength(1)
})
