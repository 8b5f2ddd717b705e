import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSame } from '../merge/canonical'
import { type ListItem, matchItems } from './list-items'
import { counterpartAt, itemOriginAt, removedItemsAt, resetAt, restoreAt } from './reset-items'

const network = [
  { time: '9:00am', title: 'Mangala aarti', place: 'Main hall' },
  { time: '11:30am', title: 'Rajbhog aarti', place: 'Main hall' },
  { time: '5:30pm', title: 'Katha for families', place: 'Assembly hall' },
] as const
const [mangala, rajbhog, katha] = network
const blank = { time: '', title: '', place: '' }

test('an item that is typed in stays the network’s item, also when all its words are replaced', () => {
  for (const title of ['M', '', 'Darshan', 'મંગળા આરતી']) {
    const here = [{ ...mangala, title }, rajbhog, katha]
    expect(originsOf(network, here)).toEqual(['changed', 'network', 'network'])
  }
  const other = { time: 'noon', title: 'Something else', place: 'Garden' }
  expect(originsOf(network, [mangala, other, katha])).toEqual(['network', 'changed', 'network'])
})

test('added, removed and moved items are told apart from changed ones', () => {
  expect(originsOf(network, [...network, blank])).toEqual([...NETWORK, 'added'])
  expect(originsOf(network, [blank, ...network])).toEqual(['added', ...NETWORK])
  expect(originsOf(network, [mangala, blank, { ...rajbhog, time: '11:15am' }, katha])).toEqual([
    ...['network', 'added', 'changed', 'network'],
  ])
  expect(originsOf(network, [katha, mangala, rajbhog])).toEqual(['moved', 'network', 'network'])
  const later = { ...katha, time: '6:00pm' }
  expect(originsOf(network, [later, mangala, rajbhog])).toEqual([
    ...['changedAndMoved', 'network', 'network'],
  ])
  expect(removedFrom(network, [mangala, { ...katha, time: '6:00pm' }])).toEqual([1])
  expect(originsOf(network, [mangala, { ...katha, time: '6:00pm' }])).toEqual([
    ...['network', 'changed'],
  ])
})

test('Gujarati items are matched by their words', () => {
  const gujarati = [
    { title: 'મંગળા આરતી', place: 'મુખ્ય હોલ' },
    { title: 'રાજભોગ આરતી', place: 'મુખ્ય હોલ' },
    { title: 'કથા અને કીર્તન', place: 'સભા હોલ' },
  ]
  const evening = { ...gujarati[2], title: 'સાંજની કથા અને કીર્તન' }
  expect(originsOf(gujarati, [evening])).toEqual(['changed'])
  expect(removedFrom(gujarati, [evening])).toEqual([0, 1])
  expect(originsOf(gujarati, [{ title: 'નવું', place: '' }, ...gujarati])).toEqual([
    ...['added', ...NETWORK],
  ])
})

test('of several equal items the one that is missing is removed, and the one that is new is added', () => {
  const [a, b] = [{ title: 'A' }, { title: 'B' }]
  expect(removedFrom([a, b, { ...a }], [{ ...a }, { ...a }])).toEqual([1])
  expect(originsOf([a, b], [a, { ...a }, b])).toEqual(['network', 'added', 'network'])
})

test('an item, a field of it and a removed item are each reset alone', () => {
  const garden = { ...mangala, title: 'Aarti', place: 'Garden' }
  const values = at([katha, garden, rajbhog, blank])
  expect(resetAt(values, ['items', '1', 'title'])).toEqual({
    items: [katha, { ...mangala, place: 'Garden' }, rajbhog, blank],
  })
  expect(resetAt(values, ['items', '1'])).toEqual({ items: [katha, mangala, rajbhog, blank] })
  expect(resetAt(values, ['items', '0'])).toEqual({ items: [garden, rajbhog, katha, blank] })
  expect(resetAt(values, ['items', '3'])).toEqual({ items: [katha, garden, rajbhog] })
  const removed = at([garden, katha, blank])
  expect(restoreAt(removed, ['items'], 1)).toEqual({ items: [garden, rajbhog, katha, blank] })
  const swapped = at([rajbhog, mangala, katha])
  expect(resetAt(swapped, ['items', '0'])).toEqual(swapped.here)
  expect(resetAt(swapped, ['items', '1'])).toBe(swapped.network)
})

test('what is stored in keys that no field names is compared, kept, and reset with its item', () => {
  const values = {
    network: { items: [{ title: 'A', mood: 7 }] },
    here: { items: [{ mood: 8, title: 'B' }] },
  }
  expect(resetAt(values, ['items', '0', 'title'])).toEqual({ items: [{ mood: 8, title: 'A' }] })
  expect(itemOriginAt(values, ['items', '0'])).toBe('changed')
  expect(resetAt(values, ['items', '0'])).toBe(values.network)
})

test('a field that the network’s item has not is taken away', () => {
  const values = {
    network: { items: [{ title: 'A' }] },
    here: { items: [{ title: 'A', place: 'Hall' }] },
  }
  expect(resetAt(values, ['items', '0', 'place'])).toBe(values.network)
})

test('a list inside a moved item is compared with the list inside its counterpart', () => {
  const values = {
    network: {
      days: [
        { day: 'Saturday', times: [{ title: 'Aarti' }, { title: 'Katha' }] },
        { day: 'Sunday', times: [{ title: 'Darshan' }] },
      ],
    },
    here: {
      days: [
        { day: 'Sunday', times: [{ title: 'Darshan' }] },
        { day: 'Saturday', times: [{ title: 'Maha aarti' }, { title: 'Katha' }] },
      ],
    },
  }
  const title = ['days', '1', 'times', '0', 'title']
  expect(counterpartAt(values, title)).toEqual({ network: 'Aarti', here: 'Maha aarti' })
  expect(itemOriginAt(values, ['days', '1', 'times', '0'])).toBe('changed')
  expect(itemOriginAt(values, ['days', '1', 'times', '1'])).toBe('network')
  const [saturday, sunday] = values.network.days
  expect(resetAt(values, ['days', '1', 'times', '0'])).toEqual({ days: [sunday, saturday] })
  expect(resetAt(values, title)).toEqual({ days: [sunday, saturday] })
})

