import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../testing/open-app'
import { PEOPLE, QUIET } from '../testing/open-home'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

test('the menu counts what waits beside Home and Inbox', async () => {
  openApp('/editor', {
    answers: {
      Home: () => ({ data: { ...QUIET, people: PEOPLE } }),
      WaitingCounts: () => ({ data: { waitingCounts: { home: 2, inbox: 100 } } }),
    },
  })
  expect(await screen.findByRole('link', { name: 'Home, 2 waiting' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Inbox, 100 waiting' }).textContent).toContain('99+')
})

test('the menu counts again on another screen, and keeps the last count while that fails', async () => {
  const counts = { home: 2, inbox: 0 }
  let asked = 0
  const { user, api } = openApp('/editor', {
    answers: {
      Home: () => ({ data: { ...QUIET, people: PEOPLE } }),
      WaitingCounts: () => {
        asked += 1
        return { data: { waitingCounts: { ...counts } } }
      },
    },
  })
  await screen.findByRole('link', { name: 'Home, 2 waiting' })
  counts.home = 3
  await user.click(screen.getByRole('link', { name: 'Pages' }))
  expect(await screen.findByRole('link', { name: 'Home, 3 waiting' })).toBeTruthy()
  const before = asked
  Object.assign(api.answers, {
    WaitingCounts: () => {
      asked += 1
      return { data: null, errors: [{ message: 'Lost' }] }
    },
  })
  await user.click(screen.getByRole('link', { name: 'Home, 3 waiting' }))
  await waitFor(() => expect(asked).toBeGreaterThan(before))
  expect(screen.getByRole('link', { name: 'Home, 3 waiting' })).toBeTruthy()
})
