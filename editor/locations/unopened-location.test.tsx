import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OTTAWA } from '../testing/fake-network'
import { openApp } from '../testing/open-app'
// Read before the clock of the test runs: the app would ask for it while someone waits.
import './location-page'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const mention = {
  ...{ kind: 'document', recordId: '7', title: 'Welcome', language: 'gu-IN', block: 'b_1' },
  ...{ name: 'Ottawa', excerpt: 'This fortnight in Ottawa' },
}

function record(recordStatus: string) {
  return {
    ...{ id: '12', version: 3, timeZone: null, recordStatus, isPublic: false },
    ...{ path: null, locationSlug: 'ottawa', locationId: '12', values: { name: 'Ottawa' } },
  }
}

test('a location that is not open says so, lists what names another one, and is opened', async () => {
  let status = 'INACTIVE'
  const { user, api } = openApp('/editor/locations/12', {
    answers: {
      OpenRecord: () => ({ data: { record: record(status) } }),
      LocationMentions: () => ({ data: { locationMentions: [mention] } }),
      Location: () => ({ data: { location: { ...OTTAWA, status } } }),
      SetStatusOfRecord: () => {
        status = 'ACTIVE'
        return { data: { saved: { __typename: 'SavedRecord', id: '12', version: 4 } } }
      },
    },
  })
  const part = within(await screen.findByRole('region', { name: 'Not open yet' }))
  const link = await part.findByRole('link', { name: 'Welcome' })
  expect(link.getAttribute('href')).toBe('/editor/pages/7?language=gu-IN#b_1')
  expect(part.getByText(/This fortnight in Ottawa/)).toBeTruthy()
  await user.click(part.getByRole('button', { name: 'Open location' }))
  await vi.waitFor(() => expect(screen.queryByText('Not open yet')).toBeNull())
  const sent = api.asked.find(({ variables }) => variables.status === 'ACTIVE')
  expect(sent?.variables).toEqual({ id: '12', status: 'ACTIVE', expectedVersion: 3 })
})
