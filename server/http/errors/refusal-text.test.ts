import { expect, test } from 'vitest'
import { refusalFor } from '#schema/api/refusals/refusals'
import { broken } from '#schema/fields/messages'
import { ApiError, forPrograms } from './api-error'
import {
  detailsIn,
  refusalIn,
  storedRefusal,
  storedRefusalIn,
  storedRefusals,
} from './refusal-text'

const inTrash = new ApiError(
  'INVALID_TRANSITION',
  refusalFor('recordNotScheduled', { kind: 'event', status: 'DELETED' }),
)

test('a stored refusal is refusal in the language of each reader, the kind of a record too', async () => {
  const row = storedRefusal(inTrash.refusal)
  expect(await storedRefusalIn('en', row)).toBe('This is in the trash.')
  expect(await storedRefusalIn(null, row)).toBe('This is in the trash.')
  for (const language of ['gu', 'hi-IN'])
    expect(await storedRefusalIn(language, row)).not.toMatch(/[A-Za-z]/)
  expect(await storedRefusalIn('gu', row)).not.toBe(await storedRefusalIn('hi', row))
})

test('in a language that the editor does not speak it is English', async () => {
  expect(await storedRefusalIn('fr', storedRefusal(inTrash.refusal))).toBe('This is in the trash.')
  expect(await storedRefusalIn('../..', storedRefusal(inTrash.refusal))).toBe(
    'This is in the trash.',
  )
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
  expect(await storedRefusalIn('hi', storedRefusal(error.refusal))).toBe('Use one of a, b.')
})

test('numbers and plurals follow the language', async () => {
  const long = { reason: 'longComment', values: { most: 4000, count: 1 } } as const
  expect(await refusalIn('en', long)).toContain('4,000 characters; this one has 1.')
  expect(await refusalIn('gu', long)).toMatch(/4,000[^A-Za-z]*$/)
})

test('rules of fields are refusal in the language of the reader, with the label and the limit', async () => {
  const issue = { block: '', field: 'title', ...broken('max', { limit: 1200, unit: 'character' }) }
  const missing = { block: '', field: 'title', ...broken('required', { label: 'Title' }) }
  const { values } = refusalFor('recordNotSaved', {
    ...{ kind: 'event', problem: issue.message, more: 1 },
  })
  expect(issue.message).toBe('must be at most 1200 characters')
  const english = await detailsIn('en', { issues: [issue, missing], values })
  expect(english.issues?.map(({ message }) => message)).toEqual([
    'must be at most 1200 characters',
    "Field 'Title' is required",
  ])
  for (const language of ['gu', 'hi']) {
    const details = await detailsIn(language, { issues: [issue, missing], values })
    for (const { message } of details.issues ?? []) expect(message).not.toMatch(/[A-Za-z]/)
    expect(details.values?.problem).toBe(details.issues?.[0]?.message)
  }
})

test('the problems of an imported row are one text, in the language of the reader', async () => {
  const issue = broken('min', { limit: 3, unit: 'character' })
  const row = storedRefusals([
    {
      refusal: refusalFor('rowField', { label: 'Title', given: 'ab', problem: issue.message }),
      issue,
    },
    { refusal: refusalFor('rowTime', { label: 'Starts', given: '?' }), issue: broken('pattern') },
  ])
  expect(await storedRefusalIn('en', row)).toBe(
    'Title “ab”: must be at least 3 characters; Starts “?”: can’t be read as a date and time. Write it like 2026-12-24 18:30',
  )
  for (const language of ['gu', 'hi'])
    expect((await storedRefusalIn(language, row)).replace('ab', '')).not.toMatch(/[A-Za-z]/)
})
