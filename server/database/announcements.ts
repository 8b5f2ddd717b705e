import type { CacheTag } from './cache-tags'
import type { Orm } from './orm'

/** The external subscribers known to this server: a change costs nothing extra if there are none. */
export interface ExternalSubscribers {
  hasWebhooks: boolean
  /** Queues a CDN purge of these tags, in the transaction that changes them. */
  purge?: ((tx: Orm, tags: readonly string[]) => Promise<void>) | null
}

/** Keys announced in an open transaction. */
export interface Announced {
  readonly subscribers: ExternalSubscribers
  /** Keys of cached data: written to the log, so that no process misses them. */
  readonly logged: Set<string>
  /** Keys only for current listeners. */
  readonly passing: Set<string>
}

export const announced = new WeakMap<Orm, Announced>()

/** Returns the external subscribers to a transaction of `Changes.write`. */
export function subscribersOf(tx: Orm): Readonly<ExternalSubscribers> {
  return announced.get(tx)?.subscribers ?? { hasWebhooks: false }
}

/** Announces the records changed in a transaction of `Changes.write`. */
export function announce(tx: Orm, keys: readonly CacheTag[]): void {
  const { logged } = announcedIn(tx, keys)
  for (const key of keys) logged.add(key)
}

/**
 * Announces keys to current listeners that also poll, such as open pages: costs the transaction nothing, but may be lost on the
 * way to other servers.
 */
export function announcePassing(tx: Orm, keys: readonly CacheTag[]): void {
  const { passing } = announcedIn(tx, keys)
  for (const key of keys) passing.add(key)
}

/** Discards the announcements of a transaction that will be rolled back. */
export function ignoreAnnouncements(tx: Orm): void {
  const subscribers = { hasWebhooks: false }
  announced.set(tx, { subscribers, logged: new Set(), passing: new Set() })
}

function announcedIn(tx: Orm, keys: readonly CacheTag[]): Announced {
  const known = announced.get(tx)
  if (!known) throw new Error(`'${keys.join(' ')}' was announced outside a transaction`)
  return known
}
