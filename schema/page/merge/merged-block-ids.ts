import type { Choices, Clash } from './clash'
import { type PlacedBlock, placeIn, type Side } from './placed-blocks'

/** The three versions of a page, and each side's changes to the base. */
export interface MergeInput {
  readonly base: Side
  readonly mine: Side
  readonly theirs: Side
  readonly changed: { readonly mine: ReadonlySet<string>; readonly theirs: ReadonlySet<string> }
}

type SideName = 'mine' | 'theirs'

/**
 * Returns the ids of the merged page's blocks. A block deleted by one side is removed with its contents if the other side didn't
 * change it; otherwise it is kept as a whole until someone decides.
 */
export function mergedBlockIds(
  sides: MergeInput,
  choices: Choices,
  clashes: Clash[],
): ReadonlySet<string> {
  const { base, mine, theirs, changed } = sides
  const decisions = new Map<string, boolean>()
  const all = new Set([...mine.blocks.keys(), ...theirs.blocks.keys()])
  return new Set([...all].filter(survives))

  function survives(id: string): boolean {
    const known = decisions.get(id)
    if (known !== undefined) return known
    const fate = fateOf(id)
    decisions.set(id, fate)
    return fate
  }

  function fateOf(id: string): boolean {
    const has: SideName = mine.blocks.has(id) ? 'mine' : 'theirs'
    if (mine.blocks.has(id) && theirs.blocks.has(id)) return true
    const parent = placeIn(sides[has], id).blockId
    // A block inside one that the other side deleted, or never had, is kept or removed with it.
    if (parent !== null && !sides[has === 'mine' ? 'theirs' : 'mine'].blocks.has(parent))
      return survives(parent)
    if (!base.blocks.has(id)) return true
    if (!changed[has].has(id)) return false
    return decide(id, has)
  }

  function decide(id: string, has: SideName): boolean {
    const clash = deletedClash(sides[has].blocks.get(id), has)
    clashes.push(clash)
    const choice = choices.get(clash.id)
    return choice === undefined || choice.use === has || choice.use === 'value'
  }
}

function deletedClash(placed: PlacedBlock | undefined, has: SideName): Clash {
  if (!placed) throw new Error('A block that neither side has cannot clash')
  const { id, own, block } = placed
  return {
    id: `${id}\u0000deleted`,
    kind: 'deleted',
    blockId: id,
    name: own.name,
    displayName: own.displayName ?? '',
    field: null,
    base: undefined,
    mine: has === 'mine' ? block : undefined,
    theirs: has === 'theirs' ? block : undefined,
  }
}
