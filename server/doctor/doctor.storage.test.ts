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

const [, { url } = { url: undefined }] = bothDatabases

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
    response.end(request.url === '/healthz' ? '{"status":"alive"}' : '')
  })
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve))
  good = {
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SITE_ORIGIN: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    MAIL_FROM: 'office@example.org',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    ...{ S3_BUCKET: 'pictures', S3_REGION: 'eu-central-1' },
    ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
    TRUSTED_PROXIES: '10.0.0.2,10.1.0.0/16,fd00::/8,loopback',
    BACKUP_DIR: join(folder, 'backups'),
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
    'Backup',
  ]
  for (const part of parts) expect(findings.map((finding) => finding.part)).toContain(part)
  expect(bad(findings).map(({ message }) => message)).toEqual([
    expect.stringContaining('points at the visitor’s own machine'),
  ])
})

const AWAY = '127.0.0.1:9'
test.each([
  ['a port that is none', { PORT: 'many' }, 'Settings', 'It must be a port number'],
  ['a misspelt name', { SITE_ORIGN: 'https://a.b' }, 'Settings', 'meant to be SITE_ORIGIN'],
  ['the name of another program', { TRUST_PROXY: '1' }, 'Settings', 'meant to be TRUSTED_PROXIES'],
  ['no production', { NODE_ENV: undefined }, 'Settings', 'set NODE_ENV=production'],
  ['the sample in production', { SAMPLE: 'yes' }, 'Settings', 'leave SAMPLE unset'],
  ['a token that can be guessed', { API_TOKEN: 'short' }, 'Settings', 'openssl rand -hex 32'],
  ['half of a store', { S3_BUCKET: undefined }, 'Settings', 'S3_BUCKET is not set'],
  ['a sender that is missing', { MAIL_FROM: undefined }, 'Settings', 'MAIL_FROM is not set'],
  [
    'a database that is away',
    { DATABASE_URL: `postgres://a:b@${AWAY}/c` },
    'Database',
    'Check that it is running',
  ],
  ['a bucket that is not there', { S3_BUCKET: 'unknown' }, 'Store', 'Check that it exists'],
  ['a store that is away', { S3_ENDPOINT: `http://${AWAY}` }, 'Store', 'and the S3_ settings'],
  ['a mail server that is away', { SMTP_URL: `smtp://${AWAY}` }, 'Email', 'Check SMTP_URL'],
  ['no mail server', { SMTP_URL: undefined }, 'Email', 'Set SMTP_URL and MAIL_FROM'],
  ['no address', { SITE_ORIGIN: undefined }, 'SITE_ORIGIN', 'Set it to the site’s public URL'],
  [
    'an address that does not respond',
    { SITE_ORIGIN: `https://${AWAY}/site` },
    'SITE_ORIGIN',
    'its DNS and TLS certificate',
  ],
  [
    'an address with a path',
    { SITE_ORIGIN: `https://${AWAY}/site` },
    'SITE_ORIGIN',
    'Leave the path out',
  ],
  [
    'an address without encryption',
    { SITE_ORIGIN: 'http://site.invalid' },
    'SITE_ORIGIN',
    'Put a proxy with TLS',
  ],
  [
    'a proxy that is no address',
    { TRUSTED_PROXIES: 'proxy, 10.0.0.0/99' },
    'Proxies',
    '“proxy”, “10.0.0.0/99”',
  ],
  ['a proxy that is everyone', { TRUSTED_PROXIES: '0.0.0.0/0' }, 'Proxies', 'passes every limit'],
  [
    'a proxy that is not named',
    { SITE_ORIGIN: `https://${AWAY}`, TRUSTED_PROXIES: undefined },
    'Proxies',
    'Set it to the address of the proxy',
  ],
  ['a folder that cannot be made', { DATA_DIR: '/proc/no/such' }, 'Disk', 'doesn’t exist'],
  ['no backups', { BACKUP_DIR: undefined }, 'Backup', 'Set BACKUP_DIR'],
  ['backups that cannot be stored', { BACKUP_DIR: '/proc/no/such' }, 'Backup', 'Make it writable'],
])('finds %s, and says what to do', async (_, change, part, message) => {
  const found = bad(await findingsWith(change)).filter((finding) => finding.part === part)
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
  const origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
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
