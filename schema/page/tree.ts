import type { Registry } from '../block/block'
import type { OutlineEntry } from '../site/page-context'
import type { PageContent, StoredBlock } from './content'

/** Identifies a container of blocks: the page, or one slot of a block. */
export type SlotKey = string
/** The slot of the page itself. */
export const ROOT: SlotKey = ''

/** Returns the key of a block's slot. Block ids may contain any character, but never start with this separator. */
export function slotKey(blockId: string, slot: string): SlotKey {
  return `${blockId}\u0000${slot}`
}

/** Returns the block and slot of a key; `null` for the page itself. */
export function slotOf(key: SlotKey): { readonly blockId: string; readonly slot: string } | null {
  if (key === ROOT) return null
  const at = key.indexOf('\u0000')
  return { blockId: key.slice(0, at), slot: key.slice(at + 1) }
}

/**
 * The state of the editor: a page's blocks by id. Blocks are the stored records without their children, so that unedited parts
 * are saved exactly as loaded. Maps, because ids such as `constructor` are allowed.
 */
export interface PageTree {
  /** The page's stored record without its blocks. */
  readonly page: PageContent
  readonly blocks: ReadonlyMap<string, StoredBlock>
  readonly children: ReadonlyMap<SlotKey, readonly string[]>
  /** The slot that contains each block. */
  readonly parents: ReadonlyMap<string, SlotKey>
}

/** Converts a page to a tree. Blocks unknown to the registry stay whole, with their contents, and so do unknown slots. */
export function toTree(content: PageContent, registry: Registry): PageTree {
  const blocks = new Map<string, StoredBlock>()
  const children = new Map<SlotKey, readonly string[]>()
  const parents = new Map<string, SlotKey>()
  place(content.blocks, ROOT)
  return { page: { ...content, blocks: [] }, blocks, children, parents }

  function place(list: readonly StoredBlock[], key: SlotKey): void {
    children.set(
      key,
      list.map((block) => block.id),
    )
    for (const block of list) {
      parents.set(block.id, key)
      blocks.set(block.id, takeChildrenOut(block))
    }
  }

  function takeChildrenOut(block: StoredBlock): StoredBlock {
    const names = Object.keys(registry.get(block.name)?.slots ?? {})
    if (names.length === 0) return block
    const slots: Record<string, readonly StoredBlock[]> = { ...block.slots }
    for (const name of names) {
      place(slots[name] ?? [], slotKey(block.id, name))
      if (slots[name]) slots[name] = []
    }
    return block.slots ? { ...block, slots } : block
  }
}

/** Converts a tree back to a page; the inverse of `toTree`. */
export function toContent(tree: PageTree): PageContent {
  return { ...tree.page, blocks: childrenOf(tree, ROOT).map((id) => toStoredBlock(tree, id)) }
}

/** Returns one block with its contents in stored form. */
export function toStoredBlock(tree: PageTree, id: string): StoredBlock {
  const block = blockOf(tree, id)
  const slots: Record<string, readonly StoredBlock[]> = { ...block.slots }
  let changed = false
  for (const name of slotNames(tree, block)) {
    const ids = childrenOf(tree, slotKey(id, name))
    if (ids.length === 0 && !slots[name]) continue
    slots[name] = ids.map((child) => toStoredBlock(tree, child))
    changed = true
  }
  return changed ? { ...block, slots } : block
}

const NO_CHILDREN: readonly string[] = []

/** Returns the ids in a slot, in order; empty for a slot that doesn't exist. */
export function childrenOf(tree: PageTree, key: SlotKey): readonly string[] {
  return tree.children.get(key) ?? NO_CHILDREN
}

/** Returns a block by id. Throws if it is not on the page, because callers must know that it is. */
export function blockOf(tree: PageTree, id: string): StoredBlock {
  const block = tree.blocks.get(id)
  if (!block) throw new Error(`Block '${id}' is not on the page`)
  return block
}

/** Returns the ancestors of a block, innermost first. */
export function ancestorsOf(tree: PageTree, id: string): string[] {
  const ids: string[] = []
  for (
    let at = slotOf(tree.parents.get(id) ?? ROOT);
    at;
    at = slotOf(tree.parents.get(at.blockId) ?? ROOT)
  )
    ids.push(at.blockId)
  return ids
}

/** Returns whether `id` is `container` or one of its descendants. */
export function isWithin(tree: PageTree, id: string, container: string): boolean {
  return id === container || ancestorsOf(tree, id).includes(container)
}

/** Returns every block of a tree in reading order, with its depth. */
export function walk(tree: PageTree, key: SlotKey = ROOT, depth = 0): TreeEntry[] {
  return childrenOf(tree, key).flatMap((id) => [
    { id, depth },
    ...slotNames(tree, blockOf(tree, id)).flatMap((name) =>
      walk(tree, slotKey(id, name), depth + 1),
    ),
  ])
}

interface TreeEntry {
  readonly id: string
  readonly depth: number
}

/** Returns the named, visible blocks of a page in order, for section navigations (specification section 2). */
export function outlineOf(content: PageContent): OutlineEntry[] {
  return entries(content.blocks, 0)

  function entries(
    blocks: readonly StoredBlock[],
    depth: number,
    parentId?: string,
  ): OutlineEntry[] {
    return blocks
      .filter((block) => !block.hidden)
      .flatMap((block) => [
        ...(block.displayName ? [entryOf(block, depth, parentId)] : []),
        ...Object.values(block.slots ?? {}).flatMap((list) =>
          entries(list, depth + 1, block.displayName ? block.id : parentId),
        ),
      ])
  }
}

function entryOf(
  { id, displayName = '', name }: StoredBlock,
  depth: number,
  parentId: string | undefined,
): OutlineEntry {
  return { id, displayName, name, depth, ...(parentId !== undefined && { parentId }) }
}

function slotNames(tree: PageTree, { id }: StoredBlock): string[] {
  // A known container always has its slots in the map, even if empty: `toTree` and the edit functions ensure this.
  return slotsByBlock(tree).get(id) ?? []
}

const slotIndex = new WeakMap<PageTree['children'], Map<string, string[]>>()

function slotsByBlock({ children }: PageTree): Map<string, string[]> {
  const known = slotIndex.get(children)
  if (known) return known
  const index = new Map<string, string[]>()
  for (const key of children.keys()) {
    const at = slotOf(key)
    if (!at) continue
    const names = index.get(at.blockId)
    if (names) names.push(at.slot)
    else index.set(at.blockId, [at.slot])
  }
  slotIndex.set(children, index)
  return index
}
