import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
// Read before a test waits for it. The menu is not, so that its button is seen without it.
import '../frame/page-editor'
import { fakePage } from '../testing/fake-pages'
import { openApp } from '../testing/open-app'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

test('the button beside Publish keeps the focus when its menu has come', async () => {
  // The menu is fetched after a paint, and that comes when the test says so.
  const frames: FrameRequestCallback[] = []
  const { requestAnimationFrame } = window
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  openApp('/editor/pages/7', { pages: [fakePage()] })
  const publish = await screen.findByRole('button', { name: 'Publish' })
  const before = publish.nextElementSibling as HTMLElement
  act(() => before.focus())
  expect(before.hasAttribute('aria-expanded')).toBe(false)
  vi.stubGlobal('requestAnimationFrame', requestAnimationFrame)
  act(() => {
    for (const frame of frames) frame(0)
  })
  const name = 'More ways to publish'
  const button = await screen.findByRole('button', { name, expanded: false })
  expect(document.activeElement).toBe(button)
})
