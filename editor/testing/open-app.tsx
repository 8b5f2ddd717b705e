import { configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createStore } from 'zustand/vanilla'
import type { Opening } from '#schema/api/opening'
import { createClient } from '../api/client'
import { App } from '../app'
import { type FakeApi, fakeApi } from './fake-api'

/** The whole editor at an address, over a fake server. */
export function openApp(
  path: string,
  changes: Partial<FakeApi> = {},
  opening: Opening | null = null,
) {
  // Styles that hide elements are ignored: there are no sheets here, and the question is expensive on a page
  // of many blocks.
  configure({ defaultHidden: true })
  window.history.replaceState(null, '', path)
  const api = fakeApi(changes)
  const signedOut = createStore(() => ({ signedOut: false }))
  const client = createClient({
    onSignedOut: () => signedOut.setState({ signedOut: true }),
    fetch: (url, init) => fetch(url, init),
    opening,
  })
  const view = render(<App client={client} signedOut={signedOut} />)
  return { api, view, user: userEvent.setup() }
}
