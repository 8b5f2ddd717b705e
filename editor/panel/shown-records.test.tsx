import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { record, string } from '#schema/fields'
import { openPanel, sampleSearch } from '../testing/open-panel'
import { type RecordEditing, RecordEditingProvider } from './pickers/record-editing'

const fields = {
  event: record({ kind: 'event', label: 'Event' }),
  title: string({ label: 'Title' }),
}
const shown = () => within(screen.getByRole('region', { name: 'Comes from' }))

test('a block that shows a record says what it is and where it is read', async () => {
  openPanel(fields, { event: 2 })
  expect(await shown().findByText('Darshan')).toBeTruthy()
  expect(shown().getByText('Comes from a record')).toBeTruthy()
  expect(shown().getByText('event 2')).toBeTruthy()
  const link = shown().getByRole('link', { name: 'View on site' })
  expect(link.getAttribute('href')).toBe('/connect/events/2')
})

test('a user who may change the record can open its form', async () => {
  const open = vi.fn()
  const editing: RecordEditing = {
    open,
    create: () => undefined,
    mayWrite: (locationId) => locationId === 10,
    home: { id: 10, name: 'Ottawa' },
  }
  const search = {
    ...sampleSearch,
    find: async () => [{ key: '2', title: 'Darshan', detail: '', thumbnail: null, locationId: 10 }],
  }
  const { user } = openPanel(
    fields,
    { event: 2 },
    {
      search,
      around: (panel) => <RecordEditingProvider value={editing}>{panel}</RecordEditingProvider>,
    },
  )
  await user.click(await shown().findByRole('button', { name: 'Edit event' }))
  expect(open).toHaveBeenCalledWith('event', '2')
})

test('who manages the location that a block shows comes from it to the form of its opening times', async () => {
  const open = vi.fn()
  const editing = (mine: number): RecordEditing => ({
    ...{ open, create: () => undefined, home: { id: 10, name: 'Ottawa' } },
    mayWrite: (locationId) => locationId === mine,
  })
  const found = { key: 'ottawa', title: 'Ottawa', detail: '', thumbnail: null, locationId: 20 }
  const search = { ...sampleSearch, find: async () => [found] }
  const openAs = (mine: number) =>
    openPanel(
      { place: record({ kind: 'location', label: 'Location' }) },
      { place: 'ottawa' },
      {
        search,
        around: (panel) => (
          <RecordEditingProvider value={editing(mine)}>{panel}</RecordEditingProvider>
        ),
      },
    )
  const { user } = openAs(20)
  await user.click(await shown().findByRole('button', { name: /^Change its opening times/ }))
  expect(open).toHaveBeenCalledWith('location', '20')
  cleanup()
  openAs(30)
  expect(await shown().findByText(/People who manage a location can edit it/)).toBeTruthy()
  expect(shown().queryByRole('button')).toBeNull()
})

test('a record that is gone is named by its key', async () => {
  openPanel({ topic: record({ kind: 'topic', label: 'Topic' }) }, { topic: 99 })
  expect(await shown().findByText('“99” no longer exists.')).toBeTruthy()
})

test('a block with words of its own shows nothing of it', () => {
  openPanel(fields, { title: 'Own' })
  expect(screen.queryByRole('region', { name: 'Comes from' })).toBeNull()
})
