import { expect, test } from 'vitest'
import { inLatin, soundOf } from './word-sounds'

test.each([
  ['દર્શન', 'darshan'],
  ['दर्शन', 'darshan'],
  ['આરતી', 'arati'],
  ['મંદિર', 'mandir'],
  ['દિવાળી', 'divali'],
  ['ઉત્સવ', 'utsav'],
  ['Montréal', 'montreal'],
  ['日本', '日本'],
])('%s is %s in Latin letters', (word, latin) => {
  expect(inLatin(word)).toBe(latin)
})

test.each([
  ['darshan darsan दर्शन દર્શન Darshana'],
  ['arti aarti aarati arrti आरती આરતી'],
  ['patotsav patotsv paatotsav પાટોત્સવ'],
  ['diwali divali deevali દિવાળી'],
  ['library libary librery'],
  ['swaminarayan svaminarayan સ્વામિનારાયણ स्वामिनारायण'],
])('%s sound alike', (words) => {
  expect(new Set(words.split(' ').map(soundOf)).size).toBe(1)
})

test('what differs in its consonants sounds otherwise, and short words not at all', () => {
  expect(soundOf('mandir')).not.toBe(soundOf('mandala'))
  expect(soundOf('om')).toBe('')
  expect(soundOf('2026')).toBe('')
})
