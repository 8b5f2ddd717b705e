import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodePicture, thumbnailOf } from './encode'

const drawn = {
  width: 900,
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><defs><linearGradient id="g"><stop stop-color="#b23a12"/><stop offset="1" stop-color="#12303a"/></linearGradient></defs><rect width="900" height="600" fill="url(#g)"/></svg>',
}

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

test('a stand-in is a picture of at most 400 characters', async () => {
  const address = await thumbnailOf(drawn)
  expect(address.length).toBeLessThanOrEqual(400)
  const bytes = Buffer.from(address.replace('data:image/webp;base64,', ''), 'base64')
  expect((await sharp(bytes).metadata()).format).toBe('webp')
})
