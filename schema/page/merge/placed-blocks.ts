import type { PageContent, StoredBlock } from '../content'
import { isSame } from './canonical'
import type { OwnBlock } from './merge-block'

/** A container of blocks: the page, or one slot of a block. */
export interface Slot {
  readonly blockId: string | null
  readonly slot: string
}

export const PAGE_SLOT: Slot = { blockId: null, slot: '' }

export interface PlacedBlock {
  readonly id: string
  readonly block: StoredBlock
  readonly own: OwnBlock
  readonly at: Slot
}

/** One version of a page: its blocks by id, and the blocks in each slot. */
export interface Side {
  readonly blocks: ReadonlyMap<string, PlacedBlock>
  readonly lists: ReadonlyMap<string, readonly string[]>
}

/** Returns a key for a slot. A JSON list, because ids may contain any character. */
export function slotName({ blockId, slot }: Slot): string {
  return JSON.stringify([blockId, slot])
}

export function sideOf(content: PageContent): Side {
  const blocks = new Map<string, PlacedBlock>()
  const lists = new Map<string, readonly string[]>()
  visit(content.blocks, PAGE_SLOT)
  return { blocks, lists }

  function visit(list: readonly StoredBlock[], at: Slot): void {
    lists.set(
      slotName(at),
      list.map(({ id }) => id),
    )
    for (const block of list) {
      const { slots = {}, ...own } = block
      blocks.set(block.id, { id: block.id, block, own: own as OwnBlock, at })
      for (const [slot, children] of Object.entries(slots))
        visit(children, { blockId: block.id, slot })
    }
  }
}

/** Returns the blocks that a side moved from their position in the base: to another slot, or to another order within it. */
export function movedBlocks(base: Side, side: Side): ReadonlySet<string> {
  const moved = new Set<string>()
  for (const [name, list] of side.lists) {
    const known = list.filter((id) => base.blocks.has(id))
    const here = known.filter((id) => slotName(placeIn(base, id)) === name)
    const stayedHere = new Set(here)
    for (const id of known) if (!stayedHere.has(id)) moved.add(id)
    const order = new Map((base.lists.get(name) ?? []).map((id, index) => [id, index]))
    const stayed = new Set(longestIncreasingSubsequence(here.map((id) => order.get(id) ?? 0)))
    here.forEach((id, index) => {
      if (!stayed.has(index)) moved.add(id)
    })
  }
  return moved
}

export function placeIn(side: Side, id: string): Slot {
  const block = side.blocks.get(id)
  if (!block) throw new Error(`Block '${id}' is not in this version of the page`)
  return block.at
}

/** Returns the blocks that a side changed, themselves or inside: they are not removed silently. */
export function blocksChangedBy(base: Side, side: Side, moved: ReadonlySet<string>): Set<string> {
  const changed = new Set<string>()
  for (const { id, own, at } of side.blocks.values()) {
    const before = base.blocks.get(id)
    if (before && !moved.has(id) && isSame(before.own, own)) continue
    changed.add(id)
    for (let above = at.blockId; above !== null; above = placeIn(side, above).blockId)
      changed.add(above)
  }
  return changed
}

/** Returns the positions of a longest increasing subsequence. */
export function longestIncreasingSubsequence(numbers: readonly number[]): number[] {
  // Shortcut for the usual case that nothing was moved: the search below is quadratic.
  if (numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0)))
    return numbers.map((_, index) => index)
  const lengths: number[] = []
  const before: number[] = []
  numbers.forEach((number, index) => {
    let best = -1
    for (let other = 0; other < index; other += 1)
      if ((numbers[other] ?? 0) < number && (lengths[other] ?? 0) > (lengths[best] ?? 0))
        best = other
    lengths.push((lengths[best] ?? 0) + 1)
    before.push(best)
  })
  const run: number[] = []
  let at = lengths.indexOf(Math.max(0, ...lengths))
  while (at >= 0 && lengths.length > 0) {
    run.unshift(at)
    at = before[at] ?? -1
  }
  return run
}
