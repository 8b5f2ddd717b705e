import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { fakePage } from '../testing/fake-pages'
import { openApp } from '../testing/open-app'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

const NOTHING = { waiting: [], scheduled: [], problems: [], people: { totalCount: 2 } }
const LOCATIONS = {
  locations: {
    nodes: [
      {
        __typename: 'Location',
        id: '20',
        name: 'Deepmala Mandir, Ottawa',
        slug: 'ottawa',
        timeZone: 'America/Toronto',
      },
      {
        __typename: 'Location',
        id: '30',
        name: 'Deepmala Mandir, Leicester',
        slug: 'leicester',
        timeZone: 'Europe/London',
      },
    ],
    pageInfo: { hasNextPage: false, endCursor: null },
  },
}
const HOME = { ...NOTHING, recentlyChanged: [], recentlyChangedRecords: [] }
const answers = { Home: () => ({ data: HOME }), LocationNames: () => ({ data: LOCATIONS }) }

/** Lists that are searched scroll to what is found. */
beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => undefined
})

test('the current screen is marked, and a group that is closed stays closed', async () => {
  const { user, view } = openApp('/editor', { answers })
  const menu = within(await screen.findByRole('navigation', { name: 'Screens' }))
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Home')
  await user.click(menu.getByRole('button', { name: 'Site' }))
  expect(menu.queryByRole('link', { name: 'Locations' })).toBeNull()
  expect(menu.getByRole('link', { name: 'Events' })).toBeTruthy()
  view.unmount()
  openApp('/editor', { answers })
  const again = within(await screen.findByRole('navigation', { name: 'Screens' }))
  expect(again.getByRole('button', { name: 'Site' }).getAttribute('aria-expanded')).toBe('false')
  expect(again.queryByRole('link', { name: 'Locations' })).toBeNull()
  await user.click(again.getByRole('button', { name: 'Site' }))
  expect(again.getByRole('link', { name: 'Locations' })).toBeTruthy()
})

test('folded, every screen keeps its name, also those of closed groups, and the next visit finds it folded', async () => {
  const { user, view } = openApp('/editor', { answers })
  const menu = within(await screen.findByRole('navigation', { name: 'Screens' }))
  await user.click(menu.getByRole('button', { name: 'Site' }))
  await user.click(screen.getByRole('button', { name: 'Collapse the navigation' }))
  expect(menu.getByRole('link', { name: 'Locations' }).dataset.tooltip).toBe('Locations')
  view.unmount()
  openApp('/editor', { answers })
  expect(await screen.findByRole('button', { name: 'Expand the navigation' })).toBeTruthy()
})

test('on a phone one button says where one is and opens the screens; Escape and a choice close them', async () => {
  const { user } = openApp('/editor', { answers })
  const button = await screen.findByRole('button', { name: /^Menu:\s*Home/ })
  await user.click(button)
  const sheet = await screen.findByRole('dialog', { name: 'Menu' })
  expect(within(sheet).getByRole('link', { name: 'Locations' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(button)
  await user.click(button)
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('link', {
      name: 'Pages',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.pathname).toBe('/editor/pages')
})

test('the navigation stays, with the focus, while another screen is shown', async () => {
  const { user } = openApp('/editor', { answers, pages: [fakePage()] })
  const menu = within(await screen.findByRole('navigation', { name: 'Screens' }))
  const link = menu.getByRole('link', { name: 'Pages' })
  await user.click(link)
  await screen.findByRole('heading', { level: 1, name: 'Pages' })
  expect(document.activeElement).toBe(link)
  expect(link.getAttribute('aria-current')).toBe('page')
  await user.click(menu.getByRole('link', { name: 'Shared blocks' }))
  await waitFor(() => expect(link.getAttribute('aria-current')).toBeNull())
  expect(menu.getByRole('link', { name: 'Shared blocks' }).getAttribute('aria-current')).toBe(
    'page',
  )
})

test('the location that one works at is remembered, and links of lists lead to it', async () => {
  const { user, view } = openApp('/editor/pages', { answers, pages: [fakePage()] })
  await user.click(await screen.findByRole('button', { name: 'Current location: All locations' }))
  const places = within(await screen.findByRole('listbox', { name: 'Places to work' }))
  await user.click(places.getByRole('option', { name: /^Ottawa/ }))
  await waitFor(() => expect(window.location.search).toBe('?locationId=20'))
  view.unmount()
  openApp('/editor', { answers })
  expect(
    await screen.findByRole('button', { name: 'Current location: Ottawa · Deepmala Mandir' }),
  ).toBeTruthy()
  const menu = within(screen.getByRole('navigation', { name: 'Screens' }))
  expect(menu.getByRole('link', { name: 'Events' }).getAttribute('href')).toBe(
    '/editor/events?location=ottawa',
  )
})

test('Ctrl+K finds screens, pages and locations', async () => {
  const { user } = openApp('/editor', { answers, pages: [fakePage({ title: 'Visit us' })] })
  await screen.findByRole('navigation', { name: 'Screens' })
  await user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Go to' }))
  await user.type(dialog.getByRole('combobox'), 'redir')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/editor/redirects'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the network is the first place to work at; lists of what all sites show are opened at it', async () => {
  const { user } = openApp('/editor/pages', { answers, pages: [fakePage()] })
  await user.click(await screen.findByRole('button', { name: 'Current location: All locations' }))
  const places = within(await screen.findByRole('listbox', { name: 'Places to work' }))
  const [first] = places.getAllByRole('option')
  expect(first?.textContent).toBe('Network')
  await user.click(places.getByRole('option', { name: 'Network' }))
  await waitFor(() => expect(window.location.search).toBe('?locationId=10'))
  expect(await screen.findByRole('button', { name: 'Current location: Network' })).toBeTruthy()
  const menu = within(screen.getByRole('navigation', { name: 'Screens' }))
  const addressOf = (name: string) => menu.getByRole('link', { name }).getAttribute('href')
  expect(addressOf('Media')).toBe('/editor/media?location=10')
  expect(addressOf('Events')).toBe('/editor/events')
})
