import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OTTAWA } from '../testing/fake-network'
import { fakePage } from '../testing/fake-pages'
import { openApp } from '../testing/open-app'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

const PLACES = [
  OTTAWA,
  { ...OTTAWA, id: '20', slug: 'toronto', name: 'Toronto' },
  { ...OTTAWA, id: '30', slug: 'london', name: 'London' },
]
const NO_MORE = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }

function openPages() {
  return openApp('/editor/pages', {
    pages: [
      fakePage({ id: 7, title: 'Visit us', publishedVersion: null }),
      fakePage({ id: 8, title: 'Events', permission: 'VIEW' }),
    ],
    answers: {
      LocationNames: () => ({ data: { locations: { nodes: PLACES, pageInfo: NO_MORE } } }),
    },
  })
}

test('a page is copied to locations under its own address and title, and each reports the result', async () => {
  const { user, api } = openPages()
  await user.click(await screen.findByRole('button', { name: 'Actions for Visit us' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy to locations…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByLabelText(/Toronto/))
  expect(dialog.queryByLabelText(/Ottawa/)).toBeNull()
  await user.click(dialog.getByLabelText(/London/))
  await user.click(dialog.getByRole('button', { name: 'Copy to 2 locations' }))
  await waitFor(() => expect(dialog.getAllByText('Copied, as a draft')).toHaveLength(2))
  const topics = api.asked.flatMap(({ operation, variables }) =>
    operation === 'SaveDocument' ? [variables.topic] : [],
  )
  expect(topics).toHaveLength(2)
  // They are copied at once, in no order.
  for (const locationId of ['20', '30'])
    expect(topics).toContainEqual(
      expect.objectContaining({
        ...{ locationId, externalUrl: '/visit' },
        items: [expect.objectContaining({ locationId, title: 'Visit us' })],
      }),
    )
})

test('pages are moved to a location: drafts there, in the trash here; what may not be moved says so in its row', async () => {
  const { user, api } = openPages()
  await user.click(await screen.findByRole('checkbox', { name: 'Select all pages in this list' }))
  const bar = within(screen.getByRole('region', { name: 'Selected pages' }))
  await user.click(bar.getByRole('button', { name: 'Move to a location…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('option', { name: 'Toronto' })
  await user.selectOptions(dialog.getByLabelText('Location'), 'Toronto')
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  await screen.findAllByText(
    'Moved “Visit us” to Toronto, as a draft. 1 couldn’t be changed. The reason is shown beside it.',
  )
  await screen.findByText('You may not change this page.')
  // The copy of what had to stay is taken back.
  const states = api.pages.map(({ id, title, recordStatus }) =>
    [title, id > 1000 ? 'there' : 'here', recordStatus].join(', '),
  )
  expect(states.sort()).toEqual([
    'Events, here, ACTIVE',
    'Events, there, DELETED',
    'Visit us, here, DELETED',
    'Visit us, there, ACTIVE',
  ])
  await user.click(screen.getByText('Undo'))
  await screen.findAllByText('Undone')
  expect(api.pages.find(({ id }) => id === 7)?.recordStatus).toBe('ACTIVE')
})

test('a page in the navigation is moved only after it is said what leads to it', async () => {
  const { user, api } = openPages()
  api.references = [
    {
      ...{ kind: 'navigation', id: '1', title: 'en-US', locationId: '10', locationName: 'Ottawa' },
      ...{ isLive: true, isDraft: false },
    },
  ]
  const visit = api.pages.find(({ id }) => id === 7)
  if (visit) visit.publishedVersion = visit.version
  await user.click(await screen.findByRole('button', { name: 'Actions for Visit us' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to a location…' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Move' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Move: “Visit us”?' }))
  expect(asked.getByRole('link', { name: 'Navigation' })).toBeTruthy()
  await user.click(asked.getByRole('button', { name: 'Cancel' }))
  expect(api.pages.find(({ id }) => id === 7)?.recordStatus).toBe('ACTIVE')
})
