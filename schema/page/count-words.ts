import type { Registry } from '../block/block'
import { textsIn } from '../fields/texts'
import type { StoredBlock } from './content'
import { propsOf } from './stored-props'

/** A word, with combining marks as in Indic scripts, apostrophes and hyphens: don’t, બાળ-સભા. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’‑-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu
/** Average reading speed on a screen. */
const WORDS_PER_MINUTE = 200

/** Counts the words written in blocks; hidden blocks and texts from records are not counted. */
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

/** Returns whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
