import { fireEvent, within } from '@testing-library/dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { withObservers } from '#renderer/testing/browser'
import { startIslandsIn } from '#renderer/testing/islands'
import { renderBlock } from '#renderer/testing/render'
import { structured } from '#renderer/testing/structured'
import { violations } from '#renderer/testing/violations'
import { homePage, picture, sourceWith, toronto } from '#renderer/testing/world'
import type { EventRecord } from '#schema/records/event/event-record'
import type { PageContext } from '#schema/site/page-context'
import { eventOf, sourceOfEvents } from '../../testing/records'
import eventPage from './event-page.block'
import structuredData from './event-page.jsonld'

beforeAll(() => void withObservers())

const patotsav = eventOf(5, {
  title: 'Patotsav',
  description: 'The anniversary of the consecration.',
  body: '<p>Come <strong>early</strong>.</p>',
  rsvpUrl: 'https://rsvp.example.org/5',
  schedule: [
    { title: 'Arti', startsAt: '2026-11-24T00:30:00Z', endsAt: '2026-11-24T01:00:00Z', texts: [] },
    { title: 'Satsang Shibir', startsAt: '2026-11-24T14:00:00Z', endsAt: '', texts: [] },
  ],
  photos: [picture(8), picture(9), picture(8)],
})

function worldOf(events: readonly EventRecord[], page: Partial<PageContext> = {}) {
  const source = {
    ...sourceOfEvents(events),
    trail: async () => [
      { id: 1, title: 'Toronto', path: '/' },
      { id: 19, title: 'Events', path: '/connect/events' },
    ],
  }
  return { source, page }
}

const ofRecord = (id: number): Partial<PageContext> => ({
  record: { kind: 'event', id },
  path: `/connect/events/${id}`,
})

test('on the template page of events it shows the event of the address', async () => {
  const root = await renderBlock('EventPage', {}, worldOf([eventOf(4), patotsav], ofRecord(5)))
  expect(within(root).getByRole('heading', { level: 1 }).textContent).toBe('Patotsav')
})

test('an event that an editor chose comes first', async () => {
  const root = await renderBlock(
    'EventPage',
    { event: 4 },
    worldOf([eventOf(4), patotsav], ofRecord(5)),
  )
  expect(within(root).getByRole('heading', { level: 1 }).textContent).toBe('Event 4')
})

test('it says when and where, in the time zone of the location', async () => {
  const root = await renderBlock('EventPage', { event: 5 }, worldOf([patotsav]))
  const facts = within(within(root).getByRole('complementary', { name: 'Date and place' }))
  expect(facts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Monday, November 23, 2026',
    '7:30pm – 9:00pm',
    `Assembly Hall${toronto.name}61 Claireville Drive, Toronto, Ontario M9W 5Z7`,
    'Open',
  ])
})

test('it leads home by breadcrumbs, to the RSVP, and into a calendar', async () => {
  const root = await renderBlock(
    'EventPage',
    {},
    worldOf([patotsav], { ...ofRecord(5), siteRoot: '/ottawa' }),
  )
  const crumbs = within(within(root).getByRole('navigation', { name: 'Breadcrumbs' }))
  expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Toronto',
    'Events',
    'Patotsav',
  ])
  const rsvp = within(root).getByRole('link', { name: 'RSVP' })
  expect(rsvp.getAttribute('href')).toBe('https://rsvp.example.org/5')
  const calendar = within(root).getByRole('link', { name: 'Add to calendar' })
  expect(calendar.getAttribute('href')).toBe('/ottawa/connect/events/5/event.ics')
})

