import { definitions } from '#renderer/registry/definitions'
import type { AnyField, Fields } from '#schema/fields'
import type { StoredBlock } from '#schema/page/content'
import { migrateBlock, rawProps } from '#schema/page/stored-props'
import { plainText } from '#schema/text/plain-text'

/** Blocks around the page's own content: their words are on every page, and say nothing of it. */
const AROUND = new Set(['navigation', 'footer'])

/**
 * The words visitors read in blocks: texts of fields as editors wrote them, each by itself, not the words every block of its
 * kind comes with, nor addresses. Hidden and unknown blocks are left out.
 */
export function textsOfBlocks(blocks: readonly StoredBlock[]): readonly string[] {
  return blocks.flatMap(textsOfBlock)
}

function textsOfBlock(block: StoredBlock): readonly string[] {
  const definition = definitions.get(block.name)
  if (!definition || block.hidden || AROUND.has(definition.category)) return []
  const own = textsOfFields(definition.fields, rawProps(migrateBlock(definition, block)))
  const inside = Object.values(block.slots ?? {}).flatMap(textsOfBlocks)
  return [...own, ...inside]
}

function textsOfFields(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    textsOfValue(field as AnyField, values[name]),
  )
}

function textsOfValue(field: AnyField, value: unknown): readonly string[] {
  if (field.type === 'array')
    return Array.isArray(value) ? value.flatMap((item) => textsOfItem(field.of, item)) : []
  if (typeof value !== 'string' || value === field.default) return []
  if (field.type === 'html' || field.type === 'richtext') return [plainText(value)]
  if (field.type !== 'string' || field.control === 'hours') return []
  return isAddress(value) ? [] : [value]
}

function textsOfItem(of: Fields, item: unknown): readonly string[] {
  return typeof item === 'object' && item !== null
    ? textsOfFields(of, item as Readonly<Record<string, unknown>>)
    : []
}

function isAddress(text: string): boolean {
  return /^(?:[a-z]+:|\/|#)\S*$/i.test(text.trim())
}
