import { expect, test } from 'vitest'
import { hasCommonSyllablesOnly } from '#renderer/registry/common-syllables'
import { sample } from './index'

test.each([
  ['Hindi', '[\\u0900-\\u097f]'],
  ['Gujarati', '[\\u0a80-\\u0aff]'],
])(
  'every word in %s is set by the faces of common syllables, a third of the bytes',
  (_language, letters) => {
    const words = JSON.stringify(sample).match(new RegExp(`(?:${letters})+`, 'gu')) ?? []
    expect(words.length).toBeGreaterThan(500)
    const rare = [...new Set(words)].filter((word) => !hasCommonSyllablesOnly(word, letters))
    expect(rare).toEqual([])
  },
)
