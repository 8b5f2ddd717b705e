import type { Side } from '../merge/placed-blocks'
import { type Placement, slotOfPosition } from './fits'

/** The positions of blocks after placements are applied: the ordered ids of every slot, by `slotName`. */
interface PlacedBlocks {
  readonly lists: ReadonlyMap<string, readonly string[]>
  /** The placements that could be applied: their container exists, and they put no block into itself. */
  readonly applied: ReadonlySet<Placement>
}

/**
 * Puts blocks at a location's positions, by their neighbours. `removed` blocks are gone with their contents, except those placed
 * elsewhere.
 */
export function placeBlocks(
  network: Side,
  removed: ReadonlySet<string>,
  placements: readonly Placement[],
): PlacedBlocks {
  if (removed.size === 0 && placements.length === 0)
    return { lists: network.lists, applied: new Set() }
  const applied = dropUnplaceable(network, removed, placements)
  const placed = new Set([...applied].map(({ block }) => block))
  const lists = new Map<string, string[]>()
  for (const [slot, ids] of network.lists)
    lists.set(
      slot,
      ids.filter((id) => !removed.has(id) && !placed.has(id)),
    )
  let open = [...applied]
  while (open.length > 0) {
    const waiting = new Set(open.map(({ block }) => block))
    const next = open.filter(({ at }) => at.after === null || !waiting.has(at.after))
    // If two refer to each other, the first is placed by its other neighbour.
    const ready = next.length > 0 ? next : open.slice(0, 1)
    for (const placement of ready) insert(lists, placement)
    const done = new Set(ready)
    open = open.filter((placement) => !done.has(placement))
  }
  return { lists, applied }
}

function insert(lists: Map<string, string[]>, { block, at }: Placement): void {
  const slot = slotOfPosition(at)
  const list = lists.get(slot) ?? []
  lists.set(slot, list)
  list.splice(indexIn(list, at), 0, block)
}

function indexIn(list: readonly string[], { after, before }: Placement['at']): number {
  if (after === null) return 0
  const behind = list.indexOf(after)
  if (behind >= 0) return behind + 1
  const ahead = before === null ? -1 : list.indexOf(before)
  return ahead >= 0 ? ahead : list.length
}

/** Drops placements until every placed block is on the page; the result doesn't depend on their order. */
function dropUnplaceable(
  network: Side,
  removed: ReadonlySet<string>,
  placements: readonly Placement[],
): ReadonlySet<Placement> {
  const applied = new Map(
    placements
      // The network now has a block with this id, which keeps its own position.
      .filter((each) => each.kind === 'moved' || !network.blocks.has(each.block))
      .map((each) => [each.block, each]),
  )
  for (;;) {
    const bad = [...applied.values()].filter((each) => !isOnPage(each))
    if (bad.length === 0) return new Set(applied.values())
    const lost = bad.filter((each) => !isInCircle(each))
    // From a cycle one is dropped at a time, because the others may be valid then.
    for (const each of lost.length > 0 ? lost : bad.slice(0, 1)) applied.delete(each.block)
  }

  function parentOf(id: string): string | null | undefined {
    const placement = applied.get(id)
    if (placement) return placement.at.parent
    if (removed.has(id)) return undefined
    return network.blocks.get(id)?.at.blockId
  }

  /** Returns whether the ancestors of a block lead to the page. */
  function isOnPage({ block }: Placement): boolean {
    return wayUp(block) === 'PAGE'
  }

  function isInCircle({ block }: Placement): boolean {
    return wayUp(block) === 'CIRCLE'
  }

  function wayUp(from: string): 'PAGE' | 'CIRCLE' | 'NOWHERE' {
    const passed = new Set<string>()
    for (let id: string | null | undefined = from; id !== null; id = parentOf(id)) {
      if (id === undefined) return 'NOWHERE'
      if (passed.has(id)) return 'CIRCLE'
      passed.add(id)
    }
    return 'PAGE'
  }
}
