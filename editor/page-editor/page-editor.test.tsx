import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openingOf } from '../testing/fake-api'
import { fakePage, textBlock } from '../testing/fake-pages'
import { openApp } from '../testing/open-app'
import { openPage } from '../testing/open-page'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

test('a page opens with its title, its place and its status', async () => {
  await openPage({ publishedVersion: 2 })
  expect(screen.getByRole('heading', { name: 'Visit us' })).toBeTruthy()
  expect(await screen.findByText('Live · edited')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Saved')
  expect(document.title).toBe('Visit us · Toran editor')
})

test('a page whose answers have come with it opens without a request', async () => {
  const page = fakePage({ blocks: [textBlock('b1', 'Welcome')] })
  const { api } = openApp(
    '/editor/pages/7',
    { pages: [page] },
    { answers: openingOf(page), blocks: null },
  )
  expect(await screen.findByText('Welcome', { selector: '[data-canvas] *' })).toBeTruthy()
  const first = ['Me', 'Document', 'LocationNames', 'SiteLayout', 'Location']
  expect(api.asked.filter(({ operation }) => first.includes(operation))).toEqual([])
})

test('a page that is not there is said to be so', async () => {
  openApp('/editor/pages/404')
  expect(
    await screen.findByText('This page doesn’t exist, or you don’t have access to it.'),
  ).toBeTruthy()
})

test('what is changed can be undone, redone and saved at once', async () => {
  const { api, retitle } = await openPage()
  expect(isOff('Undo')).toBe(true)
  retitle('Visit Ottawa')
  expect(screen.getByRole('status').textContent).toBe('Unsaved')
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

describe('inside a text field', () => {
  test('undo is the field’s own while it has something to take back', async () => {
    const { retitle } = await openPage()
    retitle('Visit Ottawa')
    const field = screen.getByLabelText('Title')
    fireEvent.keyDown(field, { key: 'z', ctrlKey: true })
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'historyUndo' }))
    await aMoment()
    expect(screen.getByRole('heading', { name: 'Visit Ottawa' })).toBeTruthy()
  })

  test('undo is the editor’s once the field has nothing left', async () => {
    const { retitle } = await openPage()
    retitle('Visit Ottawa')
    fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'z', ctrlKey: true })
    expect(await screen.findByRole('heading', { name: 'Visit us' })).toBeTruthy()
  })

  async function aMoment(): Promise<void> {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  }
})

test('the history lists every step by name, and any of them can be gone to', async () => {
  const { user, retitle } = await openPage({ blocks: [textBlock('b_1', 'Hours')] })
  retitle('Visit Ottawa')
  fireEvent.blur(screen.getByLabelText('Title'))
  await user.click(screen.getByRole('tab', { name: 'Outline' }))
  const outline = within(screen.getByRole('tabpanel', { name: 'Outline' }))
  await user.click(await outline.findByText('Hours'))
  await user.keyboard('{Delete}')
  await user.click(screen.getByRole('button', { name: 'History' }))
  const steps = within(screen.getByRole('dialog', { name: 'History' }))
  await steps.findByRole('button', { name: /^Deleted “Hours”/ })
  const names = steps.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names[0]).toMatch(/^Deleted “Hours”/)
  expect(names[1]).toMatch(/^Edited “Title” of the page/)
  await user.click(steps.getByRole('button', { name: 'The page as it was opened' }))
  expect(screen.getByRole('heading', { name: 'Visit us' })).toBeTruthy()
  expect(outline.getByText('Hours')).toBeTruthy()
  await user.click(steps.getByRole('button', { name: /^Deleted “Hours”/ }))
  expect(screen.getByRole('heading', { name: 'Visit Ottawa' })).toBeTruthy()
})

test('a link with a block opens it, and selecting another goes into the address', async () => {
  const blocks = [textBlock('b_1', 'First'), textBlock('b_2', 'Second')]
  const { user } = await openPage({ blocks }, '#b_2')
  await waitFor(() => expect(document.querySelector('[data-selected]')).toBeTruthy())
  history.replaceState({ index: 4 }, '')
  await user.click(screen.getByRole('tab', { name: 'Outline' }))
  const outline = within(screen.getByRole('tabpanel', { name: 'Outline' }))
  await user.click(await outline.findByText('First'))
  await waitFor(() => expect(location.hash).toBe('#b_1'))
  // It stays the entry of the history that it was: Back and Forward count on it.
  expect(history.state).toEqual({ index: 4 })
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
    const notice = await screen.findByRole('region', { name: 'Notice' })
    const link = within(notice).getByRole('link', { name: 'View page' })
    expect(link.getAttribute('href')).toBe('/ottawa/visit')
    expect(api.pages[0]).toMatchObject({ title: 'Visit Ottawa', version: 4, publishedVersion: 4 })
  })

  test('over a change that is not published “Published” is not shown: neither as status nor as message', async () => {
    const { user, retitle } = await openPage()
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await screen.findByRole('region', { name: 'Notice' })
    const bar = within(screen.getByRole('banner'))
    expect(bar.getByText('Live')).toBeTruthy()
    expect(screen.getByLabelText('Notice').textContent).toContain('Published')
    retitle('Visit Ottawa')
    // Before anything of it is saved.
    expect(bar.queryByText('Live')).toBeNull()
    expect(screen.queryByLabelText('Notice')).toBeNull()
    expect(bar.getByText('Live · edited')).toBeTruthy()
  })

  test('“Published” ends the message of a deletion with its Undo, and the next deletion ends “Published”', async () => {
    const { user } = await openPage({
      blocks: [textBlock('b_1', 'Hours'), textBlock('b_2', 'Prices')],
    })
    await user.click(screen.getByRole('tab', { name: 'Outline' }))
    const outline = within(screen.getByRole('tabpanel', { name: 'Outline' }))
    await user.click(await outline.findByText('Hours'))
    await user.keyboard('{Delete}')
    await screen.findByRole('button', { name: 'Undo: Deleted “Hours”.' })
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await screen.findByRole('region', { name: 'Notice' })
    expect(screen.queryByRole('button', { name: 'Undo: Deleted “Hours”.' })).toBeNull()
    await user.click(outline.getByText('Prices'))
    await user.keyboard('{Delete}')
    await screen.findByRole('button', { name: 'Undo: Deleted “Prices”.' })
    expect(screen.queryByRole('region', { name: 'Notice' })).toBeNull()
  })

  test('a page that breaks rules is not published; each problem can be shown', async () => {
    const { api, user } = await openPage({ blocks: [textBlock('b_1', 'Hours')] })
    const message = "Field 'Text' is required"
    const issues = [{ block: 'b_1', field: 'html', message, rule: 'required' }]
    api.refusal = { code: 'BAD_USER_INPUT', message: 'The page breaks rules.', issues }
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    const notice = within(await screen.findByLabelText('Notice'))
    expect(notice.getByText('Not published: 1 problem')).toBeTruthy()
    await user.click(await notice.findByRole('button', { name: `Show “Hours”: ${message}` }))
    // The address follows the paint.
    await waitFor(() => expect(location.hash).toBe('#b_1'))
  })
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
  // Later changes start from that version, not from the one that was opened.
  retitle('Visit us in Ottawa')
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  await waitFor(() => expect(api.pages[0]?.title).toBe('Visit us in Ottawa'))
  const sent = api.asked.filter(({ operation }) => operation === 'SaveDocument')
  expect(sent.map(({ variables }) => variables.expectedVersion)).toEqual([3, 3, 4])
})

function isOff(name: string): boolean {
  return screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
}
