import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openApp } from '../testing/open-app'
// Read before the clock of the test runs: the app would ask for them while somebody waits.
import '../records/history/record-history'
import './location-page'

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
