import {
  blockOfDifference,
  type Difference,
  fieldOfDifference,
  type PageOverride,
} from './override'

/** What is put back to the network's: everything; with a block this one, with a field, or a key of the page, this one. */
export interface ResetTarget {
  /** `null`: what belongs to the page itself; left out: all. */
  readonly block?: string | null | undefined
  readonly field?: string | null | undefined
}

/** The override without what is put back. An added block goes with those that were added to it. */
export function resetOverride({ differences }: PageOverride, target: ResetTarget): PageOverride {
  if (target.block === undefined) return { format: 1, differences: [] }
  const gone = target.field == null ? addedWithin(differences, target.block) : new Set<string>()
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

/** The added blocks that a block which is added, too, holds; itself among them. */
function addedWithin(
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
