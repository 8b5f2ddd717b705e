import type { ElementContent, Properties, Root } from 'hast'

/** Belongs to no window: nothing in it is run, and no picture of it is fetched. */
const inert = document.implementation.createHTMLDocument('')

/**
 * What clean markup may say of an element, by attribute: other attributes never get so far. Numbers and booleans are
 * given as such, as the server's parser gives them (`schema/text/parse-markup.ts`; a test compares the two).
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

/** Markup as a tree, read by the browser itself. */
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
    // Not `instanceof`: elements of a document without a window are of no class of this one.
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
