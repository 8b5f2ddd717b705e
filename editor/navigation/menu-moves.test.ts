import { expect, test } from 'vitest'
import { resolveMenu } from '#schema/records/navigation/menu-changes'
import { placeAfter } from './menu-moves'

const entry = (entryId: string, level = 0) => ({ entryId, label: entryId, link: null, level })
const MENU = resolveMenu([entry('a'), entry('b'), entry('c', 1), entry('d')], [], [], 2)
const step = (id: string, way: Parameters<typeof placeAfter>[2], deepest = 2) =>
  placeAfter(MENU, id, way, deepest)

test('steps name the neighbours of the new place', () => {
  expect(step('b', 'up')).toEqual({ under: '', after: '' })
  expect(step('d', 'up')).toEqual({ under: '', after: 'a' })
  expect(step('a', 'down')).toEqual({ under: '', after: 'b' })
  expect(step('d', 'in')).toEqual({ under: 'b', after: 'c' })
  expect(step('c', 'out')).toEqual({ under: '', after: 'b' })
})

test('at an end, too deep, or without a name there is no step', () => {
  for (const [id, way] of [
    ...[['a', 'up'] as const, ['d', 'down'] as const, ['a', 'out'] as const],
    ...[['a', 'in'] as const, ['', 'down'] as const, ['nowhere', 'up'] as const],
  ])
    expect(step(id, way), `${id} ${way}`).toBeNull()
  expect(step('b', 'in', 1)).toBeNull()
})
