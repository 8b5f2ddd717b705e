import { expect, test } from 'vitest'
import { readCsv } from './read-csv'

test.each([
  ['commas', '/a,/b\n/c,https://example.org/'],
  [
    'semicolons, quotes and a mark before the first letter',
    '\uFEFF"/a";"/b"\r\n"/c";"https://example.org/"\r\n',
  ],
  [
    'tabs below a head of the columns',
    'Old address\tNew address\n/a\t/b\n\n/c\thttps://example.org/',
  ],
])('rows with %s are read', (_what, text) => {
  expect(readCsv(text)).toEqual([
    { path: '/a', target: '/b' },
    { path: '/c', target: 'https://example.org/' },
  ])
})

test('a row without a second column keeps its place, so that it is told what it lacks', () => {
  expect(readCsv('/a')).toEqual([{ path: '/a', target: '' }])
  expect(readCsv('')).toEqual([])
})
