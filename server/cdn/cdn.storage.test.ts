import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { jobs } from '../database/tables'
import { runDueJob } from '../jobs/run-job'
import { openTestSite, type TestSite } from '../site/testing/test-site'
import type { Cdn } from './cdn'
import { followCdn, purgeCdnJob } from './purge-job'

const CREATE = `mutation ($title: String!, $path: String!) {
  createOrUpdateDocument(title: $title, type: PAGE, topic: { externalUrl: $path, locationId: "10",
    items: [{ locationId: "10", title: $title }] }) { id } }`

interface Purged {
  readonly method: string | undefined
  readonly tags: readonly string[]
  readonly headers: IncomingHttpHeaders
}

describe.each(testDatabases)('a cache before the site, with a $kind database', ({ url }) => {
  let site: TestSite
  let cache: Server
  let cdn: Cdn
  let status = 200
  let now = new Date()
  const purged: Purged[] = []
  beforeAll(async () => {
    cache = createServer((request, answer) => {
      const { method, headers } = request
      const tags = String(headers['xkey-purge'] ?? '').split(' ')
      purged.push({ method, headers, tags })
      answer.writeHead(status).end()
    })
    await new Promise<void>((resolve) => void cache.listen(0, '127.0.0.1', resolve))
    const { port } = cache.address() as AddressInfo
    cdn = { kind: 'varnish', target: `http://127.0.0.1:${port}`, token: null, seconds: 3_600 }
    site = await openTestSite(url)
    followCdn(site.app, cdn)
  }, 120_000)
  afterAll(async () => {
    cache.close()
    await site.close()
  })
  beforeEach(async () => {
    await site.app.database.orm.delete(jobs)
    purged.length = 0
    status = 200
    now = new Date()
  })

  async function runJobs(laterMs = 0): Promise<void> {
    now = new Date(Date.now() + 1_000 + laterMs)
    const job = purgeCdnJob(cdn, { clock: () => now })
    const kinds = new Map([[job.name, job]])
    while (await runDueJob({ ...site.app, dueBy: () => now }, kinds));
  }
  async function publish(path: string): Promise<string> {
    const { createOrUpdateDocument: made } = await site.ask(CREATE, { title: path, path })
    await site.ask('mutation ($id: ID!) { publishDocument(id: $id, expectedVersion: 1) { id } }', {
      id: made.id,
    })
    return made.id
  }
  const waiting = () => site.app.database.orm.select().from(jobs).where(eq(jobs.kind, 'purgeCdn'))

  test('a page that changes is purged by a tag it was sent with, and once more when all servers know', async () => {
    const id = await publish('/purged')
    const { headers } = await site.server.inject({ url: '/purged' })
    const sent = String(headers['surrogate-key']).split(' ')
    await site.app.database.orm.delete(jobs)
    await site.ask(
      'mutation ($id: ID!) { unpublishDocument(id: $id, expectedVersion: 1) { id } }',
      {
        id,
      },
    )
    await runJobs()
    expect(purged).toHaveLength(1)
    expect(purged[0]?.method).toBe('PURGE')
    expect(purged[0]?.tags.some((tag) => sent.includes(tag))).toBe(true)
    await runJobs(20_000)
    expect(purged.map(({ tags }) => tags)).toEqual([purged[0]?.tags, purged[0]?.tags])
    expect(await waiting()).toEqual([])
  })

  test('forty changes that wait are one request; a save that shows nothing is none', async () => {
    await site.ask(CREATE, { title: 'A draft', path: '/a-draft' })
    const before = (await waiting()).length
    for (let count = 0; count < 20; count += 1) await publish(`/one-of-many-${count}`)
    expect((await waiting()).length).toBeGreaterThanOrEqual(before + 20)
    await runJobs()
    expect(purged).toHaveLength(1)
  })

  test('while the cache refuses, what is to be purged waits with all its tags', async () => {
    await publish('/refused')
    status = 503
    await runJobs()
    const [failed] = await waiting()
    expect(failed?.lastError).toContain('answered with 503')
    status = 200
    await runJobs(3_600_000)
    expect(purged.at(-1)?.tags).toEqual(purged[0]?.tags)
  })

  test('a change that is taken back is not purged', async () => {
    await expect(
      site.app.changes.write(async () => {
        throw new Error('no')
      }),
    ).rejects.toThrow()
    expect(await waiting()).toEqual([])
  })
})
