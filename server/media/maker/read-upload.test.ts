import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { heicFile } from '../testing/heic-files'
import { loadHeifLibrary } from './heic/heif-library'
import { readUpload } from './read-upload'

const ORANGE = [0xc8, 0x50, 0x2a]
const BLUE = [0x10, 0x40, 0xc0]

describe('a HEIC picture', () => {
  test('becomes a JPEG, upright once, in the colours of the web', async () => {
    const { bytes, format, width, height, thumbnail } = await readUpload(await heicFile('phone'))
    expect([format, width, height]).toEqual(['jpeg', 64, 128])
    expect(thumbnail).toMatch(/^data:image\/webp;base64,/)
    expectColour(await colourAt(bytes, { left: 54, top: 4 }), BLUE)
    expectColour(await colourAt(bytes, { left: 4, top: 4 }), ORANGE)
    expectColour(await colourAt(bytes, { left: 54, top: 120 }), ORANGE)
  })

  test('leaves behind where it was taken, and by whom', async () => {
    const sent = await heicFile('phone')
    expect(sent.includes('Anna')).toBe(true)
    const { bytes } = await readUpload(sent)
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata()
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(bytes.includes('Anna')).toBe(false)
  })

  test('that is transparent stays so', async () => {
    const { bytes, format, width, height } = await readUpload(await heicFile('transparent'))
    expect([format, width, height]).toEqual(['webp', 64, 48])
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect([data[3], data.at(-1)]).toEqual([255, 0])
  })

  test('is known by what it is, when its brand names the family alone', async () => {
    const sent = await heicFile('phone')
    sent.write('mif1\0\0\0\0mif1miafmiaf', 8, 'latin1')
    expect(await readUpload(sent)).toMatchObject({ width: 64, height: 128 })
  })

  test('of a hundred pictures is its primary one', async () => {
    const { bytes, width, height } = await readUpload(await heicFile('hundred'))
    expect([width, height]).toEqual([64, 64])
    expectColour(await colourAt(bytes, { left: 30, top: 30 }), ORANGE)
  })

  test('of gigantic dimensions is refused before it is unpacked', async () => {
    const sent = withSize(await heicFile('phone'), 60_000, 60_000)
    await expect(readUpload(sent)).rejects.toMatchObject({
      code: 'LIMIT_EXCEEDED',
      message: expect.stringContaining('60000 × 60000'),
    })
  })

  test('whose dimensions are not those of its pixels is refused', async () => {
    const sent = withSize(await heicFile('phone'), 6000, 6000)
    await expect(readUpload(sent)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  test('whose parts are gigantic is refused', async () => {
    const sent = withSize(await heicFile('transparent'), 60_000, 60_000)
    await expect(readUpload(sent)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  test('cut short anywhere is refused', async () => {
    const sent = await heicFile('phone')
    for (let length = 16; length < sent.length; length += 157)
      await expect(readUpload(sent.subarray(0, length))).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        message: expect.stringContaining('Choose a JPEG'),
      })
  })

  test('with any byte of its head changed is read or refused in words', async () => {
    const whole = await heicFile('transparent')
    for (let place = 28; place < whole.length; place += 23) {
      const sent = Buffer.from(whole)
      sent[place] = 255 - (sent[place] ?? 0)
      const read = await readUpload(sent).catch((error: unknown) => error)
      if (read instanceof Error)
        expect(read).toMatchObject({
          code: expect.stringMatching(/^(BAD_USER_INPUT|LIMIT_EXCEEDED)$/),
        })
      else expect(read).toMatchObject({ format: expect.stringMatching(/^(jpeg|webp)$/) })
    }
  })

  test.each([
    ['a moving picture of a hundred', 'ftypmsf1\0\0\0\0msf1hevciso8'],
    ['a head alone', 'ftypheic\0\0\0\0mif1heicmiaf'],
  ])('that is %s is refused with what to do', async (_what, head) => {
    const sent = Buffer.concat([Buffer.from(`\0\0\0\x1c${head}`, 'latin1'), Buffer.alloc(9000, 7)])
    await expect(readUpload(sent)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('Choose a JPEG'),
    })
  })
})

test('AVIF, which is of the same family, is read as before', async () => {
  const background = { r: 0xc8, g: 0x50, b: 0x2a }
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } })
  expect(await readUpload(await picture.avif().toBuffer())).toMatchObject({
    format: 'jpeg',
    width: 60,
    height: 40,
  })
})

test('what unpacks HEIC never takes more than half a gigabyte', async () => {
  const library = await loadHeifLibrary()
  expect(library._malloc(300_000_000)).toBeGreaterThan(0)
  expect(library._malloc(300_000_000)).toBe(0)
  expect(library.HEAPU8.length).toBeLessThanOrEqual(512 * 1024 * 1024)
})

function withSize(sent: Buffer, width: number, height: number): Buffer {
  const at = sent.indexOf('ispe')
  sent.writeUInt32BE(width, at + 8)
  sent.writeUInt32BE(height, at + 12)
  return sent
}

async function colourAt(picture: Buffer, { left, top }: { left: number; top: number }) {
  const { channels } = await sharp(
    await sharp(picture).extract({ left, top, width: 4, height: 4 }).png().toBuffer(),
  ).stats()
  return channels.map(({ mean }) => Math.round(mean))
}

function expectColour(shown: readonly number[], wanted: readonly number[]): void {
  for (const [index, value] of wanted.entries())
    expect(Math.abs((shown[index] ?? 0) - value)).toBeLessThan(10)
}
