import { allBlocks, type StoredBlock } from '#schema/page/content'
import { questionsOfBlocks, textsOfBlocks } from '../documents/publications/block-texts'
import { blockWords } from './words/block-words'

/** Returns the visible words of blocks, concatenated. */
export function textOfBlocks(blocks: readonly StoredBlock[]): string {
  return joinTexts(...textsOfBlocks(blocks))
}

/** Returns the search terms of a page’s blocks: their questions, and once per kind of block the terms for its content. */
export function searchWordsOf(blocks: readonly StoredBlock[]): string {
  const shown = [...allBlocks(blocks)].filter(({ hidden }) => !hidden).map(({ name }) => name)
  const words = [...new Set(shown)].map((name) => blockWords.get(name) ?? null)
  return joinTexts(...questionsOfBlocks(blocks), ...words)
}

/** Joins texts, with a full stop after those that don’t end like a sentence. */
export function joinTexts(...texts: readonly (string | null)[]): string {
  return texts
    .flatMap((text) => text?.trim() || [])
    .reduce(
      (all, text) => (/[\p{L}\p{M}\p{N}]$/u.test(all) ? `${all} · ${text}` : `${all} ${text}`),
      '',
    )
    .trim()
}
