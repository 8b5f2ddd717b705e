import { NAMED_CHARACTERS } from '../text-of-markup'

/** A piece of markup source: together the tokens are the complete source, so that unchanged parts are preserved exactly. */
export type MarkupToken =
  | { readonly kind: 'text'; readonly source: string }
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly source: string }
  /** A comment, or an element whose content isn't text of the page. */
  | { readonly kind: 'other'; readonly source: string }

/** Elements whose content isn't text. */
const RAW_TEXT_ELEMENT = /^(?:iframe|noscript|script|style|template|textarea|title)$/
const NAME = /^<\/?([a-z][a-z\d-]*)/i

/** Splits markup into tokens. Anything that isn't a tag is text, as in a browser. */
export function markupTokens(markup: string): readonly MarkupToken[] {
  const tokens: MarkupToken[] = []
  let textFrom = 0
  let at = markup.indexOf('<')
  while (at >= 0) {
    const next = readToken(markup, at)
    if (next === 'UNCLOSED') break
    if (next) {
      if (at > textFrom) tokens.push({ kind: 'text', source: markup.slice(textFrom, at) })
      tokens.push(next)
      textFrom = at + next.source.length
    }
    at = markup.indexOf('<', next ? textFrom : at + 1)
  }
  if (textFrom < markup.length) tokens.push({ kind: 'text', source: markup.slice(textFrom) })
  return tokens
}

/**
 * Reads a token that starts with `<`; `null` if the character is plain text. An unclosed tag makes the rest text, so nothing is
 * scanned twice.
 */
function readToken(markup: string, at: number): MarkupToken | 'UNCLOSED' | null {
  if (markup.startsWith('<!--', at)) return rawTextToken(markup, at, markup.indexOf('-->', at) + 3)
  const name = NAME.exec(markup.slice(at, at + 30))?.[1]?.toLowerCase()
  if (name === undefined) return null
  const end = endOfTag(markup, at)
  if (end < 0) return 'UNCLOSED'
  const kind = markup[at + 1] === '/' ? 'close' : 'open'
  if (kind === 'open' && RAW_TEXT_ELEMENT.test(name)) {
    const close = markup.toLowerCase().indexOf(`</${name}`, end)
    return rawTextToken(markup, at, close < 0 ? 0 : endOfTag(markup, close))
  }
  return { kind, name, source: markup.slice(at, end) }
}

function rawTextToken(markup: string, at: number, end: number): MarkupToken {
  return { kind: 'other', source: markup.slice(at, end > at ? end : undefined) }
}

/** Returns the position after a tag's `>`, ignoring those in quoted values; -1 if it has none. */
function endOfTag(markup: string, from: number): number {
  let quote = ''
  for (let at = from; at < markup.length; at += 1) {
    const sign = markup.charAt(at)
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '>') return at + 1
    else if ((sign === '"' || sign === "'") && markup[at - 1] === '=') quote = sign
  }
  return -1
}

/** A range of text: literal text, or one character reference. */
export interface TextStretch {
  readonly text: string
  /** Its range in the source of its token. */
  readonly from: number
  readonly to: number
}

/** Splits a text into ranges and decodes its character references; unknown ones are literal text. */
export function textStretches(source: string): readonly TextStretch[] {
  const stretches: TextStretch[] = []
  let from = 0
  const letters = (to: number) => {
    if (to > from) stretches.push({ text: source.slice(from, to), from, to })
  }
  for (const found of source.matchAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi)) {
    const [whole, hex, decimal, name = ''] = found
    const text = hex || decimal ? characterOf(hex, decimal) : NAMED_CHARACTERS[name.toLowerCase()]
    if (text === undefined) continue
    letters(found.index)
    from = found.index + whole.length
    stretches.push({ text, from: found.index, to: from })
  }
  letters(source.length)
  return stretches
}

function characterOf(hex: string | undefined, decimal: string | undefined): string | undefined {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
