import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pictures } from './catalogue/all-pictures'
import { drawPicture } from './catalogue/draw-picture'

describe('sample pictures', () => {
  test.each(pictures)(
    'picture $id, $displayName, is drawn the same each time and in its size',
    ({ id, width, height }) => {
      const svg = drawPicture(id)
      expect(svg).toBe(drawPicture(id))
      expect(svg).toContain(`width="${width}" height="${height}"`)
      expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    },
  )

  test('every picture says what it shows', () => {
    for (const { altText, displayName } of pictures) {
      expect(altText.length, displayName).toBeGreaterThan(30)
      expect(altText, displayName).toMatch(/\.$/)
    }
  })

  test('every picture says in Gujarati what it shows, and its caption where it has one', () => {
    for (const { displayName, caption, texts = [] } of pictures) {
      const words = texts.find(({ language }) => language === 'gu-IN')
      expect(words?.altText, displayName).toMatch(/[\u0A80-\u0AFF]{2}/)
      expect(words?.caption !== '', displayName).toBe(caption !== '')
    }
  })

  test('a picture says it once in each language', () => {
    for (const { displayName, texts = [] } of pictures) {
      const languages = texts.map(({ language }) => language)
      expect(new Set(languages).size, displayName).toBe(languages.length)
    }
  })

  test('no two pictures have one id', () => {
    expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length)
  })

  test('a picture becomes pixels', async () => {
    const { width, height } = await sharp(Buffer.from(drawPicture(17))).metadata()
    expect([width, height]).toEqual([1600, 1000])
  })

  test('an id that no picture has is named', () => {
    expect(() => drawPicture(9999)).toThrow('There is no sample picture 9999')
  })
})
