import type { AnyBlock, Registry, Target } from '#schema/block/block'
import {
  blockOf,
  childrenOf,
  isWithin,
  type PageTree,
  ROOT,
  type SlotKey,
  slotKey,
  slotOf,
  walk,
} from '#schema/page/tree'
import type { Place } from './edits/place'

/** What decides whether a block may stand somewhere. */
export interface PlaceRules {
  readonly registry: Registry
  /** What kind of page this is. */
  readonly target: Target
}

/** Why a block may not stand in a slot, for people; `null` when it may. */
export function refusal(
  tree: PageTree,
  blockName: string,
  slot: SlotKey,
  { registry, target }: PlaceRules,
): string | null {
  const definition = registry.get(blockName)
  if (definition && !definition.targets.includes(target))
    return `${definition.label} is not allowed on a ${target} page`
  const at = slotOf(slot)
  if (!at) return null
  const container = registry.get(blockOf(tree, at.blockId).name)
  const allowed = container?.slots[at.slot]?.allow
  if (!allowed || allowed.includes(blockName)) return null
  return `${container.label} does not take ${definition?.label ?? blockName}`
}

/** Every slot of the page in reading order, the page itself first. */
export function slotsOf(tree: PageTree, registry: Registry): SlotKey[] {
  const inner = walk(tree).flatMap(({ id }) =>
    Object.keys(registry.get(blockOf(tree, id).name)?.slots ?? {}).map((name) => slotKey(id, name)),
  )
  return [ROOT, ...inner]
}

/** Every place a block may be moved to, in reading order, its own place left out. Counted as if it were lifted out. */
export function placesFor(tree: PageTree, id: string, rules: PlaceRules): Place[] {
  const { name } = blockOf(tree, id)
  return slotsOf(tree, rules.registry)
    .filter((slot) => !isInside(tree, slot, id) && refusal(tree, name, slot, rules) === null)
    .flatMap((slot) => {
      const others = childrenOf(tree, slot).filter((child) => child !== id)
      const own = childrenOf(tree, slot).indexOf(id)
      const indexes = Array.from({ length: others.length + 1 }, (_, index) => index)
      return indexes.filter((index) => index !== own).map((index) => ({ slot, index }))
    })
}

/** Where a block stands now. */
export function placeOf(tree: PageTree, id: string): Place {
  const slot = tree.parents.get(id)
  if (slot === undefined) throw new Error(`Block '${id}' is not on the page`)
  return { slot, index: childrenOf(tree, slot).indexOf(id) }
}

/** What a block is called: its own name, else that of its kind. */
export function blockLabel(tree: PageTree, id: string, registry: Registry): string {
  const block = blockOf(tree, id)
  return block.displayName || kindLabel(registry.get(block.name), block.name)
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
export function placeLabel(tree: PageTree, place: Place, registry: Registry, moving = false) {
  const count = childrenOf(tree, place.slot).length + (moving ? 1 : 0)
  return `position ${place.index + 1} of ${count} in ${slotLabel(tree, place.slot, registry)}`
}

function kindLabel(definition: AnyBlock | undefined, name: string): string {
  return definition?.label ?? name
}

function isInside(tree: PageTree, slot: SlotKey, id: string): boolean {
  const at = slotOf(slot)
  return at !== null && isWithin(tree, at.blockId, id)
}
