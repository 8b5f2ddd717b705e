import { type Node, type ResolvedPos, Slice } from '@tiptap/pm/model'

/**
 * Inserts lists pasted into a line below it. Otherwise the first item would become text of that line. A single item is pasted as
 * text; inside a list the items join it.
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
