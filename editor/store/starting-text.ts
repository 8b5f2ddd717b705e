import type { AnyBlock } from '#schema/block/block'
import { isBlankMarkup } from '#schema/fields/text'
import type { StoredBlock } from '#schema/page/content'
import { migrateBlock, rawProps, withProp } from '#schema/page/stored-props'

/**
 * Rendered in place of formatted text that is blank: a line with nothing to see in it, so that the canvas has a place to
 * click at. Never stored.
 */
const BLANK_LINE = '<p>\u200B</p>'

/** The field a block begins with when that is formatted text, as in Text: it is written on the canvas as soon as it is added. */
export function startingText({ fields }: AnyBlock): string | null {
  const [first] = Object.entries(fields)
  return first && (first[1].type === 'html' || first[1].type === 'richtext') ? first[0] : null
}

/** Whether the text that a block begins with is blank. */
export function isStillBlank(definition: AnyBlock, block: StoredBlock): boolean {
  const name = startingText(definition)
  if (name === null) return false
  const value = rawProps(migrateBlock(definition, block))[name] ?? ''
  return typeof value === 'string' && isBlankMarkup(value)
}

/** The block as the canvas renders it: one that is still blank with a line to write on. */
export function withBlankLine(definition: AnyBlock, block: StoredBlock): StoredBlock {
  const name = startingText(definition)
  if (name === null || !isStillBlank(definition, block)) return block
  return withProp(definition, block, name, BLANK_LINE)
}
