import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ME } from '../testing/fake-network'
import { documentOf, fakePage } from '../testing/fake-pages'
import { openApp } from '../testing/open-app'
// Read before a test waits for it.
import './differences-screen'

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const NONE = { nodes: [], totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null } }
const OTTAWA = {
  __typename: 'LivePageVersion',
  ...{ documentId: '7', title: 'Visit us', locationId: '12', locationName: 'Ottawa' },
  language: 'en-US',
}

function openDifferences(me: object = ME) {
  let texts: readonly object[] = [OTTAWA]
  return openApp('/editor/differences', {
    answers: {
      Me: () => ({ data: { me, networkSetup: null } }),
      Differences: () => ({ data: { differences: NONE } }),
      DifferenceResets: () => ({ data: { differenceResets: NONE } }),
      OwnTexts: () => ({ data: { livePageVersions: { nodes: texts, totalCount: texts.length } } }),
      Document: () => ({ data: { document: documentOf(fakePage({ id: 7, version: 4 })) } }),
      RemoveOwnText: () => {
        texts = []
        return { data: { removeLanguage: { id: '7' } } }
      },
    },
  })
}

test('a whole text of a location is found, opened and, once that is confirmed, removed', async () => {
  const { user, api } = openDifferences()
  const region = await screen.findByRole('region', { name: 'Locations with their own version' })
  const link = within(region).getByRole('link', { name: 'Visit us · Ottawa' })
  await waitFor(() => expect(link.getAttribute('href')).toBe('/editor/pages/7?location=ottawa'))
  await user.click(within(region).getByRole('button', { name: 'Remove Ottawa’s text' }))
  expect(api.asked.some(({ operation }) => operation === 'RemoveOwnText')).toBe(false)
  await user.click(within(region).getByRole('button', { name: 'Remove Ottawa’s text now' }))
  await screen.findAllByText(/^Ottawa now shows the network’s page\./)
  const asked = api.asked.find(({ operation }) => operation === 'RemoveOwnText')
  expect(asked?.variables).toEqual({
    ...{ documentId: '7', locationId: '12', language: 'en-US', expectedVersion: 4 },
  })
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Locations with their own version' })).toBeNull(),
  )
})

test('who does not manage the network sees it, and is offered nothing that changes it', async () => {
  const assignments = [
    {
      ...{ __typename: 'Assignment', locationId: '12', level: 'MANAGE', ofNetwork: false },
      ...{ kinds: [], languages: null },
    },
  ]
  openDifferences({ ...ME, assignments })
  const region = await screen.findByRole('region', { name: 'Locations with their own version' })
  expect(within(region).queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'See network pages' })).toBeTruthy()
})
