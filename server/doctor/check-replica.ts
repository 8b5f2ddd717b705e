import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Configuration } from '../configuration'
import { error, type Finding, ok, reasonOf, warning } from './finding'

const PART = 'Replica'
const TIMEOUT_MS = 5_000
/** Time in ms for the replica to catch up with the primary’s position at the start. */
const CATCH_UP_MS = 3_000
const POLL_MS = 100

interface ServerFacts {
  readonly isReplica: boolean
  readonly isPaused: boolean
  /** Equal for a primary and its replicas; `null` if the account can’t read it. */
  readonly system: string | null
  readonly name: string
  /** The end of its log, or how far the log was replayed. */
  readonly position: string
  /** Seconds since the last replayed change was made. */
  readonly age: number | null
}

/** Some functions fail on a primary and others on a replica, so each is called only where it works. */
const FACTS = `select pg_is_in_recovery() as "isReplica", current_database() as name,
  case when pg_is_in_recovery() then pg_is_wal_replay_paused() else false end as "isPaused",
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end::text as position,
  case when pg_is_in_recovery() then extract(epoch from now() - pg_last_xact_replay_timestamp())::float end as age,
  case when has_function_privilege('pg_control_system()', 'execute')
    then (select system_identifier::text from pg_control_system()) end as system`

/** Compares the replica with the database: the same one, not the primary itself, and not behind. */
export async function checkReplica({
  replicaUrl,
  databaseUrl,
}: Pick<Configuration, 'replicaUrl' | 'databaseUrl'>): Promise<readonly Finding[]> {
  if (replicaUrl === null) return []
  if (databaseUrl === null)
    return [
      warning(
        PART,
        'DATABASE_REPLICA_URL has no effect without DATABASE_URL: the embedded database has no replicas. Set both, or leave it out.',
      ),
    ]
  const primary = await onServer(databaseUrl, factsOf).catch(() => null)
  // The check of the database reports its own problems.
  if (!primary) return [warning(PART, 'It wasn’t compared: the database can’t be used.')]
  try {
    return [await onServer(replicaUrl, (client) => compare(client, primary))]
  } catch (failure) {
    return [
      warning(
        PART,
        `It can’t be used: ${reasonOf(failure)}. Check that it is running, and that DATABASE_REPLICA_URL is correct; until then pages are read from DATABASE_URL.`,
      ),
    ]
  }
}

async function compare(client: pg.Client, primary: ServerFacts): Promise<Finding> {
  const facts = await factsOf(client)
  const isSame = facts.system === primary.system || !facts.system || !primary.system
  if (!isSame || facts.name !== primary.name)
    return error(
      PART,
      `It holds another database (${facts.name}) than DATABASE_URL (${primary.name}): visitors would see other content. Set DATABASE_REPLICA_URL to a streaming replica of this database, or leave it out.`,
    )
  if (!facts.isReplica)
    return error(
      PART,
      'It is a primary server, which accepts writes: nothing is read from it. Set DATABASE_REPLICA_URL to the address of a streaming replica, or leave it out.',
    )
  const lag = await lagOf(client, primary.position)
  if (lag <= 0) return ok(PART, 'It is a replica of the database, and has all its changes.')
  if (facts.isPaused)
    return warning(
      PART,
      `It is ${sizeOf(lag)} behind, because replaying is paused there. Run on it: select pg_wal_replay_resume()`,
    )
  return warning(
    PART,
    `It is ${sizeOf(lag)} behind${facts.age === null ? '' : `; its last change is ${Math.round(facts.age)} seconds old`}. Pages are read from DATABASE_URL until it has caught up. Look at pg_stat_replication on the primary and at the replica’s log; recovery_min_apply_delay should be 0.`,
  )
}

/** Returns how many bytes of the log are missing after it had time to catch up. */
async function lagOf(client: pg.Client, position: string): Promise<number> {
  const until = Date.now() + CATCH_UP_MS
  while (true) {
    const { rows } = await client.query<{ lag: number | null }>(
      'select pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn())::float as lag',
      [position],
    )
    const lag = rows[0]?.lag ?? 0
    if (lag <= 0 || Date.now() >= until) return lag
    await wait(POLL_MS)
  }
}

async function factsOf(client: pg.Client): Promise<ServerFacts> {
  const { rows } = await client.query<ServerFacts>(FACTS)
  if (!rows[0]) throw new Error('It returned nothing')
  return rows[0]
}

async function onServer<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function sizeOf(bytes: number): string {
  return bytes < 1024 * 1024
    ? `${Math.ceil(bytes / 1024)} KiB`
    : `${Math.ceil(bytes / 1024 / 1024)} MiB`
}
