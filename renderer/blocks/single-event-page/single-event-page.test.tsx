import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import { structured } from '#renderer/testing/structured'
import { violations } from '#renderer/testing/violations'
import { picture, toronto } from '#renderer/testing/world'
import { eventOf, sourceOfEvents } from '../../testing/records'
import singleEventPage from './single-event-page.block'
import structuredData from './single-event-page.jsonld'

const patotsav = eventOf(5, {
  title: 'Patotsav',
  rsvpUrl: 'https://rsvp.example.org/5',
  schedule: [
    { title: 'Arti', startsAt: '2026-11-24T00:30:00Z', endsAt: '2026-11-24T01:00:00Z', texts: [] },
    { title: 'Patotsav Mahapuja', startsAt: '2026-11-24T01:00:00Z', endsAt: '', texts: [] },
    { title: 'Satsang Shibir', startsAt: '2026-11-24T02:00:00Z', endsAt: '', texts: [] },
  ],
  photos: [1, 2, 3, 4, 5].map((id) => picture(id)),
})

function render(props: Readonly<Record<string, unknown>>, event = patotsav) {
  return renderBlock('SingleEventPage', { event: 5, ...props }, { source: sourceOfEvents([event]) })
}

test('it invites by name, date and location', async () => {
  const root = await render({})
  expect(within(root).getByRole('heading', { level: 1 }).textContent).toBe('Patotsav')
  expect(within(root).getByText('Monday, November 23, 2026')).toBeDefined()
  expect(within(root).getByText('Assembly Hall')).toBeDefined()
  expect(within(root).getByText(toronto.name)).toBeDefined()
  expect(await violations(root)).toEqual([])
})

test.each([
  ['the field', { href: 'https://example.org/answer' }, 'https://example.org/answer'],
  ['a page of ours', { pageId: 12 }, '/pages/12'],
  ['the record, without one in the field', null, 'https://rsvp.example.org/5'],
  [
    'the record, when the field could do harm',
    { href: 'javascript:x' },
    'https://rsvp.example.org/5',
  ],
])('RSVP leads to the address of %s', async (_words, rsvp, href) => {
  const root = await render({ rsvp })
  expect(within(root).getByRole('link', { name: 'RSVP' }).getAttribute('href')).toBe(href)
})

test('without any address there is no RSVP', async () => {
  const root = await render({}, { ...patotsav, rsvpUrl: '' })
  expect(within(root).queryByRole('link', { name: 'RSVP' })).toBeNull()
})

test('the schedule says what happens when, in order', async () => {
  const root = await render({})
  const schedule = within(root).getByRole('heading', { name: 'Schedule' }).closest('section')
  expect(Array.from(schedule?.querySelectorAll('li') ?? [], (entry) => entry.textContent)).toEqual([
    '7:30pm – 8:00pmArti',
    '8:00pmPatotsav Mahapuja',
    '9:00pmSatsang Shibir',
  ])
})

test('the photos are in a grid', async () => {
  const root = await render({})
  expect(root.querySelector('.pictures')?.getAttribute('data-layout')).toBe('GRID_4')
  expect(root.querySelectorAll('.pictures-item')).toHaveLength(5)
})

test('with nothing but a name and a day it is an invitation all the same', async () => {
  const bare = { ...patotsav, image: null, venue: '', photos: [], schedule: [] }
  const root = await render({}, bare)
  expect(within(root).queryByRole('heading', { level: 2 })).toBeNull()
  expect(within(root).getByText('Monday, November 23, 2026')).toBeDefined()
})

test('an event that is not there is Not Found', async () => {
  const root = await renderBlock('SingleEventPage', { event: 6 }, { source: sourceOfEvents([]) })
  expect(within(root).getByRole('heading', { level: 1 }).textContent).toBe('Not Found')
})

test('search engines read it as an Event', async () => {
  const props = { event: 5, rsvp: null }
  const source = sourceOfEvents([patotsav])
  const things = await structured(singleEventPage, structuredData, { props, source })
  expect(things).toMatchObject([{ '@type': 'Event', name: 'Patotsav' }])
})
