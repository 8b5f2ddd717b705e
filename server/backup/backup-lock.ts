import type pg from 'pg'
import { withCopySession } from './copy-session'

/** One at a time on a database: a second one is refused. The lock ends with the connection, also when a process is killed. */
export function withBackupLock<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  return withCopySession(url, async (client) => {
    const { rows } = await client.query<{ isFree: boolean }>(
      `select pg_try_advisory_lock(7266, hashtext('backup')) as "isFree"`,
    )
    if (!rows[0]?.isFree)
      throw new Error('Another backup is running on this database. Try again when it is done.')
    return work(client)
  })
}
