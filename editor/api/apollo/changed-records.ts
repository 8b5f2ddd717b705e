import type { ApolloCache, StoreObject } from '@apollo/client'
import { FIELDS_OF, OF_ANY_KIND } from './fields-of-kinds'

/** A picture is stored inside every record that shows it. The library is updated by id. */
const WITH_PICTURES: readonly string[] = [
  ...new Set([...Object.values(FIELDS_OF).flat(), ...OF_ANY_KIND]),
  'allMedia',
]

/**
 * Removes cached results that may contain records of a kind, so that the next query fetches them again. Other results stay.
 * Active queries refetch automatically.
 */
export function dropAnswersAbout(cache: ApolloCache, kind: string): void {
  const fields = kind === 'media' ? WITH_PICTURES : [...(FIELDS_OF[kind] ?? []), 'search']
  cache.modify({
    id: 'ROOT_QUERY',
    broadcast: false,
    fields(value, { fieldName, storeFieldName, DELETE }) {
      const isOfKind =
        fields.includes(fieldName) ||
        (OF_ANY_KIND.includes(fieldName) && storeFieldName.includes(`"kind":"${kind}"`))
      return isOfKind ? DELETE : value
    },
  })
  cache.gc()
}

/** Removes a record from the cache, and thereby from all displayed lists. */
export function evict(cache: ApolloCache, record: object): void {
  // Records from the cache include `__typename`, which the result types omit.
  const id = cache.identify(record as StoreObject)
  if (id !== undefined) cache.evict({ id })
  cache.gc()
}
