import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { record } from '#schema/fields'
import type { RecordSearch } from '../../library/record-search'
import { openPanel, sampleSearch } from '../../testing/open-panel'
import { type RecordEditing, RecordEditingProvider } from './record-editing'

const OTTAWA = 20
const fields = {
  event: record({ kind: 'event', label: 'Event' }),
  place: record({ kind: 'location', label: 'Location' }),
}
/** The first event is Ottawa's, the others are of another location. */
const search: RecordSearch = {
  ...sampleSearch,
  find: async (kind, keys) =>
    (await sampleSearch.find(kind, keys)).map((record) => ({
      ...record,
      locationId: record.key === '1' ? OTTAWA : 10,
    })),
}

test('a new event is chosen in the field it was made from', async () => {
  const { user, stored } = open({})
  await user.click(await screen.findByRole('button', { name: 'New event…' }))
  expect(stored('event')).toBe(3)
})

test('the chosen event is opened, where one may change it', async () => {
  const { user, opened } = open({ event: 1 })
  // The card and the picker both offer it.
  const [edit] = await screen.findAllByRole('button', { name: 'Edit event' })
  if (edit) await user.click(edit)
  expect(opened).toHaveBeenCalledWith('event', '1')
})

test('an event of another location is not changed here, and it is said who can', async () => {
  open({ event: 2 })
  expect(await screen.findByText('People who manage its location can edit it.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Edit event' })).toBeNull()
  expect(screen.getByRole('button', { name: 'New event…' })).toBeTruthy()
})

test('who may only look is told who can add one, and that locations are head office’s', async () => {
  open({}, { canEdit: false })
  expect(await screen.findByText('People who manage Ottawa can add more here.')).toBeTruthy()
  expect(
    screen.getAllByText('Head office adds locations. People who manage a location can edit it.'),
  ).not.toEqual([])
  expect(screen.queryByRole('button', { name: /^New/ })).toBeNull()
})

function open(values: object, { canEdit = true } = {}) {
  const opened = vi.fn()
  const editing: RecordEditing = {
    open: opened,
    create: (_kind, take) => take('3'),
    mayWrite: (locationId) => locationId === OTTAWA && canEdit,
    home: { id: OTTAWA, name: 'Ottawa' },
  }
  const panel = openPanel(
    fields,
    { ...values },
    {
      search,
      canEdit,
      around: (inside) => <RecordEditingProvider value={editing}>{inside}</RecordEditingProvider>,
    },
  )
  return { ...panel, opened }
}
