import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { chown, cp, lchown, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openDatabaseBeside } from '../../app/open-database'
import type { Database } from '../database'
import { isUnavailable } from '../unavailable'
import { Cluster } from './cluster'
import { readPidFile } from './leftover'
import { openEmbedded } from './open-embedded'
import { Supervisor } from './supervisor'

const log = pino({ level: 'silent' })
const kinds = new Map()
/** The data of a first start, copied for each test: making it takes seconds on a busy machine. */
let made: string
let dataDir: string
let open: Database[]

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'toran-embedded-made-'))
  await (await openEmbedded(made, { kinds, log }, { fsync: 'off' })).close()
})
afterAll(() => rm(made, { recursive: true }))
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'toran-embedded-'))
  await copyFolder(made, dataDir)
  open = []
})
afterEach(async () => {
  for (const database of open) await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** With their owners, which `cp` of Node leaves out. */
async function copyFolder(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true })
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(join(from, 'postgres'))
  await chown(join(to, 'postgres'), uid, gid)
  for (const name of await readdir(join(to, 'postgres'), { recursive: true }))
    await lchown(join(to, 'postgres', name), uid, gid)
}

/** A kill, or no end at all, is tried with the system's memory, not with the disk's: no test cuts the power. */
async function openHere(): Promise<Database> {
  const database = await openEmbedded(dataDir, { kinds, log }, { fsync: 'off' })
  open.push(database)
  return database
}

/** A process of a killed server may still carry out what it was asked last, so the same may be saved twice. */
async function save(database: Database, key: string): Promise<void> {
  await database.rows(sql`create table if not exists saved (key text primary key)`)
  await database.rows(sql`insert into saved values (${key}) on conflict do nothing`)
}

async function saved(database: Database): Promise<readonly string[]> {
  const rows = await database.rows<{ key: string }>(sql`select key from saved order by key`)
  return rows.map(({ key }) => key)
}

function postmasterPid(): number {
  const found = readPidFile(join(dataDir, 'postgres/data'))
  if (!found) throw new Error(`No PostgreSQL runs on ${dataDir}`)
  return found.pid
}

test('keeps what was saved from one start to the next, and runs no longer than it is open', async () => {
  const first = await openHere()
  await save(first, 'a')
  await first.close()
  expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false)
  const second = await openHere()
  expect(await saved(second)).toEqual(['a'])
})

test('a folder that a running server uses is refused in words, and the server goes on', async () => {
  const first = await openHere()
  await expect(openEmbedded(dataDir, { kinds, log })).rejects.toThrow(/in use by another process/)
  await save(first, 'a')
})

test('a command works beside a server that uses all its connections', async () => {
  const server = await openHere()
  for (const channel of ['changes', 'jobs']) await server.listen(channel, () => undefined)
  const command = await openDatabaseBeside({ dataDir, kinds, log, mayCreate: false })
  if (!command) throw new Error('There is no database')
  open.push(command)
  await command.listen('changes', () => undefined)
  const work = (database: Database) =>
    Array.from({ length: 20 }, () => database.rows(sql`select pg_sleep(0.2)`))
  await expect(Promise.all([...work(server), ...work(command)])).resolves.toHaveLength(40)
})

test('a PostgreSQL that was killed is started again; meanwhile queries say at once that it is away', async () => {
  const database = await openHere()
  await save(database, 'a')
  const killed = postmasterPid()
  process.kill(killed, 'SIGKILL')
  const refusals: number[] = []
  await vi.waitFor(async () => {
    const asked = Date.now()
    try {
      await save(database, 'b')
    } catch (error) {
      expect(isUnavailable(error)).toBe(true)
      refusals.push(Date.now() - asked)
      throw error
    }
    expect(postmasterPid()).not.toBe(killed)
  }, 20_000)
  expect(Math.max(0, ...refusals)).toBeLessThan(3_000)
  expect(await saved(database)).toEqual(['a', 'b'])
})

test.skipIf(process.platform === 'win32')(
  'a PostgreSQL that does nothing any more is ended with all its processes, and started again',
  async () => {
    await (await openHere()).close()
    const cluster = await Cluster.open(join(dataDir, 'postgres'), { fsync: 'off' })
    const supervisor = await Supervisor.start(cluster, () => undefined)
    const client = new pg.Client(cluster.url('postgres'))
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    const stopped = postmasterPid()
    for (const pid of [stopped, rows[0].pid]) process.kill(pid, 'SIGSTOP')
    await supervisor.restart()
    await vi.waitFor(() => expect(supervisor.isRunning && supervisor.pid).not.toBe(stopped), 20_000)
    await vi.waitFor(() => expect(supervisor.isRunning).toBe(true), 20_000)
    await client.end()
    await supervisor.close()
  },
)

test('a PostgreSQL left by a process that was killed is ended, and nothing of it is lost', async () => {
  await (await openHere()).close()
  // One of nobody: as if the server had been killed together with what ends PostgreSQL after it.
  const cluster = await Cluster.open(join(dataDir, 'postgres'), { fsync: 'off' })
  const left = cluster.start()
  await left.ready()
  const database = await openHere()
  expect(await left.ended).toContain('ended with')
  expect(postmasterPid()).not.toBe(left.pid)
  await save(database, 'a')
})

test('a process that only has the number of a former PostgreSQL is left alone', async () => {
  await (await openHere()).close()
  const other = spawn('sleep', ['60'])
  writeFileSync(
    join(dataDir, 'postgres/data/postmaster.pid'),
    `${other.pid}\n${dataDir}\n1\n5432\n\n\n\n`,
  )
  await openHere().catch(() => undefined)
  expect(other.exitCode ?? other.signalCode).toBeNull()
  other.kill()
})

test('a first start that was interrupted begins again', async () => {
  await rm(join(dataDir, 'postgres'), { recursive: true })
  mkdirSync(join(dataDir, 'postgres/new-12345678/base'), { recursive: true })
  const database = await openHere()
  await save(database, 'a')
  expect(readdirSync(join(dataDir, 'postgres')).sort()).toEqual([
    'data',
    'lib',
    'password',
    'socket',
  ])
})

test('a path that is too long for the address of a socket is no hindrance', async () => {
  const long = join(dataDir, 'a-folder-with-a-very-long-name'.repeat(4))
  mkdirSync(long)
  await rename(join(dataDir, 'postgres'), join(long, 'postgres'))
  dataDir = long
  const database = await openHere()
  await save(database, 'a')
})

test('knows the letters of all scripts, and has what a search by likeness needs', async () => {
  const database = await openHere()
  await database.rows(sql`create extension if not exists pg_trgm`)
  await database.rows(sql`create extension unaccent`)
  const [row] = await database.rows(
    sql`select lower('ÉCOLE') as lower, unaccent('École') as plain, similarity('mandir', 'mandar') > 0.3 as alike, to_tsvector('simple', 'માર્ગદર્શિકા École')::text as words`,
  )
  expect(row).toEqual({
    lower: 'école',
    plain: 'Ecole',
    alike: true,
    words: "'école':2 'માર્ગદર્શિકા':1",
  })
})
