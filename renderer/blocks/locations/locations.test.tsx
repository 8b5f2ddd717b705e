import { within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import placesList from '#renderer/parts/navigation/places-list.island'
import { renderBlock } from '#renderer/testing/render'
import { placeOf, toronto } from '#renderer/testing/world'
import type { FoundPlace } from '#schema/api/content-source'
import { parseHours } from '#schema/entities/hours'

const places = [
  placeOf('brookfield', { path: '/', latitude: 41.47, longitude: -73.39 }),
  placeOf('leicester', { city: 'Leicester', countryCode: 'GB', latitude: 52.65, longitude: -1.12 }),
  placeOf('toronto', { city: 'Toronto', region: 'Ontario', countryCode: 'CA' }),
  placeOf('montreal', { city: 'Montréal', countryCode: 'CA', latitude: 45.5, longitude: -73.6 }),
]

afterEach(() => void vi.unstubAllGlobals())

async function render() {
  const root = await renderBlock('Locations', {}, { source: { places: async () => places } })
  return root.querySelector('.places-list') as HTMLElement
}

/** The names of the locations that are shown, in order. */
function shown(list: HTMLElement) {
  return [...list.querySelectorAll('li:not([hidden])')].map(
    (item) => item.querySelector('.places-list-name')?.textContent,
  )
}

test('every location leads to its site; the one that is visited is marked', async () => {
  const list = await render()
  const links = [...list.querySelectorAll<HTMLAnchorElement>('li > a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/leicester',
    '/toronto',
    '/montreal',
  ])
  expect(links[2]?.getAttribute('aria-current')).toBe('true')
  expect(links[2]?.textContent).toContain('Toronto, Ontario, Canada')
})

test('without script a form is shown, and nothing that needs script', async () => {
  const list = await render()
  const form = list.querySelector('form') as HTMLFormElement
  expect(form.hidden).toBe(false)
  expect(
    within(form)
      .getByLabelText(/nearest to a town or postcode/)
      .getAttribute('name'),
  ).toBe('near')
  expect(form.method).toBe('get')
  expect(within(form).getByText('Use my location').closest('button')?.hidden).toBe(true)
})

const montreal = { name: 'Montréal', latitude: 45.5, longitude: -73.6 }

async function search(near: string, found: FoundPlace | 'unavailable' | null, language = 'en-US') {
  const asked: string[] = []
  const root = await renderBlock(
    'Locations',
    {},
    {
      source: {
        places: async () => places,
        async findPlace(text) {
          asked.push(text)
          return found
        },
      },
      page: { query: near === '' ? {} : { near }, language },
    },
  )
  return { list: root.querySelector('.places-list') as HTMLElement, asked }
}

test('the nearest to a typed town come first, with the distance; where none is known they come last', async () => {
  const { list, asked } = await search('Montreal', montreal)
  expect(asked).toEqual(['Montreal'])
  expect(shown(list)).toEqual([
    'Mandir montreal',
    'Mandir brookfield',
    'Mandir leicester',
    'Mandir toronto',
  ])
  expect(
    [...list.querySelectorAll('.places-list-distance')].map(({ textContent }) => textContent),
  ).toEqual(['0 km', '448 km', '5112 km', ''])
  expect(within(list).getByRole('status').textContent).toBe('Nearest to Montréal first')
  expect(within(list).getByRole<HTMLInputElement>('searchbox').value).toBe('Montreal')
  // The island leaves what the server sorted, and restores it.
  const stop = placesList(list)
  stop()
  expect(shown(list)[0]).toBe('Mandir montreal')
  expect(within(list).getByRole('status').textContent).toBe('Nearest to Montréal first')
})

test.each([
  ['gu-IN', 'મોન્ટ્રીયલ', montreal, 'Montréalની નજીકનાં પહેલાં'],
  ['hi-IN', 'मॉन्ट्रियल', montreal, 'Montréal के पास वाले पहले'],
  ['en-US', '<b>Ä"', null, '“<b>Ä"” wasn’t found. Try a larger town, or a country.'],
  ['en-US', 'Leeds', 'unavailable', /^Towns can’t be looked up right now/],
] as const)(
  'in %s the search for %s says what became of it',
  async (language, near, found, words) => {
    const { list } = await search(near, found, language)
    expect(within(list).getByRole('status').textContent).toMatch(words)
    expect(shown(list)).toHaveLength(4)
  },
)

test('without a search nothing is looked up', async () => {
  const { list, asked } = await search('', null)
  expect(asked).toEqual([])
  expect(within(list).getByRole('status').textContent).toBe('')
  expect(shown(list)[0]).toBe('Mandir brookfield')
})

test('typing finds by name, city and country, without accents; nothing says so', async () => {
  const list = await render()
  const stop = placesList(list)
  const field = within(list).getByRole('searchbox')
  await userEvent.type(field, 'canada')
  expect(shown(list)).toEqual(['Mandir toronto', 'Mandir montreal'])
  await userEvent.clear(field)
  await userEvent.type(field, 'MONTREAL')
  expect(shown(list)).toEqual(['Mandir montreal'])
  await userEvent.type(field, 'xyz')
  expect(shown(list)).toEqual([])
  expect(within(list).getByRole('status').textContent).toContain('No location matches')
  stop()
  expect(shown(list)).toHaveLength(4)
})

test('the nearest come first, with the distance, where the visitor lets the device say where it is', async () => {
  locate((found) => found({ coords: { latitude: 45.4, longitude: -75.7 } }))
  const list = await render()
  const stop = placesList(list)
  await userEvent.click(within(list).getByRole('button', { name: 'Use my location' }))
  expect(shown(list)).toEqual([
    'Mandir montreal',
    'Mandir brookfield',
    'Mandir leicester',
    'Mandir toronto',
  ])
  expect(list.querySelector('.places-list-distance')?.textContent).toBe('164 km')
  stop()
  expect(shown(list)[0]).toBe('Mandir brookfield')
})

test('who does not want to say where they are still has the list', async () => {
  locate((_found, refused) => refused())
  const list = await render()
  const stop = placesList(list)
  await userEvent.click(within(list).getByRole('button', { name: 'Use my location' }))
  expect(within(list).getByRole('status').textContent).toBe(
    'We couldn’t get your location. Search instead.',
  )
  expect(shown(list)).toHaveLength(4)
  stop()
})

type PositionCallback = (position: { coords: { latitude: number; longitude: number } }) => void

function locate(getCurrentPosition: (found: PositionCallback, refused: () => void) => void): void {
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } })
}

