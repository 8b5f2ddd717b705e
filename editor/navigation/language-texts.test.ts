import { expect, test } from 'vitest'
import type { NavigationEntry } from '#schema/records/navigation/menu-changes'
import { type LanguageEntry, withoutEntry, withText } from './language-texts'

const TREE = [entry('visit', 0), entry('hours', 1), entry('seva', 0)]

test('texts are stored in the order of the tree, each once', () => {
  const first = withText([], TREE, { entry: entry('seva', 0), label: 'સેવા' })
  const second = withText(first, TREE, { entry: entry('hours', 1), label: 'સમય' })
  const third = withText(second, TREE, { entry: entry('visit', 0), label: 'મુલાકાત' })
  expect(lines(third)).toEqual(['0 text મુલાકાત', '0 text સમય', '0 text સેવા'])
  const again = withText(third, TREE, { entry: entry('visit', 0), label: 'પધારો' })
  expect(lines(again)[0]).toBe('0 text પધારો')
  expect(again).toHaveLength(3)
})

test('an empty text is removed, and what was below it stays a tree', () => {
  const entries: readonly LanguageEntry[] = [
    { ...entry('visit', 0), part: 'text' },
    { ...entry('katha', 1), part: 'entry' },
    { ...entry('deep', 2), part: 'entry' },
  ]
  const rest = withText(entries, TREE, { entry: entry('visit', 0), label: '' })
  expect(lines(rest)).toEqual(['0 entry katha', '1 entry deep'])
  expect(lines(withoutEntry(entries, 'katha'))).toEqual(['0 text visit', '1 entry deep'])
})

test('texts of the footer have no level', () => {
  const [text] = withText([], [entry('terms', 0)], {
    entry: entry('terms', 0),
    label: 'શરતો',
    isFlat: true,
  })
  expect(text).toEqual({ entryId: 'terms', part: 'text', label: 'શરતો', link: null })
})

function entry(id: string, level: number): NavigationEntry {
  return { entryId: id, label: id, link: null, level }
}

function lines(entries: readonly LanguageEntry[]): readonly string[] {
  return entries.map(({ level, part, label }) => `${level} ${part} ${label}`)
}
