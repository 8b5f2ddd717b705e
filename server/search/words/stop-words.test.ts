import { expect, test } from 'vitest'
import { isMinor, withoutStopWords } from './stop-words'

test.each([
  ['can i hire a room', 'hire room'],
  ['which days is the clinic open', 'clinic open'],
  ['મંદિર ક્યારે ખુલે છે', 'મંદિર ખુલે'],
  ['ગરબા શીખવું છે', 'ગરબા'],
  ['होमवर्क में मदद', 'होमवर्क मदद'],
  ['जूते कहाँ रखें', 'जूते रखें'],
  ['जूते कहां रखें', 'जूते रखें'],
  ['annakut kab hai', 'annakut'],
  ['bal sabha kyare che', 'bal sabha'],
])('“%s” looks for “%s”', (typed, telling) => {
  expect(withoutStopWords(typed.split(' ')).join(' ')).toBe(telling)
})

test('a search of nothing else looks for them', () => {
  expect(withoutStopWords(['ક્યારે', 'છે'])).toEqual(['ક્યારે', 'છે'])
  expect(withoutStopWords(['who', 'are', 'we'])).toEqual(['who', 'are', 'we'])
  expect(withoutStopWords([])).toEqual([])
})

test('words that say little count less, in each language', () => {
  for (const word of ['many', 'allowed', 'જગ્યામાં', 'लोगों', 'mandir'])
    expect(isMinor(word)).toBe(true)
  for (const word of ['pillars', 'parking', 'આરતી', 'भोजन']) expect(isMinor(word)).toBe(false)
})
