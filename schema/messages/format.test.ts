import { expect, test } from 'vitest'
import { joinSentences } from './format'

test('sentences follow one another, each with its end; what is empty is left out', () => {
  expect(joinSentences('Not saved.', 'The server is busy')).toBe('Not saved. The server is busy.')
  expect(joinSentences('Ask again?', null, '', false, 'ફરી પ્રયાસ કરો', 'बाद में।')).toBe(
    'Ask again? ફરી પ્રયાસ કરો. बाद में।',
  )
  expect(joinSentences(undefined)).toBe('')
})
