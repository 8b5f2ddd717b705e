import { cleanHtml } from '#schema/text/clean-html'
import { plainText } from '#schema/text/plain-text'
import { officeMarkup } from './office-markup'

/** Characters of a text that is pasted as a block. */
export const LONGEST_PASTED = 100_000
/** What is said where a text is longer. */
export const TOO_LONG = `The text on the clipboard must be at most ${LONGEST_PASTED.toLocaleString('en')} characters, formatting included, to be pasted as a block. Add a Text block and paste it there: a text may be longer.`

/** What the clipboard holds, in the forms the editor reads. */
export interface Clipping {
  readonly text: string
  /** The same with formatting; empty when there is none. */
  readonly html: string
}

/** Text copied elsewhere as clean markup: its styling is dropped, headings and lists are kept. */
export function markupOf({ text, html }: Clipping): string {
  const markup =
    html.trim() === '' ? '' : cleanHtml(promoted(officeMarkup(html))).replace(/<\/?span[^>]*>/g, '')
  // A copied picture or empty table has no text.
  return plainText(markup) === '' ? paragraphs(text) : markup.trim()
}

/** A text block has no `h1`: there is one on a page already. */
function promoted(html: string): string {
  return html.replace(/<(\/?)h1\b/gi, '<$1h2')
}

function paragraphs(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
