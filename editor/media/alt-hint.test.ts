import { expect, test } from 'vitest'
import { altHint } from './alt-hint'

const PLAIN = 'Describe the image for people who can’t see it.'

test.each([
  ['annakut_2026-first-day', '', `${PLAIN} Its file is called “annakut 2026 first day”.`],
  ['અન્નકૂટ', 'Diwali', `${PLAIN} Its file is called “અન્નકૂટ”, its album “Diwali”.`],
  ['IMG_2041', 'Diwali', `${PLAIN} Its album is called “Diwali”.`],
  ['Printing day', '', `${PLAIN} Its file is called “Printing day”.`],
])('the names of file %s and album %s are a hint', (name, album, hint) => {
  expect(altHint(name, album)).toBe(hint)
})

test.each([
  'IMG_2041',
  'DSC00123',
  'PXL_20260101_120000',
  'IMG-20260101-WA0004',
  'WhatsApp Image 2026-01-01 at 10.00.00 AM',
  'Screenshot (12)',
  '2026-11-27',
  'Picture',
  '',
])('the name of a camera or a chat says nothing: %s', (name) => {
  expect(altHint(name, '')).toBe(PLAIN)
})

test('a name of endless digits is read quickly', () => {
  const begin = performance.now()
  altHint(`IMG ${'1 '.repeat(5_000)}x`, '')
  expect(performance.now() - begin).toBeLessThan(500)
})
