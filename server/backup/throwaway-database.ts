import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { sqlStateOf } from '../database/unavailable'
import { withBackupLock } from './backup-lock'
import { quoteIdentifier } from './stored-tables'

const PREFIX = 'toran_verify_'
const INSUFFICIENT_PRIVILEGE = '42501'
const LEFTOVER_MS = 3_600_000

/**
 * Runs work on a temporary empty database on the server of the URL, after removing leftovers of killed processes. Writes nothing
 * to the URL's own database.
 */
export function withThrowawayDatabase<Result>(
  url: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  return withBackupLock(url, async (client) => {
    await dropLeftovers(client)
    const name = `${PREFIX}${Date.now()}_${randomBytes(6).toString('hex')}`
    await createDatabase(client, name)
    try {
      return await work(urlOf(url, name))
    } finally {
      await client.query(`drop database if exists ${quoteIdentifier(name)} with (force)`)
    }
  })
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  try {
    await client.query(`create database ${quoteIdentifier(name)}`)
  } catch (error) {
    if (sqlStateOf(error) !== INSUFFICIENT_PRIVILEGE) throw error
    const { rows } = await client.query<{ name: string }>('select current_user as name')
    throw new Error(
      `The files of the backup are complete, and it can’t be restored for a test: the account of DATABASE_URL may not create databases. Have an administrator of the PostgreSQL server run: alter role ${quoteIdentifier(rows[0]?.name ?? '')} createdb`,
    )
  }
}

/** Removes databases of killed processes. Those of other networks on the same server are recent or in use, and are kept. */
async function dropLeftovers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select d.datname as name from pg_database d
     where d.datname ~ $1 and d.datdba = (select oid from pg_roles where rolname = current_user)
       and not exists (select from pg_stat_activity a where a.datname = d.datname)`,
    [`^${PREFIX}[0-9]{13}_[0-9a-f]{12}$`],
  )
  for (const { name } of rows)
    if (Date.now() - Number(name.split('_')[2]) > LEFTOVER_MS)
      await client.query(`drop database if exists ${quoteIdentifier(name)}`)
}

function urlOf(url: string, database: string): string {
  const own = new URL(url)
  own.pathname = `/${database}`
  return own.href
}
