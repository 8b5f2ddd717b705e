import { sql } from 'drizzle-orm'
import type { Configuration } from '../configuration'
import type { Database } from '../database/database'
import { outstandingMigrations, unknownMigrations } from '../database/migrate'
import { error, type Finding, ok, reasonOf, warning } from './finding'

const PART = 'Database'
const MIN_VERSION = 15
const MAX_SKEW_S = 5

interface ServerFacts {
  readonly version: number
  readonly encoding: string
  readonly isReadOnly: boolean
  readonly now: string
}

/** Checks the database without changing it; `null` if none exists yet. */
export async function checkDatabase(
  open: () => Promise<Database | null>,
  { dataDir, production, admin, apiToken }: Configuration,
): Promise<readonly Finding[]> {
  let database: Database | null = null
  try {
    database = await open()
    if (!database) return [ok(PART, `There is none in ${dataDir} yet: the first start makes it.`)]
    const facts = await factsOf(database)
    const tables = await checkTables(database)
    const people = production && !admin && !apiToken ? await checkPeople(database) : []
    return [...checkServer(facts), ...tables, ...people, ...checkClock(facts.now)]
  } catch (failure) {
    return [
      error(
        PART,
        `It can’t be used: ${reasonOf(failure)}. Check that it is running, and that DATABASE_URL (or DATA_DIR) is correct.`,
      ),
    ]
  } finally {
    await database?.close()
  }
}

async function factsOf({ rows }: Database): Promise<ServerFacts> {
  const [facts] = await rows<ServerFacts>(
    sql`select current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding,
      current_setting('transaction_read_only') = 'on' as "isReadOnly",
      (extract(epoch from clock_timestamp()) * 1000)::bigint::text as now`,
  )
  if (!facts) throw new Error('The database returned nothing')
  return facts
}

function checkServer({ version, encoding, isReadOnly }: ServerFacts): readonly Finding[] {
  const findings: Finding[] = []
  if (version < MIN_VERSION)
    findings.push(
      error(
        PART,
        `It is PostgreSQL ${version}; Toran needs ${MIN_VERSION} or newer. Upgrade it, or use another server.`,
      ),
    )
  if (encoding !== 'UTF8')
    findings.push(
      error(
        PART,
        `Its encoding is ${encoding}. Create it again with: create database … encoding 'UTF8' template template0`,
      ),
    )
  if (isReadOnly)
    findings.push(
      error(
        PART,
        'It only allows reading: nothing can be saved. Connect to the primary server, and free up space if its disk is full.',
      ),
    )
  return findings.length > 0 ? findings : [ok(PART, `PostgreSQL ${version} answers.`)]
}

async function checkTables(database: Database): Promise<readonly Finding[]> {
  const unknown = await unknownMigrations(database)
  if (unknown.length > 0)
    return [
      error(
        PART,
        `A newer release has changed its tables (${unknown.join(', ')}). Install that release again, or restore a backup from before the upgrade.`,
      ),
    ]
  const outstanding = await outstandingMigrations(database)
  return outstanding.length > 0
    ? [
        warning(
          PART,
          `${outstanding.length} migrations are outstanding. The next start applies them; or run: toran migrate`,
        ),
      ]
    : [ok(PART, 'Its tables are up to date.')]
}

/** In production no account is created automatically. */
async function checkPeople({ rows }: Database): Promise<readonly Finding[]> {
  const [table] = await rows<{ name: string | null }>(
    sql`select to_regclass('users')::text as name`,
  )
  const people = table?.name
    ? await rows(sql`select id from users where deactivated_at is null limit 1`)
    : []
  if (people.length > 0) return []
  return [
    error(
      'Accounts',
      'Nobody could sign in. Set ADMIN_EMAIL and ADMIN_PASSWORD, or run: toran user create EMAIL',
    ),
  ]
}

function checkClock(now: string): readonly Finding[] {
  const seconds = Math.round(Math.abs(Date.now() - Number(now)) / 1000)
  if (seconds <= MAX_SKEW_S) return []
  return [
    warning(
      'Clock',
      `The clocks of this machine and of the database differ by ${seconds} seconds. Turn on time synchronisation (NTP) on both.`,
    ),
  ]
}
