import { MAX_PICTURE_ADDRESS } from '#schema/api/upload'
import { t } from '#schema/messages/t'
import { picturesInRtf } from './rtf-pictures'

/** A picture of pasted content that is not in the network's library. */
export interface PastedPicture {
  /** What a message calls it. */
  readonly name: string
  readonly alt: string
  readonly source:
    | { readonly kind: 'file'; readonly file: File }
    | { readonly kind: 'address'; readonly address: string }
    | { readonly kind: 'none'; readonly reason: string }
}

/** What lies beside HTML on the clipboard. */
export interface ClipboardFiles {
  readonly rtf: string
  readonly files: readonly File[]
}

export function clipboardFiles(clipboard: DataTransfer): ClipboardFiles {
  // Those of tests have no files.
  return { rtf: clipboard.getData('text/rtf'), files: [...(clipboard.files ?? [])] }
}

export const NO_FILES: ClipboardFiles = { rtf: '', files: [] }

/** More at once would be thousands of requests for one key. */
export const MAX_PASTED_PICTURES = 60

/** What stands for a picture in pasted markup until it is in the library. Nothing is ever stored with it. */
const MARKER = /^\/pasted\/[1-9]\d*$/
const pictures = new Map<string, PastedPicture>()
let count = 0

export function isMarker(src: unknown): src is string {
  return typeof src === 'string' && MARKER.test(src)
}

/** The picture that a marker stands for. Its bytes are let go. */
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

/** Pictures that lie on the clipboard as files, without words, as markup; `''` where there is anything else. */
export function pictureFilesMarkup(clipboard: DataTransfer): string {
  const hasWords = ['text/plain', 'text/html'].some((type) => clipboard.getData(type).trim() !== '')
  return hasWords ? '' : pictureMarkup(clipboardFiles(clipboard).files)
}

/** Files as the pictures they are; what is none is left out. */
export function pictureMarkup(files: readonly File[]): string {
  return files
    .filter(({ type }) => type.startsWith('image/'))
    .slice(0, MAX_PASTED_PICTURES)
    .map((file) => markerOf({ name: file.name, alt: '', source: { kind: 'file', file } }))
    .map((marker) => `<figure><img src="${marker}"></figure>`)
    .join('')
}

/** Pictures of the library keep their place; each other one is a marker, or words where it is a drawn letter. */
export function markPictures(body: HTMLElement, beside: ClipboardFiles): void {
  const images = [...body.querySelectorAll('img')].filter((image) => !replaced(image))
  const bytesOf = bytesBeside(body, images, beside)
  for (const [index, image] of images.entries()) {
    const src = srcOf(image)
    const own = isMarker(src) ? src : ownAddress(src)
    const name = nameOf(image)
    const alt = altOf(image)
    const source =
      index < MAX_PASTED_PICTURES ? sourceOf(src, name, bytesOf.get(image) ?? null) : TOO_MANY
    image.setAttribute('src', own ?? markerOf({ name, alt, source }))
    if (alt === '' && own === null) image.removeAttribute('alt')
    for (const size of ['width', 'height']) image.removeAttribute(size)
  }
}

/** The bytes of pictures that lie on the clipboard beside the markup. */
function bytesBeside(
  body: HTMLElement,
  images: readonly HTMLImageElement[],
  { rtf, files }: ClipboardFiles,
): ReadonlyMap<HTMLImageElement, Blob | null> {
  const [image] = images
  const [file] = files
  // A picture that was copied by itself; beside words a file is a picture of all of it.
  const isAlone = images.length === 1 && files.length === 1 && body.textContent.trim() === ''
  if (image && file && isAlone) return new Map([[image, file]])
  const local = images.filter((each) => isLocal(srcOf(each)))
  const inRtf = local.length > 0 && rtf !== '' ? picturesInRtf(rtf) : []
  // Only where they are as many is it certain which is which.
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

/** Spacers and counters of mails go; letters that a program draws as pictures are letters. */
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

/** Where browsers load a picture when it is seen, its address may be kept beside. */
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
    return { kind: 'none', reason: t('It is only on the device it was copied from') }
  return { kind: 'none', reason: t('It has no address that can be read') }
}

function dataSource(src: string, name: string): PastedPicture['source'] {
  const [, type = '', coded = '', data = ''] =
    /^data:([^;,]*)((?:;[^;,]*)*),(.*)$/is.exec(src) ?? []
  if (/svg/i.test(type))
    return { kind: 'none', reason: t('Drawings (SVG) can contain scripts. Save it as PNG') }
  if (!/^image\//i.test(type) || !/;base64/i.test(coded))
    return { kind: 'none', reason: t('It is damaged') }
  try {
    const bytes = Uint8Array.from(atob(data.replace(/\s+/g, '')), (character) =>
      character.charCodeAt(0),
    )
    return { kind: 'file', file: fileNamed(name, new Blob([bytes], { type })) }
  } catch {
    // Cut off on its way.
    return { kind: 'none', reason: t('It is damaged') }
  }
}

function fileNamed(name: string, bytes: Blob): File {
  return new File([bytes], name, { type: bytes.type })
}

function isLocal(src: string): boolean {
  return /^(?:file:|blob:|cid:|webkit-fake-url:|applewebdata:|[a-z]:\\)/i.test(src)
}

/** The address of a picture of this library without its hash and size, which change; `null` for any other. */
function ownAddress(src: string): string | null {
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

/** Words that describe: no name of a file, and nothing a program has guessed. */
function altOf(image: HTMLImageElement): string {
  const alt = image.alt.replace(/\s+/g, ' ').trim()
  const isName =
    /^\S+\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?|heic)$/i.test(alt) ||
    /^(?:image|img|picture|photo)[\s_-]*\d*$/i.test(alt)
  return isName ? '' : alt.replace(/\s*Description automatically generated\.?$/i, '').slice(0, 500)
}
