import { fireEvent, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import { toronto } from '#renderer/testing/world'
import type { Location } from '#schema/entities/location'
import gettingHere from './getting-here.island'

const keyed: Location = { ...toronto, configuration: { mapsKey: 'pk-1' } }
const ottawa: Location = {
  ...toronto,
  id: 22,
  slug: 'ottawa',
  name: 'BAPS Mandir & Haveli, Ottawa',
  address: { ...toronto.address, addressLine1: '1 Rue de l’Église', city: 'Ottawa' },
}
const place =
  'Shri Swaminarayan Mandir, Toronto, 61 Claireville Drive, Toronto, Ontario M9W 5Z7, CA'

function render(props: Readonly<Record<string, unknown>> = {}, location: Location = toronto) {
  const source = { location: async (slug: string) => (slug === 'ottawa' ? ottawa : null) }
  return renderBlock('GettingHere', props, { source, page: { location } })
}

function facadeOf(root: HTMLElement) {
  return root.querySelector('.getting-here-facade') as HTMLElement
}

/** An address with its query taken apart. */
function parts(href: string | null | undefined) {
  const { origin, pathname, searchParams } = new URL(href ?? '')
  return { address: origin + pathname, ...Object.fromEntries(searchParams) }
}

test('it shows address, phone and email of the page’s location', async () => {
  const root = await render()
  const lines = Array.from(root.querySelectorAll('address > *'), (line) => line.textContent)
  expect(lines).toEqual([
    'Shri Swaminarayan Mandir, Toronto',
    '61 Claireville Drive',
    'Toronto, Ontario M9W 5Z7',
    'Canada',
  ])
  const phone = within(root).getByRole('link', { name: '+1 416 555 0142' })
  expect(phone.getAttribute('href')).toBe('tel:+14165550142')
  const email = within(root).getByRole('link', { name: 'toronto@example.org' })
  expect(email.getAttribute('href')).toBe('mailto:toronto@example.org')
})

test('it shows the location that is chosen', async () => {
  const root = await render({ location: 'ottawa' })
  expect(within(root).getByText('1 Rue de l’Église')).toBeDefined()
  const query = parts(within(root).getByText('Driving').closest('a')?.href)
  expect(query).toMatchObject({
    destination: 'BAPS Mandir & Haveli, Ottawa, 1 Rue de l’Église, Ottawa, Ontario M9W 5Z7, CA',
  })
})

test('it renders nothing when the chosen location is gone', async () => {
  expect((await render({ location: 'gone' })).childElementCount).toBe(0)
})

test.each(['Transit', 'Driving', 'Walking'])('there are directions for %s', async (way) => {
  const link = within(await render()).getByRole('link', { name: way })
  expect(parts(link.getAttribute('href'))).toEqual({
    address: 'https://www.google.com/maps/dir/',
    api: '1',
    destination: place,
    travelmode: way.toLowerCase(),
  })
})

test('with a business id directions lead to that very place', async () => {
  const link = within(await render({ businessId: 'ChIJ_1' })).getByRole('link', { name: 'Walking' })
  expect(parts(link.getAttribute('href'))).toMatchObject({ destination_place_id: 'ChIJ_1' })
})

test('the bus service is linked where there is one', async () => {
  const bus = await render({ busLink: { href: '/visit/shuttle' } })
  const link = within(bus).getByRole('link', { name: 'Bus service' })
  expect(link.getAttribute('href')).toBe('/visit/shuttle')
  expect(within(await render()).queryByText('Bus service')).toBeNull()
})

test.each([['javascript:alert(1)'], [' ']])(
  'a bus link that is not safe is none: %s',
  async (href) => {
    expect(within(await render({ busLink: { href } })).queryByText('Bus service')).toBeNull()
  },
)

test('the map is asked for nothing before a click, and shown after it', async () => {
  const root = await render()
  const stop = gettingHere(root)
  expect(root.querySelector('iframe')).toBeNull()
  expect(fireEvent.click(within(root).getByText('Show the map'))).toBe(false)
  const frame = root.querySelector('iframe') as HTMLIFrameElement
  expect(frame.title).toBe('Map of Shri Swaminarayan Mandir, Toronto')
  expect(parts(frame.getAttribute('src'))).toEqual({
    address: 'https://www.google.com/maps',
    q: place,
    output: 'embed',
  })
  expect(facadeOf(root).hidden).toBe(true)
  stop()
  expect(root.querySelector('iframe')).toBeNull()
  expect(facadeOf(root).hidden).toBe(false)
})

test('without script, and with a modifier key, the map is a link to its own page', async () => {
  const root = await render()
  const link = within(root).getByText('Show the map').closest('a')
  expect(parts(link?.getAttribute('href'))).toEqual({
    address: 'https://www.google.com/maps/search/',
    api: '1',
    query: place,
  })
  const stop = gettingHere(root)
  fireEvent.click(link as Element, { metaKey: true })
  expect(root.querySelector('iframe')).toBeNull()
  stop()
})

test.each([
  ['', place],
  ['ChIJ_1', 'place_id:ChIJ_1'],
])('with a public key the map is asked by business id (%j) or address', async (businessId, q) => {
  const root = await render({ businessId }, keyed)
  expect(parts(facadeOf(root).dataset.map)).toEqual({
    address: 'https://www.google.com/maps/embed/v1/place',
    key: 'pk-1',
    q,
  })
})

test('without a key the map looks for the address, whatever the business id', async () => {
  const root = await render({ businessId: 'ChIJ_1' })
  expect(parts(facadeOf(root).dataset.map)).toMatchObject({ q: place })
})

test('what a location does not have leaves no gap', async () => {
  const address = { ...toronto.address, region: '', postalCode: '', countryCode: '??' }
  const bare = { ...toronto, phonePrimary: '', emailPrimary: '', address }
  const root = await render({ title: '' }, bare)
  expect(root.querySelector('.getting-here-contact')).toBeNull()
  const lines = Array.from(root.querySelectorAll('address > span'), (line) => line.textContent)
  expect(lines).toEqual(['61 Claireville Drive', 'Toronto', '??'])
})
