import type { AnyBlock } from '#schema/block/block'
import { isBlankMarkup } from '#schema/fields/text'
import type { StoredBlock } from '#schema/page/content'
import { migrateBlock, rawProps, withProp } from '#schema/page/stored-props'

/** Rendered for blank formatted text: an invisible line, so that the canvas has a place to click. Never stored. */
const BLANK_LINE = '<p>\u200B</p>'

/**
 * Returns the first field if it is formatted text, as in the Text block: it is edited on the canvas as soon as the block is
 * added.
 */
export function startingText({ fields }: AnyBlock): string | null {
  const [first] = Object.entries(fields)
  return first && (first[1].type === 'html' || first[1].type === 'richtext') ? first[0] : null
}

/** Returns whether the block's first text is blank. */
export function isStillBlank(definition: AnyBlock, block: StoredBlock): boolean {
  const name = startingText(definition)
  if (name === null) return false
  const value = rawProps(migrateBlock(definition, block))[name] ?? ''
  return typeof value === 'string' && isBlankMarkup(value)
}

/** Returns the block as rendered on the canvas: a blank one with a line to write on. */
export function withBlankLine(definition: AnyBlock, block: StoredBlock): StoredBlock {
  const name = startingText(definition)
  if (name === null || !isStillBlank(definition, block)) return block
  return withProp(definition, block, name, BLANK_LINE)
}
