import { t } from '#schema/messages/t'
import { checkStructure } from '#schema/page/check-page'
import type { StoredBlock } from '#schema/page/content'
import type { PageTree, SlotKey } from '#schema/page/tree'
import { kindLabel } from '../store/block-labels'
import { type PlacementRules, slotRefusal, targetRefusal } from '../store/places'

/** The blocks allowed in a slot, and the reasons why the others aren't, each once. */
export interface PasteResult {
  readonly blocks: readonly StoredBlock[]
  readonly reasons: readonly string[]
}

/** Filters blocks copied from another page, including nested ones. Unknown blocks are kept unchanged. */
export function filterPastedBlocks(
  blocks: readonly StoredBlock[],
  { tree, slot }: { readonly tree: PageTree; readonly slot: SlotKey },
  rules: PlacementRules,
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
          ? t('“{label}” can’t contain “{name}”', {
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

  /** Returns why a block doesn't match its own type, which would prevent the whole page from being saved; `null` if it does. */
  function contradiction(block: StoredBlock): string | null {
    const alone = { ...block, slots: {} }
    const [issue] = checkStructure({ format: 1, blocks: [alone] }, registry)
    return issue ? `${kindLabel(block.name, registry)}: ${issue.message}` : null
  }
}
