import { recordDefinitions } from '#schema/records'
import type { AnyRecord, RecordCollection } from '#schema/records/record'

/** A record kind with a list in the editor. */
export type CollectionKind = AnyRecord & { readonly collection: RecordCollection }

/** Record kinds with a list, in menu order. */
const collectionKinds: readonly CollectionKind[] = [...recordDefinitions.values()]
  .filter((definition): definition is CollectionKind => definition.collection !== null)
  .sort((a, b) => a.collection.rank - b.collection.rank)

/** Returns the kind whose list has this path; `null` if there is none. */
export function kindAt(list: string): CollectionKind | null {
  return collectionKinds.find(({ collection }) => collection.path === list) ?? null
}
