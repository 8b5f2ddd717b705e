import { createServer as createCollector, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type App, closeApp } from '../app/app'
import { openTestApp, testDatabases } from '../app/testing/test-app'
import { jobs } from '../database/tables'
import { createServer } from '../http/create-server'
import { enqueue } from '../jobs/enqueue'
import { jobKind } from '../jobs/job-kind'
import { runDueJob } from '../jobs/run-job'
import { withRequestName } from '../metrics/request-name'
import { startTracing, type Tracing } from './start-tracing'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'

interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly status: { readonly code?: number; readonly message?: string }
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
}

describe.each(testDatabases)('traces with a $kind database', ({ url }) => {
  let app: App
  let collector: Server
  let tracing: Tracing
  let sent: SentSpan[] = []
  beforeAll(async () => {
    app = await openTestApp(url)
    collector = createCollector((request, answer) => {
      let body = ''
      request.on('data', (chunk) => {
        body += chunk
      })
      request.on('end', () => {
        for (const { scopeSpans } of JSON.parse(body).resourceSpans)
          for (const { spans } of scopeSpans) sent.push(...spans)
        answer.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      })
    })
    await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve))
  }, 120_000)
  afterEach(() => {
    sent = []
  })
  afterAll(async () => {
    collector.close()
    await closeApp(app)
  })

  function begin(): void {
    const { port } = collector.address() as AddressInfo
    const options = { serviceName: 'toran', ratio: 1 }
    tracing = startTracing({ endpoint: `http://127.0.0.1:${port}/`, ...options })
  }
  async function serve() {
    const fastify = createServer({
      log: app.log,
      isUnavailable: () => false,
      https: false,
      trustedProxies: [],
    })
    fastify.addHook('onRequest', (request, reply, done) =>
      withRequestName(request.id, reply.raw, done),
    )
    tracing.follow(fastify)
    fastify.get('/work/:id', () =>
      app.changes.write(async (tx) => {
        const rows = await app.database.rows<{ name: string }>(
          sql`select current_setting('application_name') as name, ${'a secret'} as said`,
          tx,
        )
        return rows[0]
      }),
    )
    fastify.get('/broken', async () => {
      await app.database.orm.execute(sql`select 1 from nowhere where ${'a secret'} = 'x'`)
    })
    return fastify
  }
  const named = (name: string) => sent.filter((span) => span.name === name)

  test('a request is part of the trace of its sender, its statements are part of it, and the database knows its id', async () => {
    begin()
    const fastify = await serve()
    const traceparent = `00-${TRACE}-${PARENT}-01`
    const answer = await fastify.inject({ url: '/work/7', headers: { traceparent } })
    expect(answer.json().name).toBe(`toran ${TRACE}`)
    await tracing.stop()
    const [request] = named('GET /work/:id')
    expect(request).toMatchObject({ traceId: TRACE, parentSpanId: PARENT })
    expect(request?.attributes).toContainEqual({
      key: 'http.response.status_code',
      value: { intValue: 200 },
    })
    const statements = named('query').filter(({ parentSpanId }) => parentSpanId === request?.spanId)
    expect(statements.length).toBeGreaterThan(1)
    // Values are sent to the database alone.
    expect(JSON.stringify(sent)).not.toContain('a secret')
    const later = await fastify.inject({
      url: '/work/8',
      headers: { 'x-request-id': 'another-one' },
    })
    expect(later.json().name).toBe('toran another-one')
    await fastify.close()
  })

  test('what fails is marked, without what was sent', async () => {
    begin()
    const fastify = await serve()
    expect((await fastify.inject({ url: '/broken' })).statusCode).toBe(500)
    await tracing.stop()
    const [request] = named('GET /broken')
    expect([request?.status.code, named('query')[0]?.status.code]).toEqual([2, 2])
    expect(JSON.stringify(sent)).not.toContain('a secret')
    await fastify.close()
  })

  test('a job is a trace of its own, and its connection bears no request', async () => {
    begin()
    await app.database.orm.delete(jobs)
    await app.changes.write((tx) => enqueue(tx, { kind: 'look', payload: {} }))
    let name: unknown
    const look = jobKind({
      ...{ name: 'look', payload: z.object({}), mostTries: 1 },
      async run(tx) {
        const rows = await app.database.rows<{ name: string }>(
          sql`select current_setting('application_name') as name`,
          tx,
        )
        name = rows[0]?.name
      },
    })
    await runDueJob(
      { ...app, dueBy: () => new Date(Date.now() + 1_000) },
      new Map([['look', look]]),
    )
    await tracing.stop()
    expect(name).toBe('toran')
    const [job] = named('job look')
    expect(job?.parentSpanId ?? '').toBe('')
    expect(named('query').some(({ traceId }) => traceId === job?.traceId)).toBe(true)
  })

  test('a collector that is away holds nothing up', async () => {
    tracing = startTracing({ endpoint: 'http://127.0.0.1:9', serviceName: 'toran', ratio: 1 })
    const fastify = await serve()
    expect((await fastify.inject({ url: '/work/9' })).statusCode).toBe(200)
    await tracing.stop()
    await fastify.close()
  })
})
