import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { OTTAWA } from '../testing/fake-network'
import { documentOf, fakePage, textBlock } from '../testing/fake-pages'
import { openApp } from '../testing/open-app'
// Read before a test waits for them.
import '../panel/panel'
import '../page-editor/page-editor'
import './shown-at'

vi.setConfig({ testTimeout: 60_000 })

beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const NETWORK = { ...OTTAWA, id: '10' }
const NO_MORE = { hasNextPage: false, endCursor: null }
const TOTAL = 1001
const SIZE = 50
const LONG = { timeout: 10_000 }

/** Only the last location has a version of its own. */
function locationAt(index: number) {
  return {
    __typename: 'ShowingLocation',
    ...{ locationId: String(10 + index), name: `Place ${index}`, slug: `place-${index}` },
    sources: index === SIZE + 1 ? ['OVERRIDE', 'OWN_TEXT'] : [],
  }
}

test('a network page lists where it is shown, part by part, and marks what is a location’s own', async () => {
  const page = fakePage({ publishedVersion: 3, blocks: [textBlock('own', 'Visit us')] })
  const document = { ...documentOf(page), locationId: '10' }
  const { user } = openApp('/editor/pages/7', {
    answers: {
      Document: () => ({ data: { document } }),
      LocationNames: () => ({ data: { locations: { nodes: [NETWORK], pageInfo: NO_MORE } } }),
      Location: () => ({ data: { location: NETWORK } }),
      ShowingLocations: ({ after }) => {
        const from = Number(after ?? 0)
        const nodes = Array.from({ length: SIZE }, (_, index) => locationAt(from + index))
        const pageInfo = { hasNextPage: from + SIZE < TOTAL, endCursor: String(from + SIZE) }
        return { data: { showingLocations: { nodes, totalCount: TOTAL, pageInfo } } }
      },
    },
  })
  const list = (await screen.findByText('Shown at 1,001 locations', {}, LONG)).closest('details')
  if (!list) throw new Error('The locations are not in a list that opens')
  await user.click(within(list).getByText('Shown at 1,001 locations'))
  expect(within(list).getAllByRole('listitem')).toHaveLength(SIZE)
  expect(within(list).queryByText(/Changed here/)).toBeNull()
  expect(within(list).getByRole('link', { name: 'See which locations differ' })).toBeTruthy()
  await user.click(within(list).getByRole('button', { name: 'Show more' }))
  const mark = await within(list).findByText('Changed here · Custom text', {}, LONG)
  expect(mark.closest('li')?.textContent).toContain(`Place ${SIZE + 1}`)
  expect(within(list).getAllByRole('listitem')).toHaveLength(2 * SIZE)
})
