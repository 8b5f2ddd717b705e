import { allBlocks, type StoredBlock } from '#schema/page/content'
import { questionsOfBlocks, textsOfBlocks } from '../documents/publications/block-texts'
import { blockWords } from './words/block-words'

/** The words visitors read in blocks, one after another. */
export function textOfBlocks(blocks: readonly StoredBlock[]): string {
  return joined(...textsOfBlocks(blocks))
}

/** The search terms of the blocks of a page: their questions, and for each kind of block once what it shows. */
export function searchWordsOf(blocks: readonly StoredBlock[]): string {
  const shown = [...allBlocks(blocks)].filter(({ hidden }) => !hidden).map(({ name }) => name)
  const words = [...new Set(shown)].map((name) => blockWords.get(name) ?? null)
  return joined(...questionsOfBlocks(blocks), ...words)
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
