import { expect, test } from 'vitest'
import type { PageContent } from '#schema/page/content'
import { createClient } from '../api/client'
import { loadDocument } from './load-document'

const unknownBlock = {
  id: 'b_1',
  name: 'Prayer wall',
  fields: [{ id: 'f1', type: 'candle', name: 'wax', value: { melts: '007' }, note: 'kept' }],
  since: '2019',
}
const content: PageContent = { format: 1, blocks: [unknownBlock], author: 'import' }

test('a page is opened with the item of its own location', async () => {
  const loaded = await load({
    items: [item(10, 'For all', { format: 1, blocks: [] }), item(12, 'Ottawa', content)],
  })
  expect(loaded).toMatchObject({
    state: 'ready',
    document: {
      summary: { id: 7, locationId: 12, permission: 'MANAGE' },
      settings: { title: 'Visit us', externalUrl: '/visit', imageId: 3, visibility: 'PRIVATE' },
      item: { language: 'en-US', locationId: 12 },
      maxBlocks: 700,
    },
  })
})

test('a page is opened in another of its languages, which has a title of its own', async () => {
  const gujarati = { ...item(12, 'મુલાકાત', content), language: 'gu-IN' }
  const items = [item(12, 'Ottawa', { format: 1, blocks: [] }), gujarati]
  expect(await load({ items }, 'gu-IN')).toMatchObject({
    document: {
      settings: { title: 'મુલાકાત', externalUrl: '/visit' },
      item: { language: 'gu-IN', locationId: 12 },
      languages: ['en-US', 'gu-IN'],
      content,
    },
  })
})

test('a language that the page does not have begins with what it falls back to', async () => {
  expect(await load({ items: [item(12, 'Ottawa', content)] }, 'hi-IN')).toMatchObject({
    document: { settings: { title: 'Visit us' }, languages: ['en-US'], content },
  })
})

test('what the editor does not know comes in byte for byte', async () => {
  const loaded = await load({ items: [item(12, 'Ottawa', content)] })
  if (loaded.state !== 'ready') throw new Error('not ready')
  expect(JSON.stringify(loaded.document.content)).toBe(JSON.stringify(content))
})

test('a location without an item of its own begins with what it falls back to, and will save its own', async () => {
  const loaded = await load({ items: [item(null, 'For all', content)] })
  expect(loaded).toMatchObject({ document: { item: { locationId: 12 }, content } })
})

test('a page that holds nothing yet is empty', async () => {
  const loaded = await load({ items: [] })
  expect(loaded).toMatchObject({ document: { content: { format: 1, blocks: [] } } })
})

test('content that is no page is shown as it is, not opened', async () => {
  const loaded = await load({ items: [item(12, 'Ottawa', { format: 9, blocks: 'none' })] })
  expect(loaded).toMatchObject({ state: 'unreadable', content: { format: 9, blocks: 'none' } })
})

test('a document that is not there, or that one may not see, is missing', async () => {
  expect(await load(null)).toEqual({ state: 'missing' })
})

function item(locationId: number | null, title: string, value: unknown) {
  return {
    __typename: 'TopicItem',
    language: 'en-US',
    locationId: locationId === null ? null : String(locationId),
    title,
    content: value,
  }
}

function load(topic: { items: unknown[] } | null, language?: string) {
  const document = topic && {
    __typename: 'Document',
    id: '7',
    type: 'PAGE',
    title: 'Visit us',
    description: '',
    status: 'DRAFT',
    version: 4,
    publishedVersion: null,
    locationId: '12',
    locationName: 'Ottawa',
    path: '/ottawa/visit',
    updatedAt: '2026-03-01T10:00:00.000Z',
    updatedBy: 'Anna',
    permission: 'MANAGE',
    imageId: '3',
    visibility: 'PRIVATE',
    maxBlocks: 700,
    topic: { __typename: 'Topic', id: '70', externalUrl: '/visit', ...topic },
  }
  const client = createClient({
    fetch: async () =>
      new Response(JSON.stringify({ data: { document } }), {
        headers: { 'content-type': 'application/json' },
      }),
  })
  return loadDocument(client, 7, language)
}
