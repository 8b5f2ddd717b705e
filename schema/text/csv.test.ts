import { expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv'

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '=cmd|" /C calc"!A0',
  '  =HYPERLINK("https://evil.example")',
  '\n+1',
])('a cell that a spreadsheet program would run is text: %j', (text) => {
  expect(writeCsv([[text]]).replace(/^"/, '')).toMatch(/^'/)
})

test('commas, quotation marks and line breaks stay inside their cell, and come back as they were', () => {
  const rows = [['More benches, please', 'She said "yes"', 'One\nTwo', 'મંદિર', 7]]
  const text = writeCsv(rows)
  expect(text).toBe('"More benches, please","She said ""yes""","One\nTwo",મંદિર,7\r\n')
  expect(readCsv(text).rows).toEqual([
    ['More benches, please', 'She said "yes"', 'One\nTwo', 'મંદિર', '7'],
  ])
})

test('a quotation mark that is never closed is reported with its row', () => {
  expect(readCsv('/a,/b\n"/c,/d\n/e,/f\n').brokenRow).toBe(2)
  expect(readCsv('/a,/b\n').brokenRow).toBeNull()
})
