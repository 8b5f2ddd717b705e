import type { AnyBlock, Registry } from '#schema/block/block'
import type { AnyField, Fields } from '#schema/fields'
import type { PageContent, StoredBlock, StoredField } from '#schema/page/content'
import { cleanMarkup } from './clean-markup'

/**
 * A page with the markup of its known blocks cleaned. Unknown blocks, unknown fields and unknown keys stay exactly as
 * they came, and so does the object itself where there is nothing to clean.
 */
export function cleanContent(content: PageContent, registry: Registry): PageContent {
  const blocks = cleanBlocks(content.blocks, registry)
  return blocks === content.blocks ? content : { ...content, blocks }
}

function cleanBlocks(blocks: readonly StoredBlock[], registry: Registry): readonly StoredBlock[] {
  return mapChanged(blocks, (block) => cleanBlock(block, registry))
}

function cleanBlock(block: StoredBlock, registry: Registry): StoredBlock {
  const definition = registry.get(block.name)
  const fields = definition ? cleanFields(block.fields, definition) : block.fields
  const slots = block.slots && cleanSlots(block.slots, registry)
  if (fields === block.fields && slots === block.slots) return block
  return { ...block, fields, ...(slots && { slots }) }
}

function cleanSlots(
  slots: NonNullable<StoredBlock['slots']>,
  registry: Registry,
): NonNullable<StoredBlock['slots']> {
  let changed = false
  const entries = Object.entries(slots).map(([name, blocks]) => {
    const cleaned = cleanBlocks(blocks, registry)
    changed ||= cleaned !== blocks
    return [name, cleaned] as const
  })
  return changed ? Object.fromEntries(entries) : slots
}

function cleanFields(fields: readonly StoredField[], definition: AnyBlock): readonly StoredField[] {
  return mapChanged(fields, (record) => {
    const field = fieldOf(definition.fields, record.name)
    const value = field ? cleanValue(field, record.value) : record.value
    return value === record.value ? record : { ...record, value }
  })
}

function cleanValue(field: AnyField, value: unknown): unknown {
  if (field.type === 'html' || field.type === 'richtext')
    return typeof value === 'string' ? cleanMarkup(value) : value
  if (field.type !== 'array' || !Array.isArray(value)) return value
  return mapChanged(value as readonly unknown[], (item) => cleanItem(field.of, item))
}

function cleanItem(fields: Fields, item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item
  let changed = false
  const entries = Object.entries(item).map(([name, value]) => {
    const field = fieldOf(fields, name)
    const cleaned = field ? cleanValue(field, value) : value
    changed ||= cleaned !== value
    return [name, cleaned] as const
  })
  return changed ? Object.fromEntries(entries) : item
}

function fieldOf(fields: Fields, name: string): AnyField | null {
  return Object.hasOwn(fields, name) ? (fields[name] as AnyField) : null
}

/** The list with each entry mapped; the same list when no entry has changed. */
function mapChanged<T>(list: readonly T[], map: (entry: T) => T): readonly T[] {
  const mapped = list.map(map)
  return mapped.every((entry, index) => entry === list[index]) ? list : mapped
}
