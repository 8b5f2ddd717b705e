import { expect, test } from 'vitest'

test('every sheet of a part comes with the part, or with the canvas', () => {
  const sheets = Object.keys(import.meta.glob('../../../renderer/parts/*/*.css'))
  const parts = new Set(Object.keys(import.meta.glob('../../../renderer/parts/*/*.tsx')))
  const alone = sheets.filter((sheet) => !parts.has(sheet.replace('.css', '.tsx')))
  expect(alone.map((sheet) => sheet.split('/').at(-1)).sort()).toEqual([
    'entrance.css',
    'list-filters.css',
    'slot.css',
  ])
})
