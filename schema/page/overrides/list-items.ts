import { canonical } from '../merge/canonical'
import { longestIncreasingSubsequence } from '../merge/placed-blocks'

/** An item with fields, or the id of a picture. */
export type ListItem = Readonly<Record<string, unknown>> | number

/** The counterparts of a location's list items in the network's list. */
export interface ItemMatch {
  /** The network's index of each item; `null` for an item that was added here. */
  readonly network: readonly (number | null)[]
  /** Indexes of the items that are in another order than the network's. */
  readonly moved: ReadonlySet<number>
  /** The network's indexes of items that were removed here. */
  readonly removed: readonly number[]
}

const matchesByItems = new WeakMap<
  readonly ListItem[],
  { readonly network: readonly ListItem[]; readonly match: ItemMatch }
>()

/**
 * Matches the items of a list with the network's: equal ones, then similar ones, then those at the same place. Items have no ids
 * (docs/decisions/067). Cached per list, which must not be changed.
 */
export function matchItems(network: readonly ListItem[], here: readonly ListItem[]): ItemMatch {
  const last = matchesByItems.get(here)
  if (last?.network === network) return last.match
  const match = findMatch(network, here)
  matchesByItems.set(here, { network, match })
  return match
}

function findMatch(network: readonly ListItem[], here: readonly ListItem[]): ItemMatch {
  const pairs = createPairs(network, here)
  pairEqual(pairs)
  const place = placesIn(pairs)
  pairSimilar(pairs, place)
  pairAtSamePlace(pairs, place)
  const matched = pairs.found.flatMap((theirs, index) => (theirs === null ? [] : [index]))
  const stayed = new Set(
    longestIncreasingSubsequence(matched.map((index) => pairs.found[index] ?? 0)),
  )
  return {
    network: pairs.found,
    moved: new Set(matched.filter((_, at) => !stayed.has(at))),
    removed: [...pairs.free],
  }
}

interface Pairs {
  readonly network: readonly ListItem[]
  readonly here: readonly ListItem[]
  /** The network's index of each item here; `null` so far without one. */
  readonly found: (number | null)[]
  /** The network's indexes without a counterpart so far, in order. */
  readonly free: Set<number>
}

function createPairs(network: readonly ListItem[], here: readonly ListItem[]): Pairs {
  return { network, here, found: here.map(() => null), free: new Set(network.keys()) }
}

function pair({ found, free }: Pairs, index: number, theirs: number): void {
  found[index] = theirs
  free.delete(theirs)
}

/** Pairs equal items: first those at both ends of the lists, so that of several equal ones the right one is missing. */
function pairEqual(pairs: Pairs): void {
  const { network, here, found } = pairs
  const theirs = network.map(keyOf)
  const mine = here.map(keyOf)
  const shorter = Math.min(mine.length, theirs.length)
  let start = 0
  while (start < shorter && mine[start] === theirs[start]) {
    pair(pairs, start, start)
    start += 1
  }
  for (let end = 1; end <= shorter - start && mine.at(-end) === theirs.at(-end); end += 1)
    pair(pairs, mine.length - end, theirs.length - end)
  const free = new Map<string | undefined, number[]>()
  for (const index of pairs.free)
    free.set(theirs[index], [...(free.get(theirs[index]) ?? []), index])
  mine.forEach((key, index) => {
    const next = found[index] === null ? free.get(key)?.shift() : undefined
    if (next !== undefined) pair(pairs, index, next)
  })
}

/** The place of unmatched items: after which matched one, and which of several there. */
interface Places {
  readonly here: ReadonlyMap<number, string>
  readonly network: ReadonlyMap<number, string>
}

