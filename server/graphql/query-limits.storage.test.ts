import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { App } from '../app/app'
import { testDatabases } from '../app/testing/test-app'
import { BUDGETS } from '../http/limits/budgets'
import { createLimits } from '../http/limits/limits'
import { textPage } from '../import/testing/small-network'
import { ANSWER_BYTES } from './operations/answer-size'
import { createContext } from './operations/context'
import { SAVE, TestApi } from './testing/test-api'
import { closeTestNetwork, openTestNetwork } from './testing/test-network'

/** The query that once held up all visitors for five seconds. */
const COSTLY = `{ ${Array.from({ length: 30 }, (_, n) => `a${n}: documents(first: 100) { nodes { topic { items { content } } } }`).join(' ')} }`
const HEAVY = '{ documents(first: 30) { nodes { topic { items { content } } } } }'

describe.each(testDatabases)('what a query may cost on the $kind database', ({ url }) => {
  let app: App
  let api: TestApi
  beforeAll(async () => {
    ;({ app, api } = await openTestNetwork(url))
  })
  afterAll(() => closeTestNetwork({ app, api }))

  /** Asks without a credential, from a network of its own. */
  const visit = (query: string, remoteAddress: string, payload: object = {}) =>
    api.server.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ query, ...payload }),
    })

  test('thirty lists of contents are refused before anything is read, with what to do', async () => {
    const answer = await visit(COSTLY, '192.0.2.1')
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(
          /^The query would cost \d+ points; the maximum is 10000\..*'first'/,
        ),
        extensions: expect.objectContaining({ code: 'LIMIT_EXCEEDED', retryable: false }),
      }),
    ])
    const { errors } = await api.ask(COSTLY)
    expect(errors[0]?.extensions.code).toBe('LIMIT_EXCEEDED')
  })

  test('of ten large queries at once from one network no more are answered than it has points for', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => visit(HEAVY, '192.0.2.2')))
    const statuses = answers.map(({ statusCode }) => statusCode)
    const answered = statuses.filter((status) => status === 200).length
    expect(answered).toBeGreaterThan(0)
    expect(answered).toBeLessThan(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10 - answered)
  })

  test('a network that has used up its points waits, and others do not', async () => {
    const answers = []
    for (let times = 0; times < 12; times += 1) answers.push(await visit(HEAVY, '192.0.2.3'))
    const last = answers.at(-1)
    expect(last?.statusCode).toBe(429)
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
    expect(last?.json().errors[0].message).toMatch(/^You’ve used up .* Try again in/)
    expect((await visit('{ me { id } }', '192.0.2.4')).statusCode).toBe(200)
    expect((await api.ask(HEAVY)).errors).toEqual([])
  })

  test('what cannot be read is paid for, too', async () => {
    const few = { ...BUDGETS.queriesOfNetwork, points: 50 }
    const limits = createLimits({ ...app, budgets: { queriesOfNetwork: few } })
    const narrow = await TestApi.open({ ...app, limits })
    const statuses = []
    for (let times = 0; times < 4; times += 1)
      statuses.push((await narrow.ask('{ nonsense', {}, {})).status)
    expect(statuses).toEqual([400, 400, 429, 429])
    await narrow.server.close()
    limits.close()
  })

  test('an answer is counted while it is made, and stops at two megabytes', async () => {
    const text = textPage(`<p>${'words '.repeat(60_000)}</p>`)
    const saved = await api.ask(SAVE, {
      title: 'Long',
      type: 'PAGE',
      topic: { items: [{ content: text }] },
    })
    const { topicId } = saved.data.createOrUpdateDocument
    const once = `{ topic(id: ${topicId}) { items { content } } }`
    expect((await api.ask(once)).errors).toEqual([])
    const aliases = Array.from(
      { length: 8 },
      (_, n) => `a${n}: topic(id: ${topicId}) { items { content } }`,
    )
    const { status, data, errors } = await api.ask(`{ ${aliases.join(' ')} }`)
    expect([status, data]).toEqual([400, undefined])
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatchObject({
      message: `The response would be larger than ${ANSWER_BYTES / 1_000_000} MB. Ask for less at once.`,
      extensions: { code: 'LIMIT_EXCEEDED' },
    })
  })

  test('a query that was stopped asks the database nothing more', async () => {
    const context = createContext(app, {
      principal: null,
      network: null,
      countedAs: '192.0.2.5',
      language: 'en',
      requestId: 'a request',
      gone: new AbortController().signal,
    })
    const { orm } = context.readContext
    await expect(context.loaders.topic.load(1)).resolves.toBeDefined()
    context.stop.abort(new Error('stopped'))
    await expect(orm.execute(sql`select 1`)).rejects.toMatchObject({ cause: new Error('stopped') })
    await expect(context.loaders.topic.load(2)).rejects.toMatchObject({
      cause: new Error('stopped'),
    })
  })

  test('who asks for what is locked is told after five seconds that it took too long, and nothing goes on', async () => {
    const waiting = () =>
      app.database.rows(
        sql`select from pg_stat_activity where state = 'active' and query like 'select "posts".%' and datname = current_database() and pid <> pg_backend_pid()`,
      )
    const answer = await app.database.orm.transaction(async (tx) => {
      await tx.execute(sql`lock table posts in access exclusive mode`)
      const asked = visit('{ allPosts { nodes { title } } }', '192.0.2.8')
      await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), 4_000)
      await asked
      await vi.waitFor(async () => expect(await waiting()).toEqual([]), 20_000)
      return asked
    })
    expect(answer.json().errors[0]).toMatchObject({
      message: 'This took longer than 5 s and was stopped. Search for less, or try again later.',
      extensions: { code: 'LIMIT_EXCEEDED' },
    })
  })

  test('a visitor sends no long variables', async () => {
    const long = { variables: { x: 'x'.repeat(150_000) } }
    const answer = await visit('{ me { id } }', '192.0.2.6', long)
    expect(answer.json().errors[0].extensions.code).toBe('LIMIT_EXCEEDED')
  })

  test('ten wrong bearer credentials at once are refused, and too many are told to wait; the right one passes', async () => {
    const ask = (token: string) =>
      api.server.inject({
        url: '/graphql?query={me{name}}',
        remoteAddress: '192.0.2.7',
        headers: { authorization: `Bearer ${token}` },
      })
    const statuses = async () =>
      (await Promise.all(Array.from({ length: 10 }, (_, n) => ask(`wrong-${n}`)))).map(
        ({ statusCode }) => statusCode,
      )
    expect(new Set([...(await statuses()), ...(await statuses())])).toEqual(new Set([401]))
    expect(new Set(await statuses())).toEqual(new Set([429]))
    const right = await ask('a-token-for-tests-that-is-long-enough')
    expect(right.json().data.me.name).toBe('API')
  })
})
