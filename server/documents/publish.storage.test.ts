import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../app/app'
import { testDatabases } from '../app/testing/test-app'
import { SAVE, type TestApi } from '../graphql/testing/test-api'
import { closeTestNetwork, makeTestPage, openTestNetwork } from '../graphql/testing/test-network'
import { textPage } from '../import/testing/small-network'
import { findPublishedPage } from './testing/find-published-page'

const READ = /* GraphQL */ `
  query Read($id: ID!) {
    document(id: $id) {
      version
      status
      publishedVersion
      topic { items { content } }
    }
  }
`

describe.each(testDatabases)('publishing on the $kind database', ({ url }) => {
  let app: App
  let api: TestApi
  beforeAll(async () => {
    ;({ app, api } = await openTestNetwork(url))
  })
  afterAll(() => closeTestNetwork({ app, api }))

  const makePage = (title: string, content?: unknown) => makeTestPage(api, title, content)
  const read = async (id: string) => (await api.ask(READ, { id })).data.document

  test('what is published is what visitors see; the draft goes on without them', async () => {
    const id = await makePage('Published')
    const seen = async () =>
      (await findPublishedPage(app, { locationId: 10, path: '/published', language: 'en-US' }))
        ?.content
    const publish = (expectedVersion: number) =>
      api.ask(
        'mutation ($id: ID!, $v: Int!) { publishDocument(id: $id, expectedVersion: $v) { status version publishedVersion } }',
        { id, v: expectedVersion },
      )
    expect(await seen()).toBeUndefined()
    expect((await publish(1)).data.publishDocument).toMatchObject({
      status: 'PUBLISHED',
      publishedVersion: 1,
    })
    await api.ask(SAVE, {
      id,
      expectedVersion: 1,
      topic: { items: [{ content: textPage('<p>Two</p>') }] },
    })
    expect(await seen()).toEqual(textPage('<p>One</p>'))
    expect(await read(id)).toMatchObject({ status: 'DRAFT', version: 2, publishedVersion: 1 })
    expect((await publish(1)).errors[0]?.extensions.code).toBe('CONFLICT')
    await publish(2)
    expect(await seen()).toEqual(textPage('<p>Two</p>'))
    const restored = await api.ask(
      'mutation ($id: ID!) { restoreRevision(id: $id, version: 1, expectedVersion: 2) { version status } }',
      { id },
    )
    expect(restored.data.restoreRevision).toEqual({ version: 3, status: 'DRAFT' })
    expect((await read(id)).topic.items[0].content).toEqual(textPage('<p>One</p>'))
    expect(await seen()).toEqual(textPage('<p>Two</p>'))
    await api.ask(
      'mutation ($id: ID!) { unpublishDocument(id: $id, expectedVersion: 3) { status } }',
      { id },
    )
    expect(await seen()).toBeUndefined()
  })

  test('a page with an unknown block is kept as a draft and not published', async () => {
    const content = { format: 1, blocks: [{ id: 'b_x', name: 'Nope', fields: [] }] }
    const id = await makePage('Not publishable', content)
    const { errors } = await api.ask(
      'mutation ($id: ID!) { publishDocument(id: $id, expectedVersion: 1) { status } }',
      { id },
    )
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      issues: [{ block: 'b_x', message: "Component 'Nope' not found in registry" }],
    })
  })
})
