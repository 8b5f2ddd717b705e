import type pg from 'pg'
import { withCopySession } from './copy-session'

/**
 * Allows one backup at a time per database; a second one is refused. The lock ends with the connection, even if a process is
 * killed.
 */
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
