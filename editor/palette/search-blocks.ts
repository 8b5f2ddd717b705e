import type { AnyBlock, Surface } from '#schema/block/block'
import { englishNames } from '../ui/lazy/english-names'
import { normalizeForSearch as plain } from '../ui/searchable'
import { isRare } from './addable-blocks'
import { rankOf } from './match-words'
import { nearestWord } from './nearest-word'

/** A block type that matches the search. */
export interface FoundBlock {
  readonly definition: AnyBlock
  /** One sentence: how the block does what was searched for, or what it is. */
  readonly summary: string
}

/** Penalty for rare blocks, except for an exact name match. */
const RARE = 10
/** Minimum length: shorter word starts are ambiguous. */
const MIN_HINT = 3

/**
 * Returns the blocks that match the typed words, best first: by label, then alternative names, then description. Shared by the
 * palette and the inserter, where Enter adds the first. Without a match, one letter may be wrong.
 */
export function searchBlocks(
  blocks: readonly AnyBlock[],
  typed: string,
  target: Surface,
): readonly FoundBlock[] {
  const found = blocksFitting(blocks, typed, target)
  if (found.length > 0) return found
  const meant = nearestWord(typed, blocks.flatMap(namesOf))
  return meant === null ? [] : blocksFitting(blocks, meant, target)
}

function blocksFitting(blocks: readonly AnyBlock[], typed: string, target: Surface) {
  return blocks
    .flatMap((definition) => {
      const { label, name, description } = definition
      const more = `${name} ${description}`
      const keywords = termsOf(definition)
      const rank = rankOf({ name: label, english: englishNames(label), keywords, more }, typed)
      if (rank === null) return []
      const penalty = rank > 0 && isRare(definition, target) ? RARE : 0
      const summary = hintFor(definition, typed) ?? description
      return [{ definition, summary, at: rank + penalty }]
    })
    .sort((a, b) => a.at - b.at)
}

/** Returns further search terms of a block: its keywords and the terms of its hints. */
export function termsOf({ keywords, hints }: AnyBlock): readonly string[] {
  return [...keywords, ...hints.flatMap(({ terms }) => terms)]
}

function namesOf(definition: AnyBlock): readonly string[] {
  const { label } = definition
  return [label, ...englishNames(label), ...termsOf(definition)].flatMap((text) =>
    plain(text).split(' '),
  )
}

function hintFor({ label, hints }: AnyBlock, typed: string): string | undefined {
  const wanted = plain(typed)
  const isName = [label, ...englishNames(label)].some((name) => plain(name).startsWith(wanted))
  if (wanted.length < MIN_HINT || isName) return undefined
  return hints.find(({ terms }) => terms.some((term) => `${plain(term)}s`.startsWith(wanted)))?.text
}
