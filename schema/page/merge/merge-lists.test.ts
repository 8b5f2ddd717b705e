import { expect, test } from 'vitest'
import { mergeInside } from './merge-lists'

const item = (question: string, answer = '<p>Yes</p>') => ({ question, answer })
const merge = (base: unknown, mine: unknown, theirs: unknown) =>
  mergeInside('array', { base: { value: base }, mine: { value: mine }, theirs: { value: theirs } })

test('two questions of one list, written by two people', () => {
  const base = [item('One'), item('Two'), item('Three')]
  expect(
    merge(
      base,
      [item('First'), item('Two'), item('Three')],
      [...base.slice(0, 2), item('Third'), item('Four')],
    ),
  ).toEqual([item('First'), item('Two'), item('Third'), item('Four')])
})

test('one item that both changed is merged by its values, and by words', () => {
  const base = [item('Is it open?', '<p>Every day</p>')]
  expect(
    merge(
      base,
      [item('Is it open today?', '<p>Every day</p>')],
      [item('Is it open?', '<p>Every day from seven</p>')],
    ),
  ).toEqual([item('Is it open today?', '<p>Every day from seven</p>')])
  expect(
    merge(
      base,
      [item('Is it open?', '<p>Every day but Monday</p>')],
      [item('Is it open?', '<p>Every day from seven</p>')],
    ),
  ).toBe(null)
})

test('what both did to one item, or moved and changed, is asked about', () => {
  const base = [item('One'), item('Two')]
  expect(merge(base, [item('Mine'), item('Two')], [item('Theirs'), item('Two')])).toBe(null)
  expect(merge(base, [item('Two'), item('One')], [item('First'), item('Two')])).not.toEqual([
    item('First'),
    item('One'),
  ])
  expect(merge([1], [2], [3])).toBe(null)
})
