import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakePage } from '../testing/fake-pages'
import { loseAnswers } from '../testing/hold-answers'
import { openApp } from '../testing/open-app'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const NOBODY = { nodes: [], totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null } }
const ANSWERS = {
  Calendar: () => ({ data: { scheduled: [], scheduledRecords: [], calendarDates: [] } }),
  FeedbackList: () => ({ data: { feedback: NOBODY } }),
  Audit: () => ({ data: { audit: NOBODY } }),
  People: () => ({ data: { people: NOBODY } }),
  Roles: () => ({ data: { roles: [] } }),
  PermissionSets: () => ({ data: { permissionSets: [] } }),
}
const SCREENS = ['', '/pages', '/events', '/calendar', '/inbox', '/audit', '/people']

test.each(SCREENS)(
  'locations that can’t be read are not taken for none: /editor%s says so, and reads them again',
  async (path) => {
    const { user, connected } = openWithoutLocations(`/editor${path}`, {
      answers: ANSWERS,
    })
    const note = await screen.findByText(/^The locations couldn’t be loaded/)
    connected()
    const again = note.parentElement?.querySelector('button')
    if (!again) throw new Error('There is no way to try again')
    await user.click(again)
    await expect.poll(() => screen.queryByText(/^The locations couldn’t be loaded/)).toBeNull()
  },
)

test('what is chosen by location is there again once they have been read', async () => {
  const { user, connected } = openWithoutLocations('/editor/events', {})
  await screen.findByText(/^The locations couldn’t be loaded/)
  expect(screen.queryByRole('link', { name: 'New event' })).toBeNull()
  connected()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'New event' })).toBeTruthy()
})

/** A screen whose locations do not arrive until it is `connected`. */
function openWithoutLocations(path: string, changes: Parameters<typeof openApp>[1]) {
  const { user } = openApp(path, { pages: [fakePage()], ...changes })
  const answering = fetch
  loseAnswers('LocationNames')
  return { user, connected: () => vi.stubGlobal('fetch', answering) }
}
