import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../app/testing/test-app'
import { codeOf, openTestRecords, type TestRecords } from '../testing/test-records'

const WRITE = `mutation ($id: ID, $topic: TopicInput!, $expectedVersion: Int, $idempotencyKey: String) {
  saved: createOrUpdateTopic(id: $id, topic: $topic, expectedVersion: $expectedVersion,
    idempotencyKey: $idempotencyKey) { id version } }`
const WRITE_DOCUMENT = `mutation ($id: ID, $title: String, $type: DocumentType, $topic: TopicInput, $expectedVersion: Int) {
  saved: createOrUpdateDocument(id: $id, title: $title, type: $type, topic: $topic,
    expectedVersion: $expectedVersion) { id topicId version } }`
const CHILDREN = `query ($id: ID!) { topic(id: $id) { version topicChildren {
  id numChildren language locationId
  items { order topicId topic { words: title { items { text language locationId } } } } } } }`

describe.each(testDatabases)('topics below topics, on $kind', ({ url }) => {
  let records: TestRecords
  beforeAll(async () => {
    records = await openTestRecords(url)
  }, 120_000)
  afterAll(() => records.close())

  const write = (variables: Readonly<Record<string, unknown>>, headers?: Record<string, string>) =>
    records.api.ask(WRITE, variables, headers)
  /** Makes a topic; returns its id. */
  async function make(title: string, topic: object = {}): Promise<string> {
    const { data, errors } = await write({ topic: { items: [{ title }], ...topic } })
    expect(errors).toEqual([])
    return data.saved.id
  }
  /** The subtopics of a topic: `language location: titles`, of every list. */
  async function below(id: string, headers?: Record<string, string>): Promise<readonly string[]> {
    const { data } = await records.api.ask(CHILDREN, { id }, headers)
    return (data.topic?.topicChildren ?? []).map((list) => {
      expect(list.numChildren).toBe(list.items.length)
      expect(list.items.map(({ order }) => order)).toEqual(list.items.map((_, index) => index))
      const titles = list.items.map(({ topic }) => topic.words.items[0].text)
      return `${list.language} ${list.locationId}: ${titles.join(', ')}`
    })
  }

  test('they are made, put in another order and taken away; what is taken away is not lost', async () => {
    const root = await make('Visiting', {
      children: [
        {
          items: [{ title: 'Shoes', richText: '<p>Off<script>x</script></p>' }, { title: 'Dress' }],
        },
      ],
    })
    expect(await below(root)).toEqual(['en-US null: Shoes, Dress'])
    const { data } = await records.api.ask(CHILDREN, { id: root })
    const [shoes, dress] = data.topic.topicChildren[0].items.map((item) => item.topicId)
    const reordered = await write({
      id: root,
      expectedVersion: 2,
      topic: { children: [{ items: [{ id: dress }, { title: 'Silence' }, { id: shoes }] }] },
    })
    expect(reordered.errors).toEqual([])
    expect(await below(root)).toEqual(['en-US null: Dress, Silence, Shoes'])
    await write({ id: root, expectedVersion: 3, topic: { children: [{ items: [{ id: dress }] }] } })
    expect(await below(root)).toEqual(['en-US null: Dress'])
    const alone = await records.api.ask(
      'query ($id: ID!) { topic(id: $id) { text { items { richText } } } }',
      { id: shoes },
    )
    expect(alone.data.topic.text.items[0].richText).toBe('<p>Off</p>')
    await write({ id: root, expectedVersion: 4, topic: { children: [{ items: [] }] } })
    expect(await below(root)).toEqual([])
  })

  test('each language and location may have its own, in any script', async () => {
    const root = await make('Visiting', { children: [{ items: [{ title: 'Dress' }] }] })
    await write({
      id: root,
      expectedVersion: 2,
      topic: {
        children: [
          { language: 'gu-IN', items: [{ title: 'પહેરવેશ' }, { title: 'પગરખાં' }] },
          { locationId: '20', items: [{ title: 'Boots' }] },
        ],
      },
    })
    expect(await below(root)).toEqual([
      'en-US 20: Boots',
      'en-US null: Dress',
      'gu-IN null: પહેરવેશ, પગરખાં',
    ])
  })

  test('no topic is below itself, however far down, also when two try at once', async () => {
    const [a, b, c] = [await make('A'), await make('B'), await make('C')]
    const put = (id: string, child: string, expectedVersion = 2) =>
      write({ id, expectedVersion, topic: { children: [{ items: [{ id: child }] }] } })
    expect((await put(a, b)).errors).toEqual([])
    expect((await put(b, c)).errors).toEqual([])
    const itself = await put(c, c)
    expect(codeOf(itself)).toBe('BAD_USER_INPUT')
    expect(itself.errors[0]?.message).toBe(`Topic ${c} can’t be its own subtopic.`)
    expect((await put(c, a)).errors[0]?.message).toBe(
      `Topic ${a} is a parent of topic ${c}, so it can’t be its subtopic.`,
    )
    const [d, e] = [await make('D'), await make('E')]
    const both = await Promise.all([put(d, e), put(e, d)])
    expect(both.map(codeOf).sort()).toEqual(['BAD_USER_INPUT', undefined])
  })

  test.each([
    ['a topic that is not there', { items: [{ id: '999999' }] }, 'Topic 999999 doesn’t exist.'],
    ['what is no id', { items: [{ id: 'x' }] }, /children.id/],
    ['one topic twice', { items: [{ id: '273' }, { id: '273' }] }, 'A list names a topic twice.'],
    ['a topic without a title', { items: [{ title: '  ' }] }, /needs a title/],
    ['a language that is none', { language: 'Gujarati', items: [] }, /isn’t a language/],
    [
      'a location that is not there',
      { locationId: '999', items: [] },
      'Location 999 doesn’t exist.',
    ],
    [
      'texts of a topic that is there',
      { items: [{ id: '273', title: 'No' }] },
      /createOrUpdateTopic/,
    ],
    [
      'more than a hundred',
      { items: Array.from({ length: 101 }, () => ({ title: 'x' })) },
      /at most 100/,
    ],
    ['a title that is too long', { items: [{ title: 'x'.repeat(201) }] }, /this one has 201/],
  ])('%s is refused, and nothing is written', async (_, list, message) => {
    const root = await make('Root')
    const answer = await write({ id: root, expectedVersion: 2, topic: { children: [list] } })
    expect(answer.errors[0]?.message).toMatch(message)
    expect(await below(root)).toEqual([])
  })

  test('of ten who write at once one is right, the others are told; a repeated request writes once', async () => {
    const root = await make('Root')
    const ten = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        write({
          id: root,
          expectedVersion: 2,
          topic: { children: [{ items: [{ title: `Child ${number}` }] }] },
        }),
      ),
    )
    expect(ten.map(codeOf).filter((code) => code === 'CONFLICT')).toHaveLength(9)
    const again = { topic: { items: [{ title: 'Once' }] }, idempotencyKey: `once-${root}` }
    const answers = await Promise.all(Array.from({ length: 10 }, () => write(again)))
    expect(new Set(answers.map(({ data }) => data.saved.id)).size).toBe(1)
  })

  test('a location writes its own list, not that of the others', async () => {
    const root = await make('Root')
    const ottawa = await records.volunteerWith([{ locationId: 20, level: 'MANAGE' }])
    const list = (locationId: string | null) => ({
      id: root,
      expectedVersion: 2,
      topic: { children: [{ locationId, items: [{ title: 'Boots' }] }] },
    })
    expect(codeOf(await write(list('20'), {}))).toBe('UNAUTHENTICATED')
    expect(codeOf(await write(list(null), ottawa))).toBe('FORBIDDEN')
    expect(codeOf(await write(list('10'), ottawa))).toBe('FORBIDDEN')
    expect((await write(list('20'), ottawa)).errors).toEqual([])
    expect(await below(root)).toEqual(['en-US 20: Boots'])
  })

  test('a topic has a picture, a link and a date, which are changed and taken away', async () => {
    const id = await make('Parking', { externalUrl: 'https://example.com/park', mediaIds: ['2'] })
    const read = async () => {
      const { data } = await records.api.ask(
        'query ($id: ID!) { topic(id: $id) { externalUrl dateTime mediaSelection { media { id } } } }',
        { id },
        {},
      )
      return data.topic
    }
    expect(await read()).toEqual({
      externalUrl: 'https://example.com/park',
      dateTime: null,
      mediaSelection: { media: [{ id: '2' }] },
    })
    const dateTime = '2026-11-09T18:30:00.000Z'
    const changed = { externalUrl: '/visit', dateTime, mediaIds: [] }
    expect((await write({ id, topic: changed, expectedVersion: 2 })).errors).toEqual([])
    expect(await read()).toEqual({ externalUrl: '/visit', dateTime, mediaSelection: null })
    const none = { externalUrl: '', dateTime: null }
    expect((await write({ id, topic: none, expectedVersion: 3 })).errors).toEqual([])
    expect(await read()).toEqual({ externalUrl: null, dateTime: null, mediaSelection: null })
  })

  test.each([
    ['a script', { externalUrl: 'javascript:alert(1)' }, /isn’t a link/],
    ['a picture that is not there', { mediaIds: ['9999'] }, /Picture 9999 doesn’t exist/],
    ['what is no id', { mediaIds: ['x'] }, /mediaIds/],
  ])('a topic with %s is refused, and nothing is written', async (_, facts, message) => {
    const id = await make('Parking')
    const { errors } = await write({ id, topic: facts, expectedVersion: 2 })
    expect(errors[0]?.message).toMatch(message)
    const ottawa = await records.volunteerWith([{ locationId: 20, level: 'MANAGE' }])
    const others = await write({ id, topic: { mediaIds: [] }, expectedVersion: 2 }, ottawa)
    expect(codeOf(others)).toBe('FORBIDDEN')
  })

  test("those of a page's topic are a draft until it is published, and come back with an earlier version", async () => {
    const { data } = await records.api.ask(WRITE_DOCUMENT, {
      title: 'Visit us',
      type: 'PAGE',
      topic: {
        externalUrl: '/visit-us',
        items: [{ title: 'Visit us', content: '{"format":1,"blocks":[]}' }],
      },
    })
    const { id, topicId } = data.saved
    const publish = (expectedVersion: number) =>
      records.api.ask(
        'mutation ($id: ID!, $v: Int!) { publishDocument(id: $id, expectedVersion: $v) { version } }',
        { id, v: expectedVersion },
      )
    const children = (title: string) => ({ children: [{ items: [{ title }] }] })
    expect(codeOf(await records.api.ask(WRITE_DOCUMENT, { id, topic: children('First') }))).toBe(
      'VERSION_REQUIRED',
    )
    await records.api.ask(WRITE_DOCUMENT, { id, topic: children('First'), expectedVersion: 1 })
    expect(await below(topicId, {})).toEqual([])
    await publish(2)
    expect(await below(topicId, {})).toEqual(['en-US null: First'])
    await records.api.ask(WRITE_DOCUMENT, { id, topic: children('Second'), expectedVersion: 2 })
    expect(await below(topicId, {})).toEqual(['en-US null: First'])
    expect(await below(topicId)).toEqual(['en-US null: Second'])
    await records.api.ask(
      'mutation ($id: ID!) { restoreRevision(id: $id, version: 2, expectedVersion: 3) { version } }',
      { id },
    )
    expect(await below(topicId)).toEqual(['en-US null: First'])
  })

  test('a guideline that is added is found on the site, and one that is taken away no longer', async () => {
    const { data } = await records.api.ask(
      '{ topic(id: 272) { version topicChildren { items { topicId } } } }',
    )
    const { version, topicChildren } = data.topic
    const items = topicChildren[0].items.map(({ topicId }) => ({
      id: topicId,
    }))
    const list = (more: readonly object[]) => ({ children: [{ items: [...items, ...more] }] })
    await write({ id: '272', expectedVersion: version, topic: list([{ title: 'Umbrellas' }]) })
    expect(await found('Umbrellas')).toBe(1)
    await write({ id: '272', expectedVersion: version + 1, topic: list([]) })
    expect(await found('Umbrellas')).toBe(0)
  })

  async function found(text: string): Promise<number> {
    const { data } = await records.api.ask(
      'query ($text: String!) { search(locationSlug: "main", text: $text) { totalCount } }',
      { text },
      {},
    )
    return data.search.totalCount
  }
})
