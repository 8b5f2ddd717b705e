import type { Registry } from '../block/block'
import type { AnyField, LeafField } from '../fields'
import { mapChanged, mapValue } from '../fields/map-values'
import type { PageContent, StoredBlock } from './content'

type LeafMapper = (field: LeafField, value: unknown) => unknown

/**
 * Maps each value of a page's known blocks, including those inside lists. Unknown blocks, fields and keys are preserved, and
 * unchanged objects are returned as they are.
 */
export function mapContent(content: PageContent, registry: Registry, map: LeafMapper): PageContent {
  const blocks = mapBlocks(content.blocks)
  return blocks === content.blocks ? content : { ...content, blocks }

  function mapBlocks(blocks: readonly StoredBlock[]): readonly StoredBlock[] {
    return mapChanged(blocks, mapBlock)
  }

  function mapBlock(block: StoredBlock): StoredBlock {
    const known = registry.get(block.name)?.fields ?? {}
    const fields = mapChanged(block.fields, (stored) => {
      const field = Object.hasOwn(known, stored.name) ? (known[stored.name] as AnyField) : null
      const value = field ? mapValue(field, stored.value, map) : stored.value
      return value === stored.value ? stored : { ...stored, value }
    })
    const slots = block.slots && mapSlots(block.slots)
    if (fields === block.fields && slots === block.slots) return block
    return { ...block, fields, ...(slots && { slots }) }
  }

  function mapSlots(slots: NonNullable<StoredBlock['slots']>): NonNullable<StoredBlock['slots']> {
    const entries = Object.entries(slots).map(
      ([name, blocks]) => [name, mapBlocks(blocks)] as const,
    )
    return entries.every(([name, blocks]) => blocks === slots[name])
      ? slots
      : Object.fromEntries(entries)
  }
}
