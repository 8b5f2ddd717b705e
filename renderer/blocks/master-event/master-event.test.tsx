import { fireEvent, within } from '@testing-library/dom'
import { beforeAll, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { withObservers } from '#renderer/testing/browser'
import { startIslandsIn } from '#renderer/testing/islands'
import { renderBlock } from '#renderer/testing/render'
import { structured } from '#renderer/testing/structured'
import { violations } from '#renderer/testing/violations'
import { homePage, picture, sourceWith } from '#renderer/testing/world'
import { eventOf, sourceOfEvents } from '../../testing/records'
import masterEvent from './master-event.block'
import structuredData from './master-event.jsonld'

beforeAll(() => void withObservers())

const annakut = eventOf(5, {
  title: 'અન્નકૂટ',
  description: 'A mountain of food.',
  body: '<p>The whole day.</p>',
  rsvpUrl: 'https://rsvp.example.org/5',
  schedule: [{ title: 'Arti', startsAt: '2026-11-24T00:30:00Z', endsAt: '', texts: [] }],
  photos: [picture(8), picture(9)],
})
const source = sourceOfEvents([annakut])

test('it shows one event from its record, in full', async () => {
  const root = await renderBlock('MasterEvent', { event: 5 }, { source })
  for (const words of [
    'A mountain of food.',
    'Monday, November 23, 2026',
    '7:30pm – 9:00pm',
    'Assembly Hall',
    'RSVP',
    'The whole day.',
    'Arti',
  ])
    expect(within(root).getByText(words)).toBeDefined()
  expect(root.querySelectorAll('.pictures-item')).toHaveLength(2)
  expect(await violations(root)).toEqual([])
})

test('its title is no heading of the page, and leads to the page of the event', async () => {
  const world = { source, page: { siteRoot: '/ottawa' } }
  const root = await renderBlock('MasterEvent', { event: 5 }, world)
  expect(within(root).queryByRole('heading', { level: 1 })).toBeNull()
  const link = within(root).getByRole('link', { name: 'અન્નકૂટ' })
  expect(link.getAttribute('href')).toBe('/ottawa/connect/events/5')
})

test('it shows the event of the page when none is chosen', async () => {
  const page = { record: { kind: 'event', id: 5 } as const }
  const root = await renderBlock('MasterEvent', {}, { source, page })
  expect(within(root).getByRole('heading', { level: 2 }).textContent).toBe('અન્નકૂટ')
})

test('an event that is gone is Not Found, and the page around it stays', async () => {
  const root = await renderBlock('MasterEvent', { event: 6 }, { source })
  expect(within(root).getByRole('heading', { level: 2 }).textContent).toBe('Not Found')
  expect(within(root).getByText(/may have been removed/)).toBeDefined()
  const definition = definitions.get('MasterEvent')
  const data = await definition?.load?.(sourceWith(source), { event: 6 }, homePage)
  expect(definition?.isMissing?.(data)).toBe(false)
})

test('photos open large', async () => {
  const root = await renderBlock('MasterEvent', { event: 5 }, { source })
  const stop = startIslandsIn(root)
  fireEvent.click(within(root).getByRole('link', { name: 'Enlarge: Picture 8' }))
  expect(root.querySelector('dialog')?.open).toBe(true)
  stop()
})

test('search engines read it as an Event, and as nothing when it is gone', async () => {
  const things = await structured(masterEvent, structuredData, { props: { event: 5 }, source })
  expect(things).toMatchObject([{ '@type': 'Event', name: 'અન્નકૂટ', url: '/connect/events/5' }])
  expect(await structured(masterEvent, structuredData, { props: { event: 6 }, source })).toEqual([])
})

test.each([
  'ActivityPage',
  'EventPage',
  'GalleryView',
  'MasterEvent',
  'MasterNewsArticle',
  'NewsArticlePage',
  'SingleEventPage',
])('a %s just added shows visitors nothing until its record is chosen', async (name) => {
  const root = await renderBlock(name, {}, { source })
  expect(root.textContent).toBe('')
  expect(root.querySelector('img, svg, a, button')).toBeNull()
})
