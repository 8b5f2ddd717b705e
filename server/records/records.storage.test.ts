import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordDefinitions } from '#schema/records'
import { type App, closeApp } from '../app/app'
import { openTestApp, testDatabases } from '../app/testing/test-app'
import { events, galleries } from '../database/tables'
import { TestApi } from '../graphql/testing/test-api'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork } from '../import/testing/small-network'
import { recordAdapters } from '.'

const NOW = new Date('2026-03-01T12:00:00Z')
const LIST = /* GraphQL */ `
  query ($kind: String!, $keys: [String!], $search: String, $filter: JSON, $slug: String, $public: Boolean, $first: Int) {
    records(kind: $kind, keys: $keys, search: $search, filter: $filter, locationSlug: $slug, publicOnly: $public, first: $first) {
      totalCount
      nodes { kind key title details path locationSlug recordStatus isPublic version image { id } }
    }
  }
`

describe.each(testDatabases)('records of every kind in a $kind database', ({ url }) => {
  let app: App
  let api: TestApi
  beforeAll(async () => {
    app = await openTestApp(url)
    await importNetwork(app, smallNetwork, { now: NOW, storePicture: noPictures })
    api = await TestApi.open(app)
    const place = { locationId: 20, startsAt: new Date('2027-01-01T10:00Z') }
    await app.database.orm
      .insert(events)
      .values({ ...place, category: 'Community', title: 'દિવાળી 100%', recordStatus: 'INACTIVE' })
    await app.database.orm
      .insert(galleries)
      .values({ name: 'Morning', slug: 'morning', category: 'Murti Darshan', locationId: 20 })
  })
  afterAll(() => closeApp(app))

  const list = async (kind: string, asked: object = {}, headers?: Record<string, string>) => {
    const { data, errors } = await api.ask(LIST, { kind, ...asked }, headers)
    expect(errors).toEqual([])
    return data.records
  }
  const refusal = async (kind: string, asked: object = {}) =>
    (await api.ask(LIST, { kind, ...asked })).errors[0]
  const titles = async (...asked: Parameters<typeof list>) =>
    (await list(...asked)).nodes.map(({ title }) => title)

  test('each declared kind is stored somewhere, and is listed', async () => {
    expect([...recordAdapters.keys()].sort()).toEqual([...recordDefinitions.keys()].sort())
    for (const kind of recordDefinitions.keys()) {
      const { nodes, totalCount } = await list(kind, { first: 100 })
      expect(totalCount, kind).toBeGreaterThanOrEqual(nodes.length)
      for (const node of nodes) expect(node, kind).toMatchObject({ kind })
    }
  })

  test('a record is found by the key that fields keep, with the address visitors read it at', async () => {
    const [first] = (await list('newsArticle', { first: 1 })).nodes
    const again = await list('newsArticle', { keys: [first.key] })
    expect(again).toMatchObject({ totalCount: 1, nodes: [{ path: `/connect/news/${first.key}` }] })
    const [darshan] = (await list('gallery', { search: 'morn' })).nodes
    expect(darshan.path).toBe(`/galleries/murti-darshan/${darshan.key}`)
  })

  test('a draft is there for its editors, and for nobody else', async () => {
    expect(await titles('event', { search: 'દિવાળી' })).toEqual(['દિવાળી 100%'])
    expect(await titles('event', { search: 'દિવાળી', public: true })).toEqual([])
    expect(await titles('event', { search: 'દિવાળી' }, {})).toEqual([])
    expect((await list('event', { search: 'દિવાળી' })).nodes[0]).toMatchObject({
      recordStatus: 'INACTIVE',
      isPublic: false,
      version: 1,
      locationSlug: 'ottawa',
    })
  })

  test('signs that mean something to the database mean themselves in a search', async () => {
    expect(await titles('event', { search: '0%' })).toEqual(['દિવાળી 100%'])
    expect(await titles('event', { search: "%' or true --" })).toEqual([])
  })

  test('a list is filtered by the fields its declaration names, and by no other', async () => {
    const filter = { category: 'Community' }
    for (const node of (await list('event', { filter })).nodes) expect(node.details).toHaveLength(2)
    expect(await titles('event', { filter, slug: 'ottawa' })).toContain('દિવાળી 100%')
    expect(await refusal('event', { filter: { body: 'x' } })).toMatchObject({
      message: 'Lists of events can be filtered by category, audience, countryCode.',
      extensions: { code: 'BAD_USER_INPUT' },
    })
    expect(await refusal('event', { filter: 'category' })).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
    })
  })

  test('a list is counted no further than asked, in any order of it', async () => {
    const counted = `query ($atMost: Int, $sortBy: RecordSort) {
      records(kind: "event", locationSlug: "ottawa", state: HIDDEN, first: 1, sortBy: $sortBy) {
        totalCount(atMost: $atMost) pageInfo { hasNextPage } nodes { title } } }`
    const more = { locationId: 20, category: 'Community', recordStatus: 'INACTIVE' } as const
    const startsAt = new Date('2027-02-01T10:00Z')
    await app.database.orm
      .insert(events)
      .values(['B', 'a'].map((title) => ({ ...more, startsAt, title })))
    const ask = async (asked: Readonly<Record<string, unknown>>) =>
      (await api.ask(counted, asked)).data.records
    expect(await ask({ atMost: 2 })).toMatchObject({
      ...{ totalCount: 2, pageInfo: { hasNextPage: true } },
      nodes: [{ title: 'દિવાળી 100%' }],
    })
    expect(await ask({ sortBy: 'TITLE' })).toMatchObject({ totalCount: 3, nodes: [{ title: 'a' }] })
  })

  test('keys that no record can have find nothing', async () => {
    const keys = ['0', '-1', '7.5', '9999999999', 'constructor', '']
    for (const kind of recordDefinitions.keys())
      expect(await list(kind, { keys }), kind).toMatchObject({ nodes: [] })
  })

  test('a kind that there is none of is named, with those there are', async () => {
    expect(await refusal('sponsor')).toMatchObject({
      message: expect.stringContaining("Unknown kind of record 'sponsor'. Use one of: activity,"),
      extensions: { code: 'BAD_USER_INPUT' },
    })
  })
})
