import type { Element, Root } from 'hast'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { parseMarkup } from './parse-markup'

/**
 * The content allowed in formatted text: no styles, classes, ids, forms, frames or scripts; links and pictures only with safe
 * addresses.
 */
export const ALLOWED: Schema = {
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'xmp'],
  clobberPrefix: '',
  clobber: [],
  ancestors: {
    li: ['ol', 'ul'],
    tbody: ['table'],
    td: ['table'],
    th: ['table'],
    thead: ['table'],
    tr: ['table'],
  },
  tagNames: [
    ...['a', 'abbr', 'b', 'blockquote', 'br', 'cite', 'code', 'dd', 'del', 'dl', 'dt', 'em'],
    ...['figcaption', 'figure', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins', 'li'],
    ...['mark', 'ol', 'p', 'pre', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'table'],
    ...['tbody', 'td', 'th', 'thead', 'time', 'tr', 'u', 'ul'],
  ],
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start', 'reversed'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
    '*': ['lang', 'dir'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
}

/** Parses markup to a sanitised tree: disallowed content is removed, and a lone carriage return becomes a line break. */
export function cleanTree(markup: string): Root {
  const tree = sanitize(parseMarkup(markup.replace(/\r\n?/g, '\n')), ALLOWED) as Root
  if (/<img/i.test(markup)) dropSourceless(tree)
  return tree
}

/** Removes pictures without an address, which would show as broken. */
export function dropSourceless(node: Root | Element): void {
  node.children = node.children.filter((child) => {
    if (child.type !== 'element') return true
    if (child.tagName === 'img') return Boolean(child.properties.src)
    dropSourceless(child)
    return true
  }) as typeof node.children
}
