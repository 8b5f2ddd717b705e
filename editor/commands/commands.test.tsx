import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePage, textBlock } from '../testing/fake-pages'
import { openApp } from '../testing/open-app'

// The whole editor is rendered, its parts fetched as they are needed: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000 })

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

test('the palette finds blocks to add, blocks of the page, pages, locations and actions, and does them', async () => {
  const { user, palette } = await open()
  // The selects of the settings behind it have options too.
  const options = () => palette.getAllByRole('option').map((each) => each.textContent)
  const search = (value: string) =>
    fireEvent.change(palette.getByRole('combobox'), { target: { value } })
  search('welc')
  await waitFor(() => expect(options()[0]).toBe('WelcomeText, Main'))
  search('title')
  await waitFor(() => expect(options()).toContain('TitlePage settings'))
  expect(options()).toContain('Page settingsTitle, description, address')
  search('text: welc')
  await waitFor(() => expect(options().join()).toContain('Text: Welcome'))
  search('ottawa')
  await waitFor(() => expect(options().join()).toContain('OttawaPages of the location'))
  search('Visit us')
  await waitFor(() => expect(options().join()).toContain('Visit usOttawa'))
  search('zzzz')
  expect(screen.getByText("Nothing matches 'zzzz'.")).toBeTruthy()
  search('outline')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('tree')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.role).toBe('treeitem'))
})

test('the list of shortcuts opens by a question mark, and by Ctrl when plain keys are switched off', async () => {
  const { user } = await open()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true })
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(sheet.getByText('Duplicate')).toBeTruthy()
  await user.click(sheet.getByRole('checkbox'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true })
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
})

/** A page with one block, and the palette open over it. */
async function open() {
  const blocks = [textBlock('b_1', 'Welcome')]
  const { user } = openApp('/editor/pages/7', { pages: [fakePage({ blocks })] })
  await screen.findByRole('button', { name: 'Preview' })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  return { user, palette: within(await screen.findByRole('dialog', { name: 'Commands' })) }
}

/** jsdom has no layout, so nothing is ever observed. */
class Still {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
