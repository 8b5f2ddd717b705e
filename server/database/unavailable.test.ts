import { expect, test } from 'vitest'
import { isUnavailable, sqlStateOf } from './unavailable'

const failure = (code: string) =>
  new Error('asking failed', { cause: Object.assign(new Error(code), { code }) })

test('the state of a refusal is found below what wraps it', () => {
  expect(sqlStateOf(failure('23505'))).toBe('23505')
  expect(sqlStateOf(failure('40P01'))).toBe('40P01')
})

test('a broken pipe is no state of the database, and the database is away', () => {
  expect(sqlStateOf(failure('EPIPE'))).toBeNull()
  expect(isUnavailable(failure('EPIPE'))).toBe(true)
})
