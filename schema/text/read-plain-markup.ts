import type { Element, Properties, Root } from 'hast'

/** The content allowed in an element, and its allowed parents, such that every HTML parser returns the same tree. */
type Content = 'FLOW' | 'PHRASING' | 'ITEMS'

const CONTENT: ReadonlyMap<string, Content> = new Map([
  ...contentOf('PHRASING', 'a abbr b cite code del em i ins mark q s small span strong sub sup u'),
  ...contentOf('PHRASING', 'h2 h3 h4 h5 h6 p'),
  ...contentOf('FLOW', 'blockquote li'),
  ...contentOf('ITEMS', 'ol ul'),
])
const BLOCKS = new Set(['blockquote', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'ol', 'p', 'ul'])
const VOID = new Set(['br', 'hr'])
/** Attributes whose names are the same in trees and markup. */
const ATTRIBUTES = new Set(['dir', 'href', 'lang', 'title'])
/** Character references as written by `cleanHtml` and text editors. */
const CHARACTERS: ReadonlyMap<string | undefined, string> = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' },
    ...{ '#x26': '&', '#x3C': '<', '#x22': '"', '#x27': "'", '#39': "'" },
  }),
)
const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)>/y
const MAX_DEPTH = 20

interface Open {
  readonly name: string
  readonly content: Content
  readonly children: Root['children'] | Element['children']
}

/**
 * Parses markup as it is nearly always stored: well nested, only the editor's elements, no omitted tags. Returns `null` for
 * anything else, which needs an HTML parser: that takes twenty times as long, for every text of every rendered page.
 */
export function readPlainMarkup(markup: string): Root | null {
  if (/[\0\r]/.test(markup)) return null
  const root: Root = { type: 'root', children: [] }
  const open: Open[] = [{ name: '', content: 'FLOW', children: root.children }]
  let at = 0
  while (at < markup.length) {
    const end = markup[at] === '<' ? readTag(markup, at, open) : readText(markup, at, open)
    if (end === null) return null
    at = end
  }
  return open.length === 1 ? root : null
}

/** Returns the end of the text; `null` if it isn't plain. */
function readText(markup: string, at: number, open: readonly Open[]): number | null {
  const tag = markup.indexOf('<', at)
  const end = tag < 0 ? markup.length : tag
  const value = decoded(markup.slice(at, end))
  if (value === null) return null
  open.at(-1)?.children.push({ type: 'text', value })
  return end
}

function readTag(markup: string, at: number, open: Open[]): number | null {
  TAG.lastIndex = at
  const [tag, slash, name = '', list = ''] = TAG.exec(markup) ?? []
  if (tag === undefined) return null
  const isRead = slash ? close(name, list, open) : start(name, list, open)
  return isRead ? at + tag.length : null
}

function close(name: string, list: string, open: Open[]): boolean {
  return list === '' && open.length > 1 && open.pop()?.name === name
}

function start(tagName: string, list: string, open: Open[]): boolean {
  const parent = open.at(-1)
  const properties = propertiesOf(list)
  if (!parent || !properties || !mayStand(tagName, parent, open)) return false
  const element: Element = { type: 'element', tagName, properties, children: [] }
  parent.children.push(element)
  if (VOID.has(tagName)) return true
  const content = CONTENT.get(tagName)
  if (!content || open.length > MAX_DEPTH) return false
  open.push({ name: tagName, content, children: element.children })
  return true
}

/** Returns whether a parser leaves an element where it is written. */
function mayStand(name: string, parent: Open, open: readonly Open[]): boolean {
  if (name === 'li') return parent.content === 'ITEMS'
  if (name === 'a') return open.every((each) => each.name !== 'a')
  return parent.content !== 'PHRASING' || !BLOCKS.has(name)
}

function propertiesOf(list: string): Properties | null {
  const properties: Properties = {}
  for (const [, name = '', text = ''] of list.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
    const value = decoded(text)
    if (value === null || !ATTRIBUTES.has(name) || name in properties) return null
    properties[name] = value
  }
  return properties
}

/** Decodes character references; `null` if there is an ampersand of another kind. */
function decoded(text: string): string | null {
  if (!text.includes('&')) return text
  let isPlain = true
  const plain = text.replace(/&(?:(#?\w{1,6});)?/g, (_, name: string | undefined) => {
    const character = CHARACTERS.get(name)
    isPlain &&= character !== undefined
    return character ?? ''
  })
  return isPlain ? plain : null
}

function contentOf(content: Content, names: string): [string, Content][] {
  return names.split(' ').map((name) => [name, content])
}
