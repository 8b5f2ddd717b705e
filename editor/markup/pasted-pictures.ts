import { MAX_PICTURE_ADDRESS } from '#schema/api/upload'
import { t } from '#schema/messages/t'
import { picturesInRtf } from './rtf-pictures'

/** A pasted picture that isn't in the network's library. */
export interface PastedPicture {
  /** Name used in messages. */
  readonly name: string
  readonly alt: string
  readonly source:
    | { readonly kind: 'file'; readonly file: File }
    | { readonly kind: 'address'; readonly address: string }
    | { readonly kind: 'none'; readonly reason: string }
}

/** Data that accompanies HTML on the clipboard. */
export interface ClipboardFiles {
  readonly rtf: string
  readonly files: readonly File[]
}

export function clipboardFiles(clipboard: DataTransfer): ClipboardFiles {
  // `files` is missing in tests.
  return { rtf: clipboard.getData('text/rtf'), files: [...(clipboard.files ?? [])] }
}

export const NO_FILES: ClipboardFiles = { rtf: '', files: [] }

/** Maximum number of pictures per paste, to avoid thousands of requests. */
const MAX_PASTED_PICTURES = 60

/** Placeholder address of a pasted picture until it is in the library. It is never stored. */
const MARKER = /^\/pasted\/[1-9]\d*$/
const pictures = new Map<string, PastedPicture>()
let count = 0

export function isMarker(src: unknown): src is string {
  return typeof src === 'string' && MARKER.test(src)
}

/** Returns the picture of a marker and releases its bytes. */
export function takePicture(marker: string): PastedPicture | null {
  const picture = pictures.get(marker) ?? null
  pictures.delete(marker)
  return picture
}

export function markerOf(picture: PastedPicture): string {
  count += 1
  const marker = `/pasted/${count}`
  pictures.set(marker, picture)
  return marker
}

/** Returns markup for picture files on the clipboard; `''` if it contains text or anything else. */
export function pictureFilesMarkup(clipboard: DataTransfer): string {
  const hasWords = ['text/plain', 'text/html'].some((type) => clipboard.getData(type).trim() !== '')
  return hasWords ? '' : pictureMarkup(clipboardFiles(clipboard).files)
}

/** Returns markup for picture files; other files are omitted. */
export function pictureMarkup(files: readonly File[]): string {
  return files
    .filter(({ type }) => type.startsWith('image/'))
    .slice(0, MAX_PASTED_PICTURES)
    .map((file) => markerOf({ name: file.name, alt: '', source: { kind: 'file', file } }))
    .map((marker) => `<figure><img src="${marker}"></figure>`)
    .join('')
}

/** Keeps pictures of the library; replaces each other one by a marker, or by text if it is a character drawn as a picture. */
export function markPictures(body: HTMLElement, beside: ClipboardFiles): void {
  const images = [...body.querySelectorAll('img')].filter((image) => !replaced(image))
  const bytesOf = bytesBeside(body, images, beside)
  for (const [index, image] of images.entries()) {
    const src = srcOf(image)
    const own = isMarker(src) ? src : libraryAddress(src)
    const name = nameOf(image)
    const alt = altOf(image)
    const source =
      index < MAX_PASTED_PICTURES ? sourceOf(src, name, bytesOf.get(image) ?? null) : TOO_MANY
    image.setAttribute('src', own ?? markerOf({ name, alt, source }))
    if (alt === '' && own === null) image.removeAttribute('alt')
    for (const size of ['width', 'height']) image.removeAttribute(size)
  }
}

/** Returns the bytes of pictures that accompany the markup on the clipboard. */
function bytesBeside(
  body: HTMLElement,
  images: readonly HTMLImageElement[],
  { rtf, files }: ClipboardFiles,
): ReadonlyMap<HTMLImageElement, Blob | null> {
  const [image] = images
  const [file] = files
  // A single copied picture; a file beside text is a picture of the whole selection.
  const isAlone = images.length === 1 && files.length === 1 && body.textContent.trim() === ''
  if (image && file && isAlone) return new Map([[image, file]])
  const local = images.filter((each) => isLocal(srcOf(each)))
  const inRtf = local.length > 0 && rtf !== '' ? picturesInRtf(rtf) : []
  // The pictures can be matched only if the numbers are equal.
  return new Map(
    inRtf.length === local.length ? local.map((each, at) => [each, inRtf[at] ?? null]) : [],
  )
}

