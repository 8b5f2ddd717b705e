import type { FieldNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql'

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/**
 * Counts pairs of fields with the same response name in one selection, up to `most`. Validation compares each pair
 * (OverlappingFieldsCanBeMerged of graphql-js, about 3 µs a pair): 150 times `me` in a kilobyte took 30 ms.
 */
export function countRepeatedPairs(
  set: SelectionSetNode,
  fragments: Fragments,
  most: number,
): number {
  let pairs = 0
  // Limits the walk, because recursive fragments are endless; validation refuses them later.
  let steps = 0
  const isEnough = () => pairs > most || steps > 20 * most
  walk([set], new Set())
  return steps > 20 * most ? most + 1 : pairs

  function walk(sets: readonly SelectionSetNode[], inside: ReadonlySet<string>): void {
    const within = new Set(inside)
    const groups = new Map<string, FieldNode[]>()
    for (const each of sets) collect(each, groups, within)
    for (const fields of groups.values()) {
      pairs += (fields.length * (fields.length - 1)) / 2
      if (isEnough()) return
      walk(
        fields.flatMap(({ selectionSet }) => selectionSet ?? []),
        within,
      )
    }
  }

  /** Collects the fields of one selection, including those in fragments; each fragment counts once. */
  function collect(
    { selections }: SelectionSetNode,
    groups: Map<string, FieldNode[]>,
    within: Set<string>,
  ): void {
    for (const node of selections) {
      steps += 1
      if (isEnough()) return
      if (node.kind === 'Field') gather(groups, node)
      else if (node.kind === 'InlineFragment') collect(node.selectionSet, groups, within)
      else spread(node.name.value, groups, within)
    }
  }

  function spread(name: string, groups: Map<string, FieldNode[]>, within: Set<string>): void {
    const fragment = fragments.get(name)
    if (!fragment || within.has(name)) return
    within.add(name)
    collect(fragment.selectionSet, groups, within)
  }
}

function gather(groups: Map<string, FieldNode[]>, node: FieldNode): void {
  const name = node.alias?.value ?? node.name.value
  const alike = groups.get(name)
  if (alike) alike.push(node)
  else groups.set(name, [node])
}
