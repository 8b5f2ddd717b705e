// First of all sheets: it fixes the order of the layers the page's own sheets stand in.
import '#renderer/styles/layers.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createStore } from 'zustand/vanilla'
import { createClient, fetchApollo } from './api/client'
import { readOpening } from './api/opening'
import { App } from './app'
import { followVisibleArea } from './ui/follow-visible-area'
import '#renderer/styles/fonts.css'
import './ui/styles/tokens.css'
import './ui/styles/base.css'

// Not while the file is read: a browser that notes who asks for what would compile all of it again for the line.
queueMicrotask(start)

function start(): void {
  const root = document.getElementById('editor')
  if (!root) throw new Error('The editor has no place on its page: #editor')
  const opening = readOpening(document)
  // Nothing came with the page: it begins with questions. Where it does not come now, the first of them asks again.
  if (!opening) fetchApollo().catch(() => undefined)
  const signedOut = createStore(() => ({ signedOut: false }))
  const client = createClient({
    onSignedOut: () => signedOut.setState({ signedOut: true }),
    opening,
  })
  followVisibleArea()
  createRoot(root).render(
    <StrictMode>
      <App client={client} signedOut={signedOut} />
    </StrictMode>,
  )
}