function placesIn({ found, free, network }: Pairs): Places {
  const matched = found.flatMap((theirs, index) => (theirs === null ? [] : [[index, theirs]]))
  const stayed = longestIncreasingSubsequence(matched.map(([, theirs]) => theirs ?? 0)).map(
    (at) => matched[at],
  )
  const fixedHere = new Map(stayed.map((each) => [each?.[0], each?.[1]]))
  const fixed = new Set(fixedHere.values())
  return {
    here: positionsOf(
      [...found.keys()],
      (index) => fixedHere.get(index),
      (index) => found[index] === null,
    ),
    network: positionsOf(
      [...network.keys()],
      (index) => (fixed.has(index) ? index : undefined),
      (index) => free.has(index),
    ),
  }
}

function positionsOf(
  indexes: readonly number[],
  anchorOf: (index: number) => number | undefined,
  isFree: (index: number) => boolean,
): ReadonlyMap<number, string> {
  const places = new Map<number, string>()
  let [anchor, nth] = [-1, 0]
  for (const index of indexes) {
    const next = anchorOf(index)
    if (next !== undefined) [anchor, nth] = [next, 0]
    if (!isFree(index)) continue
    places.set(index, `${anchor} ${nth}`)
    nth += 1
  }
  return places
}

/** Above this number of comparisons items are matched by place only. */
const MAX_COMPARISONS = 10_000
/** Share of words that two versions of one item have in common. */
const SIMILAR = 0.3
/** Added to the similarity of items at the same place, so that equally good candidates don't change sides while someone types. */
const SAME_PLACE = 0.25

function pairSimilar(pairs: Pairs, place: Places): void {
  const mine = [...place.here.keys()]
  const theirs = [...pairs.free]
  if (mine.length * theirs.length > MAX_COMPARISONS) return
  const candidates = mine.flatMap((index) =>
    theirs.flatMap((other) => {
      const similarity = similarityOf(pairs.here[index], pairs.network[other])
      const bonus = place.here.get(index) === place.network.get(other) ? SAME_PLACE : 0
      return similarity < SIMILAR ? [] : { index, other, score: similarity + bonus }
    }),
  )
  for (const { index, other } of candidates.sort((a, b) => b.score - a.score))
    if (pairs.found[index] === null && pairs.free.has(other)) pair(pairs, index, other)
}

function pairAtSamePlace(pairs: Pairs, place: Places): void {
  const byPlace = new Map([...place.network].map(([index, at]) => [at, index]))
  for (const [index, at] of place.here) {
    const theirs = byPlace.get(at)
    if (pairs.found[index] === null && theirs !== undefined && pairs.free.has(theirs))
      pair(pairs, index, theirs)
  }
}

/** Returns the share of words of both items that they have in common, each field for itself (Sørensen–Dice). */
function similarityOf(a: ListItem = {}, b: ListItem = {}): number {
  const [mine, theirs] = [splitWords(a), splitWords(b)]
  const left = new Map<string, number>()
  for (const word of mine) left.set(word, (left.get(word) ?? 0) + 1)
  let common = 0
  for (const word of theirs) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    left.set(word, count - 1)
    common += 1
  }
  return mine.length + theirs.length === 0 ? 0 : (2 * common) / (mine.length + theirs.length)
}

const keys = new WeakMap<object, string>()
const words = new WeakMap<object, readonly string[]>()

function keyOf(item: ListItem): string {
  if (typeof item === 'number') return String(item)
  const key = keys.get(item) ?? canonical(item)
  keys.set(item, key)
  return key
}

/**
 * Returns the words of an item, each with its field; none of a picture. Marks that belong to a letter, such as Gujarati vowels,
 * stay with it.
 */
function splitWords(item: ListItem): readonly string[] {
  if (typeof item === 'number') return []
  const found =
    words.get(item) ??
    Object.entries(item).flatMap(([key, value]) =>
      (canonical(value).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => `${key} ${word}`),
    )
  words.set(item, found)
  return found
}

/** Returns whether a value is a list of items with fields, or of pictures. */
export function isItemList(value: unknown): value is readonly ListItem[] {
  return isPictureList(value) || (Array.isArray(value) && value.every(isItem))
}

/** Returns whether a value is a list of ids. */
export function isPictureList(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'number')
}

export function isItem(value: unknown): value is Exclude<ListItem, number> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
