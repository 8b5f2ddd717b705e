/** How pictures are sent, smallest first. */
const pictureFormats = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** The formats a browser takes, smallest first. JPEG is taken by all. */
export function formatsFor(accept: string | undefined): readonly PictureFormat[] {
  return pictureFormats.filter(
    (format) => format === 'jpeg' || accept?.includes(`image/${format}`) === true,
  )
}

/** The kinds of pictures that are taken, by sharp's names for them; drawings that can hold script are none of them. */
type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/** What a file is by its first bytes, whatever it is called; `null` for what is not taken. */
export function pictureKind(bytes: Buffer): PictureKind | null {
  if (bytes.length < 16) return null
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg'
  if (bytes.subarray(0, 8).equals(PNG)) return 'png'
  if (['GIF87a', 'GIF89a'].includes(bytes.toString('latin1', 0, 6))) return 'gif'
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') return 'webp'
  return textAt(bytes, 4) === 'ftyp' && AVIF_BRANDS.has(textAt(bytes, 8)) ? 'avif' : null
}

/** Whether a file is a picture as telephones of Apple write it (HEIC): of a family with AVIF, in another codec. */
export function isHeic(bytes: Buffer): boolean {
  if (bytes.length < 16 || textAt(bytes, 4) !== 'ftyp') return false
  const brands = brandsOf(bytes)
  if (brands.some((brand) => HEIC_BRANDS.has(brand))) return true
  // Some writers name the family alone; what is in the file says its codec.
  return (
    brands.includes('mif1') &&
    !brands.includes('avif') &&
    bytes.subarray(0, ITEMS_WITHIN).includes('hvc1')
  )
}

function brandsOf(bytes: Buffer): readonly string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const brands: string[] = []
  for (let start = 8; start + 4 <= end; start += 4) brands.push(textAt(bytes, start))
  return brands
}

/** Where a file lists what is in it. */
const ITEMS_WITHIN = 65_536
const HEIC_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const AVIF_BRANDS: ReadonlySet<string> = new Set(['avif', 'avis', 'mif1'])

function textAt(bytes: Buffer, start: number): string {
  return bytes.toString('latin1', start, start + 4)
}
