import { t } from '#schema/messages/t'
import { editableMarkup, pastedMarkup } from '../markup/markup-schema'
import { isMarker, type PastedPicture, takePicture } from '../markup/pasted-pictures'
import { NoDocument } from './foreign-document'

/** A parsed file that can become a page. Nothing is stored yet. */
export interface ReadDocument {
  readonly title: string
  /** Markup in the text editor's format, with markers for pictures. */
  readonly markup: string
  /** Pictures by marker. */
  readonly pictures: ReadonlyMap<string, PastedPicture>
  /** Sentences about content that a page can't contain. */
  readonly notes: readonly string[]
}

const MAX_BYTES = 20_000_000
/** Maximum length of the formatted text, in characters: about a book. */
const MAX_MARKUP = 2_000_000

/** Reads a Word or Markdown file; the pictures that a Markdown file refers to may be selected with it. */
export async function readDocument(files: readonly File[]): Promise<ReadDocument> {
  const file = files.find(({ name }) => /\.(?:docx|md|markdown|txt)$/i.test(name))
  if (!file) throw new NoDocument(wrongKind(files[0]?.name ?? ''))
  if (file.size === 0) throw new NoDocument(t('This file is empty. Choose another file.'))
  if (file.size > MAX_BYTES)
    throw new NoDocument(
      t('This file is larger than 20 MB. Split it, or make its pictures smaller.'),
    )
  const beside = files.filter((other) => other !== file)
  const { html, title, notes } = /\.docx$/i.test(file.name)
    ? await import('./read-word').then(({ readWord }) => readWord(file))
    : await import('./read-markdown').then(({ readMarkdown }) => readMarkdown(file, beside))
  if (html.length > MAX_MARKUP)
    throw new NoDocument(t('This text is too long for one page. Split it into several files.'))
  const { heading, body } = withoutTitle(html)
  const markup = editableMarkup(pastedMarkup(body))
  if (markup === '') throw new NoDocument(t('There’s no text in this file. Choose another file.'))
  return {
    title: (title || heading || file.name.replace(/\.[^.]+$/, '')).slice(0, 200),
    ...{ markup, pictures: picturesOf(markup), notes },
  }
}

function wrongKind(name: string): string {
  if (/\.(?:doc|rtf|odt|pages|gdoc)$/i.test(name))
    return t(
      'This type of file can’t be opened. Save it as a Word document (.docx), then choose that.',
    )
  return t('Choose a Word document (.docx) or a Markdown file (.md).')
}

/** Uses the heading at the start of a document as the page's title. */
function withoutTitle(html: string): { readonly heading: string; readonly body: string } {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const first = body.querySelector('h1')
  const heading = first?.textContent.replace(/\s+/g, ' ').trim() ?? ''
  if (heading !== '' && first === body.firstElementChild) first?.remove()
  // A page has only one first-level heading, so the others move down, keeping their order.
  const markup = body.innerHTML
  const lowered = markup.replace(/<(\/?)h([1-5])\b/g, (_, slash: string, level: string) => {
    return `<${slash}h${Number(level) + 1}`
  })
  return { heading, body: body.querySelector('h1') ? lowered : markup }
}

function picturesOf(markup: string): ReadonlyMap<string, PastedPicture> {
  const { body } = new DOMParser().parseFromString(markup, 'text/html')
  const markers = [...body.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  return new Map(
    markers.filter(isMarker).flatMap((marker) => {
      const picture = takePicture(marker)
      return picture ? [[marker, picture] as const] : []
    }),
  )
}
