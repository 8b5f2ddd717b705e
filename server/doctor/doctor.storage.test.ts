import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import S3rver from 's3rver'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases, openTestDatabase } from '../app/testing/test-app'
import { runTyped } from '../commands/testing/run-typed'
import { readConfiguration } from '../configuration'
import type { Database } from '../database/database'
import { openServer } from '../database/open-postgres'
import { checkDisk } from './check-outside'
import { examine } from './examine'
import type { Finding } from './finding'
import { brokenSettings } from './testing/broken-settings'

const [, { url } = { url: undefined }] = bothDatabases

/** Of a server that stands for a cache and a collector of traces. */
const STATUSES: Readonly<Record<string, number>> = {
  '/refused': 403,
  '/missing': 404,
  '/refused/v1/traces': 401,
  '/missing/v1/traces': 404,
}

let folder: string
let database: Database
let empty: Database
let smtp: SMTPServer
let s3: S3rver
let site: Server
let good: Record<string, string>
let siteDate: Date | null = null

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toran-doctor-'))
  database = await openTestDatabase(url, 'tables')
  empty = await openTestDatabase(url, 'nothing')
  await database.rows(
    sql`insert into users (id, name, email) values ('asha', 'Asha', 'asha@example.org')`,
  )
  smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] })
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve))
  s3 = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory: folder },
    configureBuckets: [{ name: 'pictures', configs: [] }],
  })
  const { port } = await s3.run()
  site = createServer((request, response) => {
    if (siteDate) response.setHeader('date', siteDate.toUTCString())
    response.statusCode = STATUSES[request.url ?? ''] ?? 200
    response.end(request.url === '/healthz' ? '{"status":"alive"}' : '')
  })
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve))
  good = {
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SITE_ORIGIN: addressOf(site),
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    MAIL_FROM: 'office@example.org',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    ...{ S3_BUCKET: 'pictures', S3_REGION: 'eu-central-1' },
    ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
    TRUSTED_PROXIES: '10.0.0.2,10.1.0.0/16,fd00::/8,loopback',
    BACKUP_DIR: join(folder, 'backups'),
    CDN_PURGE: `webhook:${addressOf(site)}/purge`,
    CDN_PURGE_TOKEN: 'whsec_dG9yYW4=',
    OTEL_EXPORTER_OTLP_ENDPOINT: addressOf(site),
  }
})
afterAll(async () => {
  await database.close()
  await empty.close()
  await new Promise<void>((resolve) => void smtp.close(resolve))
  await s3.close()
  site.close()
  await rm(folder, { recursive: true })
})

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function findingsWith(change: Readonly<Record<string, string | undefined>>) {
  const environment = { ...good, ...change }
  const { code, out, error } = await runTyped(['doctor', '--json'], { environment })
  expect(error).toBe('')
  const { findings, healthy } = JSON.parse(out) as {
    readonly findings: readonly Finding[]
    readonly healthy: boolean
  }
  expect(code).toBe(healthy ? 0 : 1)
  return findings
}
const bad = (findings: readonly Finding[]) => findings.filter(({ level }) => level !== 'ok')

test('of a server that is set up well nothing is wrong but the address of this test', async () => {
  const findings = await findingsWith({})
  const parts = [
    'Settings',
    'Database',
    'Disk',
    'Store',
    'Email',
    'SITE_ORIGIN',
    'Proxies',
    'CDN',
    'Traces',
    'Backup',
  ]
  for (const part of parts) expect(findings.map((finding) => finding.part)).toContain(part)
  expect(bad(findings).map(({ message }) => message)).toEqual([
    expect.stringContaining('points at the visitor’s own machine'),
  ])
})

test.each(brokenSettings)('finds %s, and says what to do', async (_, change, part, message) => {
  const servers = { site: addressOf(site), database: database.url, empty: empty.url }
  const broken = typeof change === 'function' ? change(servers) : change
  const found = bad(await findingsWith(broken)).filter((finding) => finding.part === part)
  expect(found.map((finding) => finding.message).join('\n')).toContain(message)
})

test('finds tables that are not up to date, and those of a newer release', async () => {
  const outstanding = bad(await findingsWith({ DATABASE_URL: empty.url, ADMIN_EMAIL: undefined }))
  expect(outstanding.map(({ message }) => message).join()).toMatch(
    /toran migrate.*toran user create/,
  )
  await database.rows(sql`insert into migrations (name) values ('9999_of_tomorrow')`)
  const newer = bad(await findingsWith({}))
  await database.rows(sql`delete from migrations where name = '9999_of_tomorrow'`)
  expect(newer.map(({ message }) => message).join()).toContain('A newer release has changed')
})

test('finds a clock that is wrong', async () => {
  siteDate = new Date(Date.now() - 600_000)
  const findings = bad(await findingsWith({}))
  siteDate = null
  expect(findings.find(({ part }) => part === 'Clock')).toMatchObject({
    ...{ level: 'error', message: expect.stringMatching(/differs by (?:599|600|601) seconds/) },
  })
})

test('finds a disk that is full or nearly so, and an address that is answered by another server', async () => {
  const configuration = readConfiguration({ ...good })
  const levelOf = async (mib: number) =>
    (await checkDisk(configuration, async () => mib * 1024 * 1024)).map(({ level }) => level)
  expect([await levelOf(10), await levelOf(500), await levelOf(5_000)]).toEqual([
    ...[['error'], ['warning'], ['ok']],
  ])
  const other = createServer((_request, response) => void response.end('Welcome to nginx'))
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve))
  const origin = addressOf(other)
  const findings = await examine({
    environment: { ...good, SITE_ORIGIN: origin },
    configuration: () => readConfiguration({ ...good, SITE_ORIGIN: origin }),
    openDatabase: async () =>
      openServer(database.url, {
        kinds: new Map(),
        log: { warn: () => 0, error: () => 0 } as never,
      }),
  })
  other.close()
  expect(findings.map(({ message }) => message).join()).toContain('something other than Toran')
})

test('for people it is a line for each finding, the worst in capitals', async () => {
  const { code, out } = await runTyped(['doctor'], { environment: { ...good, PORT: 'many' } })
  expect(code).toBe(1)
  expect(out).toMatch(/^ERROR {3}Settings: PORT 'many' is invalid\./)
})
