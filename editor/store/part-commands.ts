import type { Registry } from '#schema/block/block'
import { t } from '#schema/messages/t'
import { rawProps } from '#schema/page/stored-props'
import { blockOf, childrenOf, type PageTree, type SlotKey, slotOf } from '#schema/page/tree'
import { laneLabel } from './block-labels'
import { changeField } from './change-fields'
import { type Edit, type InsertionPoint, inOneStep } from './edits/edited-page'
import { moveBlocks } from './edits/move-blocks'
import { setProp } from './edits/set-prop'
import { fieldLockForbidsChange, lockForbidsChange } from './lock-commands'
import { shownSlots } from './places'
import type { EditorSession } from './session'

/** Returns the field that names a part of a block, such as a tab or an accordion item; `null` for columns and anything else. */
export function titleFieldOf({ pageStore, registry }: EditorSession, lane: SlotKey): string | null {
  return titleField(pageStore.getState().page.tree, lane, registry)
}

export function renamePart(session: EditorSession, lane: SlotKey, title: string): void {
  const at = slotOf(lane)
  const field = titleFieldOf(session, lane)
  if (at && field !== null) changeField(session, at.blockId, field, title)
}

/**
 * Swaps a part with its neighbour, including its title and content, in one step. Returns its new slot key; `null` if it can't
 * move further.
 */
export function movePart(session: EditorSession, lane: SlotKey, by: 1 | -1): SlotKey | null {
  const { pageStore, registry, uiStore } = session
  const { tree } = pageStore.getState().page
  const at = slotOf(lane)
  const other = at && neighbour(tree, lane, by, registry)
  if (!at || !other) return null
  const { blockId } = at
  const definition = registry.get(blockOf(tree, blockId).name)
  const fields = [lane, other].map((each) => titleField(tree, each, registry) ?? '')
  const inside = [childrenOf(tree, lane), childrenOf(tree, other)] as const
  if (!definition || lockForbidsChange(session, [blockId, ...inside.flat()])) return null
  if (fields.some((field) => fieldLockForbidsChange(session, blockId, field))) return null
  const titles = rawProps(blockOf(tree, blockId))
  const [own = '', others = ''] = fields
  const label = laneLabel(tree, lane, registry)
  pageStore.edit(
    inOneStep([
      ...moved(inside[1], { slot: lane, index: inside[0].length }),
      ...moved(inside[0], { slot: other, index: 0 }),
      setProp(definition, blockId, own, titles[others]),
      setProp(definition, blockId, others, titles[own]),
    ]),
    { label: t('Moved “{label}”', { label }), before: blockId },
  )
  const parts = shownSlots(tree, blockId, registry)
  uiStore.announce(
    t('“{label}” is part {position} of {count}', {
      label,
      position: parts.indexOf(other) + 1,
      count: parts.length,
    }),
  )
  return other
}

/** Returns whether a part has a neighbour to swap with. */
export function canMovePart(session: EditorSession, lane: SlotKey, by: 1 | -1): boolean {
  return neighbour(session.pageStore.getState().page.tree, lane, by, session.registry) !== undefined
}

function neighbour(tree: PageTree, lane: SlotKey, by: 1 | -1, registry: Registry) {
  if (titleField(tree, lane, registry) === null) return undefined
  const parts = shownSlots(tree, slotOf(lane)?.blockId ?? '', registry)
  const other = parts[parts.indexOf(lane) + by]
  return other !== undefined && titleField(tree, other, registry) !== null ? other : undefined
}

function titleField(tree: PageTree, lane: SlotKey, registry: Registry): string | null {
  const at = slotOf(lane)
  const block = at && tree.blocks.get(at.blockId)
  return (block && registry.get(block.name)?.slots[at.slot]?.titleField) ?? null
}

function moved(ids: readonly string[], place: InsertionPoint): Edit[] {
  return ids.length === 0 ? [] : [moveBlocks(ids, place)]
}
