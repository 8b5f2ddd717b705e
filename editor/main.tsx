// Imported before all other sheets, because it defines the order of the layers.
import '#renderer/styles/layers.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createStore } from 'zustand/vanilla'
import { createClient, fetchApollo } from './api/client'
import { readOpening } from './api/opening'
import { App } from './app'
import { forgetKeptPages } from './offline/forget-kept-pages'
import { followVisibleArea } from './ui/follow-visible-area'
import '#renderer/styles/fonts.css'
import './ui/styles/tokens.css'
import './ui/styles/base.css'

// Deferred until the file is evaluated: a browser that records initiators would compile the file again for the line number.
queueMicrotask(start)

function start(): void {
  const root = document.getElementById('editor')
  if (!root) throw new Error('The editor has no place on its page: #editor')
  const opening = readOpening(document)
  // Without embedded data the editor starts with queries. If loading fails now, the first query retries it.
  if (!opening) fetchApollo().catch(() => undefined)
  const signedOut = createStore(() => ({ signedOut: false }))
  const client = createClient({
    onSignedOut: () => {
      signedOut.setState({ signedOut: true })
      void forgetKeptPages({ except: null })
    },
    opening,
  })
  followVisibleArea()
  createRoot(root).render(
    <StrictMode>
      <App client={client} signedOut={signedOut} />
    </StrictMode>,
  )
}
