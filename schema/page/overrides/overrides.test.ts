import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allBlocks, type StoredBlock } from '../content'
import { isSame } from '../merge/canonical'
import { updateOverrides } from './by-language'
import { differencesOf } from './differences-of'
import { addressOf, NO_OVERRIDE, type PageOverride, type PageVersion } from './override'
import { editedPages, registry } from './random-overrides.fixture'
import { compareOverride, keepMine } from './rebase-override'
import { resetOverride } from './reset-override'
import { resolveDifferences, resolvePage } from './resolve-page'

const RUNS = { seed: 28, numRuns: 2_500 }

test('a page is its differences on top of the network’s; without them it is the network’s very object', () => {
  fc.assert(
    fc.property(editedPages, ([network, effective]) => {
      const override = differencesOf(network, effective)
      const { page, orphaned } = resolveDifferences(network, override)
      expect(isSame(page, effective)).toBe(true)
      expect(orphaned).toEqual([])
      expect(resolvePage(network, resetOverride(override, {}))).toBe(network)
    }),
    RUNS,
  )
})

test('a newer network page loses no difference: each is applied, in conflict or orphaned', () => {
  fc.assert(
    fc.property(editedPages, ([network, effective, newer]) => {
      const override = differencesOf(network, effective)
      const compared = compareOverride(override, newer)
      const rebased = merged(override, newer)
      expect(rebased.differences.map(addressOf)).toEqual(override.differences.map(addressOf))
      const { applied, orphaned, page } = resolveDifferences(newer, rebased)
      expect(applied.length + orphaned.length).toBe(override.differences.length)
      expect(addresses(orphaned)).toEqual(addresses(compared.orphaned))
      for (const { difference } of compared.conflicts)
        expect(override.differences).toContain(difference)
      const ids = [...allBlocks(page.content.blocks)].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }),
    RUNS,
  )
})

test('what is saved in one language leaves the texts of all others as they are stored', () => {
  fc.assert(
    fc.property(editedPages, ([network, english, gujarati, later]) => {
      const first = saved(network, [NO_OVERRIDE, NO_OVERRIDE], english)
      expect(isSame(resolvePage(network, ...first), english)).toBe(true)
      const second = saved(network, [first[0], NO_OVERRIDE], gujarati)
      expect(isSame(resolvePage(network, ...second), gujarati)).toBe(true)
      const third = saved(network, [second[0], first[1]], later)
      expect(isSame(resolvePage(network, ...third), later)).toBe(true)
    }),
    RUNS,
  )
})

test('a save that changes nothing stores the same bytes, whatever the network changed', () => {
  fc.assert(
    fc.property(editedPages, ([network, english, newer]) => {
      const stored = saved(network, [NO_OVERRIDE, NO_OVERRIDE], english)
      const again = saved(newer, stored, resolvePage(newer, ...stored))
      expect(JSON.stringify(again)).toBe(JSON.stringify(stored))
    }),
    RUNS,
  )
})

test('a text that both changed is the location’s, in conflict; changed at different places it says both', () => {
  const network = page(block('hero', 'Open from 9 to 5. Please take your shoes off.'))
  const here = page(block('hero', 'Open from 8 to 5. Please take your shoes off.'))
  const elsewhere = page(block('hero', 'Open from 9 to 5. Please leave your shoes at the door.'))
  const clashing = page(block('hero', 'Open from 10 to 5. Please take your shoes off.'))
  const override = differencesOf(network, here)
  expect(resolvePage(elsewhere, override)).toEqual(here)
  expect(clashes(override, elsewhere)).toEqual([])
  expect(resolvePage(elsewhere, merged(override, elsewhere))).toEqual(
    page(block('hero', 'Open from 8 to 5. Please leave your shoes at the door.')),
  )
  expect(merged(override, clashing)).toEqual(override)
  expect(clashes(override, clashing)).toMatchObject([
    {
      difference: {
        ...{ kind: 'field', block: 'hero', field: 'title' },
        was: { value: 'Open from 9 to 5. Please take your shoes off.' },
      },
    },
  ])
  const told = override.differences.map((each) => keepMine(clashing, each))
  expect(clashes({ format: 1, differences: told }, clashing)).toEqual([])
  expect(resolvePage(clashing, { format: 1, differences: told })).toEqual(here)
})

