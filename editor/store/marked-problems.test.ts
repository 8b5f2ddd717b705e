import { expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { newBlock } from '#schema/page/stored-props'
import { block } from '../testing/three-blocks'
import { markedProblems } from './marked-problems'
import { problemsOf } from './problems-of'

const cards = (...items: readonly object[]) => newBlock(block('CardList'), 'cards', { items })
const blank = { title: '', description: '', image: null, href: null, featured: false }

test('a list item in which nothing was entered marks nothing, and is a problem all the same', () => {
  const fresh = cards({ ...blank, title: 'Visit' }, blank)
  expect(problemsOf(fresh, definitions)).toHaveLength(1)
  expect(markedProblems(fresh, definitions)).toEqual([])
})

test('once something is entered, what is missing is marked', () => {
  const begun = cards({ ...blank, description: 'Open daily' })
  expect(markedProblems(begun, definitions).map(({ field }) => field)).toEqual(['items.0.title'])
})
