import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import { placeOf, toronto } from '#renderer/testing/world'

test('just added, it says Copyright 1999-2024', async () => {
  await renderBlock('Footer')
  expect(screen.getByText('Copyright 1999-2024')).toBeDefined()
})

test('the end year can be set; empty is the year the page is made in', async () => {
  await renderBlock('Footer', { copyrightEnd: 2030 })
  expect(screen.getByText('Copyright 1999-2030')).toBeDefined()
  await renderBlock('Footer', { copyrightEnd: null })
  expect(screen.getByText('Copyright 1999-2026')).toBeDefined()
})

test('on a Gujarati page it says so in Gujarati', async () => {
  await renderBlock('Footer', { copyrightEnd: 2030 }, { page: { language: 'gu-IN' } })
  expect(screen.getByText('કૉપિરાઇટ 1999-2030')).toBeDefined()
})

test('About leads to the terms and the privacy policy of the site', async () => {
  await renderBlock('Footer', {}, { page: { siteRoot: '/ottawa' } })
  const about = within(screen.getByRole('navigation', { name: 'About' }))
  const links = about
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Terms', '/ottawa/terms'],
    ['Privacy Policy', '/ottawa/privacy-policy'],
  ])
})

test("the contact block is the location's, with numbers to call and to write to", async () => {
  const root = await renderBlock('Footer')
  expect(root.querySelector('address')?.textContent).toContain('61 Claireville Drive')
  expect(screen.getByText(toronto.phonePrimary).getAttribute('href')).toBe('tel:+14165550142')
  expect(screen.getByText(toronto.emailPrimary).getAttribute('href')).toBe(
    'mailto:toronto@example.org',
  )
})

test('a contact of its own is in place of it', async () => {
  const root = await renderBlock('Footer', { useLocation: false, contact: '<p>Write to us.</p>' })
  expect(root.querySelector('address')).toBeNull()
  expect(screen.getByText('Write to us.')).toBeDefined()
})

test('social links are its own, else those of the location, and safe ones only', async () => {
  const location = {
    ...toronto,
    configuration: { social: { youtube: 'https://www.youtube.com/toronto' } },
  }
  await renderBlock('Footer', {}, { page: { location } })
  expect(social()).toEqual(['YouTube'])
  const own = [
    { network: 'INSTAGRAM', address: 'https://www.instagram.com/toronto' },
    { network: 'FACEBOOK', address: 'javascript:alert(1)' },
  ]
  await renderBlock('Footer', { social: own }, { page: { location } })
  expect(social()).toEqual(['Instagram'])
})

test('a logo carries the name of the location', async () => {
  await renderBlock('Footer', { logo: 3 })
  expect(screen.getByRole('img').getAttribute('alt')).toBe(toronto.name)
})

const twoPlaces = async () => [
  placeOf('toronto'),
  placeOf('ottawa', { city: 'Ottawa' }),
  placeOf('leicester', { city: 'Leicester' }),
]

test('it is a map of the site: the pages that are there, and the nearest other locations', async () => {
  const publishedPaths = async () => ['/visit', '/connect/events', '/locations']
  await renderBlock(
    'Footer',
    {},
    { page: { siteRoot: '/toronto' }, source: { places: twoPlaces, publishedPaths } },
  )
  expect(linksOf('On this site')).toEqual([
    ['Visit', '/toronto/visit'],
    ['Events', '/toronto/connect/events'],
  ])
  expect(linksOf('Locations')).toEqual([
    ['Ottawa', '/ottawa'],
    ['Leicester', '/leicester'],
    ['All locations', '/toronto/locations'],
  ])
})

test("it says today's hours, by the first of the location's", async () => {
  const hours = [
    { id: 1, name: 'Mandir', hours: [{ weekday: 'FRIDAY', startHour: 7, endHour: 19 }] },
  ]
  const location = { ...toronto, hours } as typeof toronto
  const root = await renderBlock('Footer', {}, { page: { location } })
  expect(root.querySelector('.footer-hours')?.textContent).toBe('Today7:00am – 7:00pm')
})

test('the giving page of the location is in it when the site has none', async () => {
  const location = { ...toronto, configuration: { giveUrl: 'https://give.example.org/' } }
  const publishedPaths = async () => ['/visit']
  await renderBlock('Footer', {}, { page: { location }, source: { publishedPaths } })
  expect(linksOf('On this site')).toContainEqual(['Give', 'https://give.example.org/'])
  const header = await renderBlock('TopNavigation', {}, { page: { location } })
  expect(header.querySelector('.top-navigation-give')?.getAttribute('href')).toBe(
    'https://give.example.org/',
  )
})

test('without the map it holds the contact and its own links only', async () => {
  const root = await renderBlock('Footer', { showMap: false }, { source: { places: twoPlaces } })
  expect(root.querySelectorAll('nav')).toHaveLength(1)
  expect(root.querySelector('.footer-hours')).toBeNull()
})

function linksOf(name: string) {
  return within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
}

function social(): (string | null)[] {
  const list = within(screen.getByRole('navigation', { name: 'Follow us' }))
  return list.getAllByRole('link').map((link) => link.textContent)
}
