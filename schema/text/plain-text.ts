import type { Nodes } from 'hast'
import { cleanTree } from './clean-tree'

/** Returns the text of formatted text, for places without formatting: paragraphs are separated by spaces. */
export function plainText(markup: string): string {
  return textOf(cleanTree(markup)).replace(/\s+/g, ' ').trim()
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const words = node.children.map(textOf).join('')
  return node.type === 'element' && !INLINE.test(node.tagName) ? ` ${words} ` : words
}

/** Inline elements: text on both sides of them may be one word. */
export const INLINE =
  /^(?:a|abbr|b|cite|code|del|em|i|ins|mark|q|s|small|span|strong|sub|sup|time|u)$/
