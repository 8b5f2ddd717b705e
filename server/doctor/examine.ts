import type { Configuration } from '../configuration'
import type { Database } from '../database/database'
import { checkCdn } from './check-cdn'
import { checkDatabase } from './check-database'
import { checkBackups, checkDisk, checkMail, checkOrigin, checkStore } from './check-outside'
import { checkReplica } from './check-replica'
import { checkProxies, checkSettings } from './check-settings'
import { checkTraces } from './check-traces'
import type { Finding } from './finding'

interface ExamineParts {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly configuration: () => Configuration
  readonly openDatabase: () => Promise<Database | null>
  /** Returns the free bytes of a folder's disk; tests replace it. */
  readonly freeBytes?: (folder: string) => Promise<number>
}

/** Checks everything the server needs, without changing anything. If the settings can't be read, nothing else is checked. */
export async function examine({
  environment,
  configuration: read,
  openDatabase,
  freeBytes,
}: ExamineParts): Promise<readonly Finding[]> {
  const { configuration, findings } = checkSettings(environment, read)
  if (!configuration) return findings
  const checks = await Promise.all([
    checkDatabase(openDatabase, configuration),
    checkReplica(configuration),
    checkDisk(configuration, freeBytes),
    checkStore(configuration),
    checkMail(configuration),
    checkOrigin(configuration, environment.SITE_ORIGIN),
    checkProxies(configuration),
    checkCdn(configuration, environment),
    checkTraces(configuration, environment),
    checkBackups(configuration),
  ])
  return [...findings, ...checks.flat()]
}
