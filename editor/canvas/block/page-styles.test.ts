import { expect, test } from 'vitest'
import { pageSheets } from './page-styles'

test('the canvas has the styles that all blocks share', () => {
  const shared = Object.keys(import.meta.glob('../../../renderer/styles/*.css'))
  expect(shared.map(fileName)).toContain('tokens.css')
  expect(pageSheets.map(fileName)).toEqual(expect.arrayContaining(shared.map(fileName)))
})

test('every sheet of a part comes with the part, or with the canvas', () => {
  const sheets = Object.keys(import.meta.glob('../../../renderer/parts/*/*.css'))
  const parts = new Set(Object.keys(import.meta.glob('../../../renderer/parts/*/*.tsx')))
  const alone = sheets.filter((sheet) => !parts.has(sheet.replace('.css', '.tsx')))
  expect(alone.map(fileName)).toContain('slot.css')
  expect(pageSheets.map(fileName)).toEqual(expect.arrayContaining(alone.map(fileName)))
})

function fileName(path: string): string | undefined {
  return path.split('/').at(-1)
}
