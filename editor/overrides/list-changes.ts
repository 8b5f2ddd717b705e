import { isSame } from '#schema/page/merge/canonical'
import {
  isItemList,
  isPictureList,
  type ListItem,
  matchItems,
} from '#schema/page/overrides/list-items'
import type { ItemOrigin } from '#schema/page/overrides/reset-items'

/** An item of a list that differs from the network's; `null` where there is none. */
export interface ItemChange {
  readonly kind: Exclude<ItemOrigin, 'network'> | 'removed'
  /** The place in the list of the side that has it, from 1. */
  readonly number: number
  readonly network: ListItem | null
  readonly here: ListItem | null
}

interface ListChanges {
  readonly changes: readonly ItemChange[]
  /** Number of items that are the network's. */
  readonly same: number
}

/** Compares a location's list with the network's, item by item; `null` if one of them is no list, or they have other items. */
export function compareLists(theirs: unknown, ours: unknown): ListChanges | null {
  const [network, here] = [theirs ?? [], ours ?? []]
  if (!isItemList(network) || !isItemList(here)) return null
  const isOfOneKind = isPictureList(network) === isPictureList(here)
  if (!isOfOneKind && network.length > 0 && here.length > 0) return null
  const match = matchItems(network, here)
  const changes = here.flatMap((item, index): ItemChange[] => {
    const at = match.network[index] ?? null
    const other = at === null ? undefined : network[at]
    const number = index + 1
    if (other === undefined) return [{ kind: 'added', number, network: null, here: item }]
    const kind = kindOf(!isSame(other, item), match.moved.has(index))
    return kind === null ? [] : [{ kind, number, network: other, here: item }]
  })
  const removed = match.removed.map(
    (index): ItemChange => ({
      ...{ kind: 'removed', number: index + 1, network: network[index] ?? null, here: null },
    }),
  )
  const isHere = changes.length
  return { changes: [...changes, ...removed], same: here.length - isHere }
}

function kindOf(isChanged: boolean, isMoved: boolean): ItemChange['kind'] | null {
  if (isMoved) return isChanged ? 'changedAndMoved' : 'moved'
  return isChanged ? 'changed' : null
}
