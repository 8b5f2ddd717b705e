import type { ApolloCache, StoreObject } from '@apollo/client'

/** Removes a record from the cache, and thereby from all displayed lists. */
export function evict(cache: ApolloCache, record: object): void {
  // Records from the cache include `__typename`, which the result types omit.
  const id = cache.identify(record as StoreObject)
  if (id !== undefined) cache.evict({ id })
  cache.gc()
}
