import { ApolloClient } from '@apollo/client'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openApp } from '../testing/open-app'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('signing out ends in a reload at the sign-in page', async () => {
  const { went } = await pressSignOut()
  await waitFor(() => expect(went).toHaveBeenCalledWith('/editor/sign-in'))
})

test('signing out ends there also where the memory can’t be cleared, and the reason is reported', async () => {
  const reason = new Error('Store reset while query was in flight')
  vi.spyOn(ApolloClient.prototype, 'clearStore').mockRejectedValue(reason)
  const { went, reported } = await pressSignOut()
  await waitFor(() => expect(went).toHaveBeenCalledWith('/editor/sign-in'))
  expect(reported).toHaveBeenCalledWith(reason)
})

test('signing out does not wait for a memory that is never cleared', async () => {
  vi.spyOn(ApolloClient.prototype, 'clearStore').mockReturnValue(new Promise(() => undefined))
  const { went } = await pressSignOut()
  await waitFor(() => expect(went).toHaveBeenCalledWith('/editor/sign-in'))
})

test('anyone who couldn’t be signed out stays, and is told so', async () => {
  const { went } = await pressSignOut(new Response('{}', { status: 503 }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(
    'The server couldn’t be reached, so you’re still signed in. Try again.',
  )
  expect(went).not.toHaveBeenCalled()
})

/** The instructions to the browser, and the errors reported to it. */
async function pressSignOut(answer?: Response) {
  const went = vi.fn()
  const reported = vi.fn()
  const { user } = openApp('/editor')
  await screen.findByRole('heading', { name: /^Hello/ })
  const answering = fetch
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    answer && url === '/api/auth/sign-out' ? answer : answering(url, init),
  )
  vi.stubGlobal('reportError', reported)
  vi.stubGlobal('location', goingTo(went))
  await user.click(screen.getByRole('button', { name: /^Account/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  return { went, reported }
}

/** The browser's location, which a test cannot leave. */
function goingTo(assign: (path: string) => void) {
  const { pathname, search, hash, origin, href } = location
  return { pathname, search, hash, origin, href, assign }
}
