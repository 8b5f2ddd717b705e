import type { AnyBlock, Registry } from '#schema/block/block'
import type { AnyField } from '#schema/fields'
import type { ArrayField } from '#schema/fields/array'
import type { PageIssue } from '#schema/fields/field'
import { defaultsOf } from '#schema/fields/read'
import type { StoredBlock } from '#schema/page/content'
import { propsOf } from '#schema/page/stored-props'
import { problemsOf } from './problems-of'
import { sameValue } from './use-same'

const problemsByBlock = new WeakMap<StoredBlock, readonly PageIssue[]>()

/**
 * Returns the issues shown on a block while it is edited: all except those of untouched list items. The checks list these, too,
 * and they prevent publishing.
 */
export function markedProblems(block: StoredBlock, registry: Registry): readonly PageIssue[] {
  const before = problemsByBlock.get(block)
  if (before) return before
  const definition = registry.get(block.name)
  const problems = problemsOf(block, registry)
  const marked = definition
    ? problems.filter((problem) => !isInBlankItem(problem, definition, block))
    : problems
  problemsByBlock.set(block, marked)
  return marked
}

function isInBlankItem({ field }: PageIssue, definition: AnyBlock, block: StoredBlock): boolean {
  const [name = '', index, part] = field?.split('.') ?? []
  const list = definition.fields[name] as AnyField | undefined
  if (list?.type !== 'array' || part === undefined) return false
  const items: unknown = propsOf(definition, block)[name]
  return Array.isArray(items) && isBlankItem(list, items[Number(index)])
}

/** Returns whether a list item is untouched. */
export function isBlankItem({ of }: ArrayField, item: unknown): boolean {
  return sameValue(item, defaultsOf(of))
}
