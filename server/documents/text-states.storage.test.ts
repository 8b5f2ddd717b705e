import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { answerOf, createAskAs, type Variables } from '../graphql/testing/ask-as'
import { textPage } from '../import/testing/small-network'
import type { Principal } from '../people/access/principal'
import { openTestSite, type TestSite } from '../site/testing/test-site'
import { addPerson } from './testing/sign-in-as'

const STATE = /* GraphQL */ `
  query ($id: ID!) {
    document(id: $id) {
      status
      version
      review { step }
      texts { language isLive version hasChanges isInReview endedBy }
    }
  }
`
const STEP = (name: string) => /* GraphQL */ `
  mutation ($id: ID!, $expectedVersion: Int!, $language: String) {
    answer: ${name}(id: $id, expectedVersion: $expectedVersion, language: $language) { status }
  }
`

interface RevisionsData {
  readonly revisions: {
    readonly nodes: readonly {
      readonly version: number
      readonly items: readonly {
        readonly language: string
        readonly from: string
        readonly to: string | null
      }[]
    }[]
  }
}

describe.each(testDatabases)('the texts of a page on $kind', ({ url }) => {
  let site: TestSite
  let asha: Principal
  let mira: Principal
  beforeAll(async () => {
    site = await openTestSite(url)
    asha = await addPerson(site.app, {
      name: 'Asha',
      level: 'CONTRIBUTE',
      locationId: 10,
      ofNetwork: true,
    })
    mira = await addPerson(site.app, {
      name: 'Mira',
      level: 'MANAGE',
      locationId: 10,
      ofNetwork: true,
    })
  }, 120_000)
  afterAll(() => site.close())

  const ask = async (who: Principal, query: string, variables: Variables) =>
    answerOf(await createAskAs(site.app)(who, query, variables))
  const itemOf = (language: string, text: string) => ({
    ...{ language, locationId: '10', title: 'Diwali', content: textPage(`<p>${text}</p>`) },
  })
  async function make(path: string, texts: Readonly<Record<string, string>>): Promise<string> {
    const { id } = await ask(
      mira,
      'mutation ($topic: TopicInput) { answer: createOrUpdateDocument(title: "Diwali", type: PAGE, topic: $topic) { id } }',
      {
        topic: {
          ...{ externalUrl: path, locationId: '10' },
          items: Object.entries(texts).map((entry) => itemOf(...entry)),
        },
      },
    )
    return id
  }
  const save = (who: Principal, id: string, expectedVersion: number, item: object) =>
    ask(
      who,
      'mutation ($id: ID, $expectedVersion: Int, $topic: TopicInput) { answer: createOrUpdateDocument(id: $id, expectedVersion: $expectedVersion, topic: $topic) { version } }',
      { id, expectedVersion, topic: { items: [item] } },
    )
  const step = (who: Principal, name: string, id: string, version: number | Variables) =>
    ask(who, STEP(name), {
      id,
      ...(typeof version === 'number' ? { expectedVersion: version } : version),
    })
  const read = async (id: string) => (await site.ask(STATE, { id })).document
  const text = (state: Awaited<ReturnType<typeof read>>, language: string) =>
    state.texts.find((each: { language: string }) => each.language === language)

  test('publishing one language leaves the other as it was: no change appears in it', async () => {
    const id = await make('/two', { 'en-US': 'Lamps', 'gu-IN': 'દીવા' })
    await step(mira, 'publishDocument', id, 1)
    await save(mira, id, 1, itemOf('en-US', 'More lamps'))
    await step(mira, 'publishDocument', id, { expectedVersion: 2, language: 'en-US' })
    const state = await read(id)
    expect(state.status).toBe('PUBLISHED')
    expect(state.texts).toMatchObject([
      { language: 'en-US', isLive: true, version: 2, hasChanges: false },
      { language: 'gu-IN', isLive: true, version: 1, hasChanges: false },
    ])
  })

  test('a submission survives the publishing of another language, and approving publishes it alone', async () => {
    const id = await make('/review', { 'en-US': 'Lamps' })
    await step(mira, 'publishDocument', id, 1)
    await save(asha, id, 1, itemOf('gu-IN', 'દીવા'))
    await step(asha, 'submitDocument', id, { expectedVersion: 2, language: 'gu-IN' })
    await save(mira, id, 2, itemOf('en-US', 'More lamps'))
    await step(mira, 'publishDocument', id, { expectedVersion: 3, language: 'en-US' })
    const between = await read(id)
    expect(between).toMatchObject({ status: 'IN_REVIEW', review: { step: 'SUBMITTED' } })
    expect(text(between, 'gu-IN')).toMatchObject({ isLive: false, isInReview: true })
    await save(mira, id, 3, itemOf('en-US', 'Unfinished'))
    await ask(
      mira,
      'mutation ($id: ID!) { answer: reviewDocument(id: $id, expectedVersion: 4, action: APPROVE) { status } }',
      { id },
    )
    expect((await site.get('/gu-IN/review')).body).toContain('<p>દીવા</p>')
    expect((await site.get('/review')).body).toContain('<p>More lamps</p>')
    const state = await read(id)
    expect(state).toMatchObject({ status: 'DRAFT', review: null })
    expect(text(state, 'en-US')).toMatchObject({ isLive: true, version: 3, hasChanges: true })
  })

  test('a whole submission waits on for what is not live yet', async () => {
    const id = await make('/whole', { 'en-US': 'Lamps', 'gu-IN': 'દીવા' })
    await step(asha, 'submitDocument', id, 1)
    await step(mira, 'publishDocument', id, { expectedVersion: 1, language: 'en-US' })
    const state = await read(id)
    expect(state.status).toBe('IN_REVIEW')
    expect(text(state, 'en-US')).toMatchObject({ isInReview: false })
    expect(text(state, 'gu-IN')).toMatchObject({ isInReview: true })
    await step(mira, 'publishDocument', id, { expectedVersion: 1, language: 'gu-IN' })
    expect(await read(id)).toMatchObject({ status: 'PUBLISHED', review: null })
  })

  test('a new address of a page without English is published with its text', async () => {
    const id = await make('/gujarati', { 'gu-IN': 'દીવા' })
    await step(mira, 'publishDocument', id, { expectedVersion: 1, language: 'gu-IN' })
    await ask(
      mira,
      'mutation ($id: ID, $topic: TopicInput) { answer: createOrUpdateDocument(id: $id, expectedVersion: 1, topic: $topic) { version } }',
      { id, topic: { externalUrl: '/gujarati-new', items: [itemOf('gu-IN', 'વધુ')] } },
    )
    expect(text(await read(id), 'gu-IN')).toMatchObject({ hasChanges: true })
    await step(mira, 'publishDocument', id, { expectedVersion: 2, language: 'gu-IN' })
    expect(text(await read(id), 'gu-IN')).toMatchObject({ hasChanges: false })
    expect((await site.get('/gu-IN/gujarati-new')).body).toContain('<p>વધુ</p>')
  })

  test('a page that was unpublished comes back in all its languages, its draft unpublished, its redirect ended', async () => {
    const id = await make('/back', { 'en-US': 'Lamps', 'gu-IN': 'દીવા' })
    await step(mira, 'publishDocument', id, 1)
    await save(mira, id, 1, itemOf('en-US', 'Unfinished'))
    await ask(
      mira,
      'mutation ($id: ID!) { answer: unpublishDocument(id: $id, expectedVersion: 2) { status } }',
      { id },
    )
    await site.ask(
      'mutation { addRedirects(locationId: 10, redirects: [{ path: "/back", target: "/visit" }]) { problem } }',
    )
    expect((await site.get('/back')).headers.location).toContain('/visit')
    await ask(
      mira,
      'mutation ($id: ID!) { answer: republishDocument(id: $id, expectedVersion: 2) { status } }',
      { id },
    )
    expect((await site.get('/back')).body).toContain('<p>Lamps</p>')
    expect((await site.get('/gu-IN/back')).body).toContain('<p>દીવા</p>')
    expect(text(await read(id), 'en-US')).toMatchObject({ isLive: true, hasChanges: true })
    const { redirects } = await site.ask('{ redirects(locationId: 10) { nodes { path } } }')
    expect(JSON.stringify(redirects)).not.toContain('/back')
  })

  test('a schedule is moved with its version, and does not replace a newer one', async () => {
    const id = await make('/later', { 'en-US': 'Scheduled words' })
    const at = '2027-06-01T06:00'
    await ask(
      mira,
      'mutation ($id: ID!, $at: String) { answer: publishDocument(id: $id, expectedVersion: 1, at: $at) { status } }',
      { id, at },
    )
    const schedules = async () =>
      (
        await site.ask(
          'query ($id: ID!) { document(id: $id) { items: schedules { id localAt version } } }',
          { id },
        )
      ).document.items
    const [known] = await schedules()
    await save(mira, id, 1, itemOf('en-US', 'Newer'))
    await site.ask(
      'mutation ($document: ID!, $id: ID!) { moveSchedule(documentId: $document, id: $id, at: "2027-07-01T06:00") }',
      { document: id, id: known?.id },
    )
    expect(await schedules()).toMatchObject([{ localAt: '2027-07-01T06:00', version: 1 }])
  })

  test('versions say in which languages visitors saw them, from when to when', async () => {
    const id = await make('/seen', { 'en-US': 'Lamps', 'gu-IN': 'દીવા' })
    await step(mira, 'publishDocument', id, 1)
    await save(mira, id, 1, itemOf('en-US', 'More lamps'))
    await step(mira, 'publishDocument', id, { expectedVersion: 2, language: 'en-US' })
    const { document } = await site.ask(
      `query ($id: ID!) { document(id: $id) { revisions { nodes { version items: publicPeriods { language from to } } } } }`,
      { id },
    )
    const { nodes } = (document as unknown as RevisionsData).revisions
    expect(
      nodes.map(({ version, items }) => [
        version,
        items.map(({ language, to }) => [language, to !== null]),
      ]),
    ).toEqual([
      [2, [['en-US', false]]],
      [
        1,
        [
          ['en-US', true],
          ['gu-IN', false],
        ],
      ],
    ])
    for (const { from, to } of nodes.flatMap(({ items }) => items))
      if (to !== null) expect(Date.parse(to)).toBeGreaterThanOrEqual(Date.parse(from))
  })

  test('what was taken away says when and how, and what an archived page shows is still there after it', async () => {
    const id = await make('/gone', { 'en-US': 'Lamps', 'gu-IN': 'દીવા' })
    await step(mira, 'publishDocument', id, 1)
    await step(mira, 'unpublishDocument', id, { expectedVersion: 1, language: 'gu-IN' })
    expect(text(await read(id), 'gu-IN')).toMatchObject({ isLive: false, endedBy: 'UNPUBLISHED' })
    const status = (to: string) =>
      ask(
        mira,
        'mutation ($id: ID!, $status: RecordStatus!) { answer: setRecordStatus(id: $id, status: $status, expectedVersion: 1) { status } }',
        { id, status: to },
      )
    await status('ARCHIVED')
    await status('ACTIVE')
    expect(text(await read(id), 'en-US')).toMatchObject({ isLive: true, endedBy: null })
    await status('DELETED')
    expect(text(await read(id), 'en-US')).toMatchObject({ isLive: false, endedBy: 'TRASHED' })
  })
})
