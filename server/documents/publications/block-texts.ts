import { definitions } from '#renderer/registry/definitions'
import { textsIn } from '#schema/fields/texts'
import type { StoredBlock } from '#schema/page/content'
import { migrateBlock, rawProps } from '#schema/page/stored-props'

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
  const own = textsIn(definition.fields, rawProps(migrateBlock(definition, block)))
  const inside = Object.values(block.slots ?? {}).flatMap(textsOfBlocks)
  return [...own.map(({ text }) => text), ...inside]
}
