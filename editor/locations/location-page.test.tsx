import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openApp } from '../testing/open-app'
// Read before the clock of the test runs: the app would ask for them while someone waits.
import '../records/history/record-history'
import './location-page'
import { questionOf } from './location-question'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the form of a location leads to its saved versions', async () => {
  const pageInfo = { hasNextPage: false, endCursor: null }
  const nodes = [
    {
      ...{ version: 2, savedAt: '2026-11-20T10:00:00Z', savedBy: 'Mira', action: 'SAVE' },
      ...{ recordStatus: 'ACTIVE', timeZone: null },
    },
  ]
  const record = {
    ...{ id: '12', version: 3, timeZone: null, recordStatus: 'ACTIVE', isPublic: true },
    ...{ path: null, locationSlug: 'ottawa', locationId: '12', values: { name: 'Ottawa' } },
  }
  const { user, api } = openApp('/editor/locations/12', {
    answers: {
      OpenRecord: () => ({ data: { record } }),
      RecordRevisions: () => ({ data: { recordRevisions: { nodes, totalCount: 1, pageInfo } } }),
      RecordRevision: () => ({
        data: { recordRevision: { version: 2, values: { name: 'Ottawa' } } },
      }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Saved versions' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved versions' }))
  expect(await dialog.findByText(/Mira/)).toBeTruthy()
  const asked = api.asked.find(({ operation }) => operation === 'RecordRevisions')
  expect(asked?.variables).toMatchObject({ kind: 'location', id: '12' })
})

test('another site address is asked about: what happens to old links, and that it can be changed back', async () => {
  const user = userEvent.setup()
  const save = vi.fn()
  const stay = vi.fn()
  const change = {
    ...{ save, stay, before: { slug: 'ottawa', timeZone: 'UTC' } },
    after: { slug: 'kanata', timeZone: 'UTC' },
  }
  render(questionOf({ id: 20, slug: 'ottawa' }, change))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the site address?' }))
  expect(dialog.getByText(/in every language, move from \/ottawa to \/kanata/)).toBeTruthy()
  expect(dialog.getByText(/printed QR codes with \/ottawa keep working/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect([stay.mock.calls.length, save.mock.calls.length]).toEqual([1, 0])
  await user.click(dialog.getByRole('button', { name: 'Save the new address' }))
  expect(save).toHaveBeenCalledOnce()
  expect(questionOf({ id: 20, slug: 'ottawa' }, { ...change, after: change.before })).toBeNull()
})
