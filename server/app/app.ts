import type { Logger } from 'pino'
import { type Accounts, type AccountsConfiguration, createAccounts } from '../accounts/accounts'
import { type AuditTally, createAuditTally } from '../audit/tally'
import { type Changes, createChanges } from '../database/changes'
import type { Database } from '../database/database'
import { createLimits, type Limits } from '../limits/limits'

/** What this part of the server is told from outside. */
export interface AppConfiguration extends AccountsConfiguration {
  /** How many blocks a page may hold. */
  readonly maxBlocks: number
  /** The maps key of locations that have none of their own. */
  readonly mapsKey: string | null
}

/** What every part of the server works with. */
export interface App {
  readonly database: Database
  readonly configuration: AppConfiguration
  readonly log: Logger
  readonly changes: Changes
  readonly accounts: Accounts
  readonly limits: Limits
  readonly auditTally: AuditTally
}

/** Puts the parts together; the database is open, the sample content may not be loaded yet. */
export async function createApp(parts: {
  readonly database: Database
  readonly configuration: AppConfiguration
  readonly log: Logger
}): Promise<App> {
  const changes = await createChanges(parts.database, parts.log)
  const limits = createLimits(parts)
  const auditTally = createAuditTally({ ...parts, changes })
  const accounts = await createAccounts({ ...parts, limits, auditTally })
  return { ...parts, changes, accounts, limits, auditTally }
}

/** Stops listening and closes the database. */
export async function closeApp(app: App): Promise<void> {
  await app.auditTally.close()
  app.changes.close()
  app.limits.close()
  await app.database.close()
}
