import { isAllowedOn, type RawProps, type Registry, type Surface } from '#schema/block/block'
import { messages } from '#schema/fields/messages'
import { t } from '#schema/messages/t'
import { CONTENT_LIMITS } from '#schema/page/content'
import { isOutlet } from '#schema/page/page-outlet'
import { propsOf } from '#schema/page/stored-props'
import {
  blockOf,
  childrenOf,
  isWithin,
  type PageTree,
  ROOT,
  type SlotKey,
  slotKey,
  slotOf,
} from '#schema/page/tree'
import { blockLabel, blocksLabel, kindLabel, slotLabel } from './block-labels'
import { isTooDeep, levelOf, MAX_DEPTH_MESSAGE, numberRefusal } from './content-limits'
import type { InsertionPoint } from './edits/edited-page'
import { lockOfSlot } from './locks'

/** The dragged object: a block type from the palette, or one or several blocks of the page. */
export type Dragged =
  | {
      readonly kind: 'new'
      readonly name: string
      /** Initial values in addition to its defaults. */
      readonly values?: RawProps
    }
  | {
      readonly kind: 'block'
      readonly id: string
      /** All moved blocks in reading order, including `id`; only `id` if omitted. */
      readonly ids?: readonly string[]
    }

/** Rules for whether a block is allowed at a place. */
export interface PlacementRules {
  readonly registry: Registry
  /** Kind of page that blocks are inserted into. */
  readonly target: Surface
  /** Maximum number of blocks on the page: the server's `MAX_BLOCKS`. */
  readonly maxBlocks: number
}

/** Returns why a block isn't allowed in a slot; `null` if it is. */
export function refusal(
  tree: PageTree,
  what: Dragged,
  slot: SlotKey,
  rules: PlacementRules,
): string | null {
  const { registry } = rules
  // An existing block may be moved, even if its type can no longer be added.
  if (what.kind === 'new')
    return (
      roomRefusal(tree, slot, rules) ??
      targetRefusal(what.name, rules) ??
      slotRefusal(tree, what.name, slot, rules)
    )
  const at = slotOf(slot)
  const locked = lockRefusal(tree, slot, registry)
  if (locked !== null) return locked
  const level = levelOf(tree, slot)
  for (const id of movedIds(what)) {
    if (at && isWithin(tree, at.blockId, id))
      return t('“{label}” can’t be moved into itself', { label: blockLabel(tree, id, registry) })
    const reason = slotRefusal(tree, blockOf(tree, id).name, slot, rules)
    if (reason !== null) return reason
    if (isTooDeep(tree, id, level)) return MAX_DEPTH_MESSAGE
  }
  return null
}

/** Returns why no block can be added to a slot; `null` if some can. */
export function roomRefusal(
  tree: PageTree,
  slot: SlotKey,
  { registry, maxBlocks }: PlacementRules,
): string | null {
  return (
    lockRefusal(tree, slot, registry) ??
    numberRefusal(tree, 1, maxBlocks) ??
    (levelOf(tree, slot) < CONTENT_LIMITS.depth ? null : MAX_DEPTH_MESSAGE)
  )
}

/** Returns why a block type can't be added to this page type; `null` if it can, and for unknown types. */
export function targetRefusal(name: string, { registry, target }: PlacementRules): string | null {
  const definition = registry.get(name)
  if (definition && isOutlet(definition))
    return t('“{label}” is already in the layout', { label: definition.label })
  if (!definition || isAllowedOn(definition, target)) return null
  return messages.target({ label: definition.label, surface: target })
}

/** Returns why a slot doesn't accept a block type; `null` if it does. */
export function slotRefusal(
  tree: PageTree,
  name: string,
  slot: SlotKey,
  { registry }: PlacementRules,
): string | null {
  const at = slotOf(slot)
  if (!at) return null
  if (isOutlet({ name }))
    return t('“{name}” can only be placed at the top level of a layout', {
      name: kindLabel(name, registry),
    })
  const container = registry.get(blockOf(tree, at.blockId).name)
  const allowed = container?.slots[at.slot]?.allow
  if (!allowed || allowed.includes(name)) return null
  return t('“{label}” can’t contain “{name}”', {
    label: container.label,
    name: kindLabel(name, registry),
  })
}

function lockRefusal(tree: PageTree, slot: SlotKey, registry: Registry): string | null {
  const lock = lockOfSlot(tree, slot)
  return lock === null ? null : lockedMessage(tree, lock, registry)
}

/** Returns the message about the lock that prevents a change. */
export function lockedMessage(tree: PageTree, lock: string, registry: Registry): string {
  return t('“{label}” is locked: unlock it first', { label: blockLabel(tree, lock, registry) })
}

/** Returns the dragged blocks of the page in reading order; empty for a new block. */
export function movedIds(what: Dragged): readonly string[] {
  if (what.kind === 'new') return []
  return what.ids ?? [what.id]
}

/** Returns the slots of a block in the order of its definition; empty for a block without slots, or an unknown one. */
export function slotsOfBlock(tree: PageTree, id: string, registry: Registry): SlotKey[] {
  const definition = registry.get(blockOf(tree, id).name)
  return Object.keys(definition?.slots ?? {}).map((name) => slotKey(id, name))
}

