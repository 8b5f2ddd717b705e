import { definitions } from '#renderer/registry/definitions'
import type { AnyField, Fields } from '#schema/fields'
import { allBlocks, type StoredBlock } from '#schema/page/content'
import { migrateBlock, rawProps } from '#schema/page/stored-props'
import { plainText } from '#schema/text/plain-text'
import { blockWords } from './block-words'

/** Blocks around the page's own content: their words are on every page, and would find every page. */
const AROUND = new Set(['navigation', 'footer'])

/**
 * The words visitors read in blocks, one after another: texts of fields as editors wrote them, not the words every
 * block of its kind comes with, nor addresses. Hidden and unknown blocks are left out.
 */
export function textOfBlocks(blocks: readonly StoredBlock[]): string {
  return joined(...blocks.map(textOfBlock))
}

/** The search terms of the blocks of a page, each kind of block once. */
export function searchWordsOf(blocks: readonly StoredBlock[]): string {
  const shown = [...allBlocks(blocks)].filter(({ hidden }) => !hidden).map(({ name }) => name)
  return joined(...[...new Set(shown)].map((name) => blockWords.get(name) ?? null))
}

function textOfBlock(block: StoredBlock): string {
  const definition = definitions.get(block.name)
  if (!definition || block.hidden || AROUND.has(definition.category)) return ''
  const own = textOfFields(definition.fields, rawProps(migrateBlock(definition, block)))
  const inside = Object.values(block.slots ?? {}).map(textOfBlocks)
  return joined(own, ...inside)
}

function textOfFields(fields: Fields, values: Readonly<Record<string, unknown>>): string {
  return joined(
    ...Object.entries(fields).map(([name, field]) => textOfValue(field as AnyField, values[name])),
  )
}

function textOfValue(field: AnyField, value: unknown): string {
  if (field.type === 'array')
    return Array.isArray(value) ? joined(...value.map((item) => textOfItem(field.of, item))) : ''
  if (typeof value !== 'string' || value === field.default) return ''
  if (field.type === 'html' || field.type === 'richtext') return plainText(value)
  if (field.type !== 'string' || field.control === 'hours') return ''
  return isAddress(value) ? '' : value
}

function textOfItem(of: Fields, item: unknown): string {
  return typeof item === 'object' && item !== null
    ? textOfFields(of, item as Readonly<Record<string, unknown>>)
    : ''
}

function isAddress(text: string): boolean {
  return /^(?:[a-z]+:|\/|#)\S*$/i.test(text.trim())
}

/** Joins texts; a full stop separates those that do not end like a sentence. */
export function joined(...texts: readonly (string | null)[]): string {
  return texts
    .flatMap((text) => text?.trim() || [])
    .reduce(
      (all, text) => (/[\p{L}\p{M}\p{N}]$/u.test(all) ? `${all} · ${text}` : `${all} ${text}`),
      '',
    )
    .trim()
}
