import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../app/app'
import { openTestApp, testDatabases } from '../app/testing/test-app'
import { faqs } from '../database/tables'
import { TestApi } from '../graphql/testing/test-api'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork } from '../import/testing/small-network'

describe.each(testDatabases)('questions sorted by hand in a $kind database', ({ url }) => {
  let app: App
  let api: TestApi
  let ids: readonly number[]
  beforeAll(async () => {
    app = await openTestApp(url)
    await importNetwork(app, smallNetwork, { storePicture: noPictures })
    api = await TestApi.open(app)
  })
  beforeEach(async () => {
    const { orm } = app.database
    await orm.delete(faqs)
    // Two of the same place, as imports may have them, and one in the trash.
    const rows = [...'abcd'].map((question, index) => ({
      ...{ question, answer: 'Yes', locationId: 20, position: Math.max(index - 1, 0) },
      ...(question === 'c' && { recordStatus: 'DELETED' as const }),
    }))
    ids = (await orm.insert(faqs).values(rows).returning({ id: faqs.id })).map(({ id }) => id)
  })
  afterAll(() => closeApp(app))

  const move = (index: number, by: number, kind = 'faq') =>
    api.ask(
      `mutation ($kind: String!, $id: ID!, $by: Int!) { moveRecord(kind: $kind, id: $id, by: $by) { version } }`,
      { kind, id: String(ids[index]), by },
    )
  const order = async () =>
    (
      await api.ask(
        '{ records(kind: "faq", locationSlug: "ottawa", first: 100) { nodes { title } } }',
      )
    ).data.records.nodes.map(({ title }) => title)

  test('one moves up and down past those that are listed, and stays where there is no further', async () => {
    expect(await order()).toEqual(['a', 'b', 'd'])
    await move(3, -1)
    expect(await order()).toEqual(['a', 'd', 'b'])
    await move(3, -7)
    expect(await order()).toEqual(['d', 'a', 'b'])
    await move(3, -1)
    await move(0, 1)
    expect(await order()).toEqual(['d', 'b', 'a'])
  })

  test('ten who move at once all move', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        move(index % 2 === 0 ? 0 : 1, index % 3 === 0 ? -1 : 1),
      ),
    )
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    const places = await app.database.orm.select({ position: faqs.position }).from(faqs)
    expect(places.map(({ position }) => position).toSorted()).toEqual([0, 1, 2, 3])
  })

  test('events have their order from their time', async () => {
    const { errors } = await move(0, 1, 'event')
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })
})
