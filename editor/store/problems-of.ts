import type { Registry } from '#schema/block/block'
import type { PageIssue } from '#schema/fields/field'
import { checkBlock } from '#schema/page/check-page'
import type { StoredBlock } from '#schema/page/content'

const problemsByBlock = new WeakMap<StoredBlock, readonly PageIssue[]>()

/** Returns the rules that a block violates. Memoized per block, for canvas, outline, panel and checks. */
export function problemsOf(block: StoredBlock, registry: Registry): readonly PageIssue[] {
  const before = problemsByBlock.get(block)
  if (before) return before
  const problems = checkBlock(block, registry)
  problemsByBlock.set(block, problems)
  return problems
}
