import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type MenuChange,
  type NavigationEntry,
  orphanedChanges,
  resolveMenu,
  shownEntries,
} from './menu-changes'

const NETWORK = menu('visit', '-hours', '-map', 'seva', 'about')
const OWN = menu('skating')

test('without changes a location has the entries of the network, then its own', () => {
  expect(shown([])).toBe('visit -hours -map seva about skating')
})

test('an entry is hidden with what is below it, is called otherwise and leads elsewhere', () => {
  expect(shown([change('visit', { hidden: true })])).toBe('seva about skating')
  const [first] = shownEntries(
    resolveMenu(NETWORK, OWN, [change('visit', { label: 'Come', link: { href: '/come' } })], 2),
  )
  expect(first).toMatchObject({ label: 'Come', link: { href: '/come' }, level: 0 })
})

test('entries are moved with what is below them, the location’s own among the network’s', () => {
  expect(shown([change('visit', { moved: true, after: 'seva' })])).toBe(
    'seva visit -hours -map about skating',
  )
  expect(shown([change('skating', { moved: true, under: 'visit', after: 'hours' })])).toBe(
    'visit -hours -skating -map seva about',
  )
  expect(shown([change('map', { moved: true, after: '' })])).toBe(
    'map visit -hours seva about skating',
  )
})

test('a later change of the network arrives beside what the location has otherwise', () => {
  const changes = [change('seva', { label: 'Volunteer' }), change('about', { moved: true })]
  const later = menu('darshan', 'visit', '-hours', 'seva', 'about')
  expect(shown(changes, later)).toBe('about darshan visit -hours Volunteer skating')
})

test('what cannot be applied leaves the menu as it is, and is an orphan where its entry is gone', () => {
  const gone = change('gone', { hidden: true, label: 'Gone' })
  expect(shown([gone])).toBe('visit -hours -map seva about skating')
  expect(orphanedChanges([gone, change('seva', {})], NETWORK, OWN)).toEqual([gone])
  // Below an entry that is gone, below itself, and too deep.
  for (const under of ['nowhere', 'visit', 'map'])
    expect(shown([change('visit', { moved: true, under })])).toBe(
      'visit -hours -map seva about skating',
    )
  expect(shown([change('seva', { moved: true, under: 'visit', after: 'nowhere' })])).toBe(
    'visit -hours -map -seva about skating',
  )
})

test('no sequence of moves loses or doubles an entry, or puts one too deep', () => {
  const ids = [...NETWORK, ...OWN].map(({ entryId }) => entryId)
  const id = fc.constantFrom(...ids, 'gone', '')
  const moves = fc.array(
    fc.record({ entry: id, hidden: fc.constant(false), under: id, after: id }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(moves, (made) => {
      const changes = made.map(({ entry, ...place }) => change(entry, { ...place, moved: true }))
      const entries = shownEntries(resolveMenu(NETWORK, OWN, changes, 2))
      expect(entries.map(({ entryId }) => entryId).sort()).toEqual([...ids].sort())
      entries.forEach(({ level }, index) => {
        expect(level).toBeLessThanOrEqual(Math.min(2, (entries[index - 1]?.level ?? -1) + 1))
      })
    }),
    { numRuns: 2000 },
  )
})

function shown(changes: readonly MenuChange[], network = NETWORK): string {
  return shownEntries(resolveMenu(network, OWN, changes, 2))
    .map(({ label, level }) => `${'-'.repeat(level ?? 0)}${label}`)
    .join(' ')
}

function menu(...names: readonly string[]): readonly NavigationEntry[] {
  return names.map((name) => {
    const label = name.replace(/^-+/, '')
    return { entryId: label, label, link: null, level: name.length - label.length }
  })
}

function change(entry: string, values: Partial<MenuChange>): MenuChange {
  return {
    ...{ entry, hidden: false, label: '', link: null, moved: false, under: '', after: '' },
    ...values,
  }
}
