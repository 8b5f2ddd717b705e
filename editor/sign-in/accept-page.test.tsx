import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
// Read before a test waits for it.
import './accept-page'
import { loseAnswers } from '../testing/hold-answers'
import { openApp } from '../testing/open-app'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('where the server is lost after the password was saved it says so, and only the way in is tried again', async () => {
  const { user, api } = openApp('/editor/accept?token=once', { isSignedIn: false })
  const field = await screen.findByLabelText('New password')
  const connected = fetch
  let chosen = 0
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!url.endsWith('/reset-password')) return connected(url, init)
    chosen += 1
    api.isSignedIn = true
    return Response.json({ status: true })
  })
  const reachable = fetch
  loseAnswers('Me')
  await user.type(field, 'a few words to remember')
  await user.click(screen.getByRole('button', { name: 'Save and sign in' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/password is saved.*can’t be/)
  const again = screen.getByRole('button', { name: 'Try again' })
  expect(document.activeElement).toBe(again)
  await user.dblClick(again)
  await waitFor(() => expect(again.textContent).toBe('Try again'))
  vi.stubGlobal('fetch', reachable)
  await user.click(again)
  await waitFor(() => expect(location.pathname).toBe('/editor'))
  expect(chosen).toBe(1)
})
