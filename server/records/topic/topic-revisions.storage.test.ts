import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../app/testing/test-app'
import { recordRevisions } from '../../database/tables'
import { codeOf, openTestRecords, type TestRecords, WRITE_TOPIC } from '../testing/test-records'

const MAKE = `mutation ($id: ID, $topic: TopicInput!, $expectedVersion: Int) {
  saved: createOrUpdateTopic(id: $id, topic: $topic, expectedVersion: $expectedVersion) { id version } }`
const LIST = `query ($id: ID!, $locationId: ID, $language: String) {
  recordRevisions(kind: "topic", id: $id, locationId: $locationId, language: $language, first: 50) {
    totalCount nodes { version savedBy action language locationId values } } }`
const ONE = `query ($id: ID!, $version: Int!, $locationId: ID, $language: String) {
  recordRevision(kind: "topic", id: $id, version: $version, locationId: $locationId, language: $language) {
    language locationId values } }`
const ENGLISH = { locationId: '10', language: 'en-US' }
const GUJARATI = { locationId: '20', language: 'gu-IN' }
const EVERYWHERE = { locationId: null, language: 'en-US' }

interface AskedPlace {
  readonly locationId: string | null
  readonly language: string
}

describe.each(testDatabases)('saved versions of the texts of a topic, on $kind', ({ url }) => {
  let records: TestRecords
  beforeAll(async () => {
    records = await openTestRecords(url)
  }, 120_000)
  afterAll(() => records.close())

  /** A topic with a text for everywhere, at version 2; returns its id. */
  async function make(): Promise<string> {
    const item = { ...EVERYWHERE, title: 'Shoes', richText: '<p>Off</p>' }
    const { data, errors } = await records.api.ask(MAKE, { topic: { items: [item] } })
    expect(errors).toEqual([])
    return data.saved.id
  }
  const write = (id: string, expectedVersion: number, topic: object, more: object = {}) =>
    records.api.ask(WRITE_TOPIC, { id, topic, expectedVersion, ...more })
  const list = async (id: string, place: object, headers?: Record<string, string>) =>
    (await records.api.ask(LIST, { id, ...place }, headers)).data.recordRevisions
  const versions = async (id: string, place: AskedPlace) =>
    (await list(id, place)).nodes.map(({ version, action }) => `${version} ${action}`)
  const one = async (id: string, version: number, place: AskedPlace) =>
    (await records.api.ask(ONE, { id, version, ...place })).data.recordRevision

  test('each language and location has its own, which begin with what it showed', async () => {
    const id = await make()
    await write(id, 2, { ...GUJARATI, title: 'પગરખાં' })
    await write(id, 3, { ...ENGLISH, title: 'Your shoes' })
    await write(id, 4, { ...GUJARATI, title: 'ચંપલ' })
    expect(await versions(id, GUJARATI)).toEqual(['5 SAVE', '3 SAVE', '2 CREATE'])
    expect(await versions(id, ENGLISH)).toEqual(['4 SAVE', '3 CREATE'])
    expect(await versions(id, EVERYWHERE)).toEqual(['2 CREATE'])
    expect(await one(id, 3, GUJARATI)).toEqual({
      ...GUJARATI,
      values: { title: 'પગરખાં', richText: '<p>Off</p>' },
    })
    expect((await one(id, 2, GUJARATI)).values.title).toBe('Shoes')
    expect(await one(id, 2, ENGLISH)).toBeNull()
    expect((await list(id, {})).totalCount).toBe(6)
  })

  test('an earlier version is written again, and is beside the others', async () => {
    const id = await make()
    await write(id, 2, { ...GUJARATI, title: 'પગરખાં' })
    await write(id, 3, { ...GUJARATI, title: 'ચંપલ' })
    const { values } = await one(id, 3, GUJARATI)
    expect((await write(id, 4, { ...GUJARATI, ...values })).errors).toEqual([])
    expect((await one(id, 5, GUJARATI)).values).toEqual(values)
    expect(codeOf(await write(id, 4, { ...GUJARATI, ...values }))).toBe('CONFLICT')
    expect(await versions(id, GUJARATI)).toEqual(['5 SAVE', '4 SAVE', '3 SAVE', '2 CREATE'])
  })

  test('several texts written in one call have a version each', async () => {
    const id = await make()
    const items = [
      { ...EVERYWHERE, title: 'Footwear' },
      { ...GUJARATI, title: 'પગરખાં' },
    ]
    const saved = await records.api.ask(MAKE, { id, topic: { items }, expectedVersion: 2 })
    expect(saved.errors).toEqual([])
    expect(await versions(id, EVERYWHERE)).toEqual(['3 SAVE', '2 CREATE'])
    expect(await versions(id, GUJARATI)).toEqual(['3 SAVE', '2 CREATE'])
    expect((await one(id, 3, GUJARATI)).values.title).toBe('પગરખાં')
  })

  test('what was saved before places were told apart is read by who reads the whole network', async () => {
    const id = await make()
    const { orm } = records.app.database
    const old = { kind: 'topic', recordId: Number(id), savedAt: new Date(), since: new Date() }
    await orm.insert(recordRevisions).values({
      ...{ ...old, version: 1, action: 'save', status: 'ACTIVE', timeZone: 'UTC' },
      ...{ savedByName: 'Asha', values: JSON.stringify({ title: 'જૂનું', richText: '' }) },
    })
    await write(id, 2, { ...GUJARATI, title: 'પગરખાં' })
    expect(await versions(id, GUJARATI)).toEqual(['3 SAVE', '2 CREATE', '1 SAVE'])
    expect(await one(id, 1, GUJARATI)).toMatchObject({ language: null, values: { title: 'જૂનું' } })
    const ottawa = await records.volunteerWith([{ locationId: 20, level: 'MANAGE' }])
    expect((await list(id, GUJARATI, ottawa)).totalCount).toBe(2)
  })

  test('they are for those who may read drafts of the location', async () => {
    const id = await make()
    await write(id, 2, { ...GUJARATI, title: 'પગરખાં' })
    expect((await list(id, GUJARATI, {})).totalCount).toBe(0)
    const main = await records.volunteerWith([{ locationId: 10, level: 'MANAGE' }])
    expect((await list(id, GUJARATI, main)).totalCount).toBe(0)
    const asked = { id, version: 3, ...GUJARATI }
    expect((await records.api.ask(ONE, asked, main)).data.recordRevision).toBeNull()
    const ottawa = await records.volunteerWith([{ locationId: 20, level: 'VIEW' }])
    expect((await list(id, GUJARATI, ottawa)).totalCount).toBe(2)
    for (const other of [ENGLISH, EVERYWHERE, {}])
      expect((await list(id, other, ottawa)).totalCount).toBe(0)
  })

  test('what is no language or location has none', async () => {
    const id = await make()
    await write(id, 2, { ...GUJARATI, title: 'પગરખાં' })
    for (const language of ['Gujarati', '', "gu-IN' or 1=1"])
      expect((await list(id, { ...GUJARATI, language })).totalCount).toBe(0)
    expect((await list(id, { ...GUJARATI, locationId: '99999' })).totalCount).toBe(0)
    const none = await records.api.ask(LIST, { id, ...GUJARATI, locationId: 'x' })
    expect(codeOf(none)).toBe('BAD_USER_INPUT')
    const long = await records.api.ask(LIST, { id, ...GUJARATI, language: 'x'.repeat(10_000) })
    expect(codeOf(long)).toBe('LIMIT_EXCEEDED')
  })

  test('of ten who write one text at once one does, and one version is stored', async () => {
    const id = await make()
    const ten = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        write(id, 2, { ...GUJARATI, title: `પગરખાં ${number}` }),
      ),
    )
    expect(ten.map(codeOf).filter((code) => code === 'CONFLICT')).toHaveLength(9)
    expect(await versions(id, GUJARATI)).toEqual(['3 SAVE', '2 CREATE'])
  })

  test('archived, taken to the trash and restored, a topic has every version of its texts still', async () => {
    const id = await make()
    await write(id, 2, { ...GUJARATI, title: 'પગરખાં' })
    const set = (status: string, expectedVersion: number) =>
      records.api.ask(
        `mutation ($id: ID!, $status: RecordStatus!, $expectedVersion: Int!) {
          setTopicStatus(id: $id, status: $status, expectedVersion: $expectedVersion) { version } }`,
        { id, status, expectedVersion },
      )
    expect((await set('DELETED', 3)).errors).toEqual([])
    expect((await set('INACTIVE', 4)).errors).toEqual([])
    expect(await versions(id, GUJARATI)).toEqual(['3 SAVE', '2 CREATE'])
    expect(await versions(id, ENGLISH)).toEqual(['5 STATUS', '4 STATUS', '3 CREATE'])
  })
})
