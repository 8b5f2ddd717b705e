import { expect, test } from 'vitest'
import { captionOf } from './caption'

test.each([
  ['', 'Lights of Diwali', 'Lights of Diwali'],
  ['', 'દીવા', 'દીવા'],
  ['The procession', 'IMG_0001', 'The procession'],
  ['', 'IMG_0001', ''],
  ['', 'PXL_20261109_183000', ''],
  ['', 'DSC04711', ''],
  ['', 'WhatsApp Image 2026-11-09 at 18.30', ''],
  ['', 'Prasad 108', 'Prasad 108'],
  ['', 'P is for puja', 'P is for puja'],
])('a picture with the caption “%s” and the name “%s” says “%s”', (caption, displayName, said) => {
  expect(captionOf({ caption, displayName })).toBe(said)
})
