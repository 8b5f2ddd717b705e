import type { Registry } from '../block/block'
import { textsIn } from '../fields/texts'
import type { StoredBlock } from './content'
import { propsOf } from './stored-props'

/** A word with its marks, as Indian scripts have them, and what joins two: don’t, બાળ-સભા. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’‑-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu
/** What people read in a minute on a screen. */
const WORDS_PER_MINUTE = 200

/** The words that someone wrote in blocks; hidden blocks and what is read from records are not counted. */
export function countWordsIn(blocks: Iterable<StoredBlock>, registry: Registry): number {
  let count = 0
  for (const block of blocks) {
    const definition = registry.get(block.name)
    if (!definition || block.hidden) continue
    for (const { text } of textsIn(definition.fields, propsOf(definition, block)))
      count += text.match(WORD)?.length ?? 0
  }
  return count
}

/** Whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
