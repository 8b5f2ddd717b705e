import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import pg from 'pg'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importNetwork } from '../../import/import-network'
import { noPictures, smallNetwork } from '../../import/testing/small-network'
import { createChanges } from '../changes'
import type { Database } from '../database'
import { migrate } from '../migrate'
import type { Orm } from '../orm'
import * as tables from '../tables'
import { administer } from '../testing/test-server'
import { Cluster } from './cluster'
import { openEmbedded } from './open-embedded'

const log = pino({ level: 'silent' })
let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'toran-move-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

/** An embedded database as version 0.1 kept it, with the sample and a few values that are hard to carry. */
async function makeOldFolder() {
  const client = await PGlite.create(join(dataDir, 'database'), { extensions: { pg_trgm } })
  const orm: Orm = drizzle(client)
  const database: Database = {
    kind: 'embedded',
    url: '',
    orm,
    async rows<Row>(query: Parameters<Orm['execute']>[0], on: Orm = orm) {
      return ((await on.execute(query)) as unknown as { rows: Row[] }).rows
    },
    until: () => orm,
    listen: async () => undefined,
    close: () => client.close(),
  }
  await migrate(database)
  const changes = await createChanges(database, log)
  await importNetwork({ database, changes }, smallNetwork, { storePicture: noPictures })
  await orm.insert(tables.settings).values([
    { key: 'hard', value: 'માર્ગ \\ " \' \n \t \\u0041 🪔' },
    { key: 'empty', value: '' },
  ])
  const sums = await sumsOf((query) => client.query(query))
  await client.close()
  return sums
}

type Ask = (query: string) => Promise<{ rows: unknown[] }>

/** Every table's rows as text, and where each sequence stands. */
async function sumsOf(ask: Ask) {
  await ask("set timezone = 'UTC'")
  const { rows } = await ask(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1",
  )
  const sums: Record<string, unknown> = {}
  for (const { name } of rows as { name: string }[]) {
    const found = await ask(`select t::text as row from "${name}" t order by t::text collate "C"`)
    sums[name] = found.rows
  }
  const sequences = await ask(
    "select sequencename, last_value::text from pg_sequences where schemaname = 'public' order by 1",
  )
  return { ...sums, sequences: sequences.rows }
}

async function openHere(): Promise<Database> {
  const database = await openEmbedded(dataDir, log, { fsync: 'off' })
  await migrate(database)
  return database
}

async function sumsOfCluster() {
  const cluster = await Cluster.open(join(dataDir, 'postgres'), { fsync: 'off' })
  const postmaster = cluster.start()
  await postmaster.ready()
  const client = new pg.Client({ connectionString: cluster.url('toran') })
  await client.connect()
  const sums = await sumsOf((query) => client.query(query))
  await client.end()
  await postmaster.stop()
  return sums
}

/** As a move leaves it that was interrupted while it loaded. */
async function leaveHalf() {
  const cluster = await Cluster.open(join(dataDir, 'postgres'), { fsync: 'off' })
  const postmaster = cluster.start()
  await postmaster.ready()
  await administer(cluster.url('postgres'), 'create database toran_loading')
  await postmaster.stop()
}

// Two databases are made, which takes its time.
test('a database of the earlier kind is moved whole, also after an interruption, and its files are kept', async () => {
  const before = await makeOldFolder()
  await leaveHalf()
  await (await openHere()).close()
  expect(await sumsOfCluster()).toEqual(before)
  expect(readdirSync(dataDir).sort()).toEqual(['database-pglite-moved', 'postgres'])
  expect(existsSync(join(dataDir, 'database-pglite-moved/PG_VERSION'))).toBe(true)
  // What was written since is not overwritten by another start.
  const again = await openHere()
  await again.orm.insert(tables.settings).values({ key: 'later', value: '1' })
  await again.close()
  const last = await openHere()
  expect(await last.orm.select().from(tables.settings)).toContainEqual({ key: 'later', value: '1' })
  await last.close()
}, 240_000)
