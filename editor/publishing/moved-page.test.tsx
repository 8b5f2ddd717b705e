import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
// Fetched when first needed; here it is there at once.
import './moved-page'
import { fakePage } from '../testing/fake-pages'
import { loseAnswers } from '../testing/hold-answers'
import { openApp } from '../testing/open-app'
import { openPage } from '../testing/open-page'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

const IN_NAVIGATION = {
  ...{ kind: 'navigation', id: '3', title: 'en-US', locationId: '12', locationName: 'Ottawa' },
  ...{ isLive: true, isDraft: true },
}
const LINKED = { ...IN_NAVIGATION, kind: 'document', id: '9', title: 'Festivals' }

test('another address of a published page says what becomes of the old one, and where it is linked from', async () => {
  const { api } = await openPage({ publishedVersion: 3 })
  api.references = [IN_NAVIGATION, LINKED]
  const address = screen.getByLabelText('Address')
  expect(screen.queryByText(/the old address redirects/)).toBeNull()
  fireEvent.change(address, { target: { value: '/plan-a-visit' } })
  const note = (await screen.findByText(/the old address redirects/)).closest('div')
  if (!note) throw new Error('The note has no frame')
  expect(note.textContent).toContain('Visitors find this page at /ottawa/visit until')
  expect((await within(note).findByRole('link', { name: 'Navigation' })).getAttribute('href')).toBe(
    '/editor/navigation?location=12&language=en-US',
  )
  expect(within(note).getByRole('link', { name: 'Festivals' })).toBeTruthy()
  fireEvent.change(address, { target: { value: '/visit' } })
  expect(screen.queryByText(/the old address redirects/)).toBeNull()
})

test('a page that is not published moves without a word', async () => {
  const { api } = await openPage()
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: '/plan-a-visit' } })
  expect(screen.queryByText(/the old address redirects/)).toBeNull()
  expect(api.asked.map(({ operation }) => operation)).not.toContain('PageAddresses')
})

test('a page in the navigation is unpublished after it is said so', async () => {
  const { api, user } = openApp('/editor/pages/7', { pages: [fakePage({ publishedVersion: 3 })] })
  api.references = [IN_NAVIGATION]
  await user.click(
    await screen.findByRole('button', { name: 'More ways to publish', expanded: false }),
  )
  await user.click(await screen.findByRole('menuitem', { name: 'Unpublish…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Unpublish this page?' })
  await within(dialog).findByText('These links will be broken:')
  expect(within(dialog).getByRole('link', { name: 'Navigation' })).toBeTruthy()
})

test('where it can’t be read what leads to a page, that is said before it is taken off, and read again', async () => {
  const { api, user } = openApp('/editor/pages/7', { pages: [fakePage({ publishedVersion: 3 })] })
  api.references = [IN_NAVIGATION]
  await user.click(
    await screen.findByRole('button', { name: 'More ways to publish', expanded: false }),
  )
  const answering = fetch
  loseAnswers('References')
  await user.click(await screen.findByRole('menuitem', { name: 'Unpublish…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unpublish this page?' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(
    /^The links to this page couldn’t be/,
  )
  vi.stubGlobal('fetch', answering)
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await dialog.findByText('These links will be broken:')
  expect(dialog.queryByRole('alert')).toBeNull()
})
