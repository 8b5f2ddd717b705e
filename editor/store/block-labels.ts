import type { Registry } from '#schema/block/block'
import type { AnyField, Fields } from '#schema/fields'
import { isShown } from '#schema/fields/show-when'
import { t } from '#schema/messages/t'
import type { StoredBlock } from '#schema/page/content'
import { propsOf, rawProps } from '#schema/page/stored-props'
import { blockOf, type PageTree, ROOT, type SlotKey, slotOf } from '#schema/page/tree'
import { textOfMarkup } from '#schema/text/text-of-markup'

/** Maximum length of a summary, in characters. */
const MAX_LENGTH = 60
/** Length of markup searched for the first words, in characters; the rest of a long text is not read. */
const READ = 2000

const labelsByBlock = new WeakMap<StoredBlock, string>()

/**
 * Returns the first words that visitors read in a block: its title, its first text, or that of its first item. Memoized per
 * block.
 */
export function summaryOf(block: StoredBlock, registry: Registry): string {
  const before = labelsByBlock.get(block)
  if (before !== undefined) return before
  const definition = registry.get(block.name)
  const words = definition ? labelFromFields(definition.fields, propsOf(definition, block)) : ''
  labelsByBlock.set(block, words)
  return words
}

/** Returns a block's label in lists: its own name or that of its shared block, its first words, or its type. */
export function rowLabel(block: StoredBlock, registry: Registry): string {
  return (
    block.displayName ||
    sharedName(block) ||
    summaryOf(block, registry) ||
    kindLabel(block.name, registry)
  )
}

function labelFromFields(fields: Fields, values: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(fields) as [string, AnyField][]
  // Required text is the block's name: the title, not the line above it.
  for (const isOne of [isTitle, isText, isMarkup, isList])
    for (const [name, field] of entries) {
      const words =
        isOne(field) && isShown(fields, values, name) ? labelFromValue(field, values[name]) : ''
      if (words !== '') return words
    }
  return ''
}

function labelFromValue(field: AnyField, value: unknown): string {
  if (field.type === 'array') {
    const first: unknown = Array.isArray(value) ? value[0] : null
    return isRecord(first) ? labelFromFields(field.of, first) : ''
  }
  if (typeof value !== 'string') return ''
  const text = isMarkup(field) ? textOfMarkup(value.slice(0, READ)) : value
  // Removes the double brackets of examples.
  return shortened(
    text
      .replace(/\[\[|\]\]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

/** Truncates between words, unless there is only one. */
function shortened(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const end = text.lastIndexOf(' ', MAX_LENGTH)
  return text.slice(0, end > 0 ? end : MAX_LENGTH)
}

/** Returns whether the field contains plain words, not a time or an address. */
function isText(field: AnyField): boolean {
  return field.type === 'string' && field.pattern === undefined
}

const isTitle = (field: AnyField) => isText(field) && field.required
const isMarkup = ({ type }: AnyField) => type === 'richtext' || type === 'html'
const isList = ({ type }: AnyField) => type === 'array'

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the name of a shared block on the open page, if it has been loaded. */
export let sharedName: (block: StoredBlock) => string | undefined = () => undefined

export function nameSharedBlocks(nameOf: typeof sharedName): void {
  sharedName = nameOf
}

/** Returns a block’s name: its own, else that of its shared block or its kind. */
export function blockLabel(tree: PageTree, id: string, registry: Registry): string {
  const block = blockOf(tree, id)
  return block.displayName || sharedName(block) || kindLabel(block.name, registry)
}

/** Returns the label of a kind of block; its name if the registry does not know it. */
export function kindLabel(name: string, registry: Registry): string {
  return registry.get(name)?.label ?? name
}

/** Returns the name of a single block, or the number of several. */
export function blocksLabel(tree: PageTree, ids: readonly string[], registry: Registry): string {
  const [id] = ids
  return id !== undefined && ids.length === 1
    ? blockLabel(tree, id, registry)
    : t('{count} blocks', { count: ids.length })
}

/** Returns a slot’s label with its container: `Main`, `Main › Section`. */
export function slotLabel(tree: PageTree, slot: SlotKey, registry: Registry): string {
  const at = slotOf(slot)
  if (!at) return t('Main')
  const definition = registry.get(blockOf(tree, at.blockId).name)
  const above = slotLabel(tree, tree.parents.get(at.blockId) ?? ROOT, registry)
  const names = [above, blockLabel(tree, at.blockId, registry)]
  if (Object.keys(definition?.slots ?? {}).length > 1) names.push(laneLabel(tree, slot, registry))
  return names.join(' › ')
}

/** Returns the label of one of several slots: its title if it has one, else `Column 2`. */
export function laneLabel(tree: PageTree, lane: SlotKey, registry: Registry): string {
  const { blockId = '', slot = '' } = slotOf(lane) ?? {}
  const block = blockOf(tree, blockId)
  const { label = slot, titleField = '' } = registry.get(block.name)?.slots[slot] ?? {}
  const title = rawProps(block)[titleField]
  // Examples are in double brackets.
  return (typeof title === 'string' && title.replace(/\[\[|\]\]/g, '').trim()) || label
}
