import type { Libheif } from 'libheif-js/libheif-wasm/libheif.js'
import { loadHeifLibrary } from './heif-library'
import { tiffOf } from './tiff'

interface Limits {
  readonly pixels: number
  /** Throws if the size is not accepted; called before decoding. */
  readonly checkSize: (width: number, height: number) => void
}

/** Limit of tiles. Phones write tiles of 512 pixels: 192 of them for 48 megapixels. */
const MAX_PARTS = 1024
/** The library’s limit of 100 is too low for a file with fifty pictures, each with separate properties. */
const MAX_BOXES = 1000
/** Constants of libheif.h. */
const RGB = 1
const INTERLEAVED = 10
const INTERLEAVED_RGB = 10
const INTERLEAVED_RGBA = 11
/** Accepted types of the primary picture: HEVC, or a grid of HEVC tiles. Other types can reference thousands of items. */
const ITEM_TYPES: ReadonlySet<number> = new Set(
  ['hvc1', 'grid'].map((name) => Buffer.from(name, 'latin1').readUInt32BE(0)),
)

/**
 * Decodes the primary picture of a HEIC file to TIFF, rotated and cropped as the file specifies, with only its colour profile.
 * Other pictures in the file (a burst, a depth map, thumbnails) are not decoded. Throws if it can’t be read.
 */
export async function decodeHeic(file: Buffer, limits: Limits): Promise<Buffer> {
  const library = new Heif(await loadHeifLibrary())
  const picture = library.open(file)
  const { width, height } = library.sizeOf(picture)
  limits.checkSize(width, height)
  library.limitPixels(limits.pixels)
  if (library.pixelsOfParts(picture) > 2 * limits.pixels) throw new Error('Its parts are too large')
  const profile = library.colorProfileOf(picture)
  return tiffOf({ ...library.decode(picture), profile })
}

/** The few libheif functions needed. Throws errors, and frees nothing: the memory is discarded with the instance. */
class Heif {
  readonly #c: Libheif
  readonly #context: number
  /** A struct of three words that every function fills in: code, subcode, message. */
  readonly #error: number
  readonly #answer: number
  /** Start of the struct `heif_security_limits`, in 32-bit words. */
  readonly #limits: number

  constructor(library: Libheif) {
    this.#c = library
    this.#context = library._heif_context_alloc()
    this.#error = this.#allocate(12)
    this.#answer = this.#allocate(8)
    this.#limits = library._heif_context_get_security_limits(this.#context) / 4
    library.HEAPU32.set([MAX_PARTS, 0], this.#limits + 4)
    library.HEAPU32[this.#limits + 15] = MAX_BOXES
  }

  /** Opens the primary picture without decoding it. */
  open(file: Buffer): number {
    const copy = this.#allocate(file.length)
    this.#c.HEAPU8.set(file, copy)
    this.#c._heif_context_read_from_memory_without_copy(
      this.#error,
      this.#context,
      copy,
      file.length,
      0,
    )
    this.#check()
    this.#c._heif_context_get_primary_image_ID(this.#error, this.#context, this.#answer)
    this.#check()
    const type = this.#c._heif_item_get_item_type(this.#context, this.#word(this.#answer))
    if (!ITEM_TYPES.has(type)) throw new Error(`Its primary picture is of the type ${type}`)
    this.#c._heif_context_get_primary_image_handle(this.#error, this.#context, this.#answer)
    this.#check()
    return this.#word(this.#answer)
  }

  sizeOf(picture: number): { readonly width: number; readonly height: number } {
    const width = this.#c._heif_image_handle_get_width(picture)
    const height = this.#c._heif_image_handle_get_height(picture)
    if (width < 1 || height < 1) throw new Error('It has no size')
    return { width, height }
  }

  /**
   * Limits the pixels of every decoded picture, because the codec declares its size again. Set after opening, because the limit
   * would hide the real size.
   */
  limitPixels(pixels: number): void {
    this.#c.HEAPU32.set([pixels, 0], this.#limits + 2)
  }

  /** Returns the pixels of all tiles together, which may exceed the visible picture. */
  pixelsOfParts(picture: number): number {
    // The struct `heif_image_tiling` has 72 bytes.
    const tiling = this.#allocate(128)
    this.#c._heif_image_handle_get_image_tiling(this.#error, picture, 0, tiling)
    this.#check()
    const [columns, rows, width, height] = [1, 2, 3, 4].map((word) => this.#word(tiling + 4 * word))
    return (columns ?? 0) * (rows ?? 0) * (width ?? 0) * (height ?? 0)
  }

  colorProfileOf(picture: number): Buffer | null {
    const length = this.#c._heif_image_handle_get_raw_color_profile_size(picture)
    if (length === 0) return null
    const profile = this.#allocate(length)
    this.#c._heif_image_handle_get_raw_color_profile(this.#error, picture, profile)
    this.#check()
    return Buffer.from(this.#c.HEAPU8.slice(profile, profile + length))
  }

  /** Decodes to rows of RGB(A), `stride` bytes apart, in the library’s memory. */
  decode(picture: number) {
    const hasAlpha = this.#c._heif_image_handle_has_alpha_channel(picture) !== 0
    const layout = hasAlpha ? INTERLEAVED_RGBA : INTERLEAVED_RGB
    this.#c._heif_decode_image(this.#error, picture, this.#answer, RGB, layout, 0)
    this.#check()
    const image = this.#word(this.#answer)
    const start = this.#c._heif_image_get_plane_readonly(image, INTERLEAVED, this.#answer)
    if (start === 0) throw new Error('It has no pixels')
    return {
      bytes: this.#c.HEAPU8.subarray(start),
      stride: this.#word(this.#answer),
      // The actual size of the decoded picture; memory beyond it belongs to something else.
      width: this.#c._heif_image_get_primary_width(image),
      height: this.#c._heif_image_get_primary_height(image),
      hasAlpha,
    }
  }

  #word(address: number): number {
    return this.#c.HEAPU32[address / 4] ?? 0
  }

  #allocate(length: number): number {
    const address = this.#c._malloc(length)
    if (address === 0) throw new Error('There is no memory left')
    return address
  }

  #check(): void {
    const code = this.#word(this.#error)
    if (code !== 0) throw new Error(`libheif says ${code}, ${this.#word(this.#error + 4)}`)
  }
}
