import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { fakeIndexedDb } from './fake-indexed-db'

/** Before each test a browser with nothing kept, in which nothing is ever measured or comes into view; none after it. */
export function inStillBrowser(): void {
  beforeEach(() => {
    localStorage.clear()
    vi.stubGlobal('indexedDB', fakeIndexedDb())
    vi.stubGlobal('ResizeObserver', Still)
    vi.stubGlobal('IntersectionObserver', Still)
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
}

/** An observer that never tells anything. */
export class Still {
  observe() {}
  unobserve() {}
  disconnect() {}
}