test('a block that was removed here and changed by the network, or moved by both, is in conflict', () => {
  const network = page(block('hero', 'Welcome'), section('one'), section('two'))
  const without = differencesOf(network, page(section('one'), section('two')))
  const changed = page(block('hero', 'Namaste'), section('one'), section('two'))
  expect(clashes(without, network)).toEqual([])
  expect(clashes(without, changed)).toHaveLength(1)
  const moved = differencesOf(
    network,
    page(section('one', block('hero', 'Welcome')), section('two')),
  )
  const elsewhere = page(section('one'), section('two', block('hero', 'Welcome')))
  expect(clashes(moved, network)).toEqual([])
  expect(clashes(moved, elsewhere)).toMatchObject([
    { difference: { kind: 'moved', was: { parent: null, slot: '' } } },
  ])
})

test('a block that was added stays beside its neighbours when the network adds and removes others', () => {
  const network = page(block('a'), block('b'), block('c'))
  const override = differencesOf(network, page(block('a'), block('own'), block('b'), block('c')))
  expect(order(page(block('new'), block('a'), block('b')), override)).toEqual([
    ...['new', 'a', 'own', 'b'],
  ])
  expect(order(page(block('c'), block('b')), override)).toEqual(['c', 'own', 'b'])
  expect(order(page(block('c')), override)).toEqual(['c', 'own'])
})

test('a removed block, a changed type and another kind of block orphan a difference, which applies again when they are back', () => {
  const network = page(block('hero', 'Welcome'), block('faq', 'Questions'))
  const override = differencesOf(
    network,
    page(block('hero', 'Namaste'), { ...block('faq', 'Questions'), hidden: true }),
  )
  const retyped = page({
    ...block('hero'),
    fields: [{ id: 'f1', type: 'richtext', name: 'title', value: '<p>Welcome</p>' }],
  })
  const { page: shown, orphaned } = resolveDifferences(retyped, override)
  expect(shown).toBe(retyped)
  expect(orphaned.map(({ obstacle }) => obstacle)).toEqual(['FIELD_CHANGED', 'BLOCK_GONE'])
  const other = page({ ...block('hero', 'Welcome'), name: 'Text' }, block('faq', 'Questions'))
  expect(resolveDifferences(other, override).orphaned).toMatchObject([
    { obstacle: 'BLOCK_CHANGED' },
  ])
  expect(resolveDifferences(network, override).orphaned).toEqual([])
})

test('an English override does not hide the Gujarati text, and a hidden block is hidden in both', () => {
  const english = page(block('dress', 'Dress modestly'), block('shop', 'Shop'))
  const gujarati = page(block('dress', 'સાદા કપડાં'), block('shop', 'દુકાન'))
  const wanted = page(block('dress', 'Scarves are lent'), {
    ...block('shop', 'Shop'),
    hidden: true,
  })
  const [neutral, inEnglish] = saved(english, [NO_OVERRIDE, NO_OVERRIDE], wanted)
  expect(resolvePage(english, neutral, inEnglish)).toEqual(wanted)
  expect(resolvePage(gujarati, neutral)).toEqual(
    page(block('dress', 'સાદા કપડાં'), { ...block('shop', 'દુકાન'), hidden: true }),
  )
})

