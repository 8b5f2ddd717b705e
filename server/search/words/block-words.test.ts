import { expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { blockWords } from './block-words'

test.each([...blockWords.keys()])('%s is a block', (name) => {
  expect(definitions.has(name)).toBe(true)
})
