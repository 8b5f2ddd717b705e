import type { Registry } from '../block/block'
import type { AnyField } from '../fields'
import { mapChanged } from '../fields/map-values'
import { type RewriteText, rewriteValue } from '../fields/rewrite-texts'
import type { PageContent, StoredBlock, StoredField } from './content'

/** Where a text of a page's blocks is. */
export function blockTextPath(block: string, path: string): string {
  return `${block}#${path}`
}

/**
 * A page with the texts of its known blocks rewritten, and what editors call the blocks. Unknown blocks, fields and keys stay exactly
 * as they came, and so does the page where nothing changes. A path is the block's id and the field's path.
 */
export function rewritePage(
  content: PageContent,
  registry: Registry,
  rewrite: RewriteText,
): PageContent {
  const blocks = rewriteBlocks(content.blocks, registry, rewrite)
  return blocks === content.blocks ? content : { ...content, blocks }
}

function rewriteBlocks(
  blocks: readonly StoredBlock[],
  registry: Registry,
  rewrite: RewriteText,
): readonly StoredBlock[] {
  return mapChanged(blocks, (block) => {
    const own = rewriteBlock(block, registry, rewrite)
    if (!own.slots) return own
    let changed = false
    const slots = Object.entries(own.slots).map(([name, held]) => {
      const next = rewriteBlocks(held, registry, rewrite)
      changed ||= next !== held
      return [name, next] as const
    })
    return changed ? { ...own, slots: Object.fromEntries(slots) } : own
  })
}

/** A block without those that it holds. */
export function rewriteBlock(
  block: StoredBlock,
  registry: Registry,
  rewrite: RewriteText,
): StoredBlock {
  const displayName = block.displayName && rewriteName(block.id, block.displayName, rewrite)
  const fields = mapChanged(block.fields, (record) =>
    rewriteField(block, record, { registry, rewrite }),
  )
  if (fields === block.fields && displayName === block.displayName) return block
  return { ...block, fields, ...(displayName !== undefined && { displayName }) }
}

/** What editors and the section navigation call a block. */
export function rewriteName(block: string, value: string, rewrite: RewriteText): string {
  const path = blockTextPath(block, 'displayName')
  return rewrite({ path, label: 'Name of the block', value, isMarkup: false })
}

/** A stored value of a block. */
export function rewriteField(
  { id, name }: Pick<StoredBlock, 'id' | 'name'>,
  record: StoredField,
  { registry, rewrite }: { readonly registry: Registry; readonly rewrite: RewriteText },
): StoredField {
  const fields = registry.get(name)?.fields ?? {}
  if (!Object.hasOwn(fields, record.name)) return record
  const within = blockTextPath(id, record.name)
  const value = rewriteValue(fields[record.name] as AnyField, record.value, { rewrite, within })
  return value === record.value ? record : { ...record, value }
}
