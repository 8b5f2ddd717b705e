import { recordDefinitions } from '#schema/records'
import type { AnyRecord, RecordCollection } from '#schema/records/record'

/** A kind of record that has a list in the editor. */
export type CollectionKind = AnyRecord & { readonly collection: RecordCollection }

/** The kinds that have a list, in the order of their menu. */
export const collectionKinds: readonly CollectionKind[] = [...recordDefinitions.values()]
  .filter((definition): definition is CollectionKind => definition.collection !== null)
  .sort((a, b) => a.collection.rank - b.collection.rank)

/** The kind whose list is at this address; `null` when there is none. */
export function kindAt(list: string): CollectionKind | null {
  return collectionKinds.find(({ collection }) => collection.path === list) ?? null
}
