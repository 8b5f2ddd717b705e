import {
  blockOfDifference,
  type Difference,
  fieldOfDifference,
  type PageOverride,
} from './override'

/** The differences to reset to the network's values: all, those of a block, or a single field or page key. */
interface ResetTarget {
  /** `null` means the page itself; all if omitted. */
  readonly block?: string | null | undefined
  readonly field?: string | null | undefined
}

/** Returns the override without the reset differences. An added block is removed with the blocks added to it. */
export function resetOverride({ differences }: PageOverride, target: ResetTarget): PageOverride {
  if (target.block === undefined) return { format: 1, differences: [] }
  const gone =
    target.field == null ? addedBlocksInside(differences, target.block) : new Set<string>()
  return { format: 1, differences: differences.filter((each) => !isMeant(each)) }

  function isMeant(difference: Difference): boolean {
    const block = blockOfDifference(difference)
    if (block !== null && gone.has(block)) return true
    if (
      difference.kind === 'moved' &&
      difference.at.parent !== null &&
      gone.has(difference.at.parent)
    )
      return true
    if (block !== target.block) return false
    return target.field == null || fieldOfDifference(difference) === target.field
  }
}

/** Returns the added blocks inside an added block, including itself. */
function addedBlocksInside(
  differences: readonly Difference[],
  block: string | null,
): ReadonlySet<string> {
  const added = differences.flatMap((each) => (each.kind === 'added' ? each : []))
  const found = new Set(added.filter((each) => each.block === block).map((each) => each.block))
  for (let size = -1; size !== found.size; ) {
    size = found.size
    for (const each of added)
      if (each.at.parent !== null && found.has(each.at.parent)) found.add(each.block)
  }
  return found
}
