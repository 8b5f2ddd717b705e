import type { Registry } from '#schema/block/block'
import type { PageIssue } from '#schema/fields/field'
import { exampleIssues } from '#schema/page/check-examples'
import type { StoredBlock } from '#schema/page/content'

const examplesByBlock = new WeakMap<StoredBlock, readonly PageIssue[]>()

/** Returns the fields of a block that still contain example content. Memoized per block. */
export function examplesIn(block: StoredBlock, registry: Registry): readonly PageIssue[] {
  const before = examplesByBlock.get(block)
  if (before) return before
  const examples = exampleIssues(block, registry)
  examplesByBlock.set(block, examples)
  return examples
}
