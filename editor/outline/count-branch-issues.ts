import type { Registry } from '#schema/block/block'
import { ancestorsOf, type PageTree } from '#schema/page/tree'
import { markedProblems } from '../store/marked-problems'

const countsByTree = new WeakMap<PageTree, ReadonlyMap<string, number>>()

/** Returns the number of issues of a block and its descendants. Counted once per page from the cached issues of each block. */
export function countBranchIssues(tree: PageTree, id: string, registry: Registry): number {
  const counts = countsByTree.get(tree) ?? count(tree, registry)
  countsByTree.set(tree, counts)
  return counts.get(id) ?? 0
}

function count(tree: PageTree, registry: Registry): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [id, block] of tree.blocks) {
    const own = markedProblems(block, registry).length
    if (own === 0) continue
    for (const each of [id, ...ancestorsOf(tree, id)])
      counts.set(each, (counts.get(each) ?? 0) + own)
  }
  return counts
}