describe('how one registers', () => {
  const shown = async (name: string, changes: Partial<EventRecord>) => {
    const root = await renderBlock(name, { event: 4 }, worldOf([eventOf(4, changes)]))
    const row = within(root).queryByText('Registration')?.nextElementSibling
    return {
      says: row?.textContent ?? null,
      contact: row?.querySelector('a')?.getAttribute('href') ?? null,
      rsvp: within(root).queryByRole('link', { name: 'RSVP' })?.getAttribute('href') ?? null,
    }
  }
  const rsvpUrl = 'https://tickets.org/4'
  const nothing = { says: null, contact: null, rsvp: null }

  test.each(['EventPage', 'MasterEvent', 'SingleEventPage'])(
    '%s says what is specified, and nothing where nothing is',
    async (name) => {
      expect(await shown(name, {})).toEqual(nothing)
      expect(await shown(name, { registration: 'NONE' })).toEqual({
        ...nothing,
        says: 'Not needed: just come',
      })
      expect(await shown(name, { rsvpUrl })).toEqual({ ...nothing, says: 'Open', rsvp: rsvpUrl })
    },
  )

  test('by phone or email: at its own contact, else at that of the location', async () => {
    const phone = { registration: 'PHONE', registrationContact: '+1 (613) 555-0123' } as const
    expect((await shown('EventPage', phone)).contact).toBe('tel:+16135550123')
    expect(await shown('EventPage', { registration: 'EMAIL' })).toMatchObject({
      says: `By email${toronto.emailPrimary}`,
      contact: `mailto:${toronto.emailPrimary}`,
    })
  })

  test('one that is full or closed has no RSVP button, and search engines read it', async () => {
    for (const [registration, says, availability] of [
      ['FULL', 'Full', 'SoldOut'],
      ['CLOSED', 'Closed', 'Discontinued'],
    ] as const) {
      const world = worldOf([eventOf(4, { registration, rsvpUrl })])
      expect(await shown('EventPage', { registration, rsvpUrl })).toEqual({ ...nothing, says })
      const [event] = await structured(eventPage, structuredData, { props: { event: 4 }, ...world })
      expect(event).toMatchObject({
        offers: { availability: `https://schema.org/${availability}` },
      })
    }
    const open = await structured(eventPage, structuredData, {
      props: { event: 4 },
      ...worldOf([eventOf(4, { rsvpUrl })]),
    })
    expect(open[0]).toMatchObject({ offers: { url: rsvpUrl } })
  })
})

test('it leads to maps and is shared by plain links', async () => {
  const root = await renderBlock('EventPage', { event: 5 }, worldOf([patotsav]))
  const directions = within(root).getByRole('link', { name: 'Directions' }).getAttribute('href')
  expect(new URL(directions ?? '').searchParams.get('destination')).toContain('61 Claireville')
  const share = within(root).getByRole('navigation', { name: 'Share' })
  const names = within(share)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(names).toEqual([
    'Share on Facebook',
    'Share on LinkedIn',
    'Share on Twitter',
    'Share on WhatsApp',
    'Share by email',
  ])
})

test('an event that repeats says so, with its next days', async () => {
  const weekly = [
    eventOf(10, { title: 'Sabha', startsAt: '2026-11-24T00:30:00Z' }),
    eventOf(11, { title: 'Sabha', startsAt: '2026-12-01T00:30:00Z' }),
    eventOf(12, { title: 'Sabha', startsAt: '2026-12-08T00:30:00Z' }),
  ]
  const root = await renderBlock('EventPage', { event: 10 }, worldOf(weekly))
  const again = within(root).getByText('Other dates').parentElement as HTMLElement
  expect(again.textContent).toContain('Every Monday')
  expect(
    within(again)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['November 30', 'December 7'])
})

test('the events before and after it are one step away', async () => {
  const events = [eventOf(4), patotsav, eventOf(6)]
  const root = await renderBlock(
    'EventPage',
    { event: 5 },
    worldOf(events, { siteRoot: '/ottawa' }),
  )
  const beside = within(root).getByRole('navigation', { name: 'Events before and after' })
  expect(
    within(beside)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Previous eventEvent 4', '/ottawa/connect/events/4'],
    ['Next eventEvent 6', '/ottawa/connect/events/6'],
  ])
})

