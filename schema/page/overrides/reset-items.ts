import { isSame } from '../merge/canonical'
import { isItem, isItemList, isPictureList, type ListItem, matchItems } from './list-items'

type Path = readonly string[]

/** A value in a location's block, and its counterpart in the network's. */
interface Counterparts {
  readonly network: unknown
  readonly here: unknown
}

/** The relation of a list item to the network's. */
export type ItemOrigin = 'added' | 'changed' | 'moved' | 'changedAndMoved' | 'network'

/** Returns the value at a path such as `slides 2 title`, and its counterpart; `null` inside an item that was added here. */
export function counterpartAt(
  { network, here }: Counterparts,
  [key, ...rest]: Path,
): Counterparts | null {
  if (key === undefined) return { network, here }
  if (!isItemList(here))
    return counterpartAt({ network: childOf(network, key), here: childOf(here, key) }, rest)
  const theirs = itemsOf(network, here)
  const index = Number(key)
  const other = matchItems(theirs, here).network[index]
  if (other == null) return null
  return counterpartAt({ network: theirs[other], here: here[index] }, rest)
}

/** Returns the relation of the item at a path to the network's; `null` if it isn't in a list, or if the list was added here. */
export function itemOriginAt(values: Counterparts, path: Path): ItemOrigin | null {
  const lists = itemListsAt(values, path.slice(0, -1))
  const index = Number(path.at(-1))
  const item = lists?.here[index]
  if (!lists || item === undefined) return null
  const { network, moved } = matchItems(lists.network, lists.here)
  const theirs = network[index]
  if (theirs == null) return 'added'
  const isChanged = !isSame(lists.network[theirs], item)
  if (moved.has(index)) return isChanged ? 'changedAndMoved' : 'moved'
  return isChanged ? 'changed' : 'network'
}

/** Returns the network's items of the list at a path that were removed here, by the network's index. */
export function removedItemsAt(
  values: Counterparts,
  path: Path,
): readonly { readonly index: number; readonly item: ListItem }[] {
  const lists = itemListsAt(values, path)
  if (!lists) return []
  return matchItems(lists.network, lists.here).removed.flatMap((index) => {
    const item = lists.network[index]
    return item === undefined ? [] : { index, item }
  })
}

/**
 * Returns the location's values with the item or the field of an item at a path as the network has it: an added item is removed, a
 * moved one returns to its place. Where nothing else differs, the network's own value is returned.
 */
export function resetAt({ network, here }: Counterparts, path: Path): unknown {
  const key = path.at(-1) ?? ''
  return updateAt({ network, here }, path.slice(0, -1), (parent) =>
    isItemList(parent.here)
      ? resetItem(itemsOf(parent.network, parent.here), parent.here, Number(key))
      : resetKey(parent, key),
  )
}

/** Returns the location's values with an item that was removed here in the list at a path; `index` is the network's. */
export function restoreAt(values: Counterparts, path: Path, index: number): unknown {
  return updateAt(values, path, (list) => {
    const here = isItemList(list.here) ? list.here : NO_ITEMS
    const network = itemsOf(list.network, here)
    const item = network[index]
    return item !== undefined && matchItems(network, here).removed.includes(index)
      ? insertAfterPredecessor(network, here, { item, index })
      : list.here
  })
}

function itemListsAt(values: Counterparts, path: Path) {
  const lists = counterpartAt(values, path)
  if (!lists || !isItemList(lists.here)) return null
  const network = itemsOf(lists.network, lists.here)
  // Ids where the network has items with fields are no pictures.
  if (isPictureList(lists.here) && network === NO_ITEMS && isItemList(lists.network)) return null
  return { network, here: lists.here }
}

function updateAt(
  { network, here }: Counterparts,
  [key, ...rest]: Path,
  update: (values: Counterparts) => unknown,
): unknown {
  if (key === undefined) return sameOr(network, update({ network, here }))
  if (!isItemList(here)) {
    const value = updateAt(
      { network: childOf(network, key), here: childOf(here, key) },
      rest,
      update,
    )
    return sameOr(network, { ...(isItem(here) ? here : {}), [key]: value })
  }
  const index = Number(key)
  const theirs = counterpartAt({ network, here }, [key])
  if (!theirs) return here
  const item = updateAt(theirs, rest, update) as ListItem
  return sameOr(
    network,
    here.map((each, at) => (at === index ? item : each)),
  )
}

function resetItem(
  network: readonly ListItem[],
  here: readonly ListItem[],
  index: number,
): readonly ListItem[] {
  const match = matchItems(network, here)
  const others = here.toSpliced(index, 1)
  const theirs = match.network[index]
  if (theirs === null) return others
  const item = network[theirs ?? -1]
  if (theirs === undefined || item === undefined) return here
  if (!match.moved.has(index)) return here.toSpliced(index, 1, item)
  return insertAfterPredecessor(network, here, { item, index: theirs, from: index })
}

/** Puts an item after its nearest predecessor in the network's list that is at its place, or first. */
function insertAfterPredecessor(
  network: readonly ListItem[],
  here: readonly ListItem[],
  {
    item,
    index,
    from,
  }: { readonly item: ListItem; readonly index: number; readonly from?: number },
): readonly ListItem[] {
  const { network: theirs, moved } = matchItems(network, here)
  let [after, nearest] = [-1, -1]
  theirs.forEach((other, at) => {
    if (other === null || other >= index || other < nearest || moved.has(at) || at === from) return
    after = at
    nearest = other
  })
  const without = from === undefined ? here : here.toSpliced(from, 1)
  const at = from !== undefined && from < after ? after : after + 1
  return without.toSpliced(at, 0, item)
}

function resetKey({ network, here }: Counterparts, key: string): unknown {
  const { [key]: _, ...others } = isItem(here) ? here : {}
  if (!isItem(network) || !Object.hasOwn(network, key)) return others
  return { ...(isItem(here) ? here : {}), [key]: network[key] }
}

/** Returns the network's items; none if they are of another kind than those here. */
function itemsOf(network: unknown, here: readonly ListItem[]): readonly ListItem[] {
  if (!isItemList(network)) return NO_ITEMS
  const isSameKind =
    network.length === 0 || here.length === 0 || isPictureList(network) === isPictureList(here)
  return isSameKind ? network : NO_ITEMS
}

/** A shared array, because matches are cached by its identity. */
const NO_ITEMS: readonly ListItem[] = []

function sameOr(network: unknown, value: unknown): unknown {
  return isSame(network, value) ? network : value
}

function childOf(value: unknown, key: string): unknown {
  return isItem(value) && Object.hasOwn(value, key) ? value[key] : undefined
}