test('each has its phone number and the way there', async () => {
  const [place] = [
    placeOf('vadodara', { city: 'Vadodara', countryCode: 'IN', phone: '+91 265 250 0110' }),
  ]
  const root = await renderBlock('Locations', {}, { source: { places: async () => [place] } })
  const call = within(root).getByRole('link', { name: '+91 265 250 0110' })
  expect(call.getAttribute('href')).toBe('tel:+912652500110')
  const way = within(root).getByRole('link', { name: 'Directions: Mandir vadodara' })
  const destination = new URL(way.getAttribute('href') ?? '').searchParams.get('destination')
  expect(destination).toBe('Mandir vadodara, Vadodara, IN')
})

test.each([
  ['en-US', '62 mi'],
  ['en-GB', '62 mi'],
  ['en-CA', '100 km'],
  ['gu', '100 km'],
])('by a device in %s a distance is given as %s', async (language, text) => {
  vi.stubGlobal('navigator', {
    language,
    geolocation: {
      getCurrentPosition: (done: (at: unknown) => void) =>
        done({ coords: { latitude: 0, longitude: 0 } }),
    },
  })
  const places = [placeOf('near', { latitude: 0.8993, longitude: 0 })]
  const world = { source: { places: async () => places } }
  const root = await renderBlock('Locations', {}, world)
  const list = root.querySelector('.places-list') as HTMLElement
  const stop = placesList(list)
  within(list).getByRole('button', { name: 'Use my location' }).click()
  expect(list.querySelector('.places-list-distance')?.textContent).toBe(text)
  stop()
})

test('each has its picture and the hours of its own day, in its own time zone', async () => {
  const hours = parseHours(
    '[{"id":1,"name":"Mandir","hours":[{"weekday":"TUESDAY","startHour":7,"endHour":20}]}]',
  )
  const vadodara = { ...toronto, slug: 'vadodara', timeZone: 'Asia/Kolkata', hours: [...hours] }
  const source = { places: async () => [placeOf('vadodara')], location: async () => vadodara }
  // A quarter past ten on Monday evening in Toronto.
  const root = await renderBlock('Locations', {}, { source, page: { now: '2026-11-24T03:15:00Z' } })
  expect(root.querySelector('.hours-now')?.textContent).toContain('Tuesday: 7:00am – 8:00pm')
  expect(root.querySelector('.card-picture')).not.toBeNull()
})

test('the map leads to each site, and to the list where several are too near each other', async () => {
  const root = await renderBlock('Locations', {}, { source: { places: async () => places } })
  const map = within(root).getByRole('group', { name: 'All locations' })
  const pins = within(map).getAllByRole('link')
  expect(pins.map((pin) => [pin.getAttribute('aria-label'), pin.getAttribute('href')])).toEqual([
    ['Mandir brookfield, Mandir montreal', '#locations-brookfield'],
    ['Mandir leicester', '/leicester'],
  ])
  const list = root.querySelector('.places-list') as HTMLElement
  expect(list.querySelector('#locations-brookfield a')?.textContent).toContain('Mandir brookfield')
})

test('one location, or none with a point, needs no map', async () => {
  const source = {
    places: async () => [placeOf('one', { latitude: 1, longitude: 1 }), placeOf('two')],
  }
  const root = await renderBlock('Locations', {}, { source })
  expect(within(root).queryByRole('group')).toBeNull()
})
