import { eq } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import { prepared } from '../database/prepared'
import { settings } from '../database/tables'

/** Row of `settings` that exists until the first location of an empty network gets its name. */
const KEY = 'setup'

export async function markPending(tx: Orm): Promise<void> {
  await tx.insert(settings).values({ key: KEY, value: 'pending' })
}

export async function isSetupPending(orm: Orm): Promise<boolean> {
  return (await pendingSetup(orm, {})).length > 0
}

const pendingSetup = prepared('pending_setup', (orm) =>
  orm.select({ key: settings.key }).from(settings).where(eq(settings.key, KEY)),
)

/** Ends the setup; returns false if it had already ended. Of concurrent calls only one returns true. */
export async function endSetup(tx: Orm): Promise<boolean> {
  const rows = await tx.delete(settings).where(eq(settings.key, KEY)).returning()
  return rows.length > 0
}
