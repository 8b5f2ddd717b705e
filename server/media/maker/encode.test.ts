import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodePicture, encodeThumbnail, sharedPicture } from './encode'

const drawn = await fileOf(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><defs><linearGradient id="g"><stop stop-color="#b23a12"/><stop offset="1" stop-color="#12303a"/></linearGradient></defs><rect width="900" height="600" fill="url(#g)"/></svg>',
)

test.each(['webp', 'jpeg'] as const)(
  'a picture is made in the width asked for, as %s',
  async (format) => {
    const bytes = await encodePicture(drawn, 480, format)
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 480, height: 320 })
  },
)

test('a picture is never larger than it is', async () => {
  const { width } = await sharp(await encodePicture(drawn, 1920, 'webp')).metadata()
  expect(width).toBe(900)
})

test('a stand-in is a picture of at most 160 characters', async () => {
  const large = await sharp(drawn.file).resize(4000).png().toBuffer()
  expect(await encodeThumbnail({ file: large })).toMatch(/^data:image/)
  const address = await encodeThumbnail(drawn)
  expect(address.length).toBeLessThanOrEqual(160)
  const bytes = Buffer.from(address.replace('data:image/webp;base64,', ''), 'base64')
  expect((await sharp(bytes).metadata()).format).toBe('webp')
})

test.each([
  ['a wide one', 3000, 600],
  ['a tall one', 600, 3000],
  ['a small one', 90, 60],
])('a picture to share is 1200 by 630 pixels: %s', async (_what, width, height) => {
  const source = await fileOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#b23a12"/></svg>`,
  )
  for (const focus of [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ])
    expect(await sharp(await sharedPicture(source, focus)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
})

test('a picture to share is cropped around its focus', async () => {
  const source = await fileOf(
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1200"><rect width="600" height="1200" fill="#fff"/><rect width="600" height="300" fill="#000"/></svg>',
  )
  const { channels } = await sharp(await sharedPicture(source, { x: 0.5, y: 0 })).stats()
  const { channels: below } = await sharp(await sharedPicture(source, { x: 0.5, y: 1 })).stats()
  expect(channels[0]?.mean).toBeLessThan(20)
  expect(below[0]?.mean).toBeGreaterThan(235)
})

test('a cropped picture to share shows its visible part alone', async () => {
  const source = await fileOf(
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1200"><rect width="600" height="1200" fill="#fff"/><rect width="600" height="300" fill="#000"/></svg>',
  )
  const area = { left: 0, top: 300, width: 600, height: 900 }
  const { channels } = await sharp(
    await sharedPicture({ ...source, area }, { x: 0.5, y: 0 }),
  ).stats()
  expect(channels[0]?.mean).toBeGreaterThan(235)
})

/** A drawing as a file. */
async function fileOf(svg: string) {
  return { file: await sharp(Buffer.from(svg)).png().toBuffer() }
}
