import type { Registry } from '../block/block'
import type { OutlineEntry } from '../site/page-context'
import type { PageContent, StoredBlock } from './content'

/** A place that holds blocks: the page itself, or one slot of one block. */
export type SlotKey = string
/** The slot of the page itself. */
export const ROOT: SlotKey = ''

/** The slot of a block. Block ids may hold any character but this separator is never first. */
export function slotKey(blockId: string, slot: string): SlotKey {
  return `${blockId}\u0000${slot}`
}

/** The block and the slot a key names; `null` for the page itself. */
export function slotOf(key: SlotKey): { readonly blockId: string; readonly slot: string } | null {
  if (key === ROOT) return null
  const at = key.indexOf('\u0000')
  return { blockId: key.slice(0, at), slot: key.slice(at + 1) }
}

/**
 * A page by id: what the editor edits. Blocks are the stored records themselves with their children taken out,
 * so what nobody has touched goes back to the server as it came. Maps, because ids like `constructor` are allowed.
 */
export interface PageTree {
  /** The page-level record, its blocks taken out. */
  readonly page: PageContent
  readonly blocks: ReadonlyMap<string, StoredBlock>
  readonly children: ReadonlyMap<SlotKey, readonly string[]>
  /** The slot each block stands in. */
  readonly parents: ReadonlyMap<string, SlotKey>
}

/**
 * Takes a page apart. Blocks the registry does not know stay whole, with all they hold;
 * so does a slot that a definition does not name.
 */
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

/** Puts a page together again; the inverse of `toTree`. */
export function toContent(tree: PageTree): PageContent {
  return { ...tree.page, blocks: childrenOf(tree, ROOT).map((id) => toStoredBlock(tree, id)) }
}

/** One block with all it holds, in its stored form. */
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

/** The ids in a slot, in order; none for a slot that is not there. */
export function childrenOf(tree: PageTree, key: SlotKey): readonly string[] {
  return tree.children.get(key) ?? NO_CHILDREN
}

/** A block by id. Throws when it is not on the page: callers know what they ask for. */
export function blockOf(tree: PageTree, id: string): StoredBlock {
  const block = tree.blocks.get(id)
  if (!block) throw new Error(`Block '${id}' is not on the page`)
  return block
}

/** The blocks that hold a block, innermost first. */
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

/** True when `id` stands somewhere inside `container`, or is it. */
export function isWithin(tree: PageTree, id: string, container: string): boolean {
  return id === container || ancestorsOf(tree, id).includes(container)
}

/** Every block of a tree in reading order, with its depth. */
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

/** The named, visible blocks of a page in order: what section navigations list (specification section 2). */
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
  // A known container always has its slots in the map, empty or not: `toTree` and the edits see to it.
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
