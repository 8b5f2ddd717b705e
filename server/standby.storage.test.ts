import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { readConfiguration } from './configuration'
import { createChanges } from './database/changes'
import { freePort } from './database/embedded/free-port'
import { Gate } from './database/testing/gate'
import { databaseUrl } from './database/testing/test-server'
import { isUnavailable } from './database/unavailable'
import { PageFolder } from './site/cache/page-folder'
import { createSiteContent } from './site/content/create-site-content'
import { createSite } from './site/site'
import { openTestSite, type TestSite } from './site/testing/test-site'
import { openDatabaseOrStandBy } from './standby'

const RETRY_MS = 50
let network: TestSite
let gate: Gate
let path: string
let origin: string

beforeAll(async () => {
  network = await openTestSite(inject('testServer').url)
  await network.publish({ address: '/known', text: 'Known' })
})
afterAll(() => network.close())
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'toran-standby-'))
  const [own] = await network.app.database.rows<{ name: string }>(
    sql`select current_database() as name`,
  )
  gate = await Gate.before(databaseUrl(inject('testServer').url, own?.name ?? ''))
})
afterEach(async () => {
  await gate.close()
  await rm(path, { recursive: true })
})

/** Starts on the folder of pages, with nothing but the gate between the server and its database. */
async function start() {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const configuration = readConfiguration({
    DATABASE_URL: gate.url,
    DATA_DIR: path,
    PORT: `${port}`,
  })
  return openDatabaseOrStandBy(
    {
      root: path,
      configuration,
      log: pino({ level: 'silent' }),
      assets: { visitorScript: '/assets/site/main.js', editorPage: async () => '' },
      folder: new PageFolder(join(path, 'pages')),
    },
    RETRY_MS,
  )
}

/** As an earlier run would have, which was asked for the page. */
async function storePages(...addresses: readonly string[]): Promise<void> {
  const { database, log } = network.app
  const changes = await createChanges(database, log)
  const site = createSite(
    {
      content: createSiteContent({ ...network.app, changes }),
      registry: definitions,
      origin: 'https://www.example.org',
      visitorScript: '/assets/site/main.js',
      isUnavailable,
      onBlockFailure: () => undefined,
    },
    {},
    new PageFolder(join(path, 'pages')),
  )
  await site.trustStored(changes)
  for (const address of addresses) {
    const { place } = await site.resolve({ host: '', path: address })
    if (place) await site.page(place, '', { check: () => undefined, consume: () => undefined })
  }
  await site.close()
  await changes.close()
}

test('a server that starts while its database is away answers the pages it knows, and goes on when it is back', async () => {
  await storePages('/known')
  const started = start()
  const known = await vi.waitFor(() => fetch(`${origin}/known`), 10_000)
  expect(known.status).toBe(200)
  expect(await known.text()).toContain('Known')
  const unknown = await fetch(`${origin}/never-seen`)
  expect(unknown.status).toBe(503)
  expect(unknown.headers.get('content-type')).toContain('text/html')
  expect(unknown.headers.get('retry-after')).not.toBeNull()
  expect(await unknown.text()).toContain('Back in a moment')
  const ready = await fetch(`${origin}/readyz`)
  expect(ready.status).toBe(503)
  expect(await ready.json()).toMatchObject({ reason: 'The database doesn’t respond.' })
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  const asked = await fetch(`${origin}/graphql`, { method: 'POST', body: '{}' })
  expect(asked.status).toBe(503)
  expect(await asked.text()).toContain('UNAVAILABLE')

  await gate.open()
  const { database, standby } = await started
  expect((await fetch(`${origin}/known`)).status).toBe(200)
  expect(await database.rows(sql`select 1 as one`)).toEqual([{ one: 1 }])
  await standby?.stop()
  await expect(fetch(`${origin}/known`)).rejects.toThrow()
  await database.close()
})

test('one that knows no pages ends with what is wrong', async () => {
  const failure = await start().catch((error: unknown) => error)
  expect(isUnavailable(failure)).toBe(true)
})
