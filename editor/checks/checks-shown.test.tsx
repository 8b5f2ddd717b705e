import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakePage, fakePage, textBlock } from '../testing/fake-pages'
import { openApp } from '../testing/open-app'

beforeEach(() => {
  Element.prototype.scrollIntoView ??= () => undefined
  vi.stubGlobal('ResizeObserver', Still)
  vi.stubGlobal('IntersectionObserver', Still)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const unknownBlock = { id: 'b_old', name: 'Hologram', fields: [] }
const emptyLink = textBlock('b_1', '<a href="#">Hours</a>')

test('issues are listed beside the outline, with a count, and lead to their field', async () => {
  const { user } = await open({ blocks: [emptyLink, unknownBlock] })
  await screen.findAllByText('to review')
  const tab = screen.getByRole('tab', { name: /^Checks/ })
  expect(tab.textContent).toBe('Checks 2 to review')
  await user.click(tab)
  const errors = within(screen.getByRole('list', { name: 'Errors 1' }))
  expect(errors.getByText(/Component 'Hologram' not found in registry/)).toBeTruthy()
  const warnings = within(screen.getByRole('list', { name: 'Warnings 1' }))
  await user.click(warnings.getByRole('button', { name: /the link is empty/ }))
  await waitFor(() => expect(location.hash).toBe('#b_1'))
})

test('errors stop publishing', async () => {
  const { api, user } = await open({ blocks: [unknownBlock] })
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Not published: 1 problem' }))
  expect(dialog.queryByRole('button', { name: /anyway/ })).toBeNull()
  await user.click(dialog.getByRole('button', { name: /^Show/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(location.hash).toBe('#b_old'))
  expect(api.asked.some(({ operation }) => operation === 'PublishDocument')).toBe(false)
})

test('a schedule of a page with errors lists them as publishing does, and each leads to its block', async () => {
  const { api, user } = await open({ blocks: [unknownBlock] })
  await user.click(
    await screen.findByRole('button', { name: 'More ways to publish', expanded: false }),
  )
  await user.click(await screen.findByRole('menuitem', { name: 'Schedule…' }))
  const schedule = within(await screen.findByRole('dialog', { name: 'Schedule' }))
  await user.type(schedule.getByLabelText('Publish on'), '2100-11-23T10:00')
  await user.click(schedule.getByRole('button', { name: 'Schedule' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Not scheduled/ }))
  expect(dialog.getByText(/Component 'Hologram' not found in registry/)).toBeTruthy()
  expect(dialog.queryByRole('button', { name: /anyway/ })).toBeNull()
  await user.click(dialog.getByRole('button', { name: /^Show/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(location.hash).toBe('#b_old'))
  expect(api.asked.some(({ operation }) => operation === 'PublishDocument')).toBe(false)
})

test('warnings ask, and publishing anyway publishes', async () => {
  const { api, user } = await open({ blocks: [emptyLink] })
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByRole('dialog', { name: 'Publish with warnings?' })
  expect(api.pages[0]?.publishedVersion).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Publish anyway' }))
  await waitFor(() => expect(api.pages[0]?.publishedVersion).toBe(3))
})

async function open(changes: Partial<FakePage>) {
  const opened = openApp('/editor/pages/7', { pages: [fakePage(changes)] })
  await screen.findByRole('button', { name: 'Preview' })
  return opened
}

/** jsdom has no layout, so nothing is ever observed. */
class Still {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
