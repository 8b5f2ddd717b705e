import { Marked } from 'marked'
import { t } from '#schema/messages/t'
import { markerOf } from '../markup/pasted-pictures'
import { type ForeignDocument, NoDocument } from './foreign-document'

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/

/** Converts a Markdown file to markup. Pictures selected with it are matched by name. */
export async function readMarkdown(file: File, beside: readonly File[]): Promise<ForeignDocument> {
  const text = readText(new Uint8Array(await file.arrayBuffer()))
  const [front = '', settings = ''] = FRONT_MATTER.exec(text) ?? []
  const html = await new Marked({ gfm: true, async: true }).parse(text.slice(front.length))
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const missing = takeBeside(body, beside)
  const notes = missing.map((name) =>
    t('The picture “{name}” isn’t in the file. Choose it together with the document.', { name }),
  )
  const footnotes = text.match(/^\[\^[^\]\n]{1,60}\]:/gm)?.length ?? 0
  if (footnotes > 0) notes.push(t('Footnotes kept as plain text: {footnotes}.', { footnotes }))
  const [, title = ''] = /^title:[ \t]*(.+)$/m.exec(settings) ?? []
  return { html: body.innerHTML, title: title.trim().replace(/^(["'])(.*)\1$/, '$2'), notes }
}

function readText(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new NoDocument(
      t('This file isn’t written in UTF-8. Save it as UTF-8 and choose it again.'),
    )
  }
}

/** Inserts the selected pictures where the text refers to them. Returns the names of missing ones. */
function takeBeside(body: HTMLElement, beside: readonly File[]): string[] {
  const missing: string[] = []
  const byName = new Map(beside.map((file) => [file.name.toLowerCase(), file]))
  for (const image of body.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? ''
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src)) continue
    const name = nameIn(src)
    const file = byName.get(name.toLowerCase())
    if (file) {
      const picture = { name, alt: image.alt, source: { kind: 'file', file } } as const
      image.setAttribute('src', markerOf(picture))
      continue
    }
    missing.push(name)
    image.remove()
  }
  return [...new Set(missing)]
}

function nameIn(src: string): string {
  const [last = ''] = src.split(/[?#]/)[0]?.split(/[/\\]/).slice(-1) ?? []
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
