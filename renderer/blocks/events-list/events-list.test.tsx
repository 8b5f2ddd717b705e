import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import { violations } from '#renderer/testing/violations'
import { type GivenSource, toronto } from '#renderer/testing/world'
import type { RecordsQuery } from '#schema/api/content-source'
import type { NetworkPlace } from '#schema/entities/network-place'
import type { EventRecord } from '#schema/records/event/event-record'
import { itemsOf } from '#schema/records/record-item'
import { eventOf, itemOfEvent } from '../../testing/records'

/** Locations of a network, each in a country. */
function placesIn(...countries: readonly string[]): readonly NetworkPlace[] {
  return ['CA', ...countries].map((countryCode, index) => {
    const slug = index === 0 ? 'toronto' : `place-${index}`
    const where = { city: slug, region: '', latitude: null, longitude: null, texts: [] }
    return { slug, name: slug, ...where, countryCode, path: `/${slug}` }
  })
}

interface Around {
  readonly language?: string
  readonly network?: readonly NetworkPlace[]
}

/** Renders the list at an address, over a source that keeps what it was asked. */
async function render(
  query: Readonly<Record<string, string>> = {},
  events: readonly EventRecord[] = [],
  props: Readonly<Record<string, unknown>> = {},
  { language = 'en-US', network = placesIn('US', 'IN') }: Around = {},
) {
  const asked: RecordsQuery[] = []
  const source: GivenSource = {
    async recordsOf(definition, wanted) {
      asked.push(wanted)
      const { first, skip = 0 } = wanted
      return itemsOf(definition, events.map(itemOfEvent).slice(skip, skip + first))
    },
    places: async () => network,
    location: async (slug: string) =>
      slug === 'ottawa' ? { ...toronto, id: 20, slug, name: 'Mandir Ottawa' } : null,
  }
  const page = { query, path: '/connect/events', language }
  return { root: await renderBlock('EventsList', props, { source, page }), asked: asked[0] }
}

/** The words of a filter's links, the current one in brackets. */
function choices(root: HTMLElement, name: string) {
  return within(within(root).getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => (link.hasAttribute('aria-current') ? `[${link.textContent}]` : link.textContent))
}

function many(count: number): readonly EventRecord[] {
  return Array.from({ length: count }, (_, index) => eventOf(index + 1))
}

test('at first it shows all categories of this location, from the moment the page is rendered', async () => {
  const { root, asked } = await render()
  expect(asked).toEqual({
    locationSlug: 'toronto',
    from: '2026-11-20T15:00:00Z',
    first: 13,
    skip: 0,
    filter: {},
  })
  expect(choices(root, 'Categories')).toEqual([
    '[All]',
    'Spiritual',
    'Health & Wellness',
    'Community',
    "Women's Activities",
  ])
  expect(choices(root, 'For')).toEqual(['[All]', 'Children and families', 'Youth'])
  expect(choices(root, 'Locations')).toEqual(['[Toronto]', 'North America', 'All locations'])
})

test.each([
  ['spiritual', 'Spiritual'],
  ['health-wellness', 'Health & Wellness'],
  ['community', 'Community'],
  ['women-s-activities', "Women's Activities"],
])('the address chooses a category: %s', async (slug, category) => {
  const { root, asked } = await render({ category: slug })
  expect(asked?.filter?.category).toBe(category)
  expect(choices(root, 'Categories')).toContain(`[${category}]`)
})

test.each([
  ['local', { locationSlug: 'toronto' }, '[Toronto]'],
  ['toronto', { locationSlug: 'toronto' }, '[Toronto]'],
  ['north-america', { filter: { countryCode: ['CA', 'MX', 'US'] } }, '[North America]'],
  ['country', { filter: { countryCode: ['CA'] } }, '[Canada]'],
  ['global', {}, '[All locations]'],
])('the address chooses locations: %s', async (location, place, shown) => {
  const { root, asked } = await render({ location })
  expect(asked).toEqual({
    ...{ from: '2026-11-20T15:00:00Z', first: 13, skip: 0, filter: {} },
    ...place,
  })
  expect(choices(root, 'Locations')).toContain(shown)
})

test.each(['Spiritual', 'nothing', '__proto__', '<script>', 'સત્સંગ'])(
  'a value that it does not know is no filter: %s',
  async (value) => {
    const { root, asked } = await render({ category: value, location: value })
    expect(asked?.filter).toEqual({})
    expect(asked?.locationSlug).toBe('toronto')
    expect(choices(root, 'Categories')).toContain('[All]')
  },
)

test('filters live in the address: each choice keeps the other and begins at the first page', async () => {
  const { root } = await render({ category: 'spiritual', location: 'global', page: '3' })
  const hrefOf = (name: string) =>
    within(root).getAllByRole('link', { name })[0]?.getAttribute('href')
  expect(hrefOf('Community')).toBe('/connect/events?category=community&location=global#eventslist')
  expect(hrefOf('All')).toBe('/connect/events?location=global#eventslist')
  expect(hrefOf('Toronto')).toBe('/connect/events?category=spiritual#eventslist')
})

