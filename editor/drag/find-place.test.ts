import { describe, expect, test } from 'vitest'
import { blockOf, childrenOf, ROOT, slotKey } from '#schema/page/tree'
import { type Dragged, draggedLabel, placeLabel, slotsOfBlock } from '../store/places'
import { testRegistry, testSession } from '../testing/open-session'
import { type DropContext, findPlace, findStickyPlace, lineOf } from './find-place'
import type { Geometry, Rect } from './geometry'

/*
 * Blocks are rendered one below the other, 100 high and 400 wide; a container has 20 around what it holds,
 * and an empty slot is 60 high.
 */
function scene(line: string, what: Dragged): DropContext & { readonly reads: () => number } {
  const session = testSession(line, { maxBlocks: 5000 })
  const { tree } = session.pageStore.getState().page
  const blocks = new Map<string, Rect>()
  const empty = new Map<string, Rect>()
  layOut(ROOT, { top: 0, left: 0, width: 400 })
  let reads = 0
  const geometry: Geometry = {
    rectOf: (id) => {
      reads += 1
      return blocks.get(id) ?? null
    },
    emptySlotRect: (slot) => empty.get(slot) ?? null,
  }
  return { tree, what, rules: session, geometry, reads: () => reads }

  function layOut(slot: string, area: Omit<Rect, 'height'>): number {
    const ids = childrenOf(tree, slot)
    if (ids.length === 0) empty.set(slot, { ...area, height: 60 })
    return ids.length === 0 ? 60 : ids.reduce((sum, id) => sum + layOutBlock(id, sum), 0)

    function layOutBlock(id: string, above: number): number {
      const top = area.top + above
      const slots = slotsOfBlock(tree, id, testRegistry)
      const inner = { top: top + 20, left: area.left + 20, width: area.width - 40 }
      const height = slots.length === 0 ? 100 : 40 + layOut(slots[0] ?? '', inner)
      blocks.set(id, { ...area, top, height })
      return height
    }
  }
}

function note(id: string) {
  return { id, name: 'Note', fields: [] }
}

const fromPalette: Dragged = { kind: 'new', name: 'Note' }
const moved = (id: string): Dragged => ({ kind: 'block', id })

/** The place at a height of the page, as users see it named. */
function at(content: DropContext, y: number): string {
  const { place, refusal } = findPlace(content, { x: 200, y })
  const where = place ? placeLabel(content.tree, content.what, place, testRegistry) : 'nowhere'
  return refusal ? `${where}; ${refusal}` : where
}

describe('a block from the palette lands', () => {
  test('before the block whose upper half is under the pointer, after it in the lower half', () => {
    const page = scene('a b', fromPalette)
    expect(at(page, 10)).toBe('position 1 of 3 in “Main”')
    expect(at(page, 90)).toBe('position 2 of 3 in “Main”')
    expect(at(page, 110)).toBe('position 2 of 3 in “Main”')
    expect(at(page, 190)).toBe('position 3 of 3 in “Main”')
  })

  test('at the end when the pointer is below the last block, at the top when above the first', () => {
    const page = scene('a b', fromPalette)
    expect(at(page, 900)).toBe('position 3 of 3 in “Main”')
    expect(at(page, -40)).toBe('position 1 of 3 in “Main”')
  })

  test('in the deepest container under the pointer', () => {
    const page = scene('a b[c d[e]]', fromPalette)
    expect(at(page, 130)).toBe('position 1 of 3 in “Main › Box”')
    expect(at(page, 250)).toBe('position 1 of 2 in “Main › Box › Box”')
    expect(at(page, 330)).toBe('position 2 of 2 in “Main › Box › Box”')
  })

  test('before or after a container near its edges, so that there is space between two', () => {
    const page = scene('a[b] c[d]', fromPalette)
    expect(at(page, 4)).toBe('position 1 of 3 in “Main”')
    expect(at(page, 137)).toBe('position 2 of 3 in “Main”')
    expect(at(page, 143)).toBe('position 2 of 3 in “Main”')
  })

  test('in an empty container', () => {
    expect(at(scene('a[] b', fromPalette), 50)).toBe('position 1 of 1 in “Main › Box”')
  })

  test('on an empty page', () => {
    expect(at(scene('', fromPalette), 30)).toBe('position 1 of 1 in “Main”')
  })

  test('on unknown blocks only before and after', () => {
    expect(at(scene('xa', fromPalette), 60)).toBe('position 2 of 2 in “Main”')
  })
})

describe('a block of the page', () => {
  test('is counted as if it were lifted out', () => {
    const page = scene('a b c', moved('a'))
    expect(at(page, 50)).toBe('position 1 of 3 in “Main”')
    expect(at(page, 140)).toBe('position 1 of 3 in “Main”')
    expect(at(page, 160)).toBe('position 2 of 3 in “Main”')
    expect(at(page, 290)).toBe('position 3 of 3 in “Main”')
  })

  test('does not land inside itself', () => {
    expect(at(scene('a[b[c]] d', moved('a')), 70)).toBe('position 1 of 2 in “Main”')
    expect(at(scene('a[b[c]] d', moved('b')), 70)).toBe('position 1 of 1 in “Main › Box”')
  })

  test('draws no line through itself where it stays', () => {
    const page = scene('a b c', moved('b'))
    expect(lineOf(page, { slot: ROOT, index: 1 })).toEqual({
      top: 100,
      left: 0,
      width: 400,
      height: 0,
    })
    expect(lineOf(page, { slot: ROOT, index: 0 })?.top).toBe(0)
    expect(lineOf(page, { slot: ROOT, index: 2 })?.top).toBe(300)
  })
})

