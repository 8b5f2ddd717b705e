import { expect, test } from 'vitest'
import type { ContentSource, EventsQuery } from '#schema/api/content-source'
import type { EventRecord } from '#schema/entities/event'
import { sourceWith } from '../testing/world'
import { standInRecord } from './stand-in-record'

const place = { locationSlug: 'toronto', now: '2026-11-20T15:00:00Z' }

test("an event page is shown with the location's next event", async () => {
  const { source, asked } = eventsBy(({ locationSlug }) => locationSlug === 'toronto')
  expect(await standInRecord(source, 'event', place)).toEqual({
    record: { kind: 'event', id: 7 },
    title: 'Annakut',
  })
  expect(asked).toEqual([{ locationSlug: 'toronto', from: place.now, first: 1 }])
})

test('with one of the network when the location has none, and with a past one when all are over', async () => {
  const elsewhere = eventsBy(({ locationSlug }) => locationSlug === undefined)
  expect(await standInRecord(elsewhere.source, 'event', place)).not.toBeNull()
  const past = eventsBy(({ from }) => from === undefined)
  expect(await standInRecord(past.source, 'event', place)).not.toBeNull()
})

test.each(['event', 'newsArticle', 'gallery', 'activity'] as const)(
  'nothing stands in for a kind without records: %s',
  async (kind) => {
    expect(await standInRecord(sourceWith(), kind, place)).toBeNull()
  },
)

function eventsBy(isThere: (query: EventsQuery) => boolean) {
  const asked: EventsQuery[] = []
  const event = { id: 7, title: 'Annakut' } as EventRecord
  const events: ContentSource['events'] = async (query) => {
    asked.push(query)
    return isThere(query) ? [event] : []
  }
  return { source: sourceWith({ events }), asked }
}
