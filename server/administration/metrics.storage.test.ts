import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { TEST_TOKEN, testDatabases } from '../app/testing/test-app'
import { freePort } from '../database/embedded/free-port'
import { jobs } from '../database/tables'
import { ROUTE_LIMITS } from '../http/route-limits'
import { enqueue } from '../jobs/enqueue'
import { startJobs } from '../jobs/start-jobs'
import { mailJob } from '../mail/mail-job'
import { startMailServer } from '../mail/testing/mail-server'
import { openTestSite, type TestSite } from '../site/testing/test-site'
import { noteBackup } from './backup-state'

/** Figures of ours, of Node and of the process. */
const NAMES = /\b(?:toran|nodejs|process)_\w+/g
const dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
  templating: z.object({ list: z.array(z.object({ name: z.string(), query: z.string() })) }),
})
const TOKEN = 'a-token-for-prometheus'
const ALLOWED = { authorization: `Bearer ${TOKEN}` }

describe.each(testDatabases)('metrics on the $kind database', ({ url }) => {
  let site: TestSite
  let mailServer: Awaited<ReturnType<typeof startMailServer>>
  let origin: string
  beforeAll(async () => {
    mailServer = await startMailServer()
    site = await openTestSite(url, {
      ...{ metrics: { port: null, token: TOKEN }, configuration: { smtpUrl: mailServer.url } },
    })
    await site.publish({ address: '/visit', text: 'Visit us' })
    origin = await site.listen()
  })
  afterAll(async () => {
    await site.close()
    await mailServer.close()
  })

  /** Series by their name with labels, as they are written. */
  async function figures(): Promise<ReadonlyMap<string, number>> {
    const text = await (await fetch(`${origin}/metrics`, { headers: ALLOWED })).text()
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    return new Map(
      lines.map((line) => {
        const at = line.lastIndexOf(' ')
        return [line.slice(0, at), Number(line.slice(at + 1))]
      }),
    )
  }
  const HEADERS = { host: 'www.example.org' }
  const visit = (path: string, more: Record<string, string> = {}) =>
    fetch(`${origin}${path}`, { headers: { ...HEADERS, ...more }, redirect: 'manual' })
  async function grown(work: () => Promise<unknown>) {
    const before = await figures()
    await work()
    const after = await figures()
    return (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
  }
  const requests = (route: string, status: number, method = 'GET') =>
    `toran_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`

  test('what was sent is what was counted: cached, unchanged, rendered, not found and refused', async () => {
    let etag = ''
    const added = await grown(async () => {
      for (let visits = 0; visits < 20; visits += 1) {
        const response = await visit('/visit')
        etag = response.headers.get('etag') ?? ''
        await response.text()
      }
      for (let visits = 0; visits < 5; visits += 1) await visit('/visit', { 'if-none-match': etag })
      for (let visits = 0; visits < 7; visits += 1) await visit(`/nowhere-${visits}`)
      for (let asked = 0; asked < 3; asked += 1)
        await fetch(`${origin}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${TEST_TOKEN}` },
          body: '{"query":"{ me { name } }"}',
        })
    })
    const pages = added(requests('/*', 200)) + added('toran_cached_pages_total')
    expect([pages, added('toran_unchanged_pages_total') + added(requests('/*', 304))]).toEqual([
      20, 5,
    ])
    expect(added('toran_cached_pages_total')).toBeGreaterThan(15)
    expect(added(requests('/*', 404))).toBe(7)
    expect(added(requests('/graphql', 200, 'POST'))).toBe(3)
    expect(added('toran_renders_total')).toBe(1)
  })

  test('however many addresses and methods strangers invent, the series stay as few', async () => {
    await visit('/one')
    const before = (await figures()).size
    for (let number = 0; number < 50; number += 1) await visit(`/invented/${number}?a=${number}`)
    for (const method of ['PURGE', 'REPORT', 'MKCOL'])
      await fetch(`${origin}/visit`, { method, headers: HEADERS })
    // One for a route and a status that was not there, with its buckets.
    expect((await figures()).size - before).toBeLessThan(40)
  })

  test('a load of many at once adds up: each request is in one figure, each of its seconds in the histogram', async () => {
    const visitors = 40
    const each = 25
    const added = await grown(() =>
      Promise.all(
        Array.from({ length: visitors }, async (_, visitor) => {
          for (let visits = 0; visits < each; visits += 1) {
            const path = visits % 5 === 0 ? `/nowhere-${visitor}-${visits}` : '/visit'
            await (await visit(path)).text()
          }
        }),
      ),
    )
    const found = added('toran_cached_pages_total') + added(requests('/*', 200))
    const refused = added(requests('/*', 429))
    expect(found).toBe((visitors * each * 4) / 5)
    expect(added(requests('/*', 404)) + refused).toBe((visitors * each) / 5)
    const inBuckets = added(
      'toran_http_request_duration_seconds_bucket{le="+Inf",method="GET",route="/*",status="404"}',
    )
    expect(inBuckets).toBe(added(requests('/*', 404)))
  })

  test('the dashboard asks for figures and labels that there are', async () => {
    const text = await (await fetch(`${origin}/metrics`, { headers: ALLOWED })).text()
    const kinds = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
    const names = new Set(
      kinds.flatMap(([, name = '', kind]) =>
        kind === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name],
      ),
    )
    const { panels, templating } = dashboard.parse(
      JSON.parse(readFileSync('docs/grafana/toran.json', 'utf8')),
    )
    const asked = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    const queries = templating.list.flatMap(({ name, query }) => (name === 'job' ? [query] : []))
    const used = [...asked, ...queries].flatMap((expr) => expr.match(NAMES) ?? [])
    expect(used.filter((name) => !names.has(name))).toEqual([])
    // None is forgotten.
    const shown = new Set(used.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))
    expect(kinds.map(([, name = '']) => name).filter((name) => !shown.has(name))).toEqual([])
    const labels = new Set(['job', 'le', 'limit', 'kind', 'instance'])
    for (const [, label = ''] of text.matchAll(/[{,](\w+)="/g)) labels.add(label)
    const grouped = asked.flatMap((expr) =>
      [...expr.matchAll(/by \(([^)]*)\)|[{,](\w+)[=~!]/g)].flatMap(([, by, one]) =>
        by ? by.split(/,\s*/) : [one ?? ''],
      ),
    )
    expect(grouped.filter((label) => !labels.has(label))).toEqual([])
  })

  test('jobs, emails, the pool and backups have their figures', async () => {
    const mail = {
      ...{ to: 'asha@example.org', subject: 'Hello', heading: 'Hello', paragraphs: ['Hello.'] },
      ...{ action: null, reason: 'A test.' },
    }
    await site.app.database.orm.delete(jobs)
    const added = await grown(async () => {
      await site.app.changes.write((tx) => enqueue(tx, { kind: 'mail', payload: mail }))
      const runner = await startJobs(site.app, () => ({ queues: [[mailJob(site.app)]] }))
      await expect.poll(async () => site.app.database.orm.$count(jobs)).toBe(0)
      await runner.stop()
    })
    expect([added('toran_mails_sent_total'), added('toran_jobs_done_total{kind="mail"}')]).toEqual([
      1, 1,
    ])
    await site.app.database.orm
      .insert(jobs)
      .values({ kind: 'unknown', payload: '{}', runAt: new Date(Date.now() - 90_000) })
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
    await noteBackup(site.app.database.orm, { backedUpAt: hourAgo, problem: 'It is damaged.' })
    const now = await figures()
    expect(now.get('toran_jobs{state="due"}')).toBe(1)
    expect(now.get('toran_jobs_oldest_seconds')).toBeGreaterThanOrEqual(90)
    expect(now.get('toran_backup_age_seconds')).toBeGreaterThanOrEqual(3_600)
    expect(now.get('toran_backup_failed')).toBe(1)
    expect(now.has('toran_backup_verified_age_seconds')).toBe(false)
    expect(now.get('toran_database_up')).toBe(1)
    expect(now.get('toran_saving')).toBe(1)
    expect(now.get('toran_database_connections{state="waiting"}')).toBe(0)
    for (const name of [
      'nodejs_eventloop_lag_seconds{quantile="0.99"}',
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
    ])
      expect(now.get(name)).toBeGreaterThanOrEqual(0)
    await site.app.database.orm.delete(jobs)
  })

  test('statements are counted by what they do, however many are sent', async () => {
    const { orm } = site.app.database
    const count = (kind: string) =>
      `toran_database_statement_duration_seconds_count{kind="${kind}",target="primary"}`
    const job = { kind: 'unknown', payload: '{}', runAt: new Date(Date.now() + 90_000) }
    const added = await grown(async () => {
      for (let number = 0; number < 3; number += 1)
        await orm.transaction(async (tx) => {
          await tx.insert(jobs).values(job)
          await tx.update(jobs).set({ tries: 1 })
        })
      const failed = orm.transaction((tx) => tx.execute(sql`delete from jobs where id = 1 / 0`))
      await expect(failed).rejects.toThrow()
      await orm.delete(jobs)
    })
    const kinds = ['begin', 'insert', 'update', 'delete', 'commit', 'rollback']
    expect(kinds.map((kind) => added(count(kind)))).toEqual([4, 3, 3, 2, 3, 1])
    const names = [...(await figures()).keys()].filter((name) => name.includes('_statement_'))
    const labels = new Set(names.flatMap((name) => /kind="(\w+)"/.exec(name)?.[1] ?? []))
    expect(labels.size).toBeLessThanOrEqual(8)
    expect(
      added('toran_database_statement_duration_seconds_sum{kind="commit",target="primary"}'),
    ).toBeGreaterThan(0)
  })

  test('what a limit refuses is counted by the name of the limit', async () => {
    const added = await grown(async () => {
      for (let tries = 0; tries < 10_000; tries += 1)
        if ((await site.app.limits.spend('requests', '192.0.2.0/24', 1_000_000)) !== null) break
    })
    expect(added('toran_limit_refusals_total{limit="requests"}')).toBe(1)
  })

  test.each([
    [{}, 401],
    [{ authorization: 'Bearer wrong' }, 401],
    [{ authorization: `Basic ${TOKEN}` }, 401],
    [{ authorization: `Bearer ${TEST_TOKEN}` }, 401],
    [ALLOWED, 200],
  ])('%j is answered with %i', async (headers: Record<string, string>, status) => {
    expect((await fetch(`${origin}/metrics`, { headers })).status).toBe(status)
  })
})

test('the server starts with it: every route has limits', () => {
  expect(Object.keys(ROUTE_LIMITS)).toContain('/metrics')
})

test('without the settings there is no such address; with a port of their own they are there alone', async () => {
  const plain = await openTestSite(undefined)
  expect((await plain.get('/metrics')).statusCode).toBe(404)
  await plain.close()
  const port = await freePort()
  const site = await openTestSite(undefined, { metrics: { port, token: null } })
  expect((await site.get('/metrics')).statusCode).toBe(404)
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('toran_jobs')])
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  await site.closeDatabase()
  const away = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(away).toContain('toran_database_up 0')
  expect(away).toContain('toran_saving 0')
  await site.close()
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow()
})
