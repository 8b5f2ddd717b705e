import { cleanHtml } from '#schema/text/clean-html'
import { plainText } from '#schema/text/plain-text'
import type { Clipping } from './paste'

/** Words from elsewhere as clean formatted text: what they looked like is left behind, headings and lists are kept. */
export function markupOf({ text, html }: Clipping): string {
  const markup = html.trim() === '' ? '' : cleanHtml(promoted(html)).replace(/<\/?span[^>]*>/g, '')
  // What a page copied as a picture or a table of nothing says no word.
  return plainText(markup) === '' ? paragraphs(text) : markup.trim()
}

/** A text has no heading of the first rank: that is the page's own. */
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
