import { expect, test } from 'vitest'
import type { MenuChange, MenuPart, NavigationEntry } from './menu-changes'
import { layeredMenu, type MenuLayer, orphanedTexts } from './menu-languages'
import { asTexts } from './menu-texts'

const TREE = layer([entry('visit'), entry('hours', 1), entry('seva')])

test('a language has its texts in the order of the tree, and what it lacks stays in the default language', () => {
  const gujarati = texts([text('seva', 'સેવા'), text('visit', 'મુલાકાત')])
  expect(shown(TREE, gujarati)).toBe('મુલાકાત -hours સેવા')
  const { translated } = layeredMenu([TREE, gujarati], 2)
  expect([...translated]).toEqual(['seva', 'visit'])
})

test('an entry of one language is among the texts where its list has it', () => {
  const own = texts([text('visit', 'મુલાકાત'), entry('katha'), text('seva', 'સેવા'), entry('end')])
  expect(shown(TREE, own)).toBe('મુલાકાત -hours katha સેવા end')
  const below = texts([text('visit', 'મુલાકાત'), entry('map', 1), entry('deep', 2), entry('end')])
  expect(shown(TREE, below)).toBe('મુલાકાત -map --deep -hours seva end')
})

test('a text follows the address of the tree unless it has one of its own', () => {
  const link = { href: '/gu' }
  const gujarati = texts([
    { ...text('visit', 'મુલાકાત'), link },
    { ...text('seva', 'સેવા'), link, part: 'textAndLink' },
  ])
  const { entries } = layeredMenu([TREE, gujarati], 2)
  expect(entries.map((each) => each.link?.href)).toEqual(['/visit', '/hours', '/gu'])
})

test('a language hides an entry; one that the tree loses takes its texts along, which are kept', () => {
  const gujarati = texts(
    [text('seva', 'સેવા'), text('gone', 'ગયું')],
    [change('visit', { hidden: true })],
  )
  expect(shown(TREE, gujarati)).toBe('સેવા')
  const { known } = layeredMenu([TREE], 2)
  expect(orphanedTexts(gujarati.entries, known).map(({ label }) => label)).toEqual(['ગયું'])
})

test('a location hides, moves and adds in every language; what it renames in one does not hide the text of another', () => {
  const network = [TREE, texts([text('visit', 'મુલાકાત')])]
  const here = layer(
    [entry('skating')],
    [
      change('visit', { label: 'Come', moved: true, after: 'seva' }),
      change('seva', { label: 'Volunteer' }),
      change('hours', { hidden: true }),
    ],
  )
  expect(shown(TREE, here)).toBe('Volunteer Come skating')
  expect(shown(...network, here)).toBe('Volunteer મુલાકાત skating')
  const hereInGujarati = texts([text('visit', 'પધારો'), text('hours', 'સમય')])
  expect(shown(...network, here, hereInGujarati)).toBe('Volunteer પધારો skating')
})

test('a whole menu of one language is alone, also with entries that were texts', () => {
  const alone = { ...texts([text('visit', 'મુલાકાત'), entry('katha')]), isInstead: true }
  expect(shown(TREE, alone)).toBe('મુલાકાત katha')
})

test('entries sent without ids are texts of those that lead to the same address, each once', () => {
  const sent = [
    { label: 'સેવા', link: { href: '/seva' }, level: 0 },
    { label: 'ફરી', link: { href: '/seva' }, level: 0 },
    { label: 'કથા', link: null, level: 0 },
    { label: 'મુલાકાત', link: { href: '/gu' }, level: 0, entryId: 'visit' },
    { label: 'ગયું', link: null, level: 0, entryId: 'gone', part: 'text' as const },
  ]
  const tree = { all: TREE.entries, own: TREE.entries }
  expect(asTexts(sent, tree).map(({ entryId, part }) => [entryId, part])).toEqual([
    ['seva', 'text'],
    [undefined, 'entry'],
    [undefined, 'entry'],
    ['visit', 'textAndLink'],
    ['gone', 'text'],
  ])
  // An entry that followed the tree still does when its address has changed meanwhile.
  const stored = [{ ...text('seva', 'સેવા'), link: { href: '/old' } }]
  expect(asTexts(stored, tree, stored)[0]?.part).toBe('text')
  expect(asTexts(sent, { all: TREE.entries, own: [] })[0]?.part).toBe('entry')
})

function shown(...layers: readonly MenuLayer[]): string {
  return layeredMenu(layers, 2)
    .entries.map(({ label, level }) => `${'-'.repeat(level ?? 0)}${label}`)
    .join(' ')
}

function layer(
  entries: readonly NavigationEntry[],
  changes: readonly MenuChange[] = [],
): MenuLayer {
  return { entries, changes, isInstead: false, isInLanguage: false }
}

function texts(
  entries: readonly NavigationEntry[],
  changes: readonly MenuChange[] = [],
): MenuLayer {
  return { ...layer(entries, changes), isInLanguage: true }
}

function entry(id: string, level = 0, part: MenuPart = 'entry'): NavigationEntry {
  return { entryId: id, label: id, link: { href: `/${id}` }, level, part }
}

function text(id: string, label: string): NavigationEntry {
  return { ...entry(id, 0, 'text'), label }
}

function change(id: string, values: Partial<MenuChange>): MenuChange {
  return {
    ...{ entry: id, hidden: false, label: '', link: null, moved: false, under: '', after: '' },
    ...values,
  }
}
