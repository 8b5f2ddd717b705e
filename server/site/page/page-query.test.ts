import { expect, test } from 'vitest'
import { queryString, readQuery } from './page-query'

const reads = new Map([
  ['category', null],
  ['page', null],
])

test('only what the page reads counts', () => {
  expect(readQuery('?category=spiritual&utm_source=mail&fbclid=1', reads)).toEqual({
    category: 'spiritual',
  })
  expect(readQuery('?utm_source=mail', reads)).toEqual({})
  expect(readQuery('?category=spiritual', new Map())).toEqual({})
  expect(readQuery('', reads)).toEqual({})
})

test.each([
  ['?category=&page=+', {}],
  ['?page=1', {}],
  ['?category=a&category=b', { category: 'a' }],
  ['?category=%00%0Aa%07b', { category: 'a b' }],
  ['?category=%E0%AA%A6%E0%AB%80', { category: 'દી' }],
  ['?category=%', { category: '%' }],
  ['?__proto__=x&constructor=y&category=z', { category: 'z' }],
])('%s is read without harm', (search, expected) => {
  expect(readQuery(search, reads)).toEqual(expected)
})

test('a value is cut at 100 characters, never inside one', () => {
  const query = readQuery(`?category=${encodeURIComponent('🪔'.repeat(5000))}`, reads)
  const { category = '' } = query ?? {}
  expect(category).toBe('🪔'.repeat(100))
})

test('the same parameters in another order are the same page', () => {
  const one = readQuery('?page=2&category=a', reads) ?? {}
  const other = readQuery('?category=a&x=1&page=2', reads) ?? {}
  expect(queryString(one)).toBe('?category=a&page=2')
  expect(queryString(other)).toBe(queryString(one))
  expect(queryString({})).toBe('')
})

test.each(['0', '01', '-1', '1.5', '1e2', 'two', '૨', '501', '99999999999999999999'])(
  'page %s of a list is not there',
  (page) => {
    expect(readQuery(`?page=${encodeURIComponent(page)}`, reads)).toBeNull()
  },
)

test('a value that means nothing to the page makes no page of its own', () => {
  const known = new Map([['category', new Set(['spiritual'])]])
  expect(readQuery('?category=made-up-73', known)).toEqual({})
  expect(readQuery('?category=spiritual', known)).toEqual({ category: 'spiritual' })
})
