import { expect, test } from 'vitest'
import { refusalFor } from '#schema/api/refusals/refusals'
import { ApiError, forPrograms } from './api-error'
import { refusalIn, storedRefusal, storedRefusalIn } from './refusal-text'

const inTrash = new ApiError(
  'INVALID_TRANSITION',
  refusalFor('recordNotScheduled', { kind: 'event', status: 'DELETED' }),
)

test('a stored refusal is said in the language of each reader, the kind of a record too', async () => {
  const row = storedRefusal(inTrash.said)
  expect(await storedRefusalIn('en', row)).toBe('This is in the trash.')
  expect(await storedRefusalIn(null, row)).toBe('This is in the trash.')
  for (const language of ['gu', 'hi-IN'])
    expect(await storedRefusalIn(language, row)).not.toMatch(/[A-Za-z]/)
  expect(await storedRefusalIn('gu', row)).not.toBe(await storedRefusalIn('hi', row))
})

test('in a language that the editor does not speak it is English', async () => {
  expect(await storedRefusalIn('fr', storedRefusal(inTrash.said))).toBe('This is in the trash.')
  expect(await storedRefusalIn('../..', storedRefusal(inTrash.said))).toBe('This is in the trash.')
})

test.each([
  'The page was archived.',
  '',
  '{broken',
  '{"reason":"unknown","values":{}}',
  '{"reason":"signIn"}',
])('a row of an earlier version is read as it is: %j', async (row) => {
  expect(await storedRefusalIn('gu', row)).toBe(row)
})

test('what only programs are told has no code and stays English', async () => {
  const error = new ApiError('BAD_USER_INPUT', forPrograms('Use one of a, b.'))
  expect(await storedRefusalIn('hi', storedRefusal(error.said))).toBe('Use one of a, b.')
})

test('numbers and plurals follow the language', async () => {
  const long = { reason: 'longComment', values: { most: 4000, count: 1 } } as const
  expect(await refusalIn('en', long)).toContain('4,000 characters; this one has 1.')
  expect(await refusalIn('gu', long)).toMatch(/4,000[^A-Za-z]*$/)
})
