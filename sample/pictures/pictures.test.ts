import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { pictures } from './all-pictures'

const FOLDER = join(import.meta.dirname, 'files')
const fileOf = (id: number) => readFileSync(join(FOLDER, `${id}.webp`))

describe('sample pictures', () => {
  test('every picture has a file, and every file is one of a picture', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(pictures.map(({ id }) => `${id}.webp`).sort())
  })

  test('no two pictures are the same file', () => {
    const digests = pictures.map(({ id }) => createHash('sha256').update(fileOf(id)).digest('hex'))
    expect(new Set(digests).size).toBe(pictures.length)
  })

  test('a picture weighs 150 kB at most, all of them 12 MB', () => {
    const sizes = pictures.map(({ id }) => fileOf(id).length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(150_000)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12_000_000)
  })

  test.each(pictures)(
    'picture $id, $displayName, has the size and the stand-in of its file',
    async ({ id, width, height, thumbnail }) => {
      const file = sharp(fileOf(id))
      expect(await file.metadata()).toMatchObject({ format: 'webp', width, height })
      const standIn = Buffer.from(thumbnail.replace('data:image/webp;base64,', ''), 'base64')
      const [shown, stoodIn] = [await meanOf(file), await meanOf(sharp(standIn))]
      for (const [channel, value] of shown.entries())
        expect(Math.abs(value - (stoodIn[channel] ?? 0)), 'mean colour').toBeLessThan(20)
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
})

/** Red, green and blue of all of a picture, 0 to 255. */
async function meanOf(picture: Sharp): Promise<number[]> {
  const { channels } = await picture.stats()
  return channels.map(({ mean }) => mean)
}
