import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../app/testing/test-app'
import { auditRows, documents, topicItems, topics } from '../../database/tables'
import { codeOf, openTestRecords, type TestRecords, WRITE_TOPIC } from '../testing/test-records'

describe.each(testDatabases)('topics that no page belongs to, on $kind', ({ url }) => {
  let records: TestRecords
  beforeAll(async () => {
    records = await openTestRecords(url)
  }, 120_000)
  afterAll(() => records.close())

  /** A topic with a text for everyone's default; returns its id. */
  async function makeTopic(): Promise<string> {
    const { orm } = records.app.database
    const [topic] = await orm.insert(topics).values({}).returning()
    if (!topic) throw new Error('The topic was not made')
    await orm.insert(topicItems).values({
      ...{ topicId: topic.id, language: 'en-US', locationId: 10 },
      ...{ title: 'Shoes', richText: '<p>Off</p>' },
    })
    return String(topic.id)
  }
  const write = (id: string, topic: object, more: object = {}, headers?: Record<string, string>) =>
    records.api.ask(
      WRITE_TOPIC,
      {
        id,
        topic: { language: 'en-US', locationId: '10', ...topic },
        expectedVersion: 1,
        ...more,
      },
      headers,
    )
  const read = async (id: string) => {
    const { data } = await records.api.ask(
      'query ($id: ID!) { topic(id: $id) { version items { language locationId title richText } } }',
      { id },
    )
    return data.topic
  }

  test('its text is changed, cleaned, and seen; what was not given stays', async () => {
    const id = await makeTopic()
    const { data, errors } = await write(id, {
      richText: '<p>In the racks<script>alert(1)</script></p>',
    })
    expect(errors).toEqual([])
    expect(data.saved).toEqual({ id, version: 2 })
    expect(await read(id)).toEqual({
      version: 2,
      items: [
        { language: 'en-US', locationId: '10', title: 'Shoes', richText: '<p>In the racks</p>' },
      ],
    })
  })

  test('a location writes its own text beside the default one, beginning with what it shows', async () => {
    const id = await makeTopic()
    await write(id, { locationId: '20', title: 'પગરખાં' })
    await write(id, { language: 'gu-IN', title: 'પગરખાં' }, { expectedVersion: 2 })
    expect((await read(id)).items).toEqual([
      { language: 'en-US', locationId: '10', title: 'Shoes', richText: '<p>Off</p>' },
      { language: 'en-US', locationId: '20', title: 'પગરખાં', richText: '<p>Off</p>' },
      { language: 'gu-IN', locationId: '10', title: 'પગરખાં', richText: '<p>Off</p>' },
    ])
  })

  test('a picker knows whose page a topic is of; one without a page is nobody’s', async () => {
    const id = await makeTopic()
    const { orm } = records.app.database
    const [page] = await orm
      .select({ topicId: documents.topicId })
      .from(documents)
      .where(eq(documents.locationId, 20))
    const keys = [id, String(page?.topicId), '0', 'નથી', '99999999999']
    const { data } = await records.api.ask(
      'query ($keys: [String!]) { records(kind: "topic", keys: $keys) { nodes { key title locationId } } }',
      { keys },
    )
    expect(data.records.nodes).toEqual([
      { key: id, title: 'Shoes', locationId: null },
      { key: keys[1], title: expect.any(String), locationId: '20' },
    ])
  })

  test('of two who began with one version the second is told; a repeated request writes once', async () => {
    const id = await makeTopic()
    const first = await write(id, { title: 'One' }, { idempotencyKey: `topic-${id}` })
    const again = await write(id, { title: 'One' }, { idempotencyKey: `topic-${id}` })
    expect(again.data).toEqual(first.data)
    const second = await write(id, { title: 'Two' })
    expect(codeOf(second)).toBe('CONFLICT')
    expect(second.errors[0]?.extensions.current).toMatchObject({ version: 2, title: 'One' })
    expect(codeOf(await write(id, { title: 'Two' }, { expectedVersion: null }))).toBe(
      'VERSION_REQUIRED',
    )
    expect((await read(id)).version).toBe(2)
  })

  test('bad input is refused, and the topic of a page is changed with its page', async () => {
    const id = await makeTopic()
    expect(codeOf(await write(id, { title: '' }))).toBe('BAD_USER_INPUT')
    expect(codeOf(await write(id, { title: 'x'.repeat(201) }))).toBe('BAD_USER_INPUT')
    expect(codeOf(await write(id, { language: 'Gujarati' }))).toBe('BAD_USER_INPUT')
    expect(codeOf(await write('999999', { title: 'Gone' }))).toBe('NOT_FOUND')
    const { data } = await records.api.ask('{ document(id: 4) { topic { id version } } }')
    expect(data.document.topic.version).toBeNull()
    expect(codeOf(await write(data.document.topic.id, { title: 'No' }))).toBe('BAD_USER_INPUT')
  })

  test('those who manage the location may, nobody else; it is written down', async () => {
    const id = await makeTopic()
    expect(codeOf(await write(id, { title: 'No' }, {}, {}))).toBe('UNAUTHENTICATED')
    const ottawa = await records.volunteerWith([{ locationId: 20, level: 'MANAGE' }])
    expect(codeOf(await write(id, { title: 'No' }, {}, ottawa))).toBeDefined()
    expect((await write(id, { title: 'Ours', locationId: '20' }, {}, ottawa)).errors).toEqual([])
    expect((await read(id)).items[0].title).toBe('Shoes')
    const rows = await records.app.database.orm
      .select()
      .from(auditRows)
      .where(eq(auditRows.chain, `topic:${id}`))
    expect(
      rows.map(({ action, locationId, toVersion }) => [action, locationId, toVersion]),
    ).toEqual([['save', 20, 2]])
  })
})
