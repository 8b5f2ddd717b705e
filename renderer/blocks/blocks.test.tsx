import { expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'

test('the registry holds the Text block', () => {
  expect(definitions.get('Text')?.category).toBe('content')
})
