import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { auditRows } from '../database/tables'
import { codeOf, openTestRecords, type TestRecords } from './testing/test-records'

const NAMES = { event: 'Event', article: 'NewsArticle', gallery: 'Gallery' } as const
type Kind = keyof typeof NAMES

describe.each(testDatabases)('putting records away on $kind', ({ url }) => {
  let records: TestRecords
  beforeAll(async () => {
    records = await openTestRecords(url)
  }, 120_000)
  afterAll(() => records.close())

  const setStatus = (
    kind: Kind,
    { id, status, expectedVersion }: { id: string; status: string; expectedVersion: number },
    headers?: Record<string, string>,
  ) =>
    records.api.ask(
      `mutation ($id: ID!, $status: RecordStatus!, $expectedVersion: Int!) {
        saved: set${NAMES[kind]}Status(id: $id, status: $status, expectedVersion: $expectedVersion) { id version } }`,
      { id, status, expectedVersion },
      headers,
    )
  const event = { locationId: '20', title: 'દિવાળી', startsAt: '2099-11-08T18:30' }

  test('an archived event is nowhere on the site, and back as it was when it is restored', async () => {
    const { id } = await records.save('event', { input: event })
    const calendar = '/ottawa/connect/events/calendar.ics'
    expect(await records.get(calendar)).toContain('દિવાળી')
    expect(await records.get(`/ottawa/connect/events/${id}`)).toContain('Every event')
    const away = await setStatus('event', { id, status: 'ARCHIVED', expectedVersion: 1 })
    expect([away.errors, away.data.saved]).toEqual([[], { id, version: 2 }])
    expect(await records.get(calendar)).not.toContain('દિવાળી')
    expect(await records.get(`/ottawa/connect/events/${id}`)).not.toContain('Every event')
    expect(await found('દિવાળી')).toBe(0)
    const visitor = await records.api.ask(`{ allEvents(ids: [${id}]) { totalCount } }`, {}, {})
    expect(visitor.data.allEvents.totalCount).toBe(0)
    await setStatus('event', { id, status: 'ACTIVE', expectedVersion: 2 })
    expect(await records.get(calendar)).toContain('દિવાળી')
    expect(await records.get(`/ottawa/connect/events/${id}`)).toContain('Every event')
    expect(await found('દિવાળી')).toBe(1)
  })

  test('an archived article stays what it was, a draft or published', async () => {
    const feed = '/ottawa/connect/news/feed.xml'
    const out = await records.save('article', { input: { locationId: '20', title: 'Out' } })
    await setStatus('article', { id: out.id, status: 'ARCHIVED', expectedVersion: 1 })
    expect(await records.get(feed)).not.toContain('<title>Out</title>')
    const { data } = await records.api.ask(
      '{ allPosts(slugs: ["out"]) { nodes { status recordStatus } } }',
    )
    expect(data.allPosts.nodes).toEqual([{ status: 'PUBLISHED', recordStatus: 'ARCHIVED' }])
    await setStatus('article', { id: out.id, status: 'ACTIVE', expectedVersion: 2 })
    expect(await records.get(feed)).toContain('<title>Out</title>')
  })

  test('an archived gallery takes its pictures from visitors, where no other shows them', async () => {
    const input = { locationId: '20', name: 'Committee', items: ['3'] }
    const { id } = await records.save('gallery', { input })
    const seen = async () =>
      (await records.api.ask('{ allMedia(ids: [3]) { nodes { items { id } } } }', {}, {})).data
        .allMedia.nodes.length
    expect(await seen()).toBe(1)
    await setStatus('gallery', { id, status: 'ARCHIVED', expectedVersion: 1 })
    expect(await seen()).toBe(0)
    await setStatus('gallery', { id, status: 'ACTIVE', expectedVersion: 2 })
    expect(await seen()).toBe(1)
  })

  test('what is archived is not changed until it is restored', async () => {
    const { id } = await records.save('event', { input: event })
    await setStatus('event', { id, status: 'ARCHIVED', expectedVersion: 1 })
    const change = { id, expectedVersion: 2, input: { title: 'Another' } }
    const refused = await records.ask('event', change)
    expect(codeOf(refused)).toBe('INVALID_TRANSITION')
    expect(refused.errors[0]?.extensions.allowed).toEqual(['ACTIVE'])
  })

  test('a deleted event is in no list, and is restored out of sight, word for word', async () => {
    const { id } = await records.save('event', { input: event })
    const listed = async () =>
      (
        await records.api.ask(
          'query ($id: [String!]) { records(kind: "event", keys: $id) { nodes { title } } }',
          { id },
        )
      ).data.records.nodes
    const [before] = await listed()
    expect(
      (await setStatus('event', { id, status: 'DELETED', expectedVersion: 1 })).errors,
    ).toEqual([])
    expect(await listed()).toEqual([])
    const shown = await setStatus('event', { id, status: 'ACTIVE', expectedVersion: 2 })
    expect(shown.errors[0]?.extensions.allowed).toEqual(['INACTIVE'])
    expect(
      (await setStatus('event', { id, status: 'INACTIVE', expectedVersion: 2 })).errors,
    ).toEqual([])
    expect(await listed()).toEqual([before])
  })

  test('steps that are none and a stale version are refused, and what may follow is named', async () => {
    const { id } = await records.save('event', { input: { ...event, recordStatus: 'INACTIVE' } })
    const step = (status: string, expectedVersion = 1) =>
      setStatus('event', { id, status, expectedVersion })
    // Drafts are no business of visitors yet: the policy knows no step from there to the archive.
    const refused = await step('ARCHIVED')
    expect(codeOf(refused)).toBe('INVALID_TRANSITION')
    expect(refused.errors[0]?.extensions.allowed).toEqual(['ACTIVE', 'DELETED'])
    expect(codeOf(await step('ACTIVE', 7))).toBe('CONFLICT')
    expect((await step('ACTIVE')).errors).toEqual([])
    // A second click sends the version from before the first.
    expect(codeOf(await step('ACTIVE'))).toBe('CONFLICT')
  })

  test('only who manages its location may; it is written down', async () => {
    const { id } = await records.save('event', { input: event })
    const step = { id, status: 'ARCHIVED', expectedVersion: 1 }
    expect(codeOf(await setStatus('event', step, {}))).toBe('UNAUTHENTICATED')
    const looking = await records.volunteerWith([{ locationId: 20, level: 'VIEW' }])
    expect(codeOf(await setStatus('event', step, looking))).toBe('FORBIDDEN')
    const elsewhere = await records.volunteerWith([{ locationId: 10, level: 'MANAGE' }])
    expect(codeOf(await setStatus('event', step, elsewhere))).toBe('NOT_FOUND')
    const managing = await records.volunteerWith([{ locationId: 20, level: 'MANAGE' }])
    expect((await setStatus('event', step, managing)).errors).toEqual([])
    const [row] = await records.app.database.orm
      .select()
      .from(auditRows)
      .where(eq(auditRows.chain, `event:${id}`))
      .orderBy(desc(auditRows.number))
    expect(row).toMatchObject({
      action: 'setRecordStatus',
      fromStatus: 'ACTIVE',
      toStatus: 'ARCHIVED',
    })
  })

  async function found(text: string): Promise<number> {
    const { data } = await records.api.ask(
      'query ($text: String!) { search(locationSlug: "ottawa", text: $text) { totalCount } }',
      { text },
    )
    return data.search.totalCount
  }
})
