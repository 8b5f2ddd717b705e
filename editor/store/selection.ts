import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { ancestorsOf, childrenOf, type PageTree, ROOT, type SlotKey, walk } from '#schema/page/tree'
import { blockLabel } from './block-labels'
import { placeLabel, placeOf } from './places'
import type { EditorSession } from './session'

/** Selects a block and announces its name and position; `null` clears the selection. */
export function selectAndSay(session: EditorSession, id: string | null): void {
  session.uiStore.select(id)
  announceSelection(session)
}

/** Adds a block to the selection, or removes it. */
export function toggleSelected(session: EditorSession, id: string): void {
  const { selectedIds } = session.uiStore.getState()
  const others = [...selectedIds].filter((each) => each !== id)
  session.uiStore.selectSeveral(selectedIds.has(id) ? others : [...others, id])
  announceSelection(session)
}

/**
 * Selects the range of siblings from the anchor to a block; for blocks at different depths, the range of their containers in a
 * common slot.
 */
export function selectTo(session: EditorSession, id: string): void {
  const { uiStore } = session
  const { anchorId } = uiStore.getState()
  const tree = treeOf(session)
  if (anchorId === null || !tree.blocks.has(anchorId)) {
    selectAndSay(session, id)
    return
  }
  const [from, to] = siblingsAbove(tree, anchorId, id)
  const all = childrenOf(tree, placeOf(tree, from).slot)
  const [start, end] = [all.indexOf(from), all.indexOf(to)].sort((a, b) => a - b)
  const ids = all.slice(start, (end ?? 0) + 1)
  uiStore.selectSeveral(ids, { primary: to, anchor: anchorId })
  announceSelection(session)
}

/** Selects all siblings of the selected block; if they are already selected, all top-level blocks. */
export function selectAll(session: EditorSession): void {
  const { selectedId, selectedIds } = session.uiStore.getState()
  const tree = treeOf(session)
  const slot = selectedId === null ? ROOT : (tree.parents.get(selectedId) ?? ROOT)
  const siblings = childrenOf(tree, slot)
  const isDone = siblings.every((id) => selectedIds.has(id))
  session.uiStore.selectSeveral(isDone ? childrenOf(tree, ROOT) : siblings)
  announceSelection(session)
}

/** Extends or shrinks the range by the next sibling down (1) or up (-1) from the last selected block. */
export function selectNextTo(session: EditorSession, by: 1 | -1): void {
  const { selectedId } = session.uiStore.getState()
  const tree = treeOf(session)
  if (selectedId === null) return
  const { slot, index } = placeOf(tree, selectedId)
  const next = childrenOf(tree, slot)[index + by]
  if (next !== undefined) selectTo(session, next)
}

/** Selects the parent of the selected block, or nothing at the top level. */
export function selectParent(session: EditorSession): void {
  const { selectedId } = session.uiStore.getState()
  const tree = treeOf(session)
  const container = selectedId === null ? undefined : ancestorsOf(tree, selectedId)[0]
  selectAndSay(session, container ?? null)
}

/** Selects these blocks without an announcement. */
export function setSelection({ uiStore }: EditorSession, ids: readonly string[]): void {
  if (ids.length > 1) uiStore.selectSeveral(ids)
  else uiStore.select(ids[0] ?? null)
}

/** Removes blocks from the selection that another person has deleted. */
export function pruneSelection(session: EditorSession): void {
  const { blocks } = treeOf(session)
  const { selectedIds } = session.uiStore.getState()
  const left = [...selectedIds].filter((id) => blocks.has(id))
  if (left.length < selectedIds.size) setSelection(session, left)
}

/** Returns the selected blocks in reading order, without descendants of other selected blocks. */
export function selectedBlocks(session: EditorSession): readonly string[] {
  return topmost(treeOf(session), session.uiStore.getState().selectedIds)
}

/**
 * Returns the blocks that an action on a block applies to: the whole selection if it includes the block, otherwise the block
 * alone.
 */
export function actionTargets(session: EditorSession, id: string): readonly string[] {
  const { selectedIds } = session.uiStore.getState()
  return selectedIds.size > 1 && selectedIds.has(id) ? selectedBlocks(session) : [id]
}

/** Returns these blocks in reading order, without descendants of others. */
function topmost(tree: PageTree, ids: ReadonlySet<string>): readonly string[] {
  const there = [...ids].filter((id) => tree.blocks.has(id))
  const top = there.filter((id) => !ancestorsOf(tree, id).some((above) => ids.has(above)))
  if (top.length < 2) return top
  const wanted = new Set(top)
  return walk(tree).flatMap(({ id }) => (wanted.has(id) ? [id] : []))
}

function announceSelection({ pageStore, registry, uiStore }: EditorSession): void {
  const { selectedId, selectedIds } = uiStore.getState()
  const { tree } = pageStore.getState().page
  if (selectedId === null) {
    uiStore.announce(t('Nothing selected'))
    return
  }
  const where = placeLabel(
    tree,
    { kind: 'block', id: selectedId },
    placeOf(tree, selectedId),
    registry,
  )
  const words = `${blockLabel(tree, selectedId, registry)}, ${where}`
  uiStore.announce(
    selectedIds.size > 1
      ? joinSentences(t('{size} blocks selected.', { size: selectedIds.size }), words)
      : words,
  )
}

/** Returns the ancestors of two blocks, or the blocks themselves, that are in the same slot. */
function siblingsAbove(tree: PageTree, a: string, b: string): [string, string] {
  const bySlot = new Map<SlotKey, string>()
  for (const id of [a, ...ancestorsOf(tree, a)]) bySlot.set(placeOf(tree, id).slot, id)
  for (const id of [b, ...ancestorsOf(tree, b)]) {
    const other = bySlot.get(placeOf(tree, id).slot)
    if (other !== undefined) return [other, id]
  }
  throw new Error(`Blocks '${a}' and '${b}' have no place in common`)
}

function treeOf({ pageStore }: EditorSession): PageTree {
  return pageStore.getState().page.tree
}

/** Blocks that an action applies to: one, or several in reading order of which none contains another. */
export type ActionTargets = string | readonly string[]

export function listOf(chosen: ActionTargets): readonly string[] {
  return typeof chosen === 'string' ? [chosen] : chosen
}