test('a container that can’t contain the block says so, and the block lands around it', () => {
  const session = testSession({
    format: 1,
    blocks: [{ id: 's', name: 'Shelf', fields: [], slots: { left: [], right: [] } }],
  })
  const { tree } = session.pageStore.getState().page
  const geometry: Geometry = {
    rectOf: (id) => (id === 's' ? { top: 0, left: 0, width: 400, height: 100 } : null),
    emptySlotRect: (slot) => ({
      top: 20,
      left: slot === slotKey('s', 'left') ? 0 : 200,
      width: 180,
      height: 60,
    }),
  }
  const refused = { tree, what: { kind: 'new', name: 'Box' } as const, rules: session, geometry }
  expect(at(refused, 60)).toBe('position 2 of 2 in “Main”; “Shelf” can’t contain “Box”')
  const taken: DropContext = { ...refused, what: fromPalette }
  const places = [100, 300].map((x) => findPlace(taken, { x, y: 50 }).place)
  expect(places).toEqual([
    { slot: slotKey('s', 'left'), index: 0 },
    { slot: slotKey('s', 'right'), index: 0 },
  ])
})

test('of columns side by side the one below the pointer takes the block, however short it is', () => {
  const session = testSession({
    format: 1,
    blocks: [
      {
        id: 's',
        name: 'Shelf',
        fields: [],
        slots: { left: [note('short')], right: [note('high'), note('higher')] },
      },
    ],
  })
  const { tree } = session.pageStore.getState().page
  const rects: Readonly<Record<string, Rect>> = {
    s: { top: 0, left: 0, width: 400, height: 600 },
    short: { top: 0, left: 0, width: 190, height: 60 },
    high: { top: 0, left: 210, width: 190, height: 300 },
    higher: { top: 300, left: 210, width: 190, height: 300 },
  }
  const geometry: Geometry = { rectOf: (id) => rects[id] ?? null, emptySlotRect: () => null }
  const shelf: DropContext = { tree, what: fromPalette, rules: session, geometry }
  const at = (x: number, y: number) => findPlace(shelf, { x, y }).place
  // At y = 500 the tall block is nearer than the short one, but in the other column; the pointer's column wins.
  expect(at(180, 500)).toEqual({ slot: slotKey('s', 'left'), index: 1 })
  expect(at(220, 500)).toEqual({ slot: slotKey('s', 'right'), index: 2 })
  expect(at(196, 500)).toEqual({ slot: slotKey('s', 'left'), index: 1 })
})

test('a pointer that trembles on a border does not make the place jump', () => {
  const page = scene('a b', fromPalette)
  const first = findStickyPlace(page, { x: 200, y: 45 }, null).place
  const jumps = [53, 48, 55, 47].map((y) => findStickyPlace(page, { x: 200, y }, first).place)
  expect(jumps).toEqual([first, first, first, first])
  expect(findStickyPlace(page, { x: 200, y: 58 }, first).place).toEqual({ slot: ROOT, index: 1 })
})

test('before a block that is content small there is a place, too, whatever the pointer comes from', () => {
  const page = scene('a b', fromPalette)
  const small: DropContext = {
    ...page,
    geometry: {
      ...page.geometry,
      rectOf: (id) => ({ top: id === 'a' ? 0 : 12, left: 0, width: 400, height: 12 }),
    },
  }
  const after = { slot: ROOT, index: 1 }
  expect(findStickyPlace(small, { x: 200, y: 2 }, after).place).toEqual({ slot: ROOT, index: 0 })
  expect(findStickyPlace(small, { x: 200, y: 5 }, after).place).toEqual(after)
})

test('a slow drag crosses every border once', () => {
  const page = scene('a b c', fromPalette)
  const seen: number[] = []
  let place = findStickyPlace(page, { x: 200, y: 0 }, null).place
  for (let y = 0; y <= 320; y += 1) {
    place = findStickyPlace(page, { x: 200, y }, place).place
    if (place && seen.at(-1) !== place.index) seen.push(place.index)
  }
  expect(seen).toEqual([0, 1, 2, 3])
})

test('a page of 3,000 blocks asks for few rectangles', () => {
  const page = scene(Array.from({ length: 3000 }, (_, index) => `n${index}`).join(' '), fromPalette)
  expect(at(page, 150_020)).toBe('position 1501 of 3001 in “Main”')
  expect(page.reads()).toBeLessThan(40)
})

test('the dragged block is called by its own name', () => {
  const { tree } = testSession('a').pageStore.getState().page
  expect(blockOf(tree, 'a').name).toBe('Note')
  expect(draggedLabel(tree, moved('a'), testRegistry)).toBe('Note')
})
