import { expect, test } from 'vitest'
import { chosenOption, pageNumber, partOf, queryHref, shownPart } from './page-query'

const page = { siteRoot: '/ottawa', path: '/connect/events', query: {} }

test.each([
  ['2', 2],
  ['1', 1],
  ['', 1],
  ['0', 1],
  ['-3', 1],
  ['1.5', 1],
  ['two', 1],
  ['૨', 1],
  ['1e9', 1],
  ['007', 1],
  ['99999999999999999999', 1],
  ['999999999', 500],
])('the address asks with ?page=%s for page %i', (text, number) => {
  expect(pageNumber({ query: { page: text } })).toBe(number)
})

test('one more than a page holds is asked for, to know whether there is a next page', () => {
  const query = { page: '3' }
  expect(partOf({ query }, 10)).toEqual({ first: 11, skip: 20 })
  expect(shownPart(['a', 'b', 'c'], { query }, 2)).toEqual({
    items: ['a', 'b'],
    number: 3,
    hasNext: true,
  })
  expect(shownPart(['a', 'b'], { query }, 2).hasNext).toBe(false)
})

test.each([
  ['health-wellness', 'Health & Wellness'],
  ['womens-activities', null],
  ['women-s-activities', "Women's Activities"],
  ['Health & Wellness', null],
  ['constructor', null],
  ['', null],
  [undefined, null],
])('the parameter %s chooses %s', (value, option) => {
  expect(chosenOption(['Health & Wellness', "Women's Activities"], value)).toBe(option)
})

test('a filter keeps the others, leaves the page number out, and leads to its block', () => {
  const query = { location: 'global', page: '4' }
  expect(queryHref({ ...page, query }, { category: 'spiritual' }, 'b_1')).toBe(
    '/ottawa/connect/events?category=spiritual&location=global#b_1',
  )
  expect(queryHref({ ...page, query }, { location: null }, 'b_1')).toBe(
    '/ottawa/connect/events#b_1',
  )
})

test('a value can do no harm to the address it is in', () => {
  expect(queryHref(page, { category: 'a&b=c#"<' }, 'b_1')).toBe(
    '/ottawa/connect/events?category=a%26b%3Dc%23%22%3C#b_1',
  )
})
