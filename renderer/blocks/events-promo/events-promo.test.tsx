import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { renderBlock } from '#renderer/testing/render'
import { toronto } from '#renderer/testing/world'
import type { RecordsQuery } from '#schema/api/content-source'
import { validateProps } from '#schema/fields/validate'
import type { EventRecord } from '#schema/records/event/event-record'
import { eventOf, sourceOfEvents } from '../../testing/records'

const kirtan = eventOf(7, { title: 'Evening of Kirtan' })

/** As many events as the location has to come. */
function upcoming(count: number): readonly EventRecord[] {
  return Array.from({ length: count }, (_, index) => ({ ...kirtan, id: index + 1 }))
}

/** Renders the block over a source that keeps what it was asked. */
async function render(
  events: readonly EventRecord[],
  props: Readonly<Record<string, unknown>> = {},
  siteRoot = '',
) {
  const asked: RecordsQuery[] = []
  const source = sourceOfEvents(events, asked)
  const root = await renderBlock('EventsPromo', props, { source, page: { siteRoot } })
  return { root, asked }
}

test("it asks for the location's next events from the moment the page is rendered", async () => {
  const { asked } = await render([])
  expect(asked).toEqual([{ locationSlug: toronto.slug, from: '2026-11-20T15:00:00Z', first: 3 }])
})

test('it shows the first 3 under Upcoming Events, with a link to all', async () => {
  const { root } = await render(upcoming(8), {}, '/ottawa')
  expect(within(root).getByRole('heading', { level: 2 }).textContent).toBe('Upcoming Events')
  expect(within(root).getAllByRole('listitem')).toHaveLength(3)
  const all = within(root).getByText('See All')
  expect(all.getAttribute('href')).toBe('/ottawa/connect/events')
})

test('each event leads to its own page', async () => {
  const { root } = await render([kirtan], {}, '/ottawa')
  const link = within(root).getByRole('link', { name: 'Evening of Kirtan' })
  expect(link.getAttribute('href')).toBe('/ottawa/connect/events/7')
})

test.each([
  [5, 5],
  [1, 1],
  [0, 1],
  [-4, 1],
  [2.9, 2],
  [9000, 12],
  [null, 3],
])('with a number of %s it asks for %d', async (count, first) => {
  const { asked } = await render([], { count })
  expect(asked[0]?.first).toBe(first)
})

test('the number must be at least 1', () => {
  const fields = definitions.get('EventsPromo')?.fields ?? {}
  const issues = validateProps(fields, { title: '', count: 0 })
  expect(issues.map(({ message }) => message)).toEqual(['must be at least 1'])
})

test("day and time are those of the location's time zone", async () => {
  const { root } = await render([kirtan])
  const day = root.querySelector('time')
  expect(day?.getAttribute('datetime')).toBe('2026-11-23')
  expect(Array.from(day?.children ?? [], (part) => part.textContent)).toEqual(['Nov', '23', 'Mon'])
  expect(within(root).getByText('7:30pm – 9:00pm')).toBeDefined()
  expect(within(root).getByText('Assembly Hall')).toBeDefined()
  expect(within(root).getByText('Spiritual')).toBeDefined()
})

test.each([
  [{ endsAt: '' }, '7:30pm'],
  [{ allDay: true }, 'All day'],
  [{ endsAt: '2026-11-26T23:00:00Z' }, '7:30pm, until Thursday, November 26'],
  // Ends as the clock strikes twelve: the same evening.
  [{ endsAt: '2026-11-24T05:00:00Z' }, '7:30pm – 12:00am'],
])('an event with %j reads %s', async (change, text) => {
  const { root } = await render([{ ...kirtan, venue: '', ...change }])
  expect(root.querySelector('.event-text-when')?.textContent).toBe(text)
})

test('an event without a picture is there all the same', async () => {
  const { root } = await render([{ ...kirtan, image: null }])
  expect(within(root).getByText('Evening of Kirtan')).toBeDefined()
  expect(root.querySelector('img')).toBeNull()
})

test('with nothing to come it says so, and still leads to all events', async () => {
  const { root } = await render([])
  expect(within(root).getByText(/No upcoming events/)).toBeDefined()
  expect(within(root).getByText('See All')).toBeDefined()
})

test('its page is revalidated each day', () => {
  expect(definitions.get('EventsPromo')?.changesDaily).toBe(true)
})
