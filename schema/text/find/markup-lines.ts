import { INLINE } from '../plain-text'
import { type MarkupToken, type TextStretch, textStretches } from './markup-tokens'

/** A range of a line with its token and link. */
interface LineStretch extends TextStretch {
  readonly token: number
  /** The token that opens its link; `null` outside links. */
  readonly link: number | null
  /** Its start in the line. */
  readonly start: number
}

/** A run of text without a break: a paragraph, a heading, a list item. Formatting and links are inside lines. */
export interface MarkupLine {
  readonly text: string
  readonly stretches: readonly LineStretch[]
}

/** Returns the lines of markup, in order; those without text are omitted. */
export function markupLines(tokens: readonly MarkupToken[]): readonly MarkupLine[] {
  const lines: MarkupLine[] = []
  let stretches: LineStretch[] = []
  let text = ''
  let link: number | null = null
  for (const [token, each] of tokens.entries()) {
    if (each.kind === 'text') {
      for (const { text: letters, from, to } of textStretches(each.source)) {
        stretches.push({ text: letters, from, to, token, link, start: text.length })
        text += letters
      }
      continue
    }
    if (isLink(each)) link = each.kind === 'open' ? token : null
    if (isBreak(each)) endLine()
  }
  endLine()
  return lines

  function endLine(): void {
    if (text !== '') lines.push({ text, stretches })
    stretches = []
    text = ''
  }
}

function isLink(token: MarkupToken): boolean {
  return (token.kind === 'open' || token.kind === 'close') && token.name === 'a'
}

function isBreak(token: MarkupToken): boolean {
  if (token.kind === 'open' || token.kind === 'close') return !INLINE.test(token.name)
  return !token.source.startsWith('<!--')
}