test('what head office locked is the network’s, whatever a location had; the difference is kept', () => {
  const network = page(block('hero', 'Welcome'), block('faq', 'Questions'))
  const override = differencesOf(network, page(block('faq', 'FAQ'), block('hero', 'Namaste')))
  const lock = { by: 'Head office', reason: 'The law asks for it' }
  const locked = page({ ...block('hero', 'Welcome'), locked: lock }, block('faq', 'Questions'))
  const { page: shown, orphaned } = resolveDifferences(locked, override)
  expect(order(shown, NO_OVERRIDE)).toEqual(['faq', 'hero'])
  expect(titleOf(shown, 'hero')).toBe('Welcome')
  expect(titleOf(shown, 'faq')).toBe('FAQ')
  expect(orphaned).toMatchObject([{ obstacle: 'LOCKED', difference: { field: 'title' } }])
  const inside = differencesOf(network, page(section('s', block('hero', 'Welcome')), block('faq')))
  expect(resolveDifferences(locked, inside).orphaned).toMatchObject([
    { obstacle: 'LOCKED', difference: { kind: 'moved', block: 'hero' } },
  ])
  const oneField = page(
    { ...block('hero', 'Welcome'), locked: { ...lock, fields: ['title'] } },
    block('faq', 'Questions'),
  )
  expect(titleOf(resolvePage(oneField, override), 'hero')).toBe('Welcome')
})

test('two moves that put two blocks into each other lose neither', () => {
  const network = page(section('one'), section('two'))
  const override = differencesOf(network, page(section('two', section('one'))))
  const newer = page(section('one', section('two')))
  const { page: shown, orphaned } = resolveDifferences(newer, override)
  expect(shown).toEqual(newer)
  expect(orphaned).toMatchObject([{ obstacle: 'PLACE_GONE' }])
})

test('a block is put back with what was added to it, a field alone, the page’s own values alone', () => {
  const network = page(block('hero', 'Welcome'))
  const changed = { ...page(block('hero', 'Namaste'), section('s', block('in'))), title: 'Here' }
  const override = differencesOf(network, changed)
  expect(order(network, resetOverride(override, { block: 's' }))).toEqual(['hero'])
  const titles = (target: Parameters<typeof resetOverride>[1]) => {
    const shown = resolvePage(network, resetOverride(override, target))
    return [shown.title, titleOf(shown, 'hero')]
  }
  expect(titles({ block: 'hero', field: 'title' })).toEqual(['Here', 'Welcome'])
  expect(titles({ block: null })).toEqual(['Visit', 'Namaste'])
  expect(titles({ block: null, field: 'description' })).toEqual(['Here', 'Namaste'])
})

type Pair = readonly [neutral: PageOverride, inLanguage: PageOverride]

function saved(network: PageVersion, [neutral, inLanguage]: Pair, effective: PageVersion): Pair {
  const next = updateOverrides({ network, stored: { neutral, inLanguage }, effective }, registry)
  return [next.neutral, next.inLanguage]
}

function addresses(orphaned: ReturnType<typeof resolveDifferences>['orphaned']): string[] {
  return orphaned.map(({ difference }) => addressOf(difference)).sort()
}

function page(...blocks: StoredBlock[]): PageVersion {
  return { title: 'Visit', description: '', imageId: null, content: { format: 1, blocks } }
}

function block(id: string, title = ''): StoredBlock {
  return { id, name: 'Hero', fields: [{ id: 'f1', type: 'string', name: 'title', value: title }] }
}

function section(id: string, ...content: StoredBlock[]): StoredBlock {
  return { id, name: 'Section', fields: [], slots: { content } }
}

function order(network: PageVersion, override: PageOverride): string[] {
  return resolvePage(network, override).content.blocks.map(({ id }) => id)
}

function titleOf({ content }: PageVersion, id: string): unknown {
  return [...allBlocks(content.blocks)].find((each) => each.id === id)?.fields[0]?.value
}

/** The changes of both sides that are at one place, which a person has to decide. */
function clashes(override: PageOverride, network: PageVersion) {
  return compareOverride(override, network).conflicts.filter((each) => !each.merge())
}

/** The override with the changes of both sides where they are at different places. */
function merged(override: PageOverride, network: PageVersion): PageOverride {
  const { conflicts } = compareOverride(override, network)
  const differences = override.differences.map(
    (each) => conflicts.find(({ difference }) => difference === each)?.merge() ?? each,
  )
  return { format: 1, differences }
}
