import { definitions } from '#renderer/registry/definitions'
import { type StoredBlock, visibleBlocks } from '#schema/page/content'
import { textsOfBlocks } from '../../documents/publications/block-texts'

/** A block that guests may comment on, and how they tell it from others. */
export interface CommentableBlock {
  readonly id: string
  readonly label: string
}

/** The most that are offered. */
const MAX_COUNT = 200
/** The most letters of how one begins. */
const BEGINNING = 40

/** The blocks of a page in reading order, called by what editors call them and by how they begin. */
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
