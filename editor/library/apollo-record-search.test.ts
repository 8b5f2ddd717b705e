import { expect, test } from 'vitest'
import { createClient } from '../api/client'
import { apolloRecordSearch } from './apollo-record-search'
import type { Home } from './record-search'

test('a search answers records as pickers show them', async () => {
  const search = answering({
    own: { nodes: [] },
    records: {
      nodes: [
        {
          __typename: 'RecordSummary',
          kind: 'event',
          id: '7',
          key: '7',
          title: 'દિવાળી',
          details: ['2026-11-09T02:30:00Z', 'Assembly Hall'],
          path: '/connect/events/7',
          recordStatus: 'ACTIVE',
          isPublic: true,
          locationId: '20',
          locationName: 'Ottawa',
          timeZone: 'America/Toronto',
          image: null,
        },
      ],
    },
  })
  expect(await search.search('event', ' diwali ')).toEqual([
    {
      key: '7',
      title: 'દિવાળી',
      path: '/connect/events/7',
      detail: '8 Nov 2026, Assembly Hall, Ottawa',
      thumbnail: null,
      locationId: 20,
    },
  ])
})

test('records of the own location are first, and before all else what is called as was typed', async () => {
  const ottawa = [found('1', 'Sunday assembly and lunch'), found('2', 'Assembly')]
  const others = [found('3', 'Assembly'), found('4', 'Assembly for children')]
  const search = answering({ own: { nodes: ottawa }, records: { nodes: [...others, ...ottawa] } })
  expect((await search.search('event', 'assembly')).map(({ key }) => key)).toEqual([
    ...['2', '3', '1', '4'],
  ])
})

test('what is gone is missing from the answer', async () => {
  const search = answering({ records: { nodes: [] } })
  expect(await search.find('topic', ['272'])).toEqual([])
})

test('a topic is one of its page’s location; one without a page is written where its text is', async () => {
  const topic = { ...found('272', 'Shoes'), kind: 'topic', path: null, locationName: null }
  const nodes = [
    { ...topic, details: [], locationId: null },
    { ...topic, ...{ id: '5', key: '5', locationId: '30' }, details: ['/visit'], path: '/visit' },
    { ...topic, ...{ id: '6', key: '6' }, details: ['https://example.org/'] },
  ]
  const search = answering({ records: { nodes } }, { id: 20, slug: 'ottawa' })
  expect(await search.find('topic', ['272', '5', '6'])).toMatchObject([
    { key: '272', detail: '272', path: null, locationId: 20 },
    { key: '5', detail: '/visit', path: '/visit', locationId: 30 },
    { key: '6', detail: 'https://example.org/', path: null },
  ])
})

test('the named blocks of a page can be linked to, those inside others too', async () => {
  const faqs = { id: 'b2', name: 'Faqs', displayName: 'Questions', fields: [] }
  const section = { id: 'b1', name: 'Section', fields: [], slots: { content: [faqs] } }
  const content = { format: 1, blocks: [section] }
  const search = answering({
    document: {
      id: '1',
      topic: { id: '2', items: [{ language: 'en-US', locationId: null, content }] },
    },
  })
  expect(await search.blocksOn(1)).toEqual([{ id: 'b2', label: 'Questions' }])
})

test('a server that can’t be reached is an error, not an empty list', async () => {
  const search = apolloRecordSearch(
    createClient({ fetch: () => Promise.reject(new Error('offline')) }),
  )
  await expect(search.search('page', '')).rejects.toThrow('The server can’t be reached')
})

function found(id: string, title: string) {
  return {
    ...{ __typename: 'RecordSummary', kind: 'event', id, key: id, title, details: ['', ''] },
    ...{ path: `/connect/events/${id}`, recordStatus: 'ACTIVE', isPublic: true },
    ...{ locationId: '20', locationName: 'Ottawa', timeZone: 'America/Toronto', image: null },
  }
}

function answering(data: Record<string, unknown>, home: Home | null = null) {
  return apolloRecordSearch(createClient({ fetch: async () => Response.json({ data }) }), home)
}
