import { type Node, type ResolvedPos, Slice } from '@tiptap/pm/model'

/**
 * Lists pasted into a line stand below it. As the parser leaves them, their first item would be words of that line. A single
 * item is words, and in a list the items belong to it.
 */
export function keepFirstItem(pasted: Slice, into: ResolvedPos): Slice {
  const { firstChild, lastChild, childCount } = pasted.content
  const isOneItem = childCount === 1 && firstChild?.childCount === 1
  if (into.depth !== 1 || isOneItem || !isList(firstChild)) return pasted
  return new Slice(pasted.content, 0, isList(lastChild) ? 0 : pasted.openEnd)
}

function isList(node: Node | null): boolean {
  return node?.type.spec.group?.split(' ').includes('list') ?? false
}
