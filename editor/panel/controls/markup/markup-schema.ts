import { generateHTML, generateJSON, mergeAttributes, Node } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { cleanHtml } from '#schema/text/clean-html'
import { safeHref } from '#schema/text/safe-href'
import { officeMarkup } from './office-markup'

/** Pictures that stand in a text; they are kept, not added here. */
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

/** What can be written in the control: what the design of the pages has a look for. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    trailingNode: false,
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => safeHref(address) !== null,
    },
  }),
  Picture,
]

/** The document as it is stored: nothing for nothing, and list items without the paragraph the editor puts in each. */
export function storedMarkup(html: string): string {
  const tidy = html.replace(/<li><p>((?:(?!<\/?p\b).)*)<\/p>(?=<\/li>|<[ou]l)/g, '<li>$1')
  return tidy === '<p></p>' ? '' : tidy
}

/** Pasted markup as the control takes it: cleaned of what texts may not hold, first headings one level down. */
export function pastedMarkup(html: string): string {
  return cleanHtml(officeMarkup(html).replace(/<(\/?)h1\b/gi, '<$1h2'))
}

/** True when the control can show markup and give it back with nothing lost but white space. */
export function survivesEditing(markup: string): boolean {
  if (markup.trim() === '') return true
  return (
    signatureOf(markup) === signatureOf(generateHTML(generateJSON(markup, extensions), extensions))
  )
}

const ALIAS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's' }

/** Words and elements in order; paragraphs do not count, as the editor adds and drops them freely. */
function signatureOf(markup: string): string {
  const { body } = new DOMParser().parseFromString(markup, 'text/html')
  const elements = [...body.querySelectorAll('*')].map((element) => {
    const name = element.localName
    const attributes = [...element.attributes].map((each) => `${each.name}=${each.value}`).sort()
    return [ALIAS[name] ?? name, ...attributes].join(' ')
  })
  const counted = elements.filter((element) => element !== 'p').sort()
  return JSON.stringify([body.textContent?.replace(/\s+/g, ''), counted])
}
