import { expect, test } from 'vitest'
import { redirectsInFile } from './redirects-in-file'

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
  expect(redirectsInFile(text)).toEqual({
    redirects: [
      { path: '/a', target: '/b' },
      { path: '/c', target: 'https://example.org/' },
    ],
    problem: null,
  })
})

test('a quoted comma or line break belongs to its address', () => {
  expect(redirectsInFile('"/news?tags=a,b",/connect/news\n"/old\nline",/new\n')).toMatchObject({
    redirects: [
      { path: '/news?tags=a,b', target: '/connect/news' },
      { path: '/old\nline', target: '/new' },
    ],
  })
})

test('a row without a second column keeps its place, so that it is told what it lacks', () => {
  expect(redirectsInFile('/a')).toMatchObject({ redirects: [{ path: '/a', target: '' }] })
})

test.each([
  ['', 'There are no rows in this file.'],
  ['Old address,New address\n', 'There are no rows in this file.'],
  ['/a,/b\n"/c,/d\n', 'A quotation mark in row 2 is never closed'],
  ['/a,/b\n'.repeat(5_001), 'The file has 5001 rows'],
])('a file that can’t be added says why: %#', (text, problem) => {
  expect(redirectsInFile(text).problem).toContain(problem)
})
