import type { Registry } from '#schema/block/block'
import type { StoredBlock } from '#schema/page/content'
import { rewriteBlock } from '#schema/page/rewrite-page'
import { textOfLines } from '#schema/text/find/line-texts'

/** A text of a locked block, as people read it: a line for each paragraph. */
export interface LockedText {
  readonly path: string
  readonly label: string
  readonly text: string
}

/** Returns the texts of a block, or only those in one of its fields. */
export function lockedTexts(
  block: StoredBlock,
  field: string | null,
  registry: Registry,
): readonly LockedText[] {
  const texts: LockedText[] = []
  rewriteBlock(block, registry, ({ path: given, label, value, isMarkup }) => {
    const path = given.slice(given.indexOf('#') + 1)
    const isMeant = field === null ? path !== 'displayName' : path.split('.')[0] === field
    if (isMeant) texts.push({ path, label, text: isMarkup ? textOfLines(value) : value.trim() })
    return value
  })
  return texts.filter(({ text }) => text !== '')
}
