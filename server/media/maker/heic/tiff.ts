interface Pixels {
  readonly width: number
  readonly height: number
  readonly hasAlpha: boolean
  /** ICC profile; `null` for sRGB. */
  readonly profile: Buffer | null
  /** Rows with 8 bits per channel, `stride` bytes apart. */
  readonly bytes: Uint8Array
  readonly stride: number
}

const HEADER = 8
/** TIFF value types, and their sizes in bytes. */
const SHORT = 3
const LONG = 4
const UNDEFINED = 7

type Field = readonly [tag: number, type: number, count: number, value: number]

/** Wraps pixels as an uncompressed TIFF, the simplest format that the image library reads together with a colour profile. */
export function tiffOf(pixels: Pixels): Buffer {
  const { width, height, hasAlpha, profile } = pixels
  const channels = hasAlpha ? 4 : 3
  const length = width * height * channels
  const afterPixels = HEADER + length + (length % 2)
  const bits = Buffer.alloc(8)
  for (let channel = 0; channel < channels; channel += 1) bits.writeUInt16LE(8, 2 * channel)
  const fields: Field[] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, channels, afterPixels],
    // Compression: none; the colours are RGB.
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 2],
    [273, LONG, 1, HEADER],
    [277, SHORT, 1, channels],
    [278, LONG, 1, height],
    [279, LONG, 1, length],
    ...(hasAlpha ? [[338, SHORT, 1, 2] as const] : []),
    ...(profile ? [[34675, UNDEFINED, profile.length, afterPixels + bits.length] as const] : []),
  ]
  const rest = Buffer.concat([bits, profile ?? Buffer.alloc(0)])
  const atDirectory = afterPixels + rest.length + (rest.length % 2)
  const file = Buffer.alloc(atDirectory + 2 + 12 * fields.length + 4)
  file.write('II*\0', 'latin1')
  file.writeUInt32LE(atDirectory, 4)
  copyRows(pixels, width * channels, file)
  rest.copy(file, afterPixels)
  file.writeUInt16LE(fields.length, atDirectory)
  for (const [index, field] of fields.entries())
    writeField(file, atDirectory + 2 + 12 * index, field)
  return file
}

function copyRows({ bytes, stride, height }: Pixels, rowLength: number, file: Buffer): void {
  for (let row = 0; row < height; row += 1)
    file.set(bytes.subarray(row * stride, row * stride + rowLength), HEADER + row * rowLength)
}

function writeField(file: Buffer, at: number, [tag, type, count, value]: Field): void {
  file.writeUInt16LE(tag, at)
  file.writeUInt16LE(type, at + 2)
  file.writeUInt32LE(count, at + 4)
  // In little-endian order a short value can be written as a 32-bit value.
  file.writeUInt32LE(value, at + 8)
}
