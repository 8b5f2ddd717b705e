import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
// Fetched when first needed; here they are there at once.
import '../page-editor/page-editor'
import '../panel/panel'
import './share-dialog'
import { fakePage } from '../testing/fake-pages'
import { openApp } from '../testing/open-app'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()
// The clipboard is one for all tests.
afterEach(() => vi.restoreAllMocks())

test('a link that lasts 14 days is copied, and listed with its end', async () => {
  const { api, user, dialog } = await openSharing()
  expect(dialog.getByText('No links yet.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Copy new link' }))
  await dialog.findByText('Link copied.')
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/preview/7?token=t`)
  const [made] = api.asked.filter(({ operation }) => operation === 'CreatePreview')
  expect(made?.variables).toMatchObject({ shared: true, followsDraft: true })
  const list = await dialog.findByRole('region', { name: 'Links' })
  expect(list.textContent).toContain('Works until 4 Dec 2026, 05:00 (Toronto time).')
})

test('it may stay at the draft as it is now', async () => {
  const { api, user, dialog } = await openSharing()
  await user.click(dialog.getByRole('radio', { name: 'The draft as it is now' }))
  await user.click(dialog.getByRole('button', { name: 'Copy new link' }))
  await dialog.findByText('Link copied.')
  const [made] = api.asked.filter(({ operation }) => operation === 'CreatePreview')
  expect(made?.variables).toMatchObject({ followsDraft: false })
})

test('where nothing can be copied the link is shown', async () => {
  const { user, dialog } = await openSharing()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed'))
  await user.click(dialog.getByRole('button', { name: 'Copy new link' }))
  const link = await dialog.findByRole('link', { name: 'Preview link' })
  expect(link.getAttribute('href')).toContain('/preview/7?token=t')
})

test('a page that can’t be saved is not shared', async () => {
  const { api, user, dialog } = await openSharing({}, (opened) => {
    opened.refusal = { code: 'BAD_USER_INPUT', message: 'The title is too long.' }
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Visit Ottawa' } })
  })
  await user.click(dialog.getByRole('button', { name: 'Copy new link' }))
  await dialog.findByText('No link was created, because the page couldn’t be saved. Try again.')
  expect(api.sharedPreviews).toBe(0)
})

test('a link is revoked, by a user who may only view and by keyboard', async () => {
  const { api, user, dialog } = await openSharing({ permission: 'VIEW' }, undefined, 1)
  const [revoke] = await dialog.findAllByRole('button', { name: /^Revoke the link/ })
  revoke?.focus()
  await user.keyboard('{Enter}')
  await dialog.findByText('Link revoked.')
  await dialog.findByText('No links yet.')
  expect(api.sharedPreviews).toBe(0)
})

async function openSharing(
  changes: Parameters<typeof fakePage>[0] = {},
  before: (api: ReturnType<typeof openApp>['api']) => unknown = () => undefined,
  shared = 0,
) {
  const opened = openApp('/editor/pages/7', { pages: [fakePage(changes)] })
  opened.api.sharedPreviews = shared
  const button = await screen.findByRole('button', { name: 'Share the draft' })
  if (changes.permission !== 'VIEW') await screen.findByLabelText('Title')
  before(opened.api)
  await opened.user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Share a preview' }))
  return { ...opened, dialog }
}
