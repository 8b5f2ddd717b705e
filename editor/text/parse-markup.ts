import type { ElementContent, Properties, Root } from 'hast'

/** A document without a window: its scripts don't run and its pictures aren't fetched. */
const inert = document.implementation.createHTMLDocument('')

/**
 * The attributes that clean markup may have; others have been removed before. Numbers and booleans are converted, as by the
 * server's parser (`schema/text/parse-markup.ts`; a test compares the two).
 */
const ATTRIBUTES: ReadonlyMap<string, readonly [property: string, kind: Kind]> = new Map<
  string,
  readonly [string, Kind]
>([
  ['href', ['href', 'text']],
  ['title', ['title', 'text']],
  ['src', ['src', 'text']],
  ['alt', ['alt', 'text']],
  ['scope', ['scope', 'text']],
  ['lang', ['lang', 'text']],
  ['dir', ['dir', 'text']],
  ['datetime', ['dateTime', 'text']],
  ['width', ['width', 'number']],
  ['height', ['height', 'number']],
  ['start', ['start', 'number']],
  ['colspan', ['colSpan', 'number']],
  ['rowspan', ['rowSpan', 'number']],
  ['reversed', ['reversed', 'flag']],
])
type Kind = 'text' | 'number' | 'flag'

/** Parses markup into a tree with the browser's own parser. */
export function parseMarkup(markup: string): Root {
  const template = inert.createElement('template')
  template.innerHTML = markup
  return { type: 'root', children: contentOf(template.content) }
}

function contentOf(parent: Node): ElementContent[] {
  const content: ElementContent[] = []
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === Node.TEXT_NODE)
      content.push({ type: 'text', value: node.nodeValue ?? '' })
    // Not `instanceof`: elements of a document without a window aren't instances of this window's classes.
    else if (node.nodeType === Node.ELEMENT_NODE) content.push(elementOf(node as Element))
  }
  return content
}

function elementOf(element: Element): ElementContent {
  const properties: Properties = {}
  for (const { name, value } of element.attributes) {
    const [property, kind] = ATTRIBUTES.get(name) ?? []
    if (property !== undefined) properties[property] = readValue(kind, name, value)
  }
  return {
    type: 'element',
    tagName: element.localName,
    properties,
    children: contentOf(element),
  }
}

function readValue(kind: Kind | undefined, name: string, value: string) {
  if (kind === 'number' && value !== '' && !Number.isNaN(Number(value))) return Number(value)
  if (kind === 'flag' && (value === '' || value.toLowerCase() === name)) return true
  return value
}
