import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
// Fetched when first needed; here it is there at once. What is under test is not, unless other tests have fetched it.
import '../page-editor/page-editor'
import { fakePage } from '../testing/fake-pages'
import { openApp } from '../testing/open-app'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

test('the menu beside Publish has its place before it is fetched, and a press on it then is not lost', async () => {
  openApp('/editor/pages/7', { pages: [fakePage()] })
  const publish = await screen.findByRole('button', { name: 'Publish' })
  const place = publish.nextElementSibling as HTMLElement
  expect(place.getAttribute('aria-label')).toBe('More ways to publish')
  fireEvent.pointerDown(place)
  await screen.findByRole('menuitem', { name: 'Unpublish…' })
})
