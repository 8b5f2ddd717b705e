import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { testDatabases } from '../../app/testing/test-app'
import { announce } from '../../database/announcements'
import { createChanges } from '../../database/changes'
import { isUnavailable } from '../../database/unavailable'
import { createServer } from '../../http/create-server'
import { createSiteContent } from '../content/create-site-content'
import type { SiteContent } from '../content/site-content'
import { unavailableContent } from '../content/unavailable-content'
import { createSite } from '../site'
import { siteRoutes } from '../site-routes'
import { openTestSite, type TestSite } from '../testing/test-site'
import { PageFolder } from './page-folder'
import { lastKnownSites } from './stored-pages'

/** Pages are written when none was made for seconds, in milliseconds. */
const WRITTEN = 15_000
const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

describe.each(testDatabases)('pages that survive a restart, on the $kind database', ({ url }) => {
  let network: TestSite
  let path: string
  const running: (() => Promise<void>)[] = []
  beforeAll(async () => {
    network = await openTestSite(url)
  })
  beforeEach(() => {
    path = mkdtempSync(join(tmpdir(), 'toran-pages-'))
  })
  afterEach(async () => {
    for (const stop of running.splice(0)) await stop()
    rmSync(path, { recursive: true })
  })
  afterAll(() => network.close())

  /** A server over the same database, as a process of its own would be. */
  async function start(replaced: Partial<SiteContent> = {}, folder = new PageFolder(path)) {
    const { database, log } = network.app
    const changes = await createChanges(database, log)
    const content = { ...createSiteContent({ ...network.app, changes }), ...replaced }
    const site = createSite({ ...tools, content }, {}, folder)
    await site.trustStored(changes)
    const server = serve(site)
    let isUp = true
    const stop = async () => {
      if (isUp) await Promise.all([server.close(), site.close()])
      isUp = false
      await changes.close()
    }
    running.push(stop)
    return { server, changes, stop }
  }

  /** A server that finds no database. */
  async function startAlone() {
    const folder = new PageFolder(path)
    const content = unavailableContent(lastKnownSites(folder), away)
    const site = createSite({ ...tools, content }, {}, folder)
    const server = serve(site)
    running.push(async () => void (await Promise.all([server.close(), site.close()])))
    return server
  }

  const get = (server: FastifyInstance, address: string) => server.inject({ url: address })
  const files = () => readdirSync(path).filter((name) => name.endsWith('.page'))
  /** Whatever would have to be read to make a page fails. */
  const nothing: Partial<SiteContent> = {
    publishedPage: async () => {
      throw new Error('The page was made again')
    },
  }
  const unpublish = (id: string) =>
    network.ask(
      'mutation ($id: ID!) { unpublishDocument(id: $id, expectedVersion: 1) { version } }',
      { id },
    )

  test('the first request after it is a hit', async () => {
    await network.publish({ address: '/kept', text: 'Kept' })
    const before = await start()
    const first = await get(before.server, '/kept')
    await before.stop()
    const after = await get((await start(nothing)).server, '/kept')
    expect(after.statusCode).toBe(200)
    expect(after.body).toBe(first.body)
    expect(after.headers).toMatchObject({ etag: first.headers.etag })
    expect(after.headers['cache-status']).toBeUndefined()
  })

  test('a server that was killed finds what it had written', async () => {
    await network.publish({ address: '/killed', text: 'Killed' })
    const { server } = await start()
    await get(server, '/killed')
    await vi.waitFor(() => expect(files()).not.toEqual([]), WRITTEN)
    await vi.waitFor(() => expect(readdirSync(path)).toContain('state.json'), WRITTEN)
    expect((await get(await startAlone(), '/killed')).body).toContain('Killed')
  })

  test('what was changed or taken back while it was off is not served after it', async () => {
    const gone = await network.publish({ address: '/taken-back', text: 'Old' })
    await network.publish({ address: '/stays', text: 'Stays' })
    const before = await start()
    for (const address of ['/taken-back', '/stays', '/']) await get(before.server, address)
    await before.stop()
    await unpublish(gone)
    const { server } = await start()
    expect((await get(server, '/taken-back')).statusCode).toBe(404)
    expect((await get(server, '/stays')).body).toContain('Stays')
  })

  test('without the database known pages are answered and say so, others will be back', async () => {
    await network.publish({ address: '/known', text: 'Known' })
    const before = await start()
    await get(before.server, '/known')
    await before.stop()
    const server = await startAlone()
    const known = await get(server, '/known')
    expect(known.statusCode).toBe(200)
    expect(known.body).toContain('Known')
    expect(known.headers['cache-status']).toBe('toran; hit; detail=last-known')
    const unknown = await get(server, '/gu-IN/never-seen')
    expect(unknown.statusCode).toBe(503)
    expect(unknown.headers['content-type']).toContain('text/html')
  })

  test('a page is off the disk before taking it back is answered, by whichever server', async () => {
    const id = await network.publish({ address: '/secret', text: 'Secret' })
    const { server, changes } = await start()
    await get(server, '/secret')
    await vi.waitFor(() => expect(files()).toHaveLength(1), WRITTEN)
    await changes.write(async (tx) => announce(tx, [`document:${id}`]))
    expect(files()).toEqual([])
    expect((await get(await startAlone(), '/secret')).statusCode).toBe(503)
  })

  test.runIf(url !== undefined)(
    'two servers have a disk each, and hear of each other',
    async () => {
      const id = await network.publish({ address: '/two', text: 'Two' })
      const other = mkdtempSync(join(tmpdir(), 'toran-pages-'))
      const [one, two] = [await start(), await start({}, new PageFolder(other))]
      for (const { server } of [one, two]) await get(server, '/two')
      await Promise.all([one.stop(), two.stop()])
      const [again, third] = [await start(), await start({}, new PageFolder(other))]
      await unpublish(id)
      for (const { server } of [again, third])
        await vi.waitFor(
          async () => expect((await get(server, '/two')).statusCode).toBe(404),
          5_000,
        )
      await third.stop()
      rmSync(other, { recursive: true })
    },
  )

  test('nothing is taken for current when the log does not reach back, or is another’s', async () => {
    const { orm } = network.app.database
    for (const [text, harm] of [
      ['One', sql`update changes set at = at - interval '1 second'`],
      ['Two', sql`delete from changes`],
    ] as const) {
      await network.publish({ address: `/log-${text.toLowerCase()}`, text })
      const before = await start()
      await get(before.server, `/log-${text.toLowerCase()}`)
      await before.stop()
      expect(files().length).toBeGreaterThan(0)
      await orm.execute(harm)
      await start()
      expect(files()).toEqual([])
    }
  })

  test('what depends on the time is made again once it is due, when the database is there', async () => {
    await network.publish({ address: '/a-row-in-the-log', text: 'A row' })
    const feed = '/connect/news/feed.xml'
    const before = await start({ nextRecordChange: async () => new Date(Date.now() + 60_000) })
    await get(before.server, feed)
    await before.stop()
    expect(files()).toHaveLength(1)
    const source = vi.fn(createSiteContent(network.app).source)
    await get((await start({ source })).server, feed)
    expect(source).not.toHaveBeenCalled()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    try {
      await get((await start({ source })).server, feed)
      expect(source).toHaveBeenCalled()
    } finally {
      vi.useRealTimers()
    }
  })
})

const tools = {
  registry: definitions,
  origin: 'https://www.example.org',
  visitorScript: '/assets/site/main.js',
  isUnavailable,
  onBlockFailure: () => undefined,
}

function serve(site: ReturnType<typeof createSite>): FastifyInstance {
  const server = createServer({
    log: pino({ level: 'silent' }),
    isUnavailable,
    https: true,
    trustedProxies: [],
  })
  siteRoutes(server, site, { limits: { wait: () => null, count: async () => 0 }, isUnavailable })
  return server
}
