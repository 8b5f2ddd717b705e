import type { Nodes } from 'hast'
import { cleanTree } from './clean-tree'

/** The words of formatted text, for places that show no formatting: paragraphs become spaces. */
export function plainText(markup: string): string {
  return wordsOf(cleanTree(markup)).replace(/\s+/g, ' ').trim()
}

/** The words of a record's texts in further languages, for the search: a record is found by its words in any language. */
export function wordsOfTexts(texts: readonly object[]): readonly string[] {
  return texts.flatMap((text) =>
    Object.entries(text).flatMap(([name, words]) =>
      name === 'language' || typeof words !== 'string' ? [] : [plainText(words)],
    ),
  )
}

/** Elements inside a line: what stands on both sides of them belongs to one word. */
const INLINE = /^(?:a|abbr|b|cite|code|del|em|i|ins|mark|q|s|small|span|strong|sub|sup|time|u)$/

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const words = node.children.map(wordsOf).join('')
  return node.type === 'element' && !INLINE.test(node.tagName) ? ` ${words} ` : words
}
