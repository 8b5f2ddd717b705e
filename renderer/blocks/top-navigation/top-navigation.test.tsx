import { screen, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import { picture, placeOf, toronto } from '#renderer/testing/world'
import topNavigation from './top-navigation.island'

test('just added, it has Learn, Explore, Visit, Inspiration, Connect and Give', async () => {
  const root = await renderBlock('TopNavigation')
  const entries = [...root.querySelectorAll('.top-navigation-top')].map(
    (entry) => entry.textContent,
  )
  expect(entries).toEqual(['Learn', 'Explore', 'Visit', 'Inspiration', 'Connect'])
  expect(link('Give')).toBe('/give')
})

test('Learn opens to About Us with Beliefs & Practices below it', async () => {
  const root = await renderBlock('TopNavigation')
  const learn = within(group(root, 'Learn'))
  const aboutUs = learn.getByText('About Us').closest('li') as HTMLElement
  expect(within(aboutUs).getByText('Beliefs & Practices')).toBeDefined()
  expect(learn.getByText('Overview').getAttribute('href')).toBe('/learn')
})

test('the title of the first entry is what the editor says; empty leaves it out', async () => {
  const root = await renderBlock('TopNavigation', { learnTitle: 'જાણો' })
  expect(group(root, 'જાણો')).toBeDefined()
  const without = await renderBlock('TopNavigation', { learnTitle: '' })
  expect(without.querySelector('.top-navigation-top')?.textContent).toBe('Explore')
})

test("Give leads to its link, else to the location's giving page", async () => {
  const location = { ...toronto, configuration: { giveUrl: 'https://give.example.org/' } }
  await renderBlock('TopNavigation', {}, { page: { location } })
  expect(link('Give')).toBe('https://give.example.org/')
  await renderBlock('TopNavigation', { giveLink: { href: '/donate' } }, { page: { location } })
  expect(link('Give')).toBe('/donate')
})

test('the name of the location leads home, and every address into its site', async () => {
  await renderBlock('TopNavigation', {}, { page: { siteRoot: '/ottawa', path: '/visit' } })
  expect(link(toronto.name)).toBe('/ottawa')
  expect(link('Visit')).toBe('/ottawa/visit')
})

test('a logo stands in for the name, which is its text', async () => {
  await renderBlock('TopNavigation', { logo: 3 })
  expect(screen.getByRole('img').getAttribute('alt')).toBe(toronto.name)
})

test("without a logo of its own it shows the location's, and a name that is given beside it", async () => {
  const location = { ...toronto, logo: picture(77) }
  const root = await renderBlock('TopNavigation', {}, { page: { location } })
  const logo = screen.getByRole('img')
  expect([logo.getAttribute('src'), logo.getAttribute('alt')]).toEqual([
    `${picture(77).url}?w=320`,
    toronto.name,
  ])
  expect(root.querySelector('.top-navigation-name')).toBeNull()
  await renderBlock('TopNavigation', { siteName: 'Network' }, { page: { location } })
  expect(screen.getByText('Network')).toBeDefined()
})

describe('marks the current section', () => {
  test('the page itself, and its section', async () => {
    const root = await renderBlock('TopNavigation', {}, { page: { path: '/explore/haveli' } })
    expect(currentItems(root)).toEqual(['Explore: true', 'Haveli: page'])
  })

  test('a page below an entry marks the entry', async () => {
    const root = await renderBlock('TopNavigation', {}, { page: { path: '/visit/faq' } })
    expect(currentItems(root)).toEqual(['Visit: true'])
  })

  test('on the site of another location too', async () => {
    const page = { siteRoot: '/ottawa', path: '/connect/events' }
    const root = await renderBlock('TopNavigation', {}, { page })
    expect(currentItems(root)).toEqual(['Connect: true', 'Events: page'])
  })

  test('the home page is in no section, and a like-named page in no other', async () => {
    expect(currentItems(await renderBlock('TopNavigation'))).toEqual([])
    expect(
      currentItems(await renderBlock('TopNavigation', {}, { page: { path: '/visitors' } })),
    ).toEqual([])
  })
})

describe('leads to the other locations and to the search', () => {
  const places = async () => [placeOf('toronto'), placeOf('ottawa')]

  test('by plain links, inside the site', async () => {
    await renderBlock('TopNavigation', {}, { page: { siteRoot: '/toronto' }, source: { places } })
    expect(link('Toronto Other locations')).toBe('/toronto/locations')
    const field = screen.getByRole('searchbox', { name: 'Search this site' })
    expect(field.closest('form')?.getAttribute('action')).toBe('/toronto/search')
    expect(field.closest('details')?.querySelector('summary')?.ariaLabel).toBe('Search')
  })

  test('only where these pages are there, and where there are others', async () => {
    const publishedPaths = async () => []
    await renderBlock('TopNavigation', {}, { source: { places, publishedPaths } })
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.queryByText('Other locations')).toBeNull()
    await renderBlock('TopNavigation', {}, { source: { places: async () => [placeOf('toronto')] } })
    expect(screen.queryByText('Other locations')).toBeNull()
  })

  test('not where an editor has left them out', async () => {
    const props = { showLocations: false, showSearch: false }
    const root = await renderBlock('TopNavigation', props, { source: { places } })
    expect(root.querySelector('.header-search, .place-switch')).toBeNull()
  })
})

