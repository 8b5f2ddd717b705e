import type { Registry, Target } from '#schema/block/block'
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
import type { Place } from './edits/place'

/** What is being placed: a kind of block from the palette, or a block of the page. */
export type Dragged =
  | { readonly kind: 'new'; readonly name: string }
  | { readonly kind: 'block'; readonly id: string }

/** What decides whether a block may stand somewhere. */
export interface PlaceRules {
  readonly registry: Registry
  /** What kind of page this is. */
  readonly target: Target
}

/** Why something may not stand in a slot, for people; `null` when it may. */
export function refusal(
  tree: PageTree,
  what: Dragged,
  slot: SlotKey,
  { registry, target }: PlaceRules,
): string | null {
  const name = what.kind === 'new' ? what.name : blockOf(tree, what.id).name
  const definition = registry.get(name)
  const at = slotOf(slot)
  if (what.kind === 'block' && at && isWithin(tree, at.blockId, what.id))
    return `${blockLabel(tree, what.id, registry)} cannot stand inside itself`
  // A block that is on the page already may be moved about, even one that may no longer be added.
  if (what.kind === 'new' && definition && !definition.targets.includes(target))
    return `${definition.label} is not allowed on a ${target} page`
  if (!at) return null
  const container = registry.get(blockOf(tree, at.blockId).name)
  const allowed = container?.slots[at.slot]?.allow
  if (!allowed || allowed.includes(name)) return null
  return `${container.label} does not take ${definition?.label ?? name}`
}

/** The slots of a block in the order of its definition; none for a block that holds nothing, or an unknown one. */
export function slotsOfBlock(tree: PageTree, id: string, registry: Registry): SlotKey[] {
  const definition = registry.get(blockOf(tree, id).name)
  return Object.keys(definition?.slots ?? {}).map((name) => slotKey(id, name))
}

/**
 * Every place something may stand, from the top of the page to its end: before a container, in it, after it.
 * Counted as if a moved block were lifted out; its own place is among them.
 */
export function placesFor(tree: PageTree, what: Dragged, rules: PlaceRules): Place[] {
  return placesIn(ROOT)

  function placesIn(slot: SlotKey): Place[] {
    const allowed = refusal(tree, what, slot, rules) === null
    const others = othersIn(tree, slot, what)
    const places: Place[] = allowed ? [{ slot, index: 0 }] : []
    for (const [index, id] of others.entries()) {
      places.push(...slotsOfBlock(tree, id, rules.registry).flatMap(placesIn))
      if (allowed) places.push({ slot, index: index + 1 })
    }
    return places
  }
}

/** The blocks of a slot without the one being moved: what places are counted in. */
export function othersIn(tree: PageTree, slot: SlotKey, what: Dragged): readonly string[] {
  const ids = childrenOf(tree, slot)
  if (what.kind === 'new' || tree.parents.get(what.id) !== slot) return ids
  return ids.filter((id) => id !== what.id)
}

/** Where a block stands now. */
export function placeOf(tree: PageTree, id: string): Place {
  const slot = tree.parents.get(id)
  if (slot === undefined) throw new Error(`Block '${id}' is not on the page`)
  return { slot, index: childrenOf(tree, slot).indexOf(id) }
}

export function samePlace(a: Place | null, b: Place | null): boolean {
  return a === b || (a !== null && b !== null && a.slot === b.slot && a.index === b.index)
}

/** Where a new block goes when nobody says where: after the selection, else at the end of the page. */
export function placeAfter(tree: PageTree, selectedId: string | null): Place {
  if (selectedId === null || !tree.blocks.has(selectedId))
    return { slot: ROOT, index: childrenOf(tree, ROOT).length }
  const { slot, index } = placeOf(tree, selectedId)
  return { slot, index: index + 1 }
}

/** What a block is called: its own name, else that of its kind. */
export function blockLabel(tree: PageTree, id: string, registry: Registry): string {
  const block = blockOf(tree, id)
  return block.displayName || kindLabel(block.name, registry)
}

/** What a kind of block is called; its bare name when the registry does not know it. */
export function kindLabel(name: string, registry: Registry): string {
  return registry.get(name)?.label ?? name
}

export function draggedLabel(tree: PageTree, what: Dragged, registry: Registry): string {
  return what.kind === 'new' ? kindLabel(what.name, registry) : blockLabel(tree, what.id, registry)
}

/** What a slot is called, with what it is in: `Main`, `Main › Section`. */
export function slotLabel(tree: PageTree, slot: SlotKey, registry: Registry): string {
  const at = slotOf(slot)
  if (!at) return 'Main'
  const definition = registry.get(blockOf(tree, at.blockId).name)
  const above = slotLabel(tree, tree.parents.get(at.blockId) ?? ROOT, registry)
  const names = [above, blockLabel(tree, at.blockId, registry)]
  if (Object.keys(definition?.slots ?? {}).length > 1)
    names.push(definition?.slots[at.slot]?.label ?? at.slot)
  return names.join(' › ')
}

/** A place in words, counted from 1: `position 2 of 5 in Main`. */
export function placeLabel(
  tree: PageTree,
  what: Dragged,
  place: Place,
  registry: Registry,
): string {
  const count = othersIn(tree, place.slot, what).length + 1
  return `position ${place.index + 1} of ${count} in ${slotLabel(tree, place.slot, registry)}`
}

/** A place by its neighbour, for lists to choose from: `Main › Section, after Gallery`. */
export function placeTitle(
  tree: PageTree,
  what: Dragged,
  place: Place,
  registry: Registry,
): string {
  const slot = slotLabel(tree, place.slot, registry)
  const others = othersIn(tree, place.slot, what)
  const before = others[place.index - 1]
  if (before !== undefined) return `${slot}, after ${blockLabel(tree, before, registry)}`
  return others.length > 0 ? `${slot}, at the top` : `${slot} (empty)`
}