const TOO_MANY = {
  kind: 'none',
  reason: t('At most {maxpastedpictures} pictures are pasted at once', {
    maxpastedpictures: MAX_PASTED_PICTURES,
  }),
} as const

/** Removes spacers and tracking pixels of emails; replaces characters drawn as pictures by text. */
function replaced(image: HTMLImageElement): boolean {
  const { alt } = image
  const isLetter = alt !== '' && /^[\p{Extended_Pictographic}\p{Emoji_Component}\s]+$/u.test(alt)
  if (isLetter && !/^[\d#*\s]+$/.test(alt)) {
    image.replaceWith(alt)
    return true
  }
  const isSpacer = ['width', 'height'].some((name) =>
    /^[0-2](?:px)?$/.test(image.getAttribute(name) ?? ''),
  )
  if (isSpacer || (srcOf(image) === '' && alt === '')) image.remove()
  return isSpacer || (srcOf(image) === '' && alt === '')
}

/** Returns the address of a picture. For lazy loading, sites may keep it in another attribute. */
function srcOf(image: HTMLImageElement): string {
  const src = image.getAttribute('src')?.trim() ?? ''
  const isStandIn = src === '' || /^data:image\/(?:gif|svg)/i.test(src)
  const later = image.getAttribute('data-src') ?? image.getAttribute('data-lazy-src')
  return (isStandIn && later?.trim()) || src
}

function sourceOf(src: string, name: string, bytes: Blob | null): PastedPicture['source'] {
  if (bytes) return { kind: 'file', file: fileNamed(name, bytes) }
  if (/^data:/i.test(src)) return dataSource(src, name)
  const address = src.startsWith('//') ? `https:${src}` : src.replace(/^http:/i, 'https:')
  if (/^https:/i.test(address) && URL.canParse(address) && address.length <= MAX_PICTURE_ADDRESS)
    return { kind: 'address', address }
  if (isLocal(src))
    return { kind: 'none', reason: t('The picture exists only on the device it was copied from') }
  return { kind: 'none', reason: t('The picture has no readable address') }
}

function dataSource(src: string, name: string): PastedPicture['source'] {
  const [, type = '', coded = '', data = ''] =
    /^data:([^;,]*)((?:;[^;,]*)*),(.*)$/is.exec(src) ?? []
  if (/svg/i.test(type))
    return { kind: 'none', reason: t('Drawings (SVG) can contain scripts. Save it as PNG') }
  if (!/^image\//i.test(type) || !/;base64/i.test(coded))
    return { kind: 'none', reason: t('The picture is damaged') }
  try {
    const bytes = Uint8Array.from(atob(data.replace(/\s+/g, '')), (character) =>
      character.charCodeAt(0),
    )
    return { kind: 'file', file: fileNamed(name, new Blob([bytes], { type })) }
  } catch {
    // The data is truncated.
    return { kind: 'none', reason: t('The picture is damaged') }
  }
}

function fileNamed(name: string, bytes: Blob): File {
  return new File([bytes], name, { type: bytes.type })
}

function isLocal(src: string): boolean {
  return /^(?:file:|blob:|cid:|webkit-fake-url:|applewebdata:|[a-z]:\\)/i.test(src)
}

/** Returns the address of a library picture without its hash and size, which change; `null` for any other picture. */
function libraryAddress(src: string): string | null {
  const [, id] = /^\/media\/([1-9]\d{0,8})(?![\d])/.exec(src.replace(location.origin, '')) ?? []
  return id === undefined ? null : `/media/${id}`
}

function nameOf(image: HTMLImageElement): string {
  const src = srcOf(image)
  const [last = ''] = /^data:/i.test(src)
    ? []
    : (src.split(/[?#]/)[0]?.split(/[/\\]/).slice(-1) ?? [])
  const isName = /^[^%]{1,60}\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?|heic|emz|wmz|svg)$/i.test(last)
  return isName ? last : altOf(image).slice(0, 60) || t('Pasted picture')
}

/** Returns a descriptive alt text; empty for file names and text generated by programs. */
function altOf(image: HTMLImageElement): string {
  const alt = image.alt.replace(/\s+/g, ' ').trim()
  const isName =
    /^\S+\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?|heic)$/i.test(alt) ||
    /^(?:image|img|picture|photo)[\s_-]*\d*$/i.test(alt)
  return isName ? '' : alt.replace(/\s*Description automatically generated\.?$/i, '').slice(0, 500)
}
