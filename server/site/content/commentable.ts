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

/** Returns the visible blocks of a page in reading order, labelled by their kind and the beginning of their text. */
export function commentable(blocks: readonly StoredBlock[]): readonly CommentableBlock[] {
  return [...visibleBlocks(blocks)]
    .slice(0, MAX_COUNT)
    .map((block) => ({ id: block.id, label: labelOf(block) }))
}

function labelOf(block: StoredBlock): string {
  const name = block.displayName || (definitions.get(block.name)?.label ?? block.name)
  const [words = ''] = textsOfBlocks([{ ...block, slots: {} }])
  const letters = [...words.trim()]
  if (letters.length === 0) return name
  const isWhole = letters.length <= BEGINNING
  return `${name}: ${isWhole ? letters.join('') : `${letters.slice(0, BEGINNING).join('')}…`}`
}