/** Returns the visible slots of a block: those with blocks, and empty ones that its values require. */
export function shownSlots(tree: PageTree, id: string, registry: Registry): SlotKey[] {
  const block = blockOf(tree, id)
  const definition = registry.get(block.name)
  if (!definition) return []
  return Object.entries(definition.slots).flatMap(([name, { isShownEmpty }]) => {
    const slot = slotKey(id, name)
    const isShown =
      childrenOf(tree, slot).length > 0 || (isShownEmpty?.(propsOf(definition, block)) ?? true)
    return isShown ? [slot] : []
  })
}

/**
 * Returns all visible places that accept the blocks, in page order: before, inside and after containers. Indexes are counted
 * without the moved blocks; their current place is included.
 */
export function placesFor(tree: PageTree, what: Dragged, rules: PlacementRules): InsertionPoint[] {
  return placesIn(ROOT)

  function placesIn(slot: SlotKey): InsertionPoint[] {
    const allowed = refusal(tree, what, slot, rules) === null
    const others = othersIn(tree, slot, what)
    const places: InsertionPoint[] = allowed ? [{ slot, index: 0 }] : []
    for (const [index, id] of others.entries()) {
      places.push(...shownSlots(tree, id, rules.registry).flatMap(placesIn))
      if (allowed) places.push({ slot, index: index + 1 })
    }
    return places
  }
}

/** Returns the blocks of a slot without the moved ones, in which places are counted. */
export function othersIn(tree: PageTree, slot: SlotKey, what: Dragged): readonly string[] {
  const ids = childrenOf(tree, slot)
  const moved = movedIds(what).filter((id) => tree.parents.get(id) === slot)
  if (moved.length === 0) return ids
  const gone = new Set(moved)
  return ids.filter((id) => !gone.has(id))
}

/** Returns the current place of the dragged block, counted without it; `null` for a new one. */
export function placeOfDragged(tree: PageTree, what: Dragged): InsertionPoint | null {
  const [first] = movedIds(what)
  if (first === undefined) return null
  const { slot, index } = placeOf(tree, first)
  const gone = new Set(movedIds(what))
  const before = childrenOf(tree, slot).slice(0, index)
  return { slot, index: before.filter((id) => !gone.has(id)).length }
}

/** Returns the current place of a block. */
export function placeOf(tree: PageTree, id: string): InsertionPoint {
  const slot = tree.parents.get(id)
  if (slot === undefined) throw new Error(`Block '${id}' is not on the page`)
  return { slot, index: childrenOf(tree, slot).indexOf(id) }
}

export function samePlace(a: InsertionPoint | null, b: InsertionPoint | null): boolean {
  return a === b || (a !== null && b !== null && a.slot === b.slot && a.index === b.index)
}

/** Returns the default place of a new block: after the selection, or at the end of the page. */
export function placeAfter(tree: PageTree, selectedId: string | null): InsertionPoint {
  if (selectedId === null || !tree.blocks.has(selectedId))
    return { slot: ROOT, index: childrenOf(tree, ROOT).length }
  const { slot, index } = placeOf(tree, selectedId)
  return { slot, index: index + 1 }
}

export function draggedLabel(tree: PageTree, what: Dragged, registry: Registry): string {
  if (what.kind === 'new') return kindLabel(what.name, registry)
  return blocksLabel(tree, movedIds(what), registry)
}

/** Describes a place, counted from 1: `position 2 of 5 in Main`. */
export function placeLabel(
  tree: PageTree,
  what: Dragged,
  place: InsertionPoint,
  registry: Registry,
): string {
  const { placed, first, last, count, slot } = placeValues(tree, what, place, registry)
  return t(
    '{placed, plural, one {position {first} of {count} in “{slot}”} other {positions {first} to {last} of {count} in “{slot}”}}',
    { placed, first, last, count, slot },
  )
}

/** Describes a place beside the drop line, with the slot first for quick reading: `Main, position 2 of 5`. */
export function dropLabel(
  tree: PageTree,
  what: Dragged,
  place: InsertionPoint,
  registry: Registry,
): string {
  const { placed, first, last, count, slot } = placeValues(tree, what, place, registry)
  return t(
    '{placed, plural, one {“{slot}”, position {first} of {count}} other {“{slot}”, positions {first} to {last} of {count}}}',
    { placed, first, last, count, slot },
  )
}

function placeValues(tree: PageTree, what: Dragged, place: InsertionPoint, registry: Registry) {
  const placed = Math.max(movedIds(what).length, 1)
  return {
    placed,
    count: othersIn(tree, place.slot, what).length + placed,
    first: place.index + 1,
    last: place.index + placed,
    slot: slotLabel(tree, place.slot, registry),
  }
}

/** Describes a place by its neighbour, for selection lists: `Main › Section, after Gallery`. */
export function placeTitle(
  tree: PageTree,
  what: Dragged,
  place: InsertionPoint,
  registry: Registry,
): string {
  const slot = slotLabel(tree, place.slot, registry)
  const others = othersIn(tree, place.slot, what)
  const before = others[place.index - 1]
  if (before !== undefined)
    return t('“{slot}”, after “{block}”', { slot, block: blockLabel(tree, before, registry) })
  return others.length > 0 ? t('“{slot}”, at the top', { slot }) : t('“{slot}” (empty)', { slot })
}
