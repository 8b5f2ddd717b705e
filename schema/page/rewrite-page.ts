import type { Registry } from '../block/block'
import type { AnyField } from '../fields'
import { mapChanged } from '../fields/map-values'
import { type RewriteText, rewriteValue } from '../fields/rewrite-texts'
import type { PageContent, StoredBlock, StoredField } from './content'

/** Returns the path of a text in a page's blocks. */
function blockTextPath(block: string, path: string): string {
  return `${block}#${path}`
}

/**
 * Rewrites the texts of a page's known blocks, and the blocks' names in the editor. Unknown blocks, fields and keys are
 * preserved, and an unchanged page is returned as it is. A path consists of the block's id and the field's path.
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

/** Rewrites a block without its child blocks. */
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

/** Rewrites the name of a block in the editor and the section navigation. */
export function rewriteName(block: string, value: string, rewrite: RewriteText): string {
  const path = blockTextPath(block, 'displayName')
  return rewrite({ path, label: 'Name of the block', value, isMarkup: false })
}

/** Rewrites a stored value of a block. */
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
