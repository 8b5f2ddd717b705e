import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../testing/open-app'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

test('one button opens all screens and says which one is shown; Escape closes it', async () => {
  const nothing = { waiting: [], scheduled: [], problems: [], people: { totalCount: 2 } }
  const home = { ...nothing, recentlyChanged: [], recentlyChangedRecords: [] }
  const { user } = openApp('/editor', { answers: { Home: () => ({ data: home }) } })
  const menu = within(await screen.findByRole('navigation', { name: 'Screens' }))
  // Shown where the links do not fit.
  const button = menu.getByRole('button', { hidden: true })
  expect(button.textContent).toBe('Menu: Home')
  const links = document.querySelector<HTMLElement>('.ed-main-menu-links')
  expect(links?.dataset.open).toBe('false')
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(links?.dataset.open).toBe('true')
  expect(menu.getByRole('link', { name: 'Locations' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(links?.dataset.open).toBe('false')
  expect(document.activeElement).toBe(button)
})
