import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
// Fetched when first needed; here they are there at once.
import '../frame/page-editor'
import '../panel/panel'
import { fakePage } from '../testing/fake-pages'
import { openApp } from '../testing/open-app'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()
// The clipboard is one for all tests.
afterEach(() => vi.restoreAllMocks())

test('a whole preview link is copied, to be shared', async () => {
  const { api, choose } = await openSharing()
  await choose('Copy a preview link')
  await screen.findByText('Link copied. Whoever has it can see this draft for 15 minutes.')
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/preview/7?token=t`)
  expect(api.sharedPreviews).toBe(1)
})

test('where nothing can be copied the link is shown', async () => {
  const { choose } = await openSharing()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed'))
  await choose('Copy a preview link')
  const notice = within(await screen.findByRole('region', { name: 'Notice' }))
  expect(notice.getByRole('link').getAttribute('href')).toContain('/preview/7?token=t')
})

test('a page that cannot be saved has no preview, and nothing is copied', async () => {
  const { api, choose } = await openSharing()
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Visit Ottawa' } })
  api.refusal = { code: 'BAD_USER_INPUT', message: 'The title is too long.' }
  await choose('Copy a preview link')
  await screen.findByText('The page could not be saved, so there is no preview of it yet.')
  expect(api.sharedPreviews).toBe(0)
})

test('shared previews are stopped, and it is said whether there were any', async () => {
  const { api, choose } = await openSharing()
  await choose('Stop shared previews')
  await screen.findByText('No preview of this page is shared just now.')
  api.sharedPreviews = 2
  await choose('Stop shared previews')
  await screen.findByText('Previews of this page are stopped. Links to them show nothing any more.')
  expect(api.sharedPreviews).toBe(0)
})

test('by keyboard, and by a user who may only view', async () => {
  const { user } = await openSharing({ permission: 'VIEW' })
  screen.getByRole('button', { name: 'Share the draft' }).focus()
  await user.keyboard('{Enter}')
  const first = await screen.findByRole('menuitem', { name: 'Copy a preview link' })
  await waitFor(() => expect(document.activeElement).toBe(first))
  await user.keyboard('{ArrowDown}')
  const second = screen.getByRole('menuitem', { name: 'Stop shared previews' })
  await waitFor(() => expect(document.activeElement).toBe(second))
  await user.keyboard('{Enter}')
  await screen.findByText('No preview of this page is shared just now.')
})

async function openSharing(changes: Parameters<typeof fakePage>[0] = {}) {
  const opened = openApp('/editor/pages/7', { pages: [fakePage(changes)] })
  const button = await screen.findByRole('button', { name: 'Share the draft' })
  return {
    ...opened,
    async choose(name: string) {
      await opened.user.click(button)
      await opened.user.click(await screen.findByRole('menuitem', { name }))
    },
  }
}
