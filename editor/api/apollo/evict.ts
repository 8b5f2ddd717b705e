import type { ApolloCache, StoreObject } from '@apollo/client'

/** Takes a record out of the cache, and so out of every list that is shown. */
export function evict(cache: ApolloCache, record: object): void {
  // As it came out of the cache: with its `__typename`, which the types of answers leave out.
  const id = cache.identify(record as StoreObject)
  if (id !== undefined) cache.evict({ id })
  cache.gc()
}
