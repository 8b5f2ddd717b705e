import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../testing/open-app'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

const ENTRY = {
  ...{ documentId: '8', title: 'Annakut', type: 'PAGE', locationName: 'Ottawa', by: 'Mira' },
  ...{ timeZone: 'America/Toronto', language: null, localUntil: null, problem: null },
}

const dayOf = async (name: string) => {
  const day = (await screen.findByRole('heading', { name })).parentElement
  if (!day) throw new Error(`There is no ${name}`)
  return day
}

test('a month shows on each day what is published and taken off, and why something was not done', async () => {
  const scheduled = [
    {
      ...{ ...ENTRY, id: '1', action: 'PUBLISH', localAt: '2026-11-08T06:00' },
      localUntil: '2026-11-10T21:00',
    },
    {
      ...{ ...ENTRY, id: '2', action: 'UNPUBLISH', localAt: '2026-11-09T21:00' },
      problem: 'The page is in the trash.',
    },
  ]
  const { api, user } = openApp('/editor/calendar?month=2026-11', {
    answers: { Scheduled: () => ({ data: { scheduled } }) },
  })
  await screen.findByRole('heading', { name: 'November 2026' })
  const published = await dayOf('Sunday 8 November')
  const link = within(published).getByRole('link', { name: 'Annakut' })
  expect(link.getAttribute('href')).toBe('/editor/pages/8')
  expect(published.textContent).toContain('06:00 (Toronto time) Publish')
  expect((await dayOf('Tuesday 10 November')).textContent).toContain(
    '21:00 (Toronto time) Unpublish',
  )
  await screen.findByText('Failed: The page is in the trash.')
  await user.click(screen.getByRole('button', { name: 'The next month' }))
  await screen.findByRole('heading', { name: 'December 2026' })
  expect(location.search).toBe('?month=2026-12')
  expect(api.asked.at(-1)?.variables).toMatchObject({ to: '2027-01-05T00:00:00.000Z' })
})

test('a month in which nothing is scheduled says how to do it', async () => {
  openApp('/editor/calendar?month=2027-02', {
    answers: { Scheduled: () => ({ data: { scheduled: [] } }) },
  })
  await screen.findByText(/Nothing is scheduled in February 2027/)
})
