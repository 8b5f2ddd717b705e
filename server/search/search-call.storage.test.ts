import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../app/app'
import { bothDatabases } from '../app/testing/test-app'
import type { TestApi } from '../graphql/testing/test-api'
import { closeTestNetwork, openTestNetwork } from '../graphql/testing/test-network'

describe.each(bothDatabases)('the call `search` on the $kind database', ({ url }) => {
  let app: App
  let api: TestApi
  beforeAll(async () => {
    ;({ app, api } = await openTestNetwork(url))
  })
  afterAll(() => closeTestNetwork({ app, api }))

  test('answers pieces and a whole path', async () => {
    const { data, errors } = await api.ask(
      '{ search(locationSlug: "ottawa", text: "spring", first: 5) { totalCount nodes { kind title path date excerpt { text match } } pageInfo { hasNextPage } } }',
      {},
      {},
    )
    expect(errors).toEqual([])
    expect(data.search).toMatchObject({
      totalCount: 1,
      nodes: [{ kind: 'NEWS', title: 'A new hall', path: '/ottawa/connect/news/a-new-hall' }],
    })
    expect(data.search.nodes[0].excerpt).toContainEqual({ text: 'spring', match: true })
  })
})
