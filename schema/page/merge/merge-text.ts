import { diff3Merge } from 'node-diff3'
import { cleanHtml } from '../../text/clean-html'

/** Returns whether a text is formatted: for a value in a list the field is unknown here. */
export function isMarkup(text: string): boolean {
  return /<[a-z][^>]*>/.test(text)
}

/** The versions of a text in a three-way merge. */
interface ThreeTexts {
  readonly base: string
  readonly mine: string
  readonly theirs: string
}

/**
 * Maximum number of equal word pairs compared: beyond it, as in a paragraph of a thousand words, a text changed by both sides is
 * a conflict.
 */
const MAX_PAIRS = 100_000

/**
 * Merges two changes of a plain text, word by word; `null` if they overlap. Words are never split, so grapheme clusters, as in
 * Gujarati, stay intact.
 */
export function mergeText(texts: ThreeTexts): string | null {
  return mergeParts(texts, linesOf, (lines) => mergeParts(lines, splitWords, () => null))
}

/** Merges two changes of formatted text; the result is well formed and sanitised, or `null`. */
export function mergeMarkup({ base, mine, theirs }: ThreeTexts): string | null {
  const clean = { base: cleanHtml(base), mine: cleanHtml(mine), theirs: cleanHtml(theirs) }
  const merged = mergeParts(clean, paragraphsOf, (paragraphs) =>
    mergeParts(paragraphs, splitMarkupWords, () => null),
  )
  // If one side made text bold that the other split, the tags may no longer match: then the merge fails.
  return merged !== null && isWellFormed(merged) && cleanHtml(merged) === merged ? merged : null
}

/** Merges by parts of the texts; `inside` merges parts that both sides changed. */
function mergeParts(
  { base, mine, theirs }: ThreeTexts,
  partsOf: (text: string) => readonly string[],
  inside: (texts: ThreeTexts) => string | null,
): string | null {
  if (mine === theirs || theirs === base) return mine
  if (mine === base) return theirs
  const { begin, end, middle } = trimCommonEnds([partsOf(base), partsOf(mine), partsOf(theirs)])
  const [o = [], a = [], b = []] = middle
  if (equalPairs(o, a) + equalPairs(o, b) > MAX_PAIRS) return null
  let merged = begin
  for (const { ok, conflict } of diff3Merge(a, o, b)) {
    const text = conflict
      ? inside({
          base: conflict.o.join(''),
          mine: conflict.a.join(''),
          theirs: conflict.b.join(''),
        })
      : ok?.join('')
    if (text === null) return null
    merged += text ?? ''
  }
  return merged + end
}

/** Splits off the common start and end of all versions. */
export function trimCommonEnds(versions: readonly (readonly string[])[]) {
  const [first = []] = versions
  const shortest = Math.min(...versions.map(({ length }) => length))
  const isShared = (at: number) => versions.every((version) => version.at(at) === first.at(at))
  let start = 0
  while (start < shortest && isShared(start)) start += 1
  let rest = 0
  while (rest < shortest - start && isShared(-1 - rest)) rest += 1
  return {
    begin: first.slice(0, start).join(''),
    end: first.slice(first.length - rest).join(''),
    middle: versions.map((version) => version.slice(start, version.length - rest)),
  }
}

/** Counts the pairs of equal words, which determine the cost of finding the longest common subsequence. */
export function equalPairs(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const word of one) counts.set(word, (counts.get(word) ?? 0) + 1)
  return other.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0)
}

function linesOf(text: string): readonly string[] {
  return text.split(/(?<=\n)/)
}

let segmenter: Intl.Segmenter | null = null

/** Created with the first merged text, because it would add 15 ms to a server's start. */
function segmentsOf(text: string): readonly string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

/** Splits into words. Anything with a digit and any address is one word: 10:00 and 11:30 must not merge to 11:00. */
function splitWords(text: string): readonly string[] {
  return text
    .split(/(\s+)/)
    .flatMap((part) => (/[\p{N}@/]/u.test(part) ? [part] : segmentsOf(part)))
}

const PARAGRAPH_END = /(?<=<\/(?:blockquote|dd|dt|figure|h[2-6]|li|ol|p|pre|table|tr|ul)>)/

function paragraphsOf(markup: string): readonly string[] {
  return markup.split(PARAGRAPH_END)
}

/** Splits markup into words; a tag and a character reference are one word each. */
function splitMarkupWords(markup: string): readonly string[] {
  return markup
    .split(/(<[^>]*>|&[#\w]+;)/)
    .flatMap((part) => (/^[<&]/.test(part) ? [part] : splitWords(part)))
}

const VOID = new Set(['br', 'hr', 'img'])

function isWellFormed(markup: string): boolean {
  const open: string[] = []
  for (const [, end, name = ''] of markup.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
    if (VOID.has(name)) continue
    if (end === '') open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}
