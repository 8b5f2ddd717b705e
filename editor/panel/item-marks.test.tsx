import { act, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { array, boolean, medias, string } from '#schema/fields'
import type { StoredBlock } from '#schema/page/content'
import { BLANK_SETTINGS } from '../store/edits/edited-page'
import { undo } from '../store/history-commands'
import type { LocationVersion } from '../store/location-version'
import { openPanel } from '../testing/open-panel'
// Read before a test waits for them.
import './controls/list/item-origin'
import './controls/media/removed-pictures'
import './fields/field-origin'

const programme = {
  items: array({
    label: 'Times',
    itemLabel: 'Time',
    max: 4,
    of: {
      title: string({ label: 'What', required: true }),
      place: string({ label: 'Where' }),
      large: boolean({ label: 'Large' }),
    },
  }),
}
const [dawn, noon, dusk] = [
  { title: 'Mangala aarti', place: 'Main hall', large: false, mood: 7 },
  { title: 'Rajbhog aarti', place: 'Main hall' },
  { title: 'સાંજની કથા', place: 'સભા હોલ' },
]

test('each item, and each field in it, says whether it is the network’s; typing changes the mark', async () => {
  const { user, form, stored } = openAtLocation([dawn, noon, dusk])
  expect(await marks()).toEqual(['From the network', 'From the network', 'From the network'])
  await user.click(form().getByRole('button', { name: /^Time 2/, expanded: false }))
  expect(fieldMark('items.1.title')).toBe('From the network')
  await user.clear(form().getByLabelText('What'))
  await user.type(form().getByLabelText('What'), 'રાજભોગ આરતી')
  expect(await marks()).toEqual(['From the network', 'Changed here', 'From the network'])
  expect(fieldMark('items.1.title')).toBe('Changed here')
  expect(fieldMark('items.1.place')).toBe('From the network')
  await user.click(form().getByRole('button', { name: 'Reset “What” to the network' }))
  expect(stored('items')).toEqual([dawn, noon, dusk])
  expect(document.activeElement).toBe(form().getByLabelText('What'))
  expect(form().queryByText('Changed here')).toBeNull()
})

test('an item is reset as one step, also what no field names, and the others stay as they are', async () => {
  const here = [{ title: 'Aarti', place: '', mood: 8 }, { ...noon, place: 'Garden' }, dusk]
  const { user, form, stored, steps, session } = openAtLocation(here)
  await marks()
  await user.click(form().getByRole('button', { name: 'Reset “Time 1” to the network' }))
  expect(stored('items')).toEqual([dawn, here[1], dusk])
  expect(steps()).toEqual(['Reset “Time 1” of “Sample block” to the network'])
  await frame()
  expect(document.activeElement?.textContent).toContain('Mangala aarti')
  act(() => undo(session))
  expect(stored('items')).toEqual(here)
  expect(await marks()).toEqual(['Changed here', 'Changed here', 'From the network'])
})

test('moved and added items say so: one returns to its place, the other is removed, and no difference remains', async () => {
  const extra = { title: 'Prasad', place: 'Kitchen' }
  const { user, form, stored, saved, uiStore } = openAtLocation([dusk, dawn, noon, extra])
  expect(await marks()).toEqual([
    ...['Moved here', 'From the network', 'From the network', 'Added here'],
  ])
  await user.click(form().getByRole('button', { name: /^Time 4\s*Prasad/ }))
  expect(fieldMark('items.3.title')).toBeNull()
  await user.click(form().getByRole('button', { name: 'Reset “Time 1” to the network' }))
  expect(stored('items')).toEqual([dawn, noon, dusk, extra])
  await user.click(form().getByRole('button', { name: 'Remove “Time 4” to match the network' }))
  expect(uiStore.getState().toast).toMatchObject({ text: '“Time 4” removed.', undo: true })
  // The network's own records, with their ids.
  expect(saved().blocks).toEqual([networkBlock])
  expect(form().queryByText(/ here$/)).toBeNull()
})

test('removed items are listed with their words, and return to their place', async () => {
  const { user, form, stored, session } = openAtLocation([dusk])
  const removed = within(await form().findByRole('list', { name: 'Removed here' }))
  expect(removed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Mangala aartiRemoved hereReset to network',
    'Rajbhog aartiRemoved hereReset to network',
  ])
  await user.click(removed.getByRole('button', { name: 'Reset “Rajbhog aarti” to the network' }))
  expect(stored('items')).toEqual([noon, dusk])
  await frame()
  expect(document.activeElement?.textContent).toContain('Rajbhog aarti')
  await user.click(form().getByRole('button', { name: 'Reset “Mangala aarti” to the network' }))
  expect(stored('items')).toEqual([dawn, noon, dusk])
  expect(form().queryByRole('list', { name: 'Removed here' })).toBeNull()
  act(() => undo(session))
  expect(stored('items')).toEqual([noon, dusk])
})

test('a full list takes no removed item back', async () => {
  const extra = ['A', 'B', 'C', 'D'].map((title) => ({ title, place: title, large: true }))
  const { form } = openAtLocation(extra, [dawn, noon, dusk, { title: 'E' }, { title: 'F' }])
  const removed = within(await form().findByRole('list', { name: 'Removed here' }))
  expect(removed.getByRole('button')).toHaveProperty('disabled', true)
})

test('readers, and editors who find the list locked, see the marks without the buttons', async () => {
  const here = [{ ...dawn, title: 'Aarti' }, noon]
  const { form } = openAtLocation(here, [dawn, noon, dusk], { canEdit: false })
  expect(await marks()).toEqual(['Changed here', 'From the network'])
  expect(form().getByText('Removed here')).toBeTruthy()
  expect(form().queryByRole('button', { name: /network/ })).toBeNull()
})

