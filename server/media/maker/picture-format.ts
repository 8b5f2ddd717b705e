/** Formats in which pictures are sent, smallest files first. */
const pictureFormats = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Returns the formats a browser accepts, smallest first. All browsers accept JPEG. */
export function formatsFor(accept: string | undefined): readonly PictureFormat[] {
  return pictureFormats.filter(
    (format) => format === 'jpeg' || accept?.includes(`image/${format}`) === true,
  )
}

/** Accepted picture formats, by sharp’s names. Excludes SVG, which can contain scripts. */
type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/** Detects a file’s format by its first bytes, regardless of its name; `null` if it is not accepted. */
export function pictureKind(bytes: Buffer): PictureKind | null {
  if (bytes.length < 16) return null
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg'
  if (bytes.subarray(0, 8).equals(PNG)) return 'png'
  if (['GIF87a', 'GIF89a'].includes(bytes.toString('latin1', 0, 6))) return 'gif'
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') return 'webp'
  return textAt(bytes, 4) === 'ftyp' && AVIF_BRANDS.has(textAt(bytes, 8)) ? 'avif' : null
}

/** Returns whether a file is HEIC, as written by Apple phones: the same container as AVIF, with another codec. */
export function isHeic(bytes: Buffer): boolean {
  if (bytes.length < 16 || textAt(bytes, 4) !== 'ftyp') return false
  const brands = brandsOf(bytes)
  if (brands.some((brand) => HEIC_BRANDS.has(brand))) return true
  // Some writers give only the generic brand, so the codec is detected from the item list.
  return (
    brands.includes('mif1') &&
    !brands.includes('avif') &&
    bytes.subarray(0, ITEM_LIST_BYTES).includes('hvc1')
  )
}

function brandsOf(bytes: Buffer): readonly string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const brands: string[] = []
  for (let start = 8; start + 4 <= end; start += 4) brands.push(textAt(bytes, start))
  return brands
}

/** Bytes at the start of a file that contain its item list. */
const ITEM_LIST_BYTES = 65_536
const HEIC_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const AVIF_BRANDS: ReadonlySet<string> = new Set(['avif', 'avis', 'mif1'])

function textAt(bytes: Buffer, start: number): string {
  return bytes.toString('latin1', start, start + 4)
}
