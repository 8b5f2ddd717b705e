import type { FieldNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql'

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/**
 * How many pairs of fields answer under one name in one place, counted up to `most`. Validation compares each of them
 * (OverlappingFieldsCanBeMerged of graphql-js, some 3 µs a pair): 150 times `me` in a kilobyte took 30 ms.
 */
export function repeatedPairs(set: SelectionSetNode, fragments: Fragments, most: number): number {
  let pairs = 0
  // Fragments in a circle could be walked for ever; validation refuses them by their name later.
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

  /** The fields of one place, whichever fragments they stand in; each fragment counts once there. */
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
