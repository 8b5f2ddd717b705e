import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakePage, summaryOf } from '../testing/fake-pages'
import { hrefOf, openHome, PEOPLE, part } from '../testing/open-home'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

test('the home screen says what waits, what is scheduled and what was changed, and leads there', async () => {
  openHome({
    waiting: [summaryOf(fakePage({ id: 7, title: 'Diwali', isInReview: true }))],
    recentlyChanged: [summaryOf(fakePage({ id: 8, updatedBy: 'Mira Patel' }))],
    scheduled: [
      {
        ...{ id: '1', action: 'PUBLISH', documentId: '9', title: 'Annakut', type: 'PAGE' },
        ...{ locationName: 'Ottawa', timeZone: 'America/Toronto', language: null, by: 'Mira' },
        ...{ localAt: '2026-11-29T06:00', localUntil: null, problem: null },
      },
    ],
  })
  const waiting = await part('Waiting for you')
  expect(hrefOf(waiting.getByRole('link', { name: 'Diwali' }))).toBe('/editor/pages/7')
  waiting.getByText('Submitted by Asha, Ottawa')
  const scheduled = await part('Scheduled')
  scheduled.getByText('Publishes 29 Nov 2026, 06:00 (Toronto time). Ottawa')
  const changed = await part('Recently changed')
  expect(hrefOf(changed.getByRole('link', { name: 'Visit us' }))).toBe('/editor/pages/8')
  expect(changed.getByText(/Draft/).closest('li')?.textContent).toContain('You, Ottawa')
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
})

test('where there is nothing yet, the first steps are shown, and each part says what it is for', async () => {
  const layout = { ...summaryOf(fakePage({ id: 1, title: 'Site layout' })), type: 'LAYOUT' }
  const { user } = openHome({ people: { ...PEOPLE, totalCount: 1 }, recentlyChanged: [layout] })
  const steps = await part('First steps')
  expect(hrefOf(steps.getByRole('link', { name: 'Invite people' }))).toBe('/editor/people')
  screen.getByText('Nothing needs your approval or reply.')
  screen.getByText('Nothing is scheduled for the next 30 days.')
  screen.getByText(/No issues found in links/)
  await user.click(steps.getByRole('button', { name: 'Create the home page' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'New page: “Home of a location”' }),
  )
  // Both follow from what the server says of the locations.
  await waitFor(() =>
    expect(dialog.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Ottawa'),
  )
  await dialog.findByDisplayValue('/')
})