test('a list that head office locked says so once, not at each item’s fields', async () => {
  const locked = { by: 'Mira', reason: 'Legal.', fields: ['items'] }
  const { user, form } = openAtLocation([dawn, noon, dusk], [dawn, noon, dusk], {}, { locked })
  await user.click(await form().findByRole('button', { name: /^Time 1/, expanded: false }))
  expect(form().getAllByText(/Mira locked this/)).toHaveLength(1)
  expect(fieldMark('items.0.title')).toBeNull()
})

test('single pictures of a list say whether they are the network’s, and are reset one by one', async () => {
  const { user, form, stored, saved, session } = openPicturesAtLocation([3, 1], [1, 2, 3])
  expect(await marks()).toEqual(['From the network', 'Moved here'])
  const removed = within(await form().findByRole('list', { name: 'Removed here' }))
  const back = await removed.findByRole('button', { name: 'Reset “Darshan” to the network' })
  await user.click(back)
  expect(stored('pictures')).toEqual([2, 3, 1])
  await frame()
  expect(document.activeElement?.closest('[data-item]')?.textContent).toContain('Darshan')
  await user.click(form().getByRole('button', { name: /^Reset (?!“Pictures” ).* to the network$/ }))
  expect(stored('pictures')).toEqual([1, 2, 3])
  expect(saved().blocks).toEqual([picturesBlock([1, 2, 3])])
  expect(form().queryByText(/ here$/)).toBeNull()
  act(() => undo(session))
  act(() => undo(session))
  expect(stored('pictures')).toEqual([3, 1])
})

test('a picture that was replaced comes back in its place, and one that was added is removed', async () => {
  const { user, form, stored } = openPicturesAtLocation([3, 1, 3], [1, 2])
  expect(await marks()).toEqual(['Added here', 'From the network', 'Changed here'])
  await user.click(form().getByRole('button', { name: /^Remove .* to match the network$/ }))
  expect(stored('pictures')).toEqual([1, 3])
  await user.click(form().getByRole('button', { name: /^Reset (?!“Pictures” ).* to the network$/ }))
  expect(stored('pictures')).toEqual([1, 2])
  await frame()
  expect(document.activeElement?.closest('[data-item]')?.textContent).toContain('Darshan')
})

test('a list of pictures that is locked has marks without buttons', async () => {
  const locked = { by: 'Mira', reason: 'Legal.', fields: ['pictures'] }
  const { form } = openPicturesAtLocation([1], [1, 2], { locked })
  expect(await marks()).toEqual(['From the network'])
  expect(await form().findByText('Removed here')).toBeTruthy()
  expect(form().queryByRole('button', { name: /to the network/ })).toBeNull()
})

test('a page that is no location’s version has no marks', async () => {
  const { user, form } = openPanel(programme, { items: [dawn, noon] })
  await user.click(form().getByRole('button', { name: /^Time 1/, expanded: false }))
  await frame()
  expect(form().queryByText(/network| here$/)).toBeNull()
})

const networkBlock = blockWith([dawn, noon, dusk])

function blockWith(items: readonly object[], more: object = {}): StoredBlock {
  const fields = [{ id: 'f1', type: 'array', name: 'items', value: items }]
  return { id: 'b1', name: 'Sample', fields, ...more }
}

/** The panel on a block of Ottawa's version of a network page. */
function openAtLocation(
  here: readonly object[],
  network: readonly object[] = [dawn, noon, dusk],
  options: Parameters<typeof openPanel>[2] = {},
  more: object = {},
) {
  const block = network.length === 3 ? { ...networkBlock, ...more } : blockWith(network, more)
  const locationVersion = makeLocationVersion(block)
  return openPanel(programme, { items: here }, { ...options, session: { locationVersion } })
}

function picturesBlock(value: readonly number[], more: object = {}): StoredBlock {
  return {
    id: 'b1',
    name: 'Sample',
    fields: [{ id: 'f1', type: 'medias', name: 'pictures', value }],
    ...more,
  }
}

function openPicturesAtLocation(
  here: readonly number[],
  network: readonly number[],
  more: object = {},
) {
  const locationVersion = makeLocationVersion(picturesBlock(network, more))
  const pictures = medias({ label: 'Pictures' })
  return openPanel({ pictures }, { pictures: here }, { session: { locationVersion } })
}

/** Ottawa's version of a network page with one block. */
function makeLocationVersion(block: StoredBlock): LocationVersion {
  const state: ReturnType<LocationVersion['store']['getState']> = {
    network: { settings: BLANK_SETTINGS, blocks: new Map([['b1', block]]), version: 1 },
    ...{ detached: null, differences: [], count: 0, isFiltered: false },
  }
  return {
    ...{ locationId: 20, locationName: 'Ottawa', slug: 'ottawa', hasOwnText: false },
    store: createStore(() => state),
  }
}

/** The texts of the items, in order. */
async function marks(): Promise<(string | null)[]> {
  const items = [...document.querySelectorAll('[data-item]')]
  await waitFor(() => expect(markOf(items.at(-1))).not.toBeNull())
  return items.map(markOf)
}

function markOf(item: Element | undefined): string | null {
  return textOf(item?.querySelector(':scope > .panel-origin'))
}

function fieldMark(path: string): string | null {
  const field = document.querySelector(`[data-field="${path}"]`)
  return textOf(field?.querySelector('.panel-origin'))
}

function textOf(mark: Element | null | undefined): string | null {
  return mark?.querySelector('span')?.textContent ?? null
}

function frame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}
