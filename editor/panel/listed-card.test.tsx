import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { eventOf, sourceOfEvents, talkOf } from '#renderer/testing/records'
import { sourceOfRecords, sourceWith, toronto } from '#renderer/testing/world'
import { newBlock } from '#schema/page/stored-props'
import type { RecordSearch } from '../library/record-search'
import { openPage, sampleSearch } from '../testing/open-panel'
import { type RecordEditing, RecordEditingProvider } from './pickers/record-editing'

const shown = async () => within(await screen.findByRole('region', { name: 'Comes from' }))

test('a list of events names them, and leads to the form of each and of a new one', async () => {
  const events = [1, 2, 3].map((id) => eventOf(id, { title: `Event ${id}` }))
  const editing = editingOf([10])
  const { user } = open('EventsPromo', sourceOfEvents(events), { editing })
  const card = await shown()
  expect(card.getByText('Comes from a list')).toBeTruthy()
  await user.click(await card.findByRole('button', { name: 'Edit Event 2' }))
  expect(editing.open).toHaveBeenCalledWith('event', '2')
  await user.click(card.getByRole('button', { name: 'New event…' }))
  expect(editing.create).toHaveBeenCalledWith('event', expect.anything())
})

test('who may not change them sees them on the site, and makes no new one', async () => {
  const { user: _ } = open('EventsPromo', sourceOfEvents([eventOf(7)]), { editing: editingOf([]) })
  const card = await shown()
  const link = await card.findByRole('link', { name: 'View Event 7 on the site' })
  expect(link.getAttribute('href')).toBe('/connect/events/7')
  expect(card.queryByRole('button')).toBeNull()
})

test('a long list is named in part, and whole when asked for', async () => {
  const talks = [1, 2, 3, 4, 5, 6, 7].map((id) => talkOf(id, { href: `/inspiration/${id}` }))
  const { user } = open('WisdomList', sourceOfRecords(talks))
  const card = await shown()
  expect(card.getAllByRole('listitem')).toHaveLength(5)
  await user.click(card.getByRole('button', { name: 'Show all 7' }))
  expect(card.getAllByRole('listitem')).toHaveLength(7)
})

test('an empty list says so, and still offers a new one', async () => {
  open('NewsPromo', {}, { editing: editingOf([10]) })
  const card = await shown()
  expect(card.getByText('There’s nothing to show right now.')).toBeTruthy()
  expect(card.getByRole('button', { name: 'New article…' })).toBeTruthy()
})

function editingOf(manages: readonly number[]) {
  const mayWrite = (id: number | null) => id !== null && manages.includes(id)
  const home = { id: 10, name: 'Toronto' }
  return { open: vi.fn(), create: vi.fn(), mayWrite, home } satisfies RecordEditing
}

function open(
  name: string,
  calls: Parameters<typeof sourceWith>[0],
  { editing }: { readonly editing?: RecordEditing } = {},
) {
  const definition = definitions.get(name)
  if (!definition) throw new Error(`The registry has no ${name}`)
  const search: RecordSearch = {
    ...sampleSearch,
    find: async (_kind, keys) =>
      keys.map((key) => ({
        ...{ key, title: `Event ${key}`, detail: '', thumbnail: null },
        locationId: 10,
      })),
  }
  return openPage({ format: 1, blocks: [newBlock(definition, 'b1')] }, [definition], {
    search,
    source: sourceWith(calls),
    location: toronto,
    around: (panel) => (
      <RecordEditingProvider value={editing ?? null}>{panel}</RecordEditingProvider>
    ),
  })
}
