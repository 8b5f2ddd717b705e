import { expect, test } from 'vitest'
import type { ContentSource } from '../api/content-source'
import { record } from '../fields'
import eventRecord from '../records/event/event.record'
import newsArticle from '../records/news-article/news-article.record'
import wisdom from '../records/wisdom/wisdom.record'
import type { PageContext } from '../site/page-context'
import { type AnyBlock, defineBlock } from './block'
import { listedRecords } from './listed-records'

const page = { location: { slug: 'ottawa' }, record: null } as unknown as PageContext
const articles = ['one', 'two', 'three'].map((key) => ({
  ...{ key, path: null },
  values: { title: `Article ${key}` },
}))
const lists: Readonly<Record<string, unknown>> = {
  newsArticle: articles,
  event: [{ key: '7', path: null, values: { title: 'દિવાળી' } }],
  wisdom: [{ key: '3', path: null, values: { title: 'A talk', href: '/inspiration/a-talk' } }],
}
const source = {
  recordsOf: async ({ kind }: { readonly kind: string }) => lists[kind],
  galleries: async () => [{ id: 5, title: 'Darshan' }],
  record: async (_: string, id: number) => ({ id, name: 'Darshan' }),
} as unknown as ContentSource

test('what a list shows is named in its order, what it has only looked at is not', async () => {
  const block = loading(async (from) => {
    const latest = await from.recordsOf(newsArticle, { first: 12 })
    return { articles: latest.slice(0, 2), size: 2, categories: ['Local'] }
  })
  expect(await listedRecords(block, {}, page, source)).toEqual([
    {
      kind: 'newsArticle',
      records: [
        { key: 'one', title: 'Article one', href: null },
        { key: 'two', title: 'Article two', href: null },
      ],
    },
  ])
})

test('a block may list several kinds, one of them empty', async () => {
  const block = loading(async (from) => {
    const [talks] = await Promise.all([
      from.recordsOf(wisdom, { first: 3 }),
      from.recordsOf(eventRecord, { first: 3 }),
    ])
    return [{ talks }]
  })
  expect(await listedRecords(block, {}, page, source)).toEqual([
    {
      kind: 'wisdom',
      records: [{ key: '3', title: 'A talk', href: '/inspiration/a-talk' }],
    },
    { kind: 'event', records: [] },
  ])
})

test('the latest of a list that is fetched in full is the one that is shown', async () => {
  const block = loading(async (from) => {
    const [latest] = await from.galleries({ first: 1 })
    return latest ? from.record('gallery', latest.id) : null
  })
  expect(await listedRecords(block, {}, page, source)).toEqual([
    { kind: 'gallery', records: [{ key: '5', title: 'Darshan', href: null }] },
  ])
})

test('single records that are named are no list', async () => {
  const block = loading((from) => from.recordsOf(eventRecord, { keys: ['7'], first: 1 }))
  expect(await listedRecords(block, {}, page, source)).toEqual([])
  expect(
    await listedRecords(
      loading((from) => from.record('gallery', 5)),
      {},
      page,
      source,
    ),
  ).toEqual([])
  expect(await listedRecords(loading(undefined), {}, page, source)).toEqual([])
})

test('what is below a topic is named as the place shows it', async () => {
  const below = (id: number, title: string) => ({
    id,
    items: [
      { language: 'en-US', locationId: 10, title },
      { language: 'gu-IN', locationId: 10, title: `${title} ગુ` },
    ],
    topicChildren: [],
  })
  const items = [below(273, 'Dress'), below(274, 'Shoes')]
  const topicChildren = [{ language: 'en-US', locationId: null, items }]
  const topic = { id: 272, items: [], topicChildren }
  const block = loading((from) => from.record('topic', 272))
  const from = { ...source, record: async () => topic } as unknown as ContentSource
  const place = { ...page, language: 'gu-IN' }
  expect(await listedRecords(block, {}, place, from)).toEqual([
    {
      kind: 'topic',
      records: [
        { key: '273', title: 'Dress ગુ', href: null },
        { key: '274', title: 'Shoes ગુ', href: null },
      ],
    },
  ])
})

test('data that refers to itself is looked through all the same', async () => {
  const block = loading(async (from) => {
    const found: Record<string, unknown> = {
      events: await from.recordsOf(eventRecord, { first: 1 }),
    }
    return Object.assign(found, { again: found })
  })
  const [list] = await listedRecords(block, {}, page, source)
  expect(list?.records).toEqual([{ key: '7', title: 'દિવાળી', href: null }])
})

function loading(load: ((from: ContentSource) => Promise<unknown>) | undefined): AnyBlock {
  return defineBlock({
    name: 'Sample',
    label: 'Sample',
    description: 'Lists records.',
    category: 'content',
    targets: ['content'],
    fields: { event: record({ kind: 'event', label: 'Event' }) },
    ...(load && { load }),
  }) as unknown as AnyBlock
}
