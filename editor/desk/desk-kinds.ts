import { recordDefinitions } from '#schema/records'
import type { AnyRecord, RecordDesk } from '#schema/records/record'

/** A kind of record that has a list in the editor. */
export type DeskKind = AnyRecord & { readonly desk: RecordDesk }

/** The kinds used most come first; those of extensions follow, by name. */
const ORDER = [
  'event',
  'newsArticle',
  'gallery',
  'faq',
  'activity',
  'wisdom',
  'socialPost',
  'topic',
]

/** The kinds that have a list, in the order of their menu. */
export const deskKinds: readonly DeskKind[] = [...recordDefinitions.values()]
  .filter((definition): definition is DeskKind => definition.desk !== null)
  .sort((a, b) => rankOf(a) - rankOf(b))

/** The kind whose list is at this address; `null` when there is none. */
export function kindAt(list: string): DeskKind | null {
  return deskKinds.find(({ desk }) => desk.path === list) ?? null
}

function rankOf({ kind }: AnyRecord): number {
  const rank = ORDER.indexOf(kind)
  return rank < 0 ? ORDER.length : rank
}