test.each([
  [['US'], ['[Toronto]', 'North America', 'All locations']],
  [['IN'], ['[Toronto]', 'All locations']],
])('it offers only regions in which there are other locations: %s', async (countries, words) => {
  const { root } = await render({}, [], {}, { network: placesIn(...countries) })
  expect(choices(root, 'Locations')).toEqual(words)
})

test('the only location of a network has no locations to choose from', async () => {
  const { root } = await render({}, [], {}, { network: placesIn() })
  expect(within(root).queryByRole('region', { name: 'Locations' })).toBeNull()
})

test('what is for children and families is chosen by the address, and says so', async () => {
  const events = [eventOf(1, { audience: 'Children & Families' })]
  const { root, asked } = await render({ audience: 'children-families' }, events)
  expect(asked?.filter?.audience).toBe('Children & Families')
  expect(choices(root, 'For')).toContain('[Children and families]')
  expect(within(root).getByText('Spiritual · Children and families')).toBeDefined()
})

test('the calendar of the location can be subscribed to where its events are listed', async () => {
  const { root } = await render()
  const links = within(within(root).getByRole('navigation', { name: 'Subscribe to the calendar' }))
  const hrefOf = (name: string) => links.getByRole('link', { name }).getAttribute('href')
  const address = '//www.example.org/connect/events/calendar.ics'
  expect(hrefOf('Calendar app')).toBe(`webcal:${address}`)
  expect(hrefOf('Google Calendar')).toBe(
    `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(`webcal:${address}`)}`,
  )
  expect(hrefOf('Calendar file')).toBe(`https:${address}`)
})

test('events are under the month in which they begin, where they are', async () => {
  const events = [
    eventOf(1),
    eventOf(2, { startsAt: '2026-12-01T04:30:00Z', endsAt: '' }),
    eventOf(3, { startsAt: '2026-12-01T05:30:00Z', endsAt: '' }),
  ]
  const { root } = await render({}, events)
  const months = within(root).getAllByRole('region', { name: /2026/ })
  expect(months.map((month) => month.getAttribute('aria-label'))).toEqual([
    'November 2026',
    'December 2026',
  ])
  expect(months.map((month) => within(month).getAllByRole('listitem').length)).toEqual([2, 1])
  expect(await violations(root)).toEqual([])
})

test('an event leads to its page, and one of another location says where it is', async () => {
  const { root } = await render({ location: 'global' }, [eventOf(7, { locationSlug: 'ottawa' })])
  const link = within(root).getByRole('link', { name: 'Event 7' })
  expect(link.getAttribute('href')).toBe('/connect/events/7')
  expect(within(root).getByText('Assembly Hall, Mandir Ottawa')).toBeDefined()
})

test('long lists are paged, by links that keep the filters', async () => {
  const { root } = await render({ page: '2', location: 'global' }, many(1000), { size: 10 })
  expect(within(root).getByText('Event 11')).toBeDefined()
  expect(within(root).getByText('Event 20')).toBeDefined()
  expect(within(root).queryByText('Event 21')).toBeNull()
  const pager = within(within(root).getByRole('navigation', { name: 'Pages of events' }))
  expect(pager.getByText('Previous page').getAttribute('href')).toBe(
    '/connect/events?location=global#eventslist',
  )
  expect(pager.getByText('Next page').getAttribute('href')).toBe(
    '/connect/events?location=global&page=3#eventslist',
  )
})

test('a page far behind the last is empty, and costs no more than any other', async () => {
  const { root, asked } = await render({ page: '999999999' }, many(30))
  expect(asked).toMatchObject({ first: 13, skip: 499 * 12 })
  expect(within(root).getByText('No events match these filters.')).toBeDefined()
})

test.each([
  [0, 2],
  [-5, 2],
  [1e9, 49],
  [null, 13],
  [2.7, 3],
])('with %s events on a page it asks for %i', async (size, first) => {
  expect((await render({}, [], { size })).asked?.first).toBe(first)
})

test('when nothing matches it says so, with a link that clears the filters', async () => {
  const { root } = await render({ category: 'community', location: 'global' })
  expect(within(root).getByText('No events match these filters.')).toBeDefined()
  const clear = within(root).getByRole('link', { name: 'Show all events of this location' })
  expect(clear.getAttribute('href')).toBe('/connect/events#eventslist')
})

test('when nothing is planned at all it says so, and there is no filter to clear', async () => {
  const { root } = await render()
  expect(within(root).getByText(/No upcoming events/)).toBeDefined()
  expect(within(root).queryByText(/Show all events/)).toBeNull()
})

test('an editor can leave the filters out', async () => {
  const { root } = await render({}, many(2), { filters: false })
  expect(within(root).queryByRole('region', { name: 'Categories' })).toBeNull()
})

test('on a Gujarati page the months, the filters and the pages of the list are in Gujarati', async () => {
  const { root } = await render({}, many(20), {}, { language: 'gu-IN' })
  expect(choices(root, 'સ્થળ')).toEqual(['[Toronto]', 'ઉત્તર અમેરિકા', 'બધાં સ્થળ'])
  within(root).getByRole('link', { name: 'આગળનું પાનું' })
  expect(root.querySelector('h3')?.textContent).toMatch(/^[\u0a80-\u0aff]+ \d{4}$/)
})
