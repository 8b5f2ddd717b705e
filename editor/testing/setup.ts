import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { fetchApollo } from '../api/client'
import { Still } from './still-browser'

// jsdom measures nothing, and the text editor asks where its caret is, whenever the selection changes.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect = () => new DOMRect()

// A page that a test opens is rendered before the test ends or after it, depending on earlier fetches.
Object.assign(globalThis, { ResizeObserver: Still, IntersectionObserver: Still })

// Each key press is a whole round of events, and screens are fetched when first needed: a busy machine takes its time.
// A condition that never comes true fails all the same.
configure({ asyncUtilTimeout: 20_000, defaultHidden: false })
vi.setConfig({ testTimeout: 60_000 })

// It has come when a test begins, whatever becomes of the clock.
await fetchApollo()

// A test that fails leaves its clock: all after it would wait for time that does not pass.
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

// Files run in one browser after another: what the first set up is not met by the next. A module that is still being fetched
// when a file ends would count as failed for all after it.
afterAll(async () => {
  await vi.dynamicImportSettled()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  document.documentElement.removeAttribute('style')
  history.replaceState(null, '', '/')
})
