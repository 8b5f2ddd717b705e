import type { Logger } from 'pino'
import { createSearchMisses, type SearchMisses } from '../audit/search-misses'
import { type AuditTally, createAuditTally } from '../audit/tally'
import { type Changes, createChanges } from '../database/changes'
import type { Database } from '../database/database'
import type { EmbedProviders } from '../embeds/embed-details'
import { createOembed } from '../embeds/oembed'
import { createLimits, type Limits } from '../http/limits/limits'
import { createMailer, type MailConfiguration, type Mailer } from '../mail/mailer'
import {
  type Accounts,
  type AccountsConfiguration,
  createAccounts,
} from '../people/accounts/accounts'
import type { Geocoder } from '../records/geocoding/geocoder'
import { createNominatim } from '../records/geocoding/nominatim'

/** The configuration this part of the server needs. */
export interface AppConfiguration extends AccountsConfiguration, MailConfiguration {
  /** Maximum number of blocks on a page. */
  readonly maxBlocks: number
  /** The maps key of locations without their own. */
  readonly mapsKey: string | null
  /** The geocoder for addresses; `null` to disable look-ups. */
  readonly geocoderUrl: string | null
  /** Number of days that visitors' messages are kept. */
  readonly messageDays: number
}

/** The services that all parts of the server use. */
export interface App {
  readonly database: Database
  readonly configuration: AppConfiguration
  readonly log: Logger
  readonly changes: Changes
  readonly accounts: Accounts
  readonly limits: Limits
  readonly auditTally: AuditTally
  readonly searchMisses: SearchMisses
  readonly mailer: Mailer
  /** `null` if no provider is configured. */
  readonly geocoder: Geocoder | null
  readonly embedProviders: EmbedProviders
  /** The clock for schedules; tests replace it. */
  readonly clock: () => Date
}

/** Creates the app. The database is open, but the sample content may not be loaded yet. */
export async function createApp(parts: {
  readonly database: Database
  readonly configuration: AppConfiguration
  readonly log: Logger
  readonly clock?: () => Date
}): Promise<App> {
  const changes = await createChanges(parts.database, parts.log)
  // Before any page is dropped: what is made again must not be read from a copy that is behind.
  changes.listen(() => parts.database.replica?.changed())
  const limits = createLimits(parts)
  const auditTally = createAuditTally({ ...parts, changes })
  const searchMisses = createSearchMisses({ ...parts, changes })
  const accounts = await createAccounts({ ...parts, limits, auditTally })
  const { origin, geocoderUrl } = parts.configuration
  const mailer = createMailer(parts.configuration, { origin })
  return {
    clock: () => new Date(),
    ...parts,
    changes,
    accounts,
    limits,
    auditTally,
    searchMisses,
    mailer,
    embedProviders: createOembed(),
    geocoder: geocoderUrl === null ? null : createNominatim({ url: geocoderUrl, site: origin }),
  }
}

/** Stops listening and closes the database. */
export async function closeApp(app: App): Promise<void> {
  await app.auditTally.close()
  await app.searchMisses.close()
  await app.mailer.close()
  await app.changes.close()
  app.limits.close()
  await app.database.close()
}
