import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
// Fetched when first needed; here they are there at once.
import './conflict-dialog'
import './page-editor'
import './restore-dialog'
import { fakePage, textBlock } from './testing/fake-api'
import { openApp } from './testing/open-app'

vi.setConfig({ testTimeout: 60_000 })

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('ResizeObserver', Still)
  vi.stubGlobal('IntersectionObserver', Still)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a page opens with its title, its place and its status', async () => {
  await openPage({ publishedVersion: 2 })
  expect(screen.getByRole('heading', { name: 'Visit us' })).toBeTruthy()
  expect(screen.getByText('Published, with changes not yet live')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Saved')
  expect(document.title).toBe('Visit us · Toran editor')
})

test('a page that is not there is said to be so', async () => {
  openApp('/editor/pages/404')
  expect(await screen.findByText('There is no such page, or you may not see it.')).toBeTruthy()
})

test('what is changed can be undone, redone and saved at once', async () => {
  const { api, retitle } = await openPage()
  expect(isOff('Undo')).toBe(true)
  retitle('Visit Ottawa')
  expect(screen.getByRole('status').textContent).toBe('Unsaved changes')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('heading', { name: 'Visit us' })).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'y', ctrlKey: true })
  expect(screen.getByRole('heading', { name: 'Visit Ottawa' })).toBeTruthy()
  const press = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true })
  act(() => void window.dispatchEvent(press))
  expect(press.defaultPrevented).toBe(true)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved'))
  expect(api.pages[0]).toMatchObject({ title: 'Visit Ottawa', version: 4 })
})

test('inside a text field undo stays the field’s own', async () => {
  const { retitle } = await openPage()
  retitle('Visit Ottawa')
  fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'z', ctrlKey: true })
  expect(screen.getByRole('heading', { name: 'Visit Ottawa' })).toBeTruthy()
})

test('a link with a block opens it, and selecting another goes into the address', async () => {
  const blocks = [textBlock('b_1', 'First'), textBlock('b_2', 'Second')]
  const { user } = await openPage({ blocks }, '#b_2')
  await waitFor(() => expect(document.querySelector('[data-selected]')).toBeTruthy())
  await user.click(screen.getByRole('tab', { name: 'Outline' }))
  const outline = within(screen.getByRole('tabpanel', { name: 'Outline' }))
  await user.click(outline.getByText('First'))
  expect(location.hash).toBe('#b_1')
})

test('with VIEW nothing can be changed, and it is said so', async () => {
  const { retitle } = await openPage({ permission: 'VIEW' })
  expect(screen.getByText('View only')).toBeTruthy()
  for (const name of ['Undo', 'Redo', 'Publish'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('tab', { name: 'Blocks' })).toBeNull()
  retitle('Hacked')
  expect(screen.getByRole('heading', { name: 'Visit us' })).toBeTruthy()
})

describe('publishing', () => {
  test('saves first, then says where the page is', async () => {
    const { api, user, retitle } = await openPage()
    retitle('Visit Ottawa')
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    const link = await screen.findByRole('link', { name: 'See the page' })
    expect(link.getAttribute('href')).toBe('/ottawa/visit')
    expect(api.pages[0]).toMatchObject({ title: 'Visit Ottawa', version: 4, publishedVersion: 4 })
  })

  test('a page that breaks rules is not published; each problem can be shown', async () => {
    const { api, user } = await openPage({ blocks: [textBlock('b_1', 'Hours')] })
    const message = "Field 'Text' is required"
    const issues = [{ block: 'b_1', field: 'html', message, rule: 'required' }]
    api.refusal = { code: 'BAD_USER_INPUT', message: 'The page breaks rules.', issues }
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    const notice = within(await screen.findByLabelText('Notice'))
    expect(notice.getByText('Not published: there is 1 problem')).toBeTruthy()
    await user.click(notice.getByRole('button', { name: `Show Hours: ${message}` }))
    expect(location.hash).toBe('#b_1')
  })
})

describe('when somebody else saved first', () => {
  test('both versions are shown, and keeping mine saves it on top', async () => {
    const { api, dialog } = await openConflict()
    expect(dialog.getByText(/Saved by Ben at/)).toBeTruthy()
    expect(dialog.getByText('1 block differs')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved'))
    expect(api.pages[0]).toMatchObject({ title: 'Mine', version: 5 })
  })

  test('taking theirs puts their page here, and Undo brings mine back', async () => {
    const { api, dialog } = await openConflict()
    fireEvent.click(dialog.getByRole('button', { name: 'Take theirs' }))
    expect(await screen.findByRole('heading', { name: 'Theirs' })).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved'))
    expect(api.pages[0]).toMatchObject({ title: 'Theirs', version: 4 })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByRole('heading', { name: 'Mine' })).toBeTruthy()
  })

  test('the dialog can be put off; the state says that nothing is saved', async () => {
    const { user } = await openConflict()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('status').textContent).toContain('Not saved.')
    await user.click(screen.getByRole('button', { name: 'See the difference' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  async function openConflict() {
    const opened = await openPage()
    Object.assign(opened.api.pages[0] ?? {}, {
      title: 'Theirs',
      version: 4,
      updatedBy: 'Ben',
      blocks: [textBlock('b_9', 'New hours')],
    })
    opened.retitle('Mine')
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    const name = 'Ben saved a newer version.'
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name })) }
  }
})

test('a lost session asks to sign in in place, and saves what had to wait', async () => {
  const { api, user, retitle } = await openPage()
  api.isSignedIn = false
  retitle('Visit Ottawa')
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }))
  await user.type(dialog.getByLabelText('Password'), 'correct horse battery')
  await user.click(dialog.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved'))
  expect(api.pages[0]?.title).toBe('Visit Ottawa')
})

describe('work that never reached the server', () => {
  test('is offered when the page is opened again, and restoring it can be undone', async () => {
    const { api, retitle, view } = await openPage()
    retitle('Kept here')
    view.unmount()
    openApp('/editor/pages/7', api)
    const name = 'You have unsaved changes'
    const dialog = within(await screen.findByRole('dialog', { name }))
    fireEvent.click(dialog.getByRole('button', { name: 'Restore them' }))
    expect(screen.getByRole('heading', { name: 'Kept here' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Unsaved changes')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByRole('heading', { name: 'Visit us' })).toBeTruthy()
  })

  test('is not offered when it did arrive', async () => {
    const { api, retitle, view } = await openPage()
    retitle('Kept here')
    view.unmount()
    Object.assign(api.pages[0] ?? {}, { title: 'Kept here', version: 4 })
    openApp('/editor/pages/7', api)
    await screen.findByRole('button', { name: 'Publish' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(Object.keys(localStorage).filter((key) => key.startsWith('toran.unsaved'))).toEqual([])
  })
})

async function openPage(changes: Parameters<typeof fakePage>[0] = {}, hash = '') {
  const opened = openApp(`/editor/pages/7${hash}`, { pages: [fakePage(changes)] })
  await screen.findByRole('button', { name: 'Preview' })
  return {
    ...opened,
    retitle: (value: string) =>
      fireEvent.change(screen.getByLabelText('Title'), { target: { value } }),
  }
}

function isOff(name: string): boolean {
  return screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
}

/** Nothing is laid out here, so nothing is ever observed. */
class Still {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
