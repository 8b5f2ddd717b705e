import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { codeOf, openTestRecords, type TestRecords } from '../records/testing/test-records'

describe.each(testDatabases)('records that documents may name as a type, on $kind', ({ url }) => {
  let records: TestRecords
  beforeAll(async () => {
    records = await openTestRecords(url)
  }, 120_000)
  afterAll(() => records.close())

  const create = (type: string) =>
    records.api.ask(
      'mutation ($type: DocumentType!) { createOrUpdateDocument(title: "Diwali", type: $type) { id } }',
      { type },
    )

  test.each([
    ['EVENT', 'createOrUpdateEvent'],
    ['GALLERY', 'createOrUpdateGallery'],
    ['POST', 'createOrUpdateNewsArticle'],
    ['ACTIVITY', 'createOrUpdateActivity'],
  ])('a document of the type %s is refused with the call that writes it', async (type, call) => {
    const count = '{ documents(query: { text: "Diwali" }) { totalCount } }'
    const before = await records.api.ask(count)
    const answer = await create(type)
    expect(codeOf(answer)).toBe('BAD_USER_INPUT')
    expect(answer.errors[0]?.message).toContain(call)
    expect((await records.api.ask(count)).data).toEqual(before.data)
  })

  test.each(['DOCUMENT', 'LOCATION', 'PAGE', 'TOPIC', 'WORKFLOW'])(
    'a %s is a document',
    async (type) => {
      expect((await create(type)).errors).toEqual([])
    },
  )

  test('an activity is written, read, changed and archived by its own calls', async () => {
    const write = (
      variables: Readonly<Record<string, unknown>>,
      headers?: Record<string, string>,
    ) =>
      records.api.ask(
        `mutation ($id: ID, $activity: ActivityInput!, $expectedVersion: Int) {
          saved: createOrUpdateActivity(id: $id, activity: $activity, expectedVersion: $expectedVersion) { id slug version } }`,
        variables,
        headers,
      )
    const activity = {
      ...{ locationId: '20', title: 'બાલ સભા', timing: 'Sundays', image: '1' },
      sessions: [{ title: 'Bal Sabha', ages: '4-13', timing: '4:30pm' }],
    }
    const { data, errors } = await write({ activity })
    expect(errors).toEqual([])
    expect(data.saved).toMatchObject({ slug: 'બાલ-સભા', version: 1 })
    const { id, slug } = data.saved
    const list = `{ allActivities(slugs: ["${slug}"]) { nodes { title version recordStatus sessions { ages } } } }`
    expect((await records.api.ask(list, {}, {})).data.allActivities.nodes).toEqual([
      { title: 'બાલ સભા', version: 1, recordStatus: 'ACTIVE', sessions: [{ ages: '4-13' }] },
    ])
    const ten = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        write({ id, expectedVersion: 1, activity: { venue: `Hall ${number}` } }),
      ),
    )
    expect(ten.map(codeOf).filter((code) => code === 'CONFLICT')).toHaveLength(9)
    expect(codeOf(await write({ activity: { title: '' } }))).toBe('BAD_USER_INPUT')
    expect(codeOf(await write({ activity }, {}))).toBe('UNAUTHENTICATED')
    await records.api.ask(
      'mutation ($id: ID!) { setActivityStatus(id: $id, status: ARCHIVED, expectedVersion: 2) { version } }',
      { id },
    )
    expect((await records.api.ask(list, {}, {})).data.allActivities.nodes).toEqual([])
  })
})