test('pictures are told apart by their ids: replaced, added, removed and moved ones are reset one by one', () => {
  const values = (here: readonly number[]) => ({
    network: { of: [12, 14, 15] },
    here: { of: here },
  })
  const origins = (here: readonly number[]) =>
    here.map((_, at) => itemOriginAt(values(here), ['of', `${at}`]))
  expect(origins([12, 14, 15])).toEqual(NETWORK)
  expect(origins([12, 99, 15])).toEqual(['network', 'changed', 'network'])
  expect(origins([7, 12, 14, 15])).toEqual(['added', ...NETWORK])
  expect(origins([15, 12, 14])).toEqual(['moved', 'network', 'network'])
  expect(origins([12, 12, 14, 15])).toEqual(['network', 'added', 'network', 'network'])
  expect(removedItemsAt(values([12, 15]), ['of'])).toEqual([{ index: 1, item: 14 }])
  expect(removedItemsAt(values([]), ['of']).map(({ item }) => item)).toEqual([12, 14, 15])
  expect(resetAt(values([12, 99, 7]), ['of', '1'])).toEqual({ of: [12, 14, 7] })
  expect(resetAt(values([15, 12, 14]), ['of', '0'])).toEqual({ of: [12, 14, 15] })
  expect(restoreAt(values([15]), ['of'], 1)).toEqual({ of: [14, 15] })
  const network = { of: [12, 14] }
  expect(resetAt({ network, here: { of: [12, 14, 3] } }, ['of', '2'])).toBe(network)
})

test('what is no list of items has no marks, and an unknown path changes nothing', () => {
  const items = [{ title: 'A' }]
  for (const here of [null, 'three', [1, 2], [{ title: 'A' }, null], { 0: { title: 'A' } }]) {
    const values = { network: { items }, here: { items: here } }
    expect(itemOriginAt(values, ['items', '0'])).toBeNull()
    expect(removedItemsAt(values, ['items'])).toEqual([])
  }
  for (const theirs of [undefined, null, 'three', [1, 2]])
    expect(itemOriginAt({ network: { items: theirs }, here: { items } }, ['items', '0'])).toBe(
      'added',
    )
  const values = { network: { items }, here: { items: [{ title: 'B' }] } }
  expect(resetAt(values, ['items', '7'])).toEqual(values.here)
  expect(resetAt(values, ['items', '7', 'title'])).toEqual(values.here)
  expect(restoreAt(values, ['items'], 0)).toEqual(values.here)
  expect(restoreAt(values, ['items'], 9)).toEqual(values.here)
})

test('whatever was done to a list, resetting one thing after the other leads back to the network’s own', () => {
  fc.assert(
    fc.property(pairsOfLists, ([theirs, mine]) => {
      let here: unknown = { items: mine }
      const values = { network: { items: theirs }, here }
      for (let steps = 0; ; steps += 1) {
        expect(steps).toBeLessThanOrEqual(theirs.length + mine.length)
        const next = resetFirst({ ...values, here })
        if (next === undefined) break
        expect(isSame(next, here)).toBe(false)
        here = next
      }
      expect(isSame(here, values.network)).toBe(true)
    }),
    { seed: 28, numRuns: 2_500 },
  )
})

test('a list of 500 items is matched again in a few milliseconds after a key press', () => {
  const theirs = Array.from({ length: 500 }, (_, at) => ({
    title: `Item ${at}`,
    text: 'Aarti '.repeat(50),
  }))
  matchItems(theirs, [...theirs])
  const start = performance.now()
  for (let press = 0; press < 20; press += 1)
    matchItems(theirs, theirs.with(250, { title: `Typed ${press}`, text: 'Aarti' }))
  expect((performance.now() - start) / 20).toBeLessThan(20)
})

const NETWORK = ['network', 'network', 'network'] as const
const word = fc.constantFrom('', 'A', 'B', 'આરતી', 'A B')
const lists = fc.array(fc.record({ title: word, text: word }), { maxLength: 6 })
const pictures = fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 6 })
const pairsOfLists: fc.Arbitrary<[ListItem[], ListItem[]]> = fc.oneof(
  fc.tuple(lists, lists),
  fc.tuple(pictures, pictures),
)

/** The list above, and what a location has in its place. */
function at(items: readonly ListItem[]) {
  return { network: { items: network }, here: { items } }
}

function originsOf(theirs: readonly ListItem[], here: readonly ListItem[]) {
  const values = { network: { items: theirs }, here: { items: here } }
  return here.map((_, index) => itemOriginAt(values, ['items', String(index)]))
}

function removedFrom(theirs: readonly ListItem[], here: readonly ListItem[]) {
  const values = { network: { items: theirs }, here: { items: here } }
  return removedItemsAt(values, ['items']).map(({ index }) => index)
}

/** Resets the first item with a mark; `undefined` if there is none. */
function resetFirst(values: { network: { items: ListItem[] }; here: unknown }): unknown {
  const { items } = values.here as { items: readonly ListItem[] }
  const marked = items.findIndex(
    (_, index) => itemOriginAt(values, ['items', String(index)]) !== 'network',
  )
  if (marked >= 0) return resetAt(values, ['items', String(marked)])
  const [removed] = removedItemsAt(values, ['items'])
  return removed && restoreAt(values, ['items'], removed.index)
}
