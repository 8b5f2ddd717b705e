import { INLINE } from '../plain-text'
import { type MarkupLine, markupLines } from './markup-lines'
import { type MarkupToken, markupTokens } from './markup-tokens'
import type { TextMatch, TextMatcher } from './text-query'

/** A match in a text. */
export interface TextHit {
  readonly match: string
  readonly groups: readonly string[]
  /** The text before and after it, without formatting. */
  readonly before: string
  readonly after: string
  /** True if it covers all words of a link and some before: replacing it would leave an empty link, so a person must do it. */
  readonly takesLink: boolean
}

const CONTEXT = 60

/** Returns the matches in a text, in order. In formatted text a match may cross formatting and links, but not paragraphs. */
export function findInText(
  value: string,
  { isMarkup, matcher }: { readonly isMarkup: boolean; readonly matcher: TextMatcher },
): readonly TextHit[] {
  if (!isMarkup) return matcher(normalizeSpaces(value)).map((match) => hitOf(value, match, false))
  return markupLines(markupTokens(value)).flatMap((line) =>
    matcher(normalizeSpaces(line.text)).map((match) =>
      hitOf(line.text, match, takesLink(line, match)),
    ),
  )
}

/** Returns the replacement of a match; `null` keeps it. `index` counts the matches in the text. */
type ReplaceHit = (hit: TextHit, index: number) => string | null

/**
 * Returns the text with matches replaced. In formatted text everything else is preserved exactly; the new text has the formatting
 * at the start of its match, and formatting left without text is removed.
 */
export function replaceInText(
  value: string,
  { isMarkup, matcher }: { readonly isMarkup: boolean; readonly matcher: TextMatcher },
  replace: ReplaceHit,
): string {
  return isMarkup ? inMarkup(value, matcher, replace) : inPlainText(value, matcher, replace)
}

function inPlainText(value: string, matcher: TextMatcher, replace: ReplaceHit): string {
  let text = ''
  let from = 0
  for (const [index, match] of matcher(normalizeSpaces(value)).entries()) {
    const put = replace(hitOf(value, match, false), index)
    if (put === null) continue
    text += value.slice(from, match.start) + put
    from = match.end
  }
  return text + value.slice(from)
}

/** A range of a token's source that is replaced. */
export interface Splice {
  readonly from: number
  readonly to: number
  readonly text: string
}

function inMarkup(value: string, matcher: TextMatcher, replace: ReplaceHit): string {
  const tokens = markupTokens(value)
  const splices = new Map<number, Splice[]>()
  let index = 0
  for (const line of markupLines(tokens))
    for (const match of matcher(normalizeSpaces(line.text))) {
      const hit = hitOf(line.text, match, takesLink(line, match))
      const put = replace(hit, index)
      index += 1
      if (put !== null && !hit.takesLink) splice(line, match, escapeMarkup(put), splices)
    }
  return splices.size === 0 ? value : spliceText(tokens, splices)
}

/** Replaces a range of a line; its new text has the formatting at the start of the range. */
export function splice(
  { stretches }: MarkupLine,
  { start, end }: TextMatch,
  text: string,
  splices: Map<number, Splice[]>,
): void {
  let isFirst = true
  for (const each of stretches) {
    const stop = each.start + each.text.length
    if (stop <= start || each.start >= end) continue
    const isLetters = each.to - each.from === each.text.length
    const from = isLetters ? each.from + Math.max(0, start - each.start) : each.from
    const to = isLetters ? each.to - Math.max(0, stop - end) : each.to
    const own = splices.get(each.token) ?? []
    splices.set(each.token, [...own, { from, to, text: isFirst ? text : '' }])
    isFirst = false
  }
}

/** Returns the source with the ranges replaced; formatting that lost all its text is removed. */
export function spliceText(
  tokens: readonly MarkupToken[],
  splices: ReadonlyMap<number, readonly Splice[]>,
): string {
  const kept: { readonly source: string; readonly opens: string | null; emptied: boolean }[] = []
  for (const [index, token] of tokens.entries()) {
    const own = splices.get(index)
    const source = own ? withSplices(token.source, own) : token.source
    const opens = token.kind === 'open' && INLINE.test(token.name) ? token.name : null
    if (token.kind === 'close' && dropsEmptied(kept, token.name)) continue
    kept.push({ source, opens, emptied: own !== undefined && source === '' })
  }
  return kept.map(({ source }) => source).join('')
}

/** Removes the opening tag that a closing tag belongs to, if all text between them was just removed. */
function dropsEmptied(
  kept: { readonly source: string; readonly opens: string | null; emptied: boolean }[],
  name: string,
): boolean {
  let at = kept.length - 1
  while (kept[at]?.emptied) at -= 1
  if (at === kept.length - 1 || kept[at]?.opens !== name) return false
  kept.length = at
  kept.push({ source: '', opens: null, emptied: true })
  return true
}

function withSplices(source: string, splices: readonly Splice[]): string {
  let text = ''
  let at = 0
  for (const { from, to, text: put } of splices) {
    text += source.slice(at, from) + put
    at = to
  }
  return text + source.slice(at)
}

/** Returns whether a match that starts outside a link covers all its words. */
function takesLink({ stretches }: MarkupLine, { start, end }: TextMatch): boolean {
  const isHit = (each: (typeof stretches)[number]) =>
    each.start < end && each.start + each.text.length > start
  const own = stretches.find(isHit)?.link
  const others = new Set(stretches.filter(isHit).map(({ link }) => link))
  return [...others].some((link) => {
    if (link === null || link === own) return false
    return stretches
      .filter((each) => each.link === link)
      .every((each) => each.start >= start && each.start + each.text.length <= end)
  })
}

function hitOf(text: string, { start, end, groups }: TextMatch, isLinkTaken: boolean): TextHit {
  return {
    ...{ match: text.slice(start, end), groups, takesLink: isLinkTaken },
    before: text.slice(Math.max(0, start - CONTEXT), start),
    after: text.slice(end, end + CONTEXT),
  }
}

/** Replaces non-breaking spaces with normal ones. The length stays the same, so that positions remain valid. */
function normalizeSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

/** Escapes text as in stored markup (`cleanHtml`), so that sanitising it again changes nothing. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;')
}
