import mammoth from 'mammoth'
import { formatList } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { markerOf } from '../markup/pasted-pictures'
import { type ForeignDocument, NoDocument } from './foreign-document'
import { openZip } from './open-zip'

/** Maximum unpacked size of all parts, in bytes: a small file can unpack to any size. */
const MAX_UNPACKED = 200_000_000
/** Maximum size of the formatted text, in bytes. */
const MAX_TEXT = 30_000_000

const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='caption'] => p.caption:fresh",
  "p[style-name='Caption'] => p.caption:fresh",
]

/** Content that a page can't contain, by the Word element. */
const UNMAPPED: readonly (readonly [RegExp, string])[] = [
  [/<w:commentReference\b/g, t('Comments')],
  [/<m:oMath\b/g, t('Formulas')],
  [/<c:chart\b/g, t('Charts')],
  [/<(?:wps:txbx|v:textbox)\b/g, t('Text boxes')],
  [/<dgm:relIds\b/g, t('Diagrams')],
  [/<w:del\b/g, t('Tracked changes (accepted)')],
  [/<(?:w:headerReference|w:footerReference)\b/g, t('Headers and footers')],
]

/** Converts a Word document to markup. */
export async function readWord(file: File): Promise<ForeignDocument> {
  const arrayBuffer = await file.arrayBuffer()
  const document = await documentText(arrayBuffer)
  const input = { arrayBuffer, buffer: arrayBuffer }
  const convertImage = mammoth.images.imgElement(async (image) => {
    const bytes = await image.readAsArrayBuffer()
    return { src: markerOf(pictureOf(image.contentType, bytes, altOf(image))) }
  })
  try {
    const { value, messages } = await mammoth.convertToHtml(
      // The browser build reads one property, the test build the other.
      input as { arrayBuffer: ArrayBuffer },
      { styleMap: STYLES, convertImage, externalFileAccess: false },
    )
    return { html: value, title: '', notes: [...unmapped(document), ...stylesIn(messages)] }
  } catch {
    throw new NoDocument(
      t('This Word document is damaged. Open it in Word, save it and try again.'),
    )
  }
}

/** Returns the main part of the document after unpacking everything in chunks. */
async function documentText(bytes: ArrayBuffer): Promise<string> {
  const zip = await openZip(bytes, { all: MAX_UNPACKED, text: MAX_TEXT })
  const document = zip?.file('word/document.xml')
  if (!document) throw new NoDocument(t('This is not a Word document (.docx).'))
  return document.async('string')
}

function pictureOf(type: string, bytes: ArrayBuffer, alt: string) {
  const isDrawing = /emf|wmf|svg/i.test(type)
  const name = alt.slice(0, 60) || t('Picture of the document')
  if (isDrawing)
    return {
      name,
      alt,
      source: { kind: 'none', reason: t('it’s a drawing; save it as PNG') },
    } as const
  const file = new File([bytes], `${name}.${type.split('/')[1] ?? 'png'}`, { type })
  return { name, alt, source: { kind: 'file', file } } as const
}

/** Returns the author's alt text, without those that Word generated. */
function altOf(image: object): string {
  const { altText } = image as { readonly altText?: string | null }
  const alt = altText?.replace(/\s+/g, ' ').trim() ?? ''
  if (
    /(?:Description automatically generated|AI-generated content may be incorrect)\.?$/i.test(alt)
  )
    return ''
  return alt.slice(0, 500)
}

function unmapped(document: string): readonly string[] {
  return UNMAPPED.flatMap(([pattern, label]) => {
    const count = document.match(pattern)?.length ?? 0
    return count > 0 ? [`${label}: ${count}.`] : []
  })
}

/** Returns the names of the document's custom styles, which become plain paragraphs. */
function stylesIn(messages: readonly { readonly message: string }[]): readonly string[] {
  const names = messages.flatMap(
    ({ message }) => /^Unrecognised (?:paragraph|run) style: '(.+?)'/.exec(message)?.[1] ?? [],
  )
  const all = [...new Set(names)]
  return all.length > 0
    ? [t('Styles that become plain text: {styles}.', { styles: formatList(all.slice(0, 8)) })]
    : []
}
