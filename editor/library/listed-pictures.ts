import type { ApolloCache } from '@apollo/client'

/** A changed picture; what isn't known stays as it is in the cache. */
interface ChangedItem {
  readonly id: number
  readonly displayName: string
  readonly altText: string
  readonly isDecorative?: boolean
  readonly url: string
  readonly type: string
  readonly thumbnail?: string | undefined
}

/** Updates a picture in all lists of the library, by its id. */
export function updateListed(cache: ApolloCache, changed: ChangedItem): void {
  const names = ['displayName', 'altText', 'isDecorative', 'url', 'type', 'thumbnail'] as const
  const known = names.filter((name) => changed[name] !== undefined)
  const values = Object.fromEntries(known.map((name) => [name, changed[name]]))
  const id = cache.identify(entryOf(changed.id))
  if (id === undefined) return
  cache.modify({ id, fields: { item: (before) => ({ ...before, ...values }) } })
}

/** Removes a picture from all lists of the library. */
export function removeListed(cache: ApolloCache, pictureId: number): void {
  const id = cache.identify(entryOf(pictureId))
  if (id !== undefined) cache.evict({ id })
  cache.gc()
}

/** The key of a listed picture in the cache (`type-policies.ts`). */
function entryOf(id: number) {
  return { __typename: 'LibraryItem', item: { id } }
}