test('without script every submenu and the drawer open by a summary; one submenu closes the other', async () => {
  const root = await renderBlock('TopNavigation')
  const names = new Set(groups(root).map((details) => details.getAttribute('name')))
  expect([...names]).toEqual(['topnavigation-menu'])
  expect(screen.getByText('Menu').closest('summary')).not.toBeNull()
})

describe('the island', () => {
  let root: HTMLElement
  beforeEach(async () => {
    root = await renderBlock('TopNavigation')
    document.body.append(Object.assign(document.createElement('button'), { textContent: 'Else' }))
    // On a wide page the drawer is not shown; jsdom knows no container queries.
    root.querySelector<HTMLElement>('.top-navigation-drawer')?.style.setProperty('display', 'none')
  })

  test('a mouse that rests on an entry opens it, and leaving closes it', async () => {
    const stop = topNavigation(root)
    await userEvent.hover(group(root, 'Learn'))
    expect(group(root, 'Learn').open).toBe(true)
    await userEvent.hover(group(root, 'Connect'))
    expect(openOnes(root)).toEqual(['Connect'])
    await userEvent.unhover(group(root, 'Connect'))
    expect(openOnes(root)).toEqual([])
    stop()
  })

  test('Escape closes the submenu and gives the focus back to its entry', async () => {
    const stop = topNavigation(root)
    group(root, 'Explore').open = true
    within(group(root, 'Explore')).getByText('Haveli').focus()
    await userEvent.keyboard('{Escape}')
    expect(openOnes(root)).toEqual([])
    expect(document.activeElement?.textContent).toBe('Explore')
    stop()
  })

  test('Escape closes what a mouse rests on as well, wherever the focus is, and leaves it there', async () => {
    const stop = topNavigation(root)
    const elsewhere = screen.getByText('Else')
    elsewhere.tabIndex = 0
    elsewhere.focus()
    await userEvent.hover(group(root, 'Learn'))
    await userEvent.keyboard('{Escape}')
    expect(openOnes(root)).toEqual([])
    expect(document.activeElement).toBe(elsewhere)
    stop()
  })

  test('a click elsewhere, and leaving by keyboard, close it', async () => {
    const stop = topNavigation(root)
    group(root, 'Learn').open = true
    await userEvent.click(screen.getByText('Else'))
    expect(openOnes(root)).toEqual([])
    group(root, 'Connect').open = true
    screen.getByText('Give').focus()
    await userEvent.tab()
    expect(openOnes(root)).toEqual([])
    stop()
  })

  test('by touch only a tap opens, and stopped it does nothing more', async () => {
    const stop = topNavigation(root)
    await userEvent.pointer({ target: group(root, 'Learn'), keys: '[TouchA]' })
    expect(openOnes(root)).toEqual([])
    stop()
    await userEvent.hover(group(root, 'Learn'))
    expect(openOnes(root)).toEqual([])
  })
})

function link(name: string): string | null {
  return screen.getByRole('link', { name }).getAttribute('href')
}

function groups(root: HTMLElement): HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>('.top-navigation-group')]
}

function group(root: HTMLElement, label: string): HTMLDetailsElement {
  const found = groups(root).find(
    ({ firstElementChild }) => firstElementChild?.textContent === label,
  )
  if (!found) throw new Error(`No entry '${label}' opens`)
  return found
}

function openOnes(root: HTMLElement): (string | null | undefined)[] {
  return groups(root)
    .filter(({ open }) => open)
    .map(({ firstElementChild }) => firstElementChild?.textContent)
}

function currentItems(root: HTMLElement): string[] {
  return [...root.querySelectorAll('[aria-current]')].map(
    (element) => `${element.textContent}: ${element.getAttribute('aria-current')}`,
  )
}
