import { definitions } from '#renderer/registry/definitions'
import { type StoredBlock, visibleBlocks } from '#schema/page/content'
import { textsOfBlocks } from '../../documents/publications/block-texts'

/** A block that guests may comment on, with a label to recognize it. */
interface CommentableBlock {
  readonly id: string
  readonly label: string
}

/** Maximum number of blocks offered. */
const MAX_COUNT = 200
/** Maximum number of characters of a block’s beginning in its label. */
const BEGINNING = 40

/**
 * Returns the visible blocks of a page in reading order, labelled by their kind and the beginning of their text; `nameOf`
 * translates the names of kinds.
 */
export function listCommentableBlocks(
  blocks: readonly StoredBlock[],
  nameOf: (english: string) => string,
): readonly CommentableBlock[] {
  return [...visibleBlocks(blocks)]
    .slice(0, MAX_COUNT)
    .map((block) => ({ id: block.id, label: labelOf(block, nameOf) }))
}

function labelOf(block: StoredBlock, nameOf: (english: string) => string): string {
  const definition = definitions.get(block.name)
  const name = block.displayName || (definition ? nameOf(definition.label) : block.name)
  const [words = ''] = textsOfBlocks([{ ...block, slots: {} }])
  const letters = [...words.trim()]
  if (letters.length === 0) return name
  const isWhole = letters.length <= BEGINNING
  return `${name}: ${isWhole ? letters.join('') : `${letters.slice(0, BEGINNING).join('')}…`}`
}
