import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Code } from '@tiptap/extension-code'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions'
import {
  createDocument,
  getHTMLFromFragment,
  getSchema,
  mergeAttributes,
  Node,
} from '@tiptap/react'
import { cleanHtml } from '#schema/text/clean-html'
import { Figure } from './figure'
import { foreignMarkup } from './foreign-markup'
import { HeadingAfterHeading } from './heading-after-heading'
import { Link } from './link-mark'
import { Table, TableCell, TableHeader, TableRow } from './markup-table'
import type { ClipboardFiles } from './pasted-pictures'

/** Inline pictures; existing ones are kept, new ones are figures. */
const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: null },
    title: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
})

/** Existing code blocks are kept; the editor can't create new ones. */
const CodeBlock = Node.create({
  name: 'codeBlock',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: () => ['pre', ['code', 0]],
})

/** Extensions of the text control: everything that the page design has styles for. */
export const extensions = [
  Bold,
  Blockquote,
  BulletList,
  Code,
  CodeBlock,
  Document,
  Dropcursor,
  Gapcursor,
  HardBreak,
  Heading.configure({ levels: [2, 3, 4] }),
  UndoRedo,
  HorizontalRule,
  Italic,
  ListItem,
  ListKeymap,
  Link,
  OrderedList,
  Paragraph,
  Strike,
  Text,
  Underline,
  Picture,
  Figure,
  HeadingAfterHeading,
  Table,
  TableRow,
  TableHeader,
  TableCell,
]

/** Made once, with the module: making it takes as long as reading a text. */
const schema = getSchema(extensions)

/**
 * The last markup written by an editor, which is known to be readable: checked at every key press while a text is shown twice.
 */
let written = ''

/** Returns the stored form of an editor's content. */
export function markupOfEditor(html: string): string {
  written = storedMarkup(html)
  return written
}

/**
 * Converts the editor's document to its stored form: empty text for an empty document, list items and cells without the paragraph
 * that the editor adds, pictures without empty captions, and no empty last line.
 */
export function storedMarkup(html: string): string {
  const tidy = html
    .replace(/<li><p>((?:(?!<\/?p\b).)*)<\/p>(?=<\/li>|<[ou]l)/g, '<li>$1')
    .replace(/(<t[dh](?: [^>]*)?>)<p>((?:(?!<\/?p\b).)*)<\/p>(?=<\/t[dh]>)/g, '$1$2')
    .replaceAll('<figcaption></figcaption>', '')
    .replace(/(<\/figure>)(?:<p><\/p>)+$/, '$1')
  return tidy === '<p></p>' ? '' : tidy
}

/** Converts pasted markup to markup that is fully editable in the control. */
export function pastedMarkup(html: string, beside?: ClipboardFiles): string {
  return cleanPasted(foreignMarkup(html, beside))
}

/** Converts markup like `pastedMarkup`, if foreign conventions are already converted. */
export function cleanPasted(html: string): string {
  const levels = html.replace(/<(\/?)h1\b/gi, '<$1h2').replace(/<(\/?)h[56]\b/gi, '<$1h4')
  return cleanHtml(levels)
}

/** Returns markup as the control would return it: unsupported elements are dropped, their text is kept. */
export function editableMarkup(markup: string): string {
  return storedMarkup(getHTMLFromFragment(createDocument(markup, schema).content, schema))
}

/** Returns true if the control can show the markup and return it with only white space changed. */
export function isRoundTripSafe(markup: string): boolean {
  if (markup.trim() === '' || markup === written) return true
  return signatureOf(markup) === signatureOf(editableMarkup(markup))
}

const ALIAS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's' }

/**
 * Elements ignored in the comparison: plain paragraphs, which the editor adds and removes, and table sections, which it merges
 * into one.
 */
const UNCOUNTED: ReadonlySet<string> = new Set(['p', 'tbody', 'thead'])

/** Returns the text and elements in order. */
function signatureOf(markup: string): string {
  const { body } = new DOMParser().parseFromString(markup, 'text/html')
  const all = [...body.querySelectorAll('*')].filter(
    ({ localName, attributes }) => attributes.length > 0 || !UNCOUNTED.has(localName),
  )
  const elements = all.map((element) => {
    const name = element.localName
    const attributes = [...element.attributes].map((each) => `${each.name}=${each.value}`).sort()
    return [ALIAS[name] ?? name, ...attributes].join(' ')
  })
  return JSON.stringify([body.textContent?.replace(/\s+/g, ''), elements.sort()])
}
