import type { StoredBlock } from '#schema/page/content'

/** A copy of a block and all it holds, every block of it with a new id. */
export function copyBlock(block: StoredBlock, newId: () => string): StoredBlock {
  if (!block.slots) return { ...block, id: newId() }
  const slots = Object.entries(block.slots).map(([name, children]): [string, StoredBlock[]] => [
    name,
    children.map((child) => copyBlock(child, newId)),
  ])
  return { ...block, id: newId(), slots: Object.fromEntries(slots) }
}
