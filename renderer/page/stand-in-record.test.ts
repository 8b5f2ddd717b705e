import { expect, test } from 'vitest'
import type { ContentSource, RecordsQuery } from '#schema/api/content-source'
import type { RecordSummary } from '#schema/records/record-summary'
import { sourceWith } from '../testing/world'
import { findStandInRecord } from './stand-in-record'

const place = { locationSlug: 'toronto', now: '2026-11-20T15:00:00Z' }

test("an event page is shown with the location's next event", async () => {
  const { source, asked } = eventsBy(({ locationSlug }) => locationSlug === 'toronto')
  expect(await findStandInRecord(source, 'event', place)).toEqual({
    record: { kind: 'event', id: 7 },
    title: 'Annakut',
  })
  expect(asked).toEqual([{ locationSlug: 'toronto', from: place.now, first: 1 }])
})

test('with one of the network when the location has none, and with a past one when all are over', async () => {
  const elsewhere = eventsBy(({ locationSlug }) => locationSlug === undefined)
  expect(await findStandInRecord(elsewhere.source, 'event', place)).not.toBeNull()
  const past = eventsBy(({ from }) => from === undefined)
  expect(await findStandInRecord(past.source, 'event', place)).not.toBeNull()
})

test('a record that is named by its slug stands in by its slug', async () => {
  const { source } = eventsBy(() => true)
  const found = await findStandInRecord(source, 'newsArticle', place)
  expect(found?.record).toEqual({ kind: 'newsArticle', slug: '7' })
})

test('nothing stands in for a kind without records', async () => {
  expect(await findStandInRecord(sourceWith(), 'gallery', place)).toBeNull()
})

function eventsBy(isThere: (query: RecordsQuery) => boolean) {
  const asked: RecordsQuery[] = []
  const event = { id: 7, key: '7', title: 'Annakut' } as RecordSummary
  const records: ContentSource['records'] = async (_, query) => {
    asked.push(query)
    return isThere(query) ? [event] : []
  }
  return { source: sourceWith({ records }), asked }
}
