import type { Choices, Clash } from './clash'
import type { MergeInput } from './merged-block-ids'
import { PAGE_SLOT, placeIn, type Side, type Slot, slotName } from './placed-blocks'

/** The positions of the merged page's blocks: the ordered ids of every slot. */
export type Lists = ReadonlyMap<string, readonly string[]>

export interface MovedBlocks {
  readonly mine: ReadonlySet<string>
  readonly theirs: ReadonlySet<string>
}

interface Placement {
  /** The source of the position; `base` if nobody moved the block, `end` if only the end of the page is left. */
  readonly by: 'base' | 'mine' | 'theirs' | 'end'
  readonly at: Slot
}

interface PlacesParts {
  readonly sides: MergeInput
  readonly moved: MovedBlocks
  readonly alive: ReadonlySet<string>
  readonly choices: Choices
  readonly clashes: Clash[]
}

/**
 * Returns the position of every remaining block. The side that moved a block decides; no block ends up inside itself or outside
 * the page.
 */
export function mergePlaces(parts: PlacesParts): Lists {
  const places = new Map<string, Placement>()
  for (const id of parts.alive) places.set(id, placeOf(id, parts))
  for (const id of parts.alive) placeOrphan(id, places, parts)
  for (const id of parts.alive) breakCircle(id, places, parts)
  return listsOf(places, parts)
}

function placeOf(id: string, { sides, moved, choices, clashes }: PlacesParts): Placement {
  const { mine, theirs, base } = sides
  if (!theirs.blocks.has(id)) return { by: 'mine', at: placeIn(mine, id) }
  if (!mine.blocks.has(id)) return { by: 'theirs', at: placeIn(theirs, id) }
  const isNew = !base.blocks.has(id)
  const byMe = isNew || moved.mine.has(id)
  const byThem = isNew || moved.theirs.has(id)
  if (byThem && !byMe) return { by: 'theirs', at: placeIn(theirs, id) }
  if (!byThem) return { by: byMe ? 'mine' : 'base', at: placeIn(mine, id) }
  const clash = movedClash(id, sides)
  if (clash === null) return { by: 'mine', at: placeIn(mine, id) }
  clashes.push(clash)
  const by = choices.get(clash.id)?.use === 'theirs' ? 'theirs' : 'mine'
  return { by, at: placeIn(sides[by], id) }
}

function movedClash(id: string, { mine, theirs }: MergeInput): Clash | null {
  const [here, there] = [neighbours(mine, id, theirs), neighbours(theirs, id, mine)]
  if (here === there) return null
  const { name, displayName = '' } = mine.blocks.get(id)?.own ?? { name: '' }
  const clashId = `${id}\u0000moved`
  return {
    ...{ id: clashId, kind: 'moved', blockId: id, name, displayName, field: null },
    ...{ base: undefined, mine: placeIn(mine, id), theirs: placeIn(theirs, id) },
  }
}

/** Returns the slot of a block, and the closest block before it that the other side has there, too. */
function neighbours(side: Side, id: string, other: Side): string {
  const slot = slotName(placeIn(side, id))
  const list = side.lists.get(slot) ?? []
  const there = new Set(other.lists.get(slot))
  const before = list.slice(0, list.indexOf(id)).findLast((each) => there.has(each))
  return `${slot} ${before ?? ''}`
}

/** Places a block whose container is gone where another version has it, or otherwise at the end of the page. */
function placeOrphan(
  id: string,
  places: Map<string, Placement>,
  { sides, alive }: PlacesParts,
): void {
  const isThere = ({ at }: Placement) => at.blockId === null || alive.has(at.blockId)
  const place = places.get(id)
  if (!place || isThere(place)) return
  const others = (['mine', 'theirs', 'base'] as const)
    .filter((by) => sides[by].blocks.has(id))
    .map((by): Placement => ({ by: by === 'base' ? 'end' : by, at: placeIn(sides[by], id) }))
  places.set(id, others.find(isThere) ?? { by: 'end', at: PAGE_SLOT })
}

/** Breaks a cycle, if two moves would put two blocks into each other, by reverting one of their moves. */
function breakCircle(
  id: string,
  places: Map<string, Placement>,
  { sides, alive }: PlacesParts,
): void {
  for (let circle = circleAt(id, places); circle.length > 0; circle = circleAt(id, places)) {
    const back = circle.find(
      (each) => places.get(each)?.by === 'theirs' && sides.mine.blocks.has(each),
    )
    const at = back === undefined ? PAGE_SLOT : placeIn(sides.mine, back)
    const isThere = at.blockId === null || alive.has(at.blockId)
    // My own positions contain no cycle; if none of theirs can be reverted, the end of the page is always free.
    if (back === undefined || !isThere)
      places.set(back ?? circle[0] ?? id, { by: 'end', at: PAGE_SLOT })
    else places.set(back, { by: 'mine', at })
  }
}

function circleAt(id: string, places: ReadonlyMap<string, Placement>): string[] {
  const path: string[] = []
  for (let at: string | null = id; at !== null; at = places.get(at)?.at.blockId ?? null) {
    if (path.includes(at)) return path.slice(path.indexOf(at))
    path.push(at)
  }
  return []
}

function listsOf(places: ReadonlyMap<string, Placement>, { sides }: PlacesParts): Lists {
  const lists = new Map<string, string[]>()
  const isIn = (slot: string, by: Placement['by']) => (id: string) => {
    const place = places.get(id)
    return place?.by === by && slotName(place.at) === slot
  }
  for (const slot of new Set([...places.values()].map(({ at }) => slotName(at))))
    lists.set(slot, (sides.base.lists.get(slot) ?? []).filter(isIn(slot, 'base')))
  for (const by of ['mine', 'theirs'] as const)
    for (const [slot, ids] of sides[by].lists)
      ids.forEach((id, index) => {
        if (!isIn(slot, by)(id)) return
        const list = lists.get(slot) ?? []
        const before = ids.slice(0, index).findLast((each) => list.includes(each))
        list.splice(before === undefined ? 0 : list.indexOf(before) + 1, 0, id)
      })
  for (const [id, { by, at }] of places) if (by === 'end') lists.get(slotName(at))?.push(id)
  return lists
}
