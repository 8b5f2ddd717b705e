import { and, asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../app/app'
import { openTestApp, testDatabases } from '../app/testing/test-app'
import { auditRows, events, recordRevisions } from '../database/tables'
import { TestApi } from '../graphql/testing/test-api'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork } from '../import/testing/small-network'

const SET = /* GraphQL */ `
  mutation ($kind: String!, $records: [RecordVersionInput!]!, $status: RecordStatus!) {
    setRecordStatuses(kind: $kind, records: $records, status: $status) { id version }
  }
`

describe.each(testDatabases)('several records at once in a $kind database', ({ url }) => {
  let app: App
  let api: TestApi
  beforeAll(async () => {
    app = await openTestApp(url)
    await importNetwork(app, smallNetwork, { storePicture: noPictures })
    api = await TestApi.open(app)
  })
  afterAll(() => closeApp(app))

  async function eventsOf(count: number): Promise<readonly number[]> {
    const startsAt = new Date('2027-01-01T10:00Z')
    const event = { locationId: 20, startsAt, category: 'Community', title: 'Celebration' } as const
    const rows = await app.database.orm
      .insert(events)
      .values(Array.from({ length: count }, () => event))
      .returning({ id: events.id })
    return rows.map(({ id }) => id)
  }
  const archive = (records: readonly object[], kind = 'event') =>
    api.ask(SET, { kind, records, status: 'ARCHIVED' })
  const statusOf = async (ids: readonly number[]) =>
    (
      await app.database.orm
        .select()
        .from(events)
        .where(inArray(events.id, [...ids]))
        .orderBy(asc(events.id))
    ).map(({ recordStatus, version }) => `${recordStatus} ${version}`)

  test('each has its result, and those that may not be changed stay as they are', async () => {
    const ids = await eventsOf(3)
    const [first = 0, second = 0, third = 0] = ids
    const { data, errors } = await archive([
      { id: third, expectedVersion: 1 },
      { id: second, expectedVersion: 7 },
      { id: 999_999, expectedVersion: 1 },
      { id: first, expectedVersion: 1 },
    ])
    expect(data.setRecordStatuses).toEqual([
      { id: String(third), version: 2 },
      ...[null, null],
      { id: String(first), version: 2 },
    ])
    expect(errors).toMatchObject([
      { path: ['setRecordStatuses', 1], extensions: { code: 'CONFLICT' } },
      { path: ['setRecordStatuses', 2], extensions: { code: 'NOT_FOUND' } },
    ])
    expect(await statusOf(ids)).toEqual(['ARCHIVED 2', 'ACTIVE 1', 'ARCHIVED 2'])
  })

  test('each has the revisions and the audit rows that one alone would have', async () => {
    const [first = 0, second = 0] = await eventsOf(2)
    const both = [first, second].map((id) => ({ id, expectedVersion: 1 }))
    await archive(both)
    const { orm } = app.database
    for (const id of [first, second]) {
      const { kind, recordId } = recordRevisions
      const revisions = await orm
        .select({ version: recordRevisions.version, action: recordRevisions.action })
        .from(recordRevisions)
        .where(and(eq(kind, 'event'), eq(recordId, id)))
        .orderBy(recordRevisions.version)
      expect(revisions).toEqual([
        { version: 1, action: 'create' },
        { version: 2, action: 'setRecordStatus' },
      ])
      const rows = await orm
        .select()
        .from(auditRows)
        .where(eq(auditRows.chain, `event:${id}`))
      expect(rows).toMatchObject([
        { number: 1, action: 'setRecordStatus', fromStatus: 'ACTIVE', toStatus: 'ARCHIVED' },
      ])
    }
  })

  test('ten who archive the same twenty at once: each is archived once', async () => {
    const ids = await eventsOf(20)
    const records = ids.map((id) => ({ id, expectedVersion: 1 }))
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        archive(index % 2 === 0 ? records : records.toReversed()),
      ),
    )
    const done = answers.flatMap(({ data }) => data.setRecordStatuses.filter(Boolean))
    expect(done).toHaveLength(20)
    expect(await statusOf(ids)).toEqual(ids.map(() => 'ARCHIVED 2'))
  })

  test('more than a hundred, one that is named twice and an unknown kind are refused as a whole', async () => {
    const [id = 0] = await eventsOf(1)
    const one = { id, expectedVersion: 1 }
    const many = Array.from({ length: 101 }, (_, index) => ({ ...one, id: index + 1 }))
    for (const [records, kind] of [
      [many, 'event'],
      [[one, one], 'event'],
      [[one], 'sponsor'],
    ] as const)
      expect((await archive(records, kind)).errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT' } },
      ])
    expect(await statusOf([id])).toEqual(['ACTIVE 1'])
  })
})
