import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { and, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from './database'
import { servers } from './tables'

const BEAT_MS = 10_000
/** Three missed heartbeats: the server is gone, or its database is. */
const GONE_MS = 35_000
const FORGET_MS = 24 * 3_600_000

interface ServerRegistration {
  /** Returns the reason why this server can't serve beside the others; `null` if it can. Makes no query. */
  problem(): string | null
  leave(): Promise<void>
}

/**
 * Registers a server with the others on the same PostgreSQL, by a row with a heartbeat every ten seconds. Servers that store
 * pictures in different places would show each other's as missing: the one that started later is not ready until that is fixed.
 */
export async function registerServer(
  app: { readonly database: Database; readonly log: Logger },
  storeIdentity: string,
): Promise<ServerRegistration> {
  // The embedded database belongs to this process alone.
  if (app.database.kind === 'embedded') return { problem: () => null, leave: async () => {} }
  const { orm } = app.database
  const id = randomUUID()
  const name = `${hostname()} (process ${process.pid})`
  let problem: string | null = null
  let heartbeat = writeHeartbeat()
  const timer = setInterval(() => {
    heartbeat = heartbeat.then(writeHeartbeat)
  }, BEAT_MS)
  timer.unref()
  await heartbeat
  return {
    problem: () => problem,
    async leave() {
      clearInterval(timer)
      await heartbeat
      try {
        await orm.delete(servers).where(eq(servers.id, id))
      } catch (error) {
        app.log.warn({ err: error }, 'failed to remove this server from the list of servers')
      }
    },
  }

  async function writeHeartbeat(): Promise<void> {
    try {
      await orm
        .insert(servers)
        .values({ id, name, storeIdentity, startedAt: sql`now()`, seenAt: sql`now()` })
        .onConflictDoUpdate({ target: servers.id, set: { seenAt: sql`now()` } })
      await orm.delete(servers).where(lt(servers.seenAt, timeAgo(FORGET_MS)))
      notice(await otherStore())
    } catch (error) {
      app.log.warn({ err: error }, 'failed to write this server’s heartbeat')
    }
  }

  /** Returns a server that started earlier and stores pictures elsewhere. */
  async function otherStore(): Promise<typeof servers.$inferSelect | null> {
    const [other] = await orm
      .select()
      .from(servers)
      .where(
        and(
          ne(servers.id, id),
          ne(servers.storeIdentity, storeIdentity),
          gt(servers.seenAt, timeAgo(GONE_MS)),
          sql`(${servers.startedAt}, ${servers.id}) < (select own.started_at, own.id from ${servers} own where own.id = ${id})`,
        ),
      )
      .limit(1)
    return other ?? null
  }

  function notice(other: typeof servers.$inferSelect | null): void {
    const found =
      other &&
      `The server ${other.name} works on the same database and stores pictures elsewhere (${other.storeIdentity}; here ${storeIdentity}). Configure one S3-compatible store, or one shared folder, for both.`
    if (found !== problem)
      if (found) app.log.error(found)
      else app.log.info('all servers on this database store pictures in the same place')
    problem = found
  }
}

/** Uses the database's clock, because those of servers differ. */
function timeAgo(milliseconds: number): SQL {
  return sql`now() - ${milliseconds / 1000} * interval '1 second'`
}