test('nobody is asked to answer to an event that is over', async () => {
  const past = { ...patotsav, startsAt: '2026-11-01T15:00:00Z', endsAt: '2026-11-01T16:00:00Z' }
  const root = await renderBlock('EventPage', { event: 5 }, worldOf([past]))
  expect(within(root).getByText('This event is over.')).toBeDefined()
  expect(within(root).queryByRole('link', { name: 'RSVP' })).toBeNull()
})

test('an RSVP on a page of the site stays on the site of the location', async () => {
  const own = { ...patotsav, rsvpUrl: '/connect/contact' }
  const world = { ...worldOf([own]), page: { siteRoot: '/toronto' } }
  const root = await renderBlock('EventPage', { event: 5 }, world)
  const rsvp = within(root).getByRole('link', { name: 'RSVP' })
  expect(rsvp.getAttribute('href')).toBe('/toronto/connect/contact')
})

test('an RSVP that would run a script is not rendered', async () => {
  const bad = { ...patotsav, rsvpUrl: 'javascript:alert(1)' }
  const root = await renderBlock('EventPage', { event: 5 }, worldOf([bad]))
  expect(within(root).queryByRole('link', { name: 'RSVP' })).toBeNull()
})

test('its text, its schedule by days, and its photos, each once', async () => {
  const root = await renderBlock('EventPage', { event: 5 }, worldOf([patotsav]))
  expect(within(root).getByText('early').tagName).toBe('STRONG')
  expect(within(root).getByRole('heading', { name: 'Tuesday, November 24' })).toBeDefined()
  const entry = within(root).getByText('Arti').parentElement
  expect(entry?.textContent).toBe('7:30pm – 8:00pmArti')
  expect(root.querySelectorAll('.pictures-item')).toHaveLength(2)
  expect(await violations(root)).toEqual([])
})

test('photos open large', async () => {
  const root = await renderBlock('EventPage', { event: 5 }, worldOf([patotsav]))
  const stop = startIslandsIn(root)
  fireEvent.click(within(root).getByRole('link', { name: 'Enlarge: Picture 9' }))
  expect(root.querySelector('dialog')?.open).toBe(true)
  stop()
  expect(root.querySelector('dialog')?.open).toBe(false)
})

test('further events follow, never the event itself', async () => {
  const events = [4, 6, 7, 8].map((id) => eventOf(id))
  const root = await renderBlock('EventPage', { event: 5 }, worldOf([patotsav, ...events]))
  const further = within(root).getByRole('heading', { name: 'More Events' }).closest('section')
  expect(Array.from(further?.querySelectorAll('h3') ?? [], (each) => each.textContent)).toEqual([
    'Event 4',
    'Event 6',
    'Event 7',
  ])
})

test('an event that is not there is Not Found, and its own page answers so', async () => {
  const { source, page } = worldOf([], ofRecord(500))
  const root = await renderBlock('EventPage', {}, { source, page })
  expect(within(root).getByRole('heading', { level: 1 }).textContent).toBe('Not Found')
  expect(await isMissing({ ...homePage, ...page }, null)).toBe(true)
  // An ordinary page is there, whatever became of the event that it shows.
  expect(await isMissing(homePage, 500)).toBe(false)
  expect(await isMissing(homePage, null)).toBe(false)

  async function isMissing(context: PageContext, event: number | null) {
    const data = await definitions.get('EventPage')?.load?.(sourceWith(source), { event }, context)
    return definitions.get('EventPage')?.isMissing?.(data)
  }
})

test('search engines read it as an Event at its place', async () => {
  const props = { event: 5 }
  const [thing] = await structured(eventPage, structuredData, { props, ...worldOf([patotsav]) })
  expect(thing).toMatchObject({
    '@type': 'Event',
    name: 'Patotsav',
    url: '/connect/events/5',
    startDate: '2026-11-23T19:30:00-05:00',
    endDate: '2026-11-23T21:00:00-05:00',
    location: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Toronto', addressCountry: 'CA' },
    },
  })
})
