import { describe, expect, test } from 'vitest'
import { postStatus, recordStatus } from '#schema/entities/statuses'
import { ApiError } from '../http/errors/api-error'
import { checkRecordTransition, type Step, statusAfter } from './transitions'

/** The whole table: from which status each step leads where; every other pair is refused. */
const table: Readonly<Record<Step, Readonly<Record<string, string>>>> = {
  edit: { DRAFT: 'DRAFT', IN_REVIEW: 'IN_REVIEW', PUBLISHED: 'DRAFT' },
  submit: { DRAFT: 'IN_REVIEW' },
  withdraw: { IN_REVIEW: 'DRAFT' },
  return: { IN_REVIEW: 'DRAFT' },
  approve: { IN_REVIEW: 'PUBLISHED' },
  abandon: { DRAFT: 'ABANDONED', IN_REVIEW: 'ABANDONED' },
  reopen: { ABANDONED: 'DRAFT' },
  publish: { DRAFT: 'PUBLISHED', IN_REVIEW: 'PUBLISHED', PUBLISHED: 'PUBLISHED' },
  unpublish: { DRAFT: 'DRAFT', IN_REVIEW: 'IN_REVIEW', PUBLISHED: 'DRAFT', ABANDONED: 'ABANDONED' },
}

describe.each(Object.keys(table) as Step[])('the step %s', (step) => {
  test.each(postStatus.options)('from %s leads where the table says', (status) => {
    const to = table[step][status]
    if (to) expect(statusAfter(step, status)).toBe(to)
    else expect(refusal(() => statusAfter(step, status)).code).toBe('INVALID_TRANSITION')
  })
})

test('a refused step names the statuses that may follow', () => {
  expect(refusal(() => statusAfter('submit', 'ABANDONED')).details.allowed).toEqual(['DRAFT'])
  expect(refusal(() => statusAfter('reopen', 'DRAFT')).details.allowed).toEqual([
    'IN_REVIEW',
    'ABANDONED',
    'PUBLISHED',
  ])
})

const records: Readonly<Record<string, readonly string[]>> = {
  ACTIVE: ['INACTIVE', 'ARCHIVED', 'DELETED'],
  INACTIVE: ['ACTIVE', 'DELETED'],
  ARCHIVED: ['ACTIVE', 'DELETED'],
  DELETED: ['INACTIVE'],
}

describe.each(recordStatus.options)('a record that is %s', (from) => {
  test.each(recordStatus.options)('becomes %s only when the table says so', (to) => {
    if (records[from]?.includes(to)) expect(() => checkRecordTransition(from, to)).not.toThrow()
    else
      expect(refusal(() => checkRecordTransition(from, to)).details.allowed).toEqual(records[from])
  })
})

function refusal(work: () => unknown): ApiError {
  try {
    work()
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('Nothing was refused')
}
