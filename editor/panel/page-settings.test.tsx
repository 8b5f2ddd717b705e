import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { string } from '#schema/fields'
import { undo } from '../store/history-commands'
import { openPanel } from '../testing/open-panel'
import { RouterProvider } from '../ui/app-link'

function openSettings(options: Parameters<typeof openPanel>[2] = {}) {
  const opened = openPanel({ title: string({ label: 'Title' }) }, undefined, options)
  act(() => opened.uiStore.select(null))
  return { ...opened, settings: () => opened.pageStore.getState().page.settings }
}

test('the page gets a picture to be shared by, which can be undone', async () => {
  const { user, settings, session, steps } = openSettings()
  await user.click(screen.getByLabelText(/^Picture to share/))
  await user.click(await screen.findByRole('option', { name: 'Darshan' }))
  expect(settings().imageId).toBe(2)
  expect(steps()).toEqual(['Edited “Picture to share” of the page'])
  act(() => undo(session))
  expect(settings().imageId).toBeNull()
})

test('the page is taken out of search engines and lists, and put back', async () => {
  const { user, settings, steps } = openSettings()
  await user.selectOptions(screen.getByLabelText('Visibility'), 'Private: only with the address')
  expect(settings().visibility).toBe('PRIVATE')
  const row = screen.getByLabelText('Visibility').closest<HTMLElement>('.panel-field')
  if (!row) throw new Error('Visibility has no row')
  await user.click(within(row).getByRole('button', { name: 'Reset to default' }))
  expect(settings().visibility).toBe('PUBLIC')
  expect(steps()).toEqual(['Edited “Visibility” of the page', 'Reset “Visibility” of the page'])
})

test('the languages of the page are listed, each with its own name and a link to it', () => {
  openSettings()
  const list = within(screen.getByRole('navigation', { name: 'Language' }))
  const [english, gujarati] = list.getAllByRole('link')
  expect(english?.getAttribute('aria-current')).toBe('page')
  expect(english?.getAttribute('href')).toBe('/editor/pages/1')
  expect(gujarati?.textContent).toContain('ગુજરાતી')
  expect(gujarati?.getAttribute('href')).toBe('/editor/pages/1?language=gu-IN')
})

test('another language is added by going there', async () => {
  const navigate = vi.fn()
  const { user } = openSettings({
    around: (panel) => (
      <RouterProvider value={{ navigate, followLink: () => undefined }}>{panel}</RouterProvider>
    ),
  })
  await user.click(screen.getByRole('button', { name: 'Add a language' }))
  // Languages that the page has are not offered again.
  const languages = within(await screen.findByRole('dialog', { name: 'Add a language' }))
  expect(languages.queryByRole('button', { name: /Gujarati/ })).toBeNull()
  const search = languages.getByRole('searchbox', { name: 'Search languages' })
  await user.type(search, 'klingon')
  expect(languages.getByText('No language matches “klingon”.')).toBeTruthy()
  await user.clear(search)
  // By what it calls itself, too.
  await user.type(search, 'हिन्दी')
  expect(languages.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Hindi \(India\)हिन्दी/),
  ])
  await user.type(search, '{Enter}')
  expect(navigate).toHaveBeenCalledWith('/editor/pages/1?language=hi-IN')
})

test('who may only look sees the languages and adds none', () => {
  openSettings({ canEdit: false })
  expect(screen.getByRole('navigation', { name: 'Language' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a language' })).toBeNull()
})

test('the page leaves out the site’s header and lets it lie over its picture, which can be undone', async () => {
  const { user, session, steps } = openSettings()
  const layout = () => session.pageStore.getState().page.tree.page.layout
  const header = screen.getByLabelText('Header')
  await user.selectOptions(header, 'None')
  expect(layout()).toEqual({ header: 'none' })
  await user.selectOptions(header, 'Over the first picture')
  expect(layout()).toEqual({ header: 'overlay' })
  await user.selectOptions(screen.getByLabelText('Footer'), 'None')
  expect(layout()).toEqual({ header: 'overlay', footer: 'none' })
  act(() => undo(session))
  await user.selectOptions(header, 'The site’s header')
  expect(layout()).toBeUndefined()
  expect(steps()[0]).toContain('the site’s header')
})
