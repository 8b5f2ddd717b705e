import { expect, test } from 'vitest'
import { csvCell, csvLine } from './csv'

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
])('a cell that a program for tables would run is text: %j', (text) => {
  const cell = csvCell(text).replace(/^"/, '')
  expect(cell.startsWith("'")).toBe(true)
})

test('commas, quotes and lines stay inside of their cell, and ordinary words as they are', () => {
  expect(csvLine(['More benches, please', 'She said "yes"', 'One\nTwo', 'મંદિર', 7])).toBe(
    '"More benches, please","She said ""yes""","One\nTwo",મંદિર,7\r\n',
  )
})
