import { expect, test } from 'vitest'
import { pictureAddress, readAddress, showsContent } from './media'

const DIGITS = '0123456789abcdef'.repeat(4)
const picture = { original: `${DIGITS}.jpeg`, area: null }

test('an address names its picture, and no other', () => {
  const address = pictureAddress(7, picture.original, null)
  expect(address).toBe('/media/7-01234567')
  expect(shown('7-01234567')).toBe(true)
  expect(shown('7-01234568')).toBe(false)
})

test('addresses of earlier releases show the picture too; other lengths are none', () => {
  expect(shown(`7-${DIGITS.slice(0, 32)}`)).toBe(true)
  expect(shown('7')).toBe(true)
  for (const length of [1, 7, 9, 31, 33, 64])
    expect([length, readAddress(`7-${DIGITS.slice(0, length)}`)]).toEqual([length, null])
})

test('a crop is another content', () => {
  const area = { left: 0, top: 0, width: 10, height: 10 }
  expect(pictureAddress(7, picture.original, area)).not.toBe(
    pictureAddress(7, picture.original, null),
  )
})

function shown(text: string): boolean | null {
  const address = readAddress(text)
  return address && showsContent(address, picture)
}
