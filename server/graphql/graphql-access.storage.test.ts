import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../app/app'
import { testDatabases } from '../app/testing/test-app'
import { auditHash } from '../audit/audit'
import { auditRows, documents } from '../database/tables'
import { textPage } from '../import/testing/small-network'
import { SAVE, type TestApi } from './testing/test-api'
import { closeTestNetwork, openTestNetwork } from './testing/test-network'

describe.each(testDatabases)('access by GraphQL on the $kind database', ({ url }) => {
  let app: App
  let api: TestApi
  beforeAll(async () => {
    ;({ app, api } = await openTestNetwork(url))
  })
  afterAll(() => closeTestNetwork({ app, api }))

  /** Asks without any credential. */
  const visit = (query: string, variables = {}) => api.ask(query, variables, {})
  const post = (payload: string, headers: Record<string, string> = {}) =>
    api.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })

  test('a visitor sees nothing of drafts, by no way', async () => {
    const content = textPage('<p>secret words</p>')
    const made = await api.ask(SAVE, {
      title: 'Secret plan',
      type: 'PAGE',
      topic: { items: [{ content }] },
    })
    const { id, topicId } = made.data.createOrUpdateDocument
    await api.ask(SAVE, {
      id: '4',
      title: 'Secret title',
      expectedVersion: 1,
      topic: { items: [{ content, title: 'Secret item' }] },
    })
    const { data, errors } = await visit(
      /* GraphQL */ `
        query ($id: ID!, $topicId: ID!, $own: ID!) {
          document(id: $id) { title }
          topic(id: $topicId) { title { items { text } } }
          pageAddresses(ids: [$id]) { path }
          found: documents(query: { text: "secret" }) { totalCount nodes { id } }
          drafts: documents(query: { status: DRAFT }) { totalCount }
          all: documents(query: { sortBy: TITLE }) { nodes { title version updatedBy } }
          own: document(id: $own) {
            title
            version
            updatedBy
            topic { items { title content } }
            revisions { totalCount }
            revision(version: 2) { title }
          }
        }
      `,
      { id, topicId, own: '4' },
    )
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      document: null,
      topic: null,
      pageAddresses: [],
      found: { totalCount: 0, nodes: [] },
      drafts: { totalCount: 0 },
      own: {
        title: 'Visit',
        version: 1,
        updatedBy: null,
        revisions: { totalCount: 0 },
        revision: null,
      },
    })
    expect(JSON.stringify(data)).not.toMatch(/secret/i)
    const managed = await api.ask('{ document(id: 4) { topic { items { title } } } }')
    expect(JSON.stringify(managed.data)).toMatch(/Secret item/)
  })

  test('what does not exist and what one may not see are answered alike', async () => {
    const step = 'mutation ($id: ID!) { publishDocument(id: $id, expectedVersion: 1) { id } }'
    const [hidden] = await app.database.orm
      .select()
      .from(documents)
      .where(eq(documents.title, 'Secret plan'))
    const read = (id: unknown, topicId: unknown) =>
      visit(`{ document(id: "${id}") { title } topic(id: "${topicId}") { id } }`)
    const { data } = await read(hidden?.id, hidden?.topicId)
    expect(data).toEqual((await read(99_999, 99_999)).data)
    for (const id of ['99999', '-1', 'x', '9999999999999', "1' or '1'='1"])
      expect((await api.ask(step, { id })).errors[0]).toMatchObject({
        extensions: { code: 'NOT_FOUND' },
      })
  })

  test('nobody writes without a credential, and a bad one is refused at the door', async () => {
    const anonymous = await visit(SAVE, { title: 'x', type: 'PAGE' })
    expect(anonymous.errors[0]?.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
      retryable: false,
    })
    const bad = await api.ask('{ me { name } }', {}, { authorization: 'Bearer wrong' })
    expect([bad.status, bad.errors[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
    expect(bad.errors[0]?.extensions.requestId).toBeTruthy()
  })

  test('what was done and what was refused is written down, in chains that show any change', async () => {
    const made = await api.ask(SAVE, { title: 'Written down', type: 'PAGE' })
    const { id } = made.data.createOrUpdateDocument
    await api.ask(SAVE, { id, title: 'Written down again' })
    await api.ask(SAVE, { id, title: 'Stale', expectedVersion: 1 })
    const { orm } = app.database
    const rows = await orm
      .select()
      .from(auditRows)
      .where(eq(auditRows.chain, `document:${id}`))
      .orderBy(auditRows.number)
    expect(rows.map(({ action, toVersion, outcome }) => [action, toVersion, outcome])).toEqual([
      ['create', 1, 'ALLOW'],
      ['save', 2, 'ALLOW'],
    ])
    for (const [index, { hash, ...row }] of rows.entries()) {
      expect(auditHash(row)).toBe(hash)
      expect(row.previousHash).toBe(rows[index - 1]?.hash ?? '')
    }
    const refused = await orm.select().from(auditRows).where(eq(auditRows.chain, 'events'))
    expect(refused.at(-1)).toMatchObject({
      actorId: 'api',
      outcome: 'CONFLICT',
      reason: 'CONFLICT',
    })
    expect(JSON.stringify([rows, refused])).not.toMatch(/Written|Stale/)
  })

  test('a private gallery is not there for visitors', async () => {
    const query =
      '{ gallery(id: 101) { name } galleries { totalCount } allMedia(ids: [3]) { totalCount } }'
    expect((await visit(query)).data).toEqual({
      gallery: null,
      galleries: { totalCount: 1 },
      allMedia: { totalCount: 0 },
    })
    expect((await api.ask(query)).data).toMatchObject({ gallery: { name: 'Committee' } })
  })

  test.each([
    ['nested 2,000 deep', `{${'a{'.repeat(2000)}b${'}'.repeat(2000)}}`],
    ['nested 100,000 deep and open', '{a'.repeat(100_000)],
    ['nested 12 deep', `{${'topic(id:1){topicChildren{items{'.repeat(4)}order${'}}}'.repeat(4)}}`],
    ['with 31 aliases', `{${Array.from({ length: 31 }, (_, n) => `a${n}: me { id }`).join(' ')}}`],
    ['with 20,000 fields', `{${'me{id}'.repeat(20_000)}}`],
    [
      'with a fragment bomb',
      `query{...f0} ${Array.from({ length: 30 }, (_, n) => `fragment f${n} on Query{...f${n + 1} ...f${n + 1}}`).join(' ')} fragment f30 on Query{me{id name email} me{id}}`,
    ],
    [
      'of lists nested 5,000 deep',
      `{allMedia(ids:${'['.repeat(5000)}1${']'.repeat(5000)}){totalCount}}`,
    ],
  ])('a query %s is refused cleanly and at once', async (_, query) => {
    const started = process.cpuUsage()
    const { status, errors } = await visit(query)
    expect(status).toBe(400)
    expect(errors[0]?.extensions.code).toMatch(/LIMIT_EXCEEDED|BAD_USER_INPUT/)
    expect(errors[0]?.message).not.toMatch(/RangeError|at \w+ \(|node_modules/)
    // CPU time in µs, not elapsed time, because other processes may delay this one.
    expect(process.cpuUsage(started).user).toBeLessThan(3_000_000)
  })

  test('the schema is shown to those who manage something, and nobody is given hints', async () => {
    const query = '{ __schema { queryType { name } } }'
    expect((await visit(query)).status).toBe(400)
    expect((await api.ask(query)).data.__schema.queryType.name).toBe('Query')
    const { errors } = await visit('{ documnts { totalCount } }')
    expect(errors[0]?.message).not.toMatch(/did you mean|documents/i)
  })

  test.each([
    ['a list of requests', '[{"query":"{me{id}}"},{"query":"{me{id}}"}]', 400],
    ['no JSON', '{"query":', 400],
    ['nothing', '', 400],
    ['another shape', '{"query":5}', 400],
    ['JSON nested 100,000 deep', `{"query":"{me{id}}","variables":${'['.repeat(100_000)}`, 400],
    ['a body of 3 MB', `{"query":"{me{id}}","variables":{"x":"${'x'.repeat(3_000_000)}"}}`, 413],
  ])('%s is refused with a code and a number', async (_, payload, status) => {
    const answer = await post(payload)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().errors[0].extensions).toMatchObject({
      requestId: expect.any(String),
      retryable: false,
    })
  })

  test('a mutation is not done by GET, nor by a form, nor compressed, nor for another site', async () => {
    const query = 'mutation { createOrUpdateDocument(title: "Planted") { id } }'
    const authorization = { authorization: 'Bearer a-token-for-tests-that-is-long-enough' }
    const get = await api.server.inject({
      url: `/graphql?query=${encodeURIComponent(query)}`,
      headers: authorization,
    })
    expect(get.statusCode).toBeGreaterThanOrEqual(400)
    const body = JSON.stringify({ query })
    const status = async (headers: Record<string, string>) =>
      (await post(body, { ...authorization, ...headers })).statusCode
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/graphql',
    ])
      expect(await status({ 'content-type': type }), type).toBe(415)
    expect(await status({ 'content-encoding': 'gzip' })).toBe(415)
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await status({ origin: 'https://evil.example' })).toBe(403)
    const { data } = await api.ask('{ documents(query: { text: "Planted" }) { totalCount } }')
    expect(data.documents.totalCount).toBe(0)
    const read = await api.server.inject({
      url: `/graphql?query=${encodeURIComponent('{me{name}}')}`,
      headers: authorization,
    })
    expect(read.json().data.me.name).toBe('API')
  })
})
