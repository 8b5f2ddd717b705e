import { cleanHtml } from '#schema/text/clean-html'
import { plainText } from '#schema/text/plain-text'
import { officeMarkup } from './office-markup'

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
