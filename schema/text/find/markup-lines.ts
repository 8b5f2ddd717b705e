import { INLINE } from '../plain-text'
import { type MarkupToken, type TextStretch, textStretches } from './markup-tokens'

/** A stretch of a line, and in which token and link it is. */
export interface LineStretch extends TextStretch {
  readonly token: number
  /** The token that opens its link; `null` outside of links. */
  readonly link: number | null
  /** Where it begins in the line. */
  readonly start: number
}

/** What is read without a break: a paragraph, a heading, an item of a list. Marks and links are inside of lines. */
export interface MarkupLine {
  readonly text: string
  readonly stretches: readonly LineStretch[]
}

/** The lines of markup, in order; those without text are left out. */
export function markupLines(tokens: readonly MarkupToken[]): readonly MarkupLine[] {
  const lines: MarkupLine[] = []
  let stretches: LineStretch[] = []
  let text = ''
  let link: number | null = null
  for (const [token, each] of tokens.entries()) {
    if (each.kind === 'text') {
      for (const stretch of textStretches(each.source)) {
        stretches.push({ ...stretch, token, link, start: text.length })
        text += stretch.text
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
