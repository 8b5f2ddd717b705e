import fs from 'node:fs'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { lockFolder } from '../../disk/lock-folder'
import { migrate } from '../migrate'
import { openPostgres } from '../open-postgres'
import type { Cluster } from './cluster'
import { DATABASE } from './settings'

/** The tables are loaded under this name; the database gets its own when all of it has been compared. */
const LOADING = `${DATABASE}_loading`
const ROWS_AT_ONCE = 50

/**
 * Until version 0.1 the embedded database was PGlite, its files in `{dataDir}/database`. Moves what is in there over to
 * the cluster, at the first start that finds it; the old folder is kept beside, under the name that is answered.
 * `null` when there is nothing to move. Interrupted at any point, the next start begins it again.
 */
export async function movePglite(dataDir: string, cluster: Cluster): Promise<string | null> {
  const old = path.join(dataDir, 'database')
  if (!fs.existsSync(path.join(old, 'PG_VERSION'))) return null
  const unlock = await lockFolder(old)
  const admin = await connect(cluster.url('postgres'))
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [DATABASE])
    // Loaded by a start that was interrupted before it gave the old folder its new name.
    if (rowCount === 0) {
      await admin.query(`drop database if exists ${LOADING}`)
      await admin.query(`create database ${LOADING}`)
      await load(old, cluster.url(LOADING))
      await admin.query(`alter database ${LOADING} rename to ${DATABASE}`)
    }
  } finally {
    await admin.end()
    unlock()
  }
  return setAside(old)
}

function setAside(old: string): string {
  for (let number = 1; ; number += 1) {
    const name = `${old}-pglite-moved${number === 1 ? '' : `-${number}`}`
    if (fs.existsSync(name)) continue
    fs.renameSync(old, name)
    return name
  }
}

async function load(old: string, url: string): Promise<void> {
  // Loaded by this alone: its memory is that of a whole database.
  const { PGlite } = await import('@electric-sql/pglite')
  const from = await PGlite.create(old)
  const to = await connect(url)
  try {
    await from.exec("set timezone = 'UTC'")
    await to.query("set timezone = 'UTC'")
    await makeTables(from, url)
    await to.query('begin')
    // Keys between tables are true as a whole, in whatever order rows come.
    await to.query("set local session_replication_role = 'replica'")
    const tables = await tablesOf(from)
    for (const table of tables) await copyTable(from, to, table)
    await copySequences(from, to)
    for (const table of tables) await compare(from, to, table)
    await to.query('commit')
  } finally {
    await to.end()
    await from.close()
  }
}

/** The tables as they were when the old folder was used last: newer migrations come after, and see its rows. */
async function makeTables(from: PGlite, url: string): Promise<void> {
  const { rows } = await from.query<{ name: string }>('select name from migrations')
  const database = openPostgres(url, { onError: ignore })
  try {
    await migrate(database, new Set(rows.map(({ name }) => name)))
  } finally {
    await database.close()
  }
}

async function tablesOf(from: PGlite): Promise<readonly string[]> {
  const { rows } = await from.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1",
  )
  return rows.map(({ name }) => pg.escapeIdentifier(name))
}

/** As JSON, which keeps every type we use: numbers stay text on their way through us. */
async function copyTable(from: PGlite, to: pg.Client, table: string): Promise<void> {
  // Some migrations write first rows: what was made of them since comes with the others.
  await to.query(`delete from ${table}`)
  await from.transaction(async (tx) => {
    await tx.exec(`declare copied cursor for select row_to_json(t)::text as row from ${table} t`)
    for (;;) {
      const { rows } = await tx.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from copied`)
      if (rows.length === 0) return
      await to.query(
        `insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`,
        [`[${rows.map(({ row }) => row).join(',')}]`],
      )
    }
  })
}

async function copySequences(from: PGlite, to: pg.Client): Promise<void> {
  const { rows } = await from.query<{ name: string; last: string }>(
    "select quote_ident(sequencename) as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null",
  )
  for (const { name, last } of rows) await to.query('select setval($1, $2)', [name, last])
}

/** By the number of rows and a sum over all of their text, which does not ask for an order. */
async function compare(from: PGlite, to: pg.Client, table: string): Promise<void> {
  const query = `select count(*)::text || ' rows, sum ' || coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as sum from ${table} t`
  const before = await from.query<{ sum: string }>(query)
  const after = await to.query<{ sum: string }>(query)
  const [was, is] = [before.rows[0]?.sum, after.rows[0]?.sum]
  if (was !== is)
    throw new Error(
      `The table ${table} of the old database could not be moved whole (${was}; then ${is}). Nothing was changed; start the version you used before, or ask for help.`,
    )
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

function ignore(): void {
  // Comes back as an error of the query.
}
