import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../app/testing/test-app'
import { codeOf, openTestRecords, type TestRecords } from '../testing/test-records'

const SAVE_TOPIC = `mutation ($topic: TopicInput!) { saved: createOrUpdateTopic(topic: $topic) { id version } }`
const SET = `mutation ($records: [RecordVersionInput!]!, $status: RecordStatus!) {
  saved: setRecordStatuses(kind: "topic", records: $records, status: $status) { id version } }`

interface Version {
  readonly id: string
  readonly expectedVersion: number
}

describe.each(testDatabases)('several topics at once, on $kind', ({ url }) => {
  let records: TestRecords
  beforeAll(async () => {
    records = await openTestRecords(url)
  }, 120_000)
  afterAll(() => records.close())

  /** Topics at the version that the answer says. */
  const make = (count: number): Promise<readonly Version[]> =>
    Promise.all(
      Array.from({ length: count }, async (_, number) => {
        const topic = { items: [{ title: `પગરખાં ${number}`, locationId: null }] }
        const { data } = await records.api.ask(SAVE_TOPIC, { topic })
        return { id: data.saved.id, expectedVersion: data.saved.version }
      }),
    )
  const set = (status: string, versions: readonly Version[], headers?: Record<string, string>) =>
    records.api.ask(SET, { records: versions, status }, headers)
  const statusOf = async ({ id }: Version) => {
    const { data } = await records.api.ask('query ($id: ID!) { topic(id: $id) { recordStatus } }', {
      id,
    })
    return data.topic.recordStatus
  }

  test('each has its result: those of pages, changed meanwhile or unknown are refused, the others change', async () => {
    const [first, second] = await make(2)
    if (!first || !second) throw new Error('The topics were not made')
    const page = await records.api.ask('{ document(id: 4) { topic { id } } }')
    const { data, errors } = await set('ARCHIVED', [
      first,
      { id: page.data.document.topic.id, expectedVersion: 1 },
      { ...second, expectedVersion: 1 },
      { id: '999999', expectedVersion: 1 },
    ])
    expect(data.saved).toEqual([
      { id: first.id, version: first.expectedVersion + 1 },
      ...[null, null, null],
    ])
    expect(errors.map(({ extensions }) => extensions.code)).toEqual([
      'BAD_USER_INPUT',
      'CONFLICT',
      'NOT_FOUND',
    ])
    expect([await statusOf(first), await statusOf(second)]).toEqual(['ARCHIVED', 'ACTIVE'])
  })

  test('they go to the trash and come back; who manages one location changes none', async () => {
    const topics = await make(3)
    const ottawa = await records.volunteerWith([{ locationId: 20, level: 'MANAGE' }])
    const refused = await set('DELETED', topics, ottawa)
    expect(refused.data.saved).toEqual([null, null, null])
    expect(codeOf(await set('DELETED', topics, {}))).toBe('UNAUTHENTICATED')
    expect(await Promise.all(topics.map(statusOf))).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE'])
    const later = (by: number) =>
      topics.map(({ id, expectedVersion }) => ({ id, expectedVersion: expectedVersion + by }))
    expect((await set('DELETED', topics)).errors).toEqual([])
    expect((await set('INACTIVE', later(1))).errors).toEqual([])
    expect((await set('ACTIVE', later(2))).errors).toEqual([])
    expect(await Promise.all(topics.map(statusOf))).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE'])
  })

  test('of ten who archive the same ones at once one does, in whatever order they name them', async () => {
    const topics = await make(5)
    const ten = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        set('ARCHIVED', number % 2 === 0 ? topics : topics.toReversed()),
      ),
    )
    const codes = ten.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))
    expect(codes).toEqual(Array.from({ length: 45 }, () => 'CONFLICT'))
    const statuses = await Promise.all(topics.map(statusOf))
    expect(new Set(statuses)).toEqual(new Set(['ARCHIVED']))
  })
})
