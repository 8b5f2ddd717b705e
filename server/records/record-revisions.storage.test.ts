import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { openTestRecords, type TestRecords } from './testing/test-records'

const LIST = `query ($id: ID!) { recordRevisions(kind: "event", id: $id, first: 50) {
  totalCount nodes { version savedBy action recordStatus } } }`
const ONE = `query ($id: ID!, $version: Int!) {
  recordRevision(kind: "event", id: $id, version: $version) { version values } }`
const WRITE = `mutation ($id: ID!, $input: EventInput!, $expectedVersion: Int, $autosave: Boolean) {
  saved: createOrUpdateEvent(id: $id, event: $input, expectedVersion: $expectedVersion, autosave: $autosave) { version } }`
const input = { locationId: '20', title: 'First', startsAt: '2099-11-08T18:30' }

describe.each(testDatabases)('revisions of records, in the $kind database', ({ url }) => {
  let records: TestRecords
  beforeAll(async () => {
    records = await openTestRecords(url)
  }, 120_000)
  afterAll(() => records.close())

  test.each(['9999-12-31T23:59', '0000-01-01T00:00'])(
    'a time beyond what is stored is refused at its field: %s',
    async (startsAt) => {
      const { errors } = await records.api.ask(
        'mutation ($input: EventInput!) { createOrUpdateEvent(event: $input) { id } }',
        { input: { ...input, startsAt } },
      )
      expect(errors[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        issues: [expect.objectContaining({ field: 'startsAt' })],
      })
    },
  )

  const change = (id: string, expectedVersion: number, part: object, autosave = false) =>
    records.api.ask(WRITE, { id, input: part, expectedVersion, autosave })
  const versions = async (id: string) =>
    (await records.api.ask(LIST, { id })).data.recordRevisions.nodes

  test('each save is kept whole, and says who did what', async () => {
    const { id } = await records.save('event', { input })
    await change(id, 1, { title: 'Second' })
    await records.api.ask(
      `mutation ($id: ID!) { setEventStatus(id: $id, status: ARCHIVED, expectedVersion: 2) { version } }`,
      { id },
    )
    const list = await versions(id)
    expect(
      list.map(({ version, action, recordStatus }) => [version, action, recordStatus]),
    ).toEqual([
      [3, 'STATUS', 'ARCHIVED'],
      [2, 'SAVE', 'ACTIVE'],
      [1, 'CREATE', 'ACTIVE'],
    ])
    const { data } = await records.api.ask(ONE, { id, version: 1 })
    expect(data.recordRevision.values).toMatchObject({
      title: 'First',
      startsAt: '2099-11-08T18:30',
    })
  })

  test('of what was imported, the state before the first change is kept, too', async () => {
    const { data } = await records.api.ask(
      '{ records(kind: "event", locationSlug: "ottawa", first: 1) { nodes { id title version } } }',
    )
    const [{ id, title, version }] = data.records.nodes
    await change(id, version, { title: 'Changed' })
    const { data: first } = await records.api.ask(ONE, { id, version })
    expect(first.recordRevision.values.title).toBe(title)
  })

  test('autosaves of one person become one revision, saves stay', async () => {
    const { id } = await records.save('event', { input: { ...input, recordStatus: 'INACTIVE' } })
    await change(id, 1, { title: 'A' }, true)
    await change(id, 2, { title: 'AB' }, true)
    await change(id, 3, { title: 'ABC' })
    await change(id, 4, { title: 'ABCD' }, true)
    const list: { version: number }[] = await versions(id)
    expect(list.map(({ version }) => version)).toEqual([5, 4, 3, 1])
  })

  test('they are for those who may read drafts of its location', async () => {
    const { id } = await records.save('event', { input })
    const countFor = async (of: string, headers?: Record<string, string>) =>
      (await records.api.ask(LIST, { id: of }, headers)).data.recordRevisions.totalCount
    expect(await countFor(id, {})).toBe(0)
    const one = await records.api.ask(ONE, { id, version: 1 }, {})
    expect(one.data.recordRevision).toBeNull()
    const elsewhere = await records.volunteerWith([{ locationId: 10, level: 'MANAGE' }])
    expect(await countFor(id, elsewhere)).toBe(0)
    const here = await records.volunteerWith([{ locationId: 20, level: 'VIEW' }])
    expect(await countFor(id, here)).toBe(1)
    for (const none of ['0', '999999', 'x']) expect(await countFor(none)).toBe(0)
  })

  test('of ten who save at once one does, and one revision is written', async () => {
    const { id } = await records.save('event', { input })
    await Promise.all(
      Array.from({ length: 10 }, (_, number) => change(id, 1, { title: `Changed ${number}` })),
    )
    expect(await versions(id)).toHaveLength(2)
  })

  test('a location has a history like any record, and a version of it is saved again', async () => {
    const ask = (query: string, variables: object = {}) => records.api.ask(query, { ...variables })
    const { data } = await ask('{ record(kind: "location", key: "ottawa") { id version } }')
    const { id, version } = data.record
    const save = (name: string, expectedVersion: number) =>
      ask(
        `mutation ($id: ID!, $location: LocationInput!, $expectedVersion: Int) {
          saved: createOrUpdateLocation(id: $id, location: $location, expectedVersion: $expectedVersion) { version } }`,
        { id, location: { name }, expectedVersion },
      )
    expect((await save('Ottawa Mandir', version)).errors).toEqual([])
    const list = await ask(
      `query ($id: ID!) { recordRevisions(kind: "location", id: $id, first: 9) { nodes { version } } }`,
      { id },
    )
    expect(list.data.recordRevisions.nodes.map((node) => node.version)).toEqual([
      version + 1,
      version,
    ])
    const one = await ask(
      `query ($id: ID!, $version: Int!) { recordRevision(kind: "location", id: $id, version: $version) { values } }`,
      { id, version },
    )
    const { name } = one.data.recordRevision.values
    expect((await save(String(name), version + 1)).errors).toEqual([])
    const now = await ask('{ record(kind: "location", key: "ottawa") { values } }')
    expect(now.data.record.values).toMatchObject({ name })
  })
})
