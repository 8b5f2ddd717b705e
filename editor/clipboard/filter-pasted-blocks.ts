import { t } from '#schema/messages/t'
import { checkStructure } from '#schema/page/check-page'
import type { StoredBlock } from '#schema/page/content'
import type { PageTree, SlotKey } from '#schema/page/tree'
import { kindLabel } from '../store/block-labels'
import { type PlaceRules, slotRefusal, targetRefusal } from '../store/places'

/** What of some blocks may stand in a slot, and why the others may not, each reason once. */
export interface PasteResult {
  readonly blocks: readonly StoredBlock[]
  readonly reasons: readonly string[]
}

/** Sorts out blocks of another page, those inside others too. Unknown blocks come along as they are. */
export function filterPastedBlocks(
  blocks: readonly StoredBlock[],
  { tree, slot }: { readonly tree: PageTree; readonly slot: SlotKey },
  rules: PlaceRules,
): PasteResult {
  const { registry } = rules
  const reasons = new Set<string>()
  const kept = blocks.flatMap((block) =>
    comes(block, slotRefusal(tree, block.name, slot, rules)) ? [inside(block)] : [],
  )
  return { blocks: kept, reasons: [...reasons] }

  function comes(block: StoredBlock, refusal: string | null): boolean {
    const reason = refusal ?? targetRefusal(block.name, rules) ?? contradiction(block)
    if (reason !== null) reasons.add(reason)
    return reason === null
  }

  function inside(block: StoredBlock): StoredBlock {
    const definition = registry.get(block.name)
    if (!definition || !block.slots) return block
    const slots = Object.entries(block.slots).map(([name, children]) => {
      const allow = definition.slots[name]?.allow
      const refusal = (child: StoredBlock) =>
        allow && !allow.includes(child.name)
          ? t('{label} does not take {name}', {
              label: definition.label,
              name: kindLabel(child.name, registry),
            })
          : null
      return [
        name,
        children.flatMap((child) => (comes(child, refusal(child)) ? [inside(child)] : [])),
      ]
    })
    return { ...block, slots: Object.fromEntries(slots) }
  }

  /** A record that contradicts its own type would keep the whole page from being saved. */
  function contradiction(block: StoredBlock): string | null {
    const alone = { ...block, slots: {} }
    const [issue] = checkStructure({ format: 1, blocks: [alone] }, registry)
    return issue ? `${kindLabel(block.name, registry)}: ${issue.message}` : null
  }
}
