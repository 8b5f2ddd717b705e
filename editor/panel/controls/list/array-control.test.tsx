import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { array, boolean, media, richtext, select, string } from '#schema/fields'
import { redo, undo } from '../../../store/history-commands'
import { openPanel } from '../../../testing/open-panel'

const carousel = {
  slides: array({
    label: 'Slides',
    itemLabel: 'Slide',
    min: 1,
    max: 3,
    of: {
      title: string({ label: 'Title', required: true, max: 10 }),
      large: boolean({ label: 'Large' }),
    },
  }),
}
const two = { slides: [{ title: 'Dawn', large: true, mood: 7 }, { title: 'Dusk' }] }

test('an empty list says so; a new item is opened and its first field has the focus', async () => {
  const { user, form, stored } = openPanel(carousel)
  expect(form().getByText('No items yet')).toBeTruthy()
  await user.click(form().getByRole('button', { name: 'Add Slides' }))
  expect(stored('slides')).toEqual([{ title: '', large: false }])
  expect(document.activeElement).toBe(form().getByLabelText('Title'))
  await user.keyboard('સવાર')
  expect(stored('slides')).toEqual([{ title: 'સવાર', large: false }])
  expect(screen.queryByText("Field 'Title' is required")).toBeNull()
})

test('items are known by their first text, and several are open at once', async () => {
  const { user, form } = openPanel(carousel, two)
  await user.click(form().getByRole('button', { name: /Slide 1\s*Dawn/ }))
  await user.click(form().getByRole('button', { name: /Slide 2\s*Dusk/ }))
  expect(form().getAllByLabelText('Title')).toHaveLength(2)
})

test('a changed item keeps the keys that no field names, and what it does not hold stays unstored', async () => {
  const { user, form, stored } = openPanel(carousel, two)
  await user.click(form().getByRole('button', { name: /^Slide 1/, expanded: false }))
  await user.type(form().getByLabelText('Title'), '!')
  expect(stored('slides')).toEqual([{ title: 'Dawn!', large: true, mood: 7 }, { title: 'Dusk' }])
})

test('moving and duplicating keep what is open open, and each is one step', async () => {
  const { user, form, stored, steps, session } = openPanel(carousel, two)
  await user.click(form().getByRole('button', { name: /^Slide 1/, expanded: false }))
  const first = within(form().getAllByRole('listitem')[0] as HTMLElement)
  await user.click(first.getByRole('button', { name: 'Move down' }))
  expect(titles(stored('slides'))).toEqual(['Dusk', 'Dawn'])
  expect(form().getByRole('button', { expanded: true }).textContent).toContain('Dawn')
  act(() => undo(session))
  expect(titles(stored('slides'))).toEqual(['Dawn', 'Dusk'])
  expect(form().getByRole('button', { name: /Dawn/ }).getAttribute('aria-expanded')).toBe('true')
  act(() => redo(session))
  await user.click(form().getAllByRole('button', { name: 'More' })[0] as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  expect(titles(stored('slides'))).toEqual(['Dusk', 'Dusk', 'Dawn'])
  expect(steps()).toHaveLength(2)
})

test('a removed item comes back by undo', async () => {
  const { user, form, stored, session, uiStore } = openPanel(carousel, two)
  await user.click(form().getAllByRole('button', { name: 'More' })[0] as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  expect(titles(stored('slides'))).toEqual(['Dusk'])
  expect(uiStore.getState().toast).toMatchObject({ text: '“Slide 1” removed.', undo: true })
  act(() => undo(session))
  expect(stored('slides')).toEqual(two.slides)
})

test('a list says when it is too short or full, and an item what is wrong in it', async () => {
  const { user, form } = openPanel(carousel, { slides: [] })
  expect(await screen.findByText('must be at least 1 item')).toBeTruthy()
  const add = form().getByRole('button', { name: 'Add Slides' })
  for (let count = 0; count < 4; count += 1) await user.click(add)
  expect(form().getAllByRole('listitem')).toHaveLength(3)
  expect(form().getByText('At most 3')).toBeTruthy()
  expect(screen.queryByText('must be at least 1 item')).toBeNull()
  // Nothing has been entered in them yet.
  expect(form().queryByText('needs attention')).toBeNull()
  await user.click(form().getAllByLabelText('Large')[0] as HTMLElement)
  await waitFor(() => expect(form().getAllByText('needs attention')).toHaveLength(1))
})

test('a list of a wrong type is shown as it is stored', async () => {
  const { stored } = openPanel(carousel, { slides: 'three' })
  expect(
    await screen.findByText("Field 'Slides' expected type 'array' but got 'string'"),
  ).toBeTruthy()
  expect(screen.getByText('"three"')).toBeTruthy()
  expect(stored('slides')).toBe('three')
})

test('a field of an item is found by its path, and its item is opened on the way', () => {
  const { form, uiStore } = openPanel(carousel, two)
  act(() => uiStore.focusField('b1', 'slides.1.title'))
  const title = form().getByLabelText<HTMLInputElement>('Title')
  expect(title.value).toBe('Dusk')
  expect(document.activeElement).toBe(title)
})

test('typing in an item renders its field and its summary, not the list', async () => {
  const { user, form, renders } = openPanel(carousel, two)
  await user.click(form().getByRole('button', { name: /^Slide 1/, expanded: false }))
  const title = form().getByLabelText('Title')
  await user.type(title, 'a')
  const before = renders()
  await user.type(title, 'b')
  expect(renders() - before).toBe(1)
})

test('items are put in order with the keyboard', async () => {
  const { user, form } = openPanel(carousel, two)
  const handle = form().getByRole('button', { name: 'Drag “Slide 1”' })
  expect(handle.getAttribute('aria-roledescription')).toBe('sortable')
  handle.focus()
  await user.keyboard(' ')
  expect(await screen.findByText(/^“Slide 1” (picked up,|is over) position 1 of 2/)).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(await screen.findByText('“Slide 1” is back where it was')).toBeTruthy()
})

function titles(slides: unknown): string[] {
  return (slides as { title: string }[]).map(({ title }) => title)
}

test('every item is opened and closed at once', async () => {
  const { user, form } = openPanel(carousel, two)
  const [expand, collapse] = ['Expand all', 'Collapse all'].map((name) =>
    form().getByRole('button', { name }),
  ) as [HTMLElement, HTMLElement]
  expect(collapse.getAttribute('aria-disabled')).toBe('true')
  await user.click(expand)
  expect(form().getAllByLabelText('Title')).toHaveLength(2)
  expect(expand.getAttribute('aria-disabled')).toBe('true')
  await user.click(collapse)
  expect(form().queryByLabelText('Title')).toBeNull()
})

test('an item without a text is known by what was written or chosen in it, and shows its picture', async () => {
  const cards = array({
    label: 'Cards',
    itemLabel: 'Card',
    of: {
      picture: media({ label: 'Picture' }),
      answer: richtext({ label: 'Answer' }),
      network: select({ label: 'Network', options: { A: 'Alpha', B: 'Beta' }, default: 'A' }),
    },
  })
  const { form, container } = openPanel(
    { cards },
    { cards: [{ picture: 2, answer: '<p>Open <b>daily</b></p>' }, { network: 'B' }, {}] },
  )
  expect(form().getByRole('button', { name: /Card 1\s*Open daily/ })).toBeTruthy()
  expect(form().getByRole('button', { name: /Card 2\s*Beta/ })).toBeTruthy()
  expect(form().getByRole('button', { name: 'Card 3' })).toBeTruthy()
  await waitFor(() => expect(container.querySelectorAll('img.panel-thumbnail')).toHaveLength(1))
})
